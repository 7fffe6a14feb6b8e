import { CAR_BAYS } from "#drawing/sheet/heights/floor-levels.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { footprintBox, SIDES, type SideName, sideAxis } from "#drawing/sheet/house/sides.ts";
import { isFullHeight, placeOpenings, wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import { INCH } from "#drawing/sheet/page/units.ts";
import { axisEnds, type Box, boxAround, boxesOverlap, growBox, hullOf } from "#drawing/sheet/shapes/box.ts";
import type { Level, Plan, Room, RoomKind } from "#planner/plan/plan.ts";

/** A flight from a floor down to the ground, outside of a door or along the open edge of a sit-out. Real mm. */
export type EntranceSteps = {
  /** The place to stand before a door, at the floor's height; null along a sit-out, and where steps alone have room. */
  readonly landing: Box | null;
  /** From the floor down: what one treads on, and its height above the road. */
  readonly treads: readonly { readonly box: Box; readonly height: number }[];
  /** Which way one goes down. */
  readonly down: SideName;
  readonly floor: number;
};

/** A comfortable step outside is no higher than this, mm (rules: plinth +450 is three of 150). */
const RISER = 165;
/** Ground before the lowest step on which one comes to it, mm; towards the road one comes from there. */
const APPROACH = 600;
/** A landing of less is none, and a narrower edge of a sit-out no way in. */
const LEAST = { landing: 600, width: 750 } as const;

/** `beside`: floor beside a door's opening on its landing; `width`: no flight along a sit-out's edge is wider. */
type Sizes = { readonly tread: number; readonly landing: number; readonly beside: number; readonly width: number };
const METRIC: Sizes = { tread: 300, landing: 900, beside: 200, width: 2400 };
/** Whole inches: America builds by nothing else, and its code asks for a landing of 36 in (IRC R311.3). */
const IN_INCHES: Sizes = { tread: 12 * INCH, landing: 36 * INCH, beside: 8 * INCH, width: 96 * INCH };
const SIT_OUTS: readonly RoomKind[] = ["verandah", "porch"];

/** A stretch of the house's edge at the ground: where its face lies, and its ends along it. */
type Edge = { readonly side: SideName; readonly face: number; readonly from: number; readonly to: number };

/**
 * The steps from a raised ground floor down to the ground: a flight before every outer door, and one along each sit-out with an open edge.
 * Left out where the plot has no room for them; empty where the floor is a single step up.
 */
export const entranceSteps = oncePerPlan(stepsOf);

function stepsOf(plan: Plan): readonly EntranceSteps[] {
  const level = plan.levels[0];
  if (!level) return [];
  const plot = boxAround(plan.site.plot);
  const sizes = plan.brief.region === "us" ? IN_INCHES : METRIC;
  const taken: Box[] = [
    ...wallBodies(level.walls).map(({ box }) => box),
    ...level.rooms.map((room) => boxAround(room.polygon)),
    ...level.columns.map((column) => boxAround(column.polygon)),
  ];
  const built: EntranceSteps[] = [];
  const build = (steps: EntranceSteps | null): void => {
    if (steps === null || steps.treads.length === 0) return;
    built.push(steps);
    taken.push(...boxesOf(steps));
  };
  for (const room of level.rooms.filter(({ kind }) => SIT_OUTS.includes(kind))) {
    const flights = openEdges(room, level).map((edge) => alongEdge(edge, level.floorLevel, sizes));
    build(flights.find((steps) => fits(steps, plot, taken)) ?? null);
  }
  for (const edge of outerDoors(level)) {
    const toRoad = plan.site.edges[edge.side].kind === "road";
    const ways = beforeDoor(edge, plot, level.floorLevel, toRoad, sizes);
    build(ways.find((steps) => fits(steps, plot, taken)) ?? null);
  }
  return built;
}

/** All that a flight covers of the ground. */
export function boxesOf({ landing, treads }: EntranceSteps): readonly Box[] {
  return [...(landing === null ? [] : [landing]), ...treads.map(({ box }) => box)];
}

/** The sides of the house on which flights stand: one may go down along another side than its door's. */
export function sidesWithSteps(flights: readonly EntranceSteps[], level: Level): readonly SideName[] {
  const house = footprintBox(level);
  const around = flights.map((steps) => hullOf(boxesOf(steps)));
  return SIDES.filter((side) => {
    const { axis, ahead } = sideAxis(side);
    const across = axis === 0 ? 1 : 0;
    return around.some((box) =>
      ahead === 1
        ? axisEnds(box, across)[1] <= axisEnds(house, across)[0]
        : axisEnds(box, across)[0] >= axisEnds(house, across)[1],
    );
  });
}

/**
 * The edges of a sit-out at which steps may stand, the front first. Walls, columns and other rooms close an edge. So does a car's bay: one
 * could step down into it, but it is the car's.
 */
function openEdges(room: Room, level: Level): readonly Edge[] {
  const box = boxAround(room.polygon);
  const closed = [
    ...wallBodies(level.walls).map((body) => body.box),
    ...level.rooms.filter((other) => other !== room).map((other) => boxAround(other.polygon)),
    ...level.columns.map((column) => boxAround(column.polygon)),
  ];
  const outer = footprintBox(level);
  return SIDES.flatMap((side): readonly Edge[] => {
    const { axis, ahead } = sideAxis(side);
    const across = axis === 0 ? 1 : 0;
    const inner = axisEnds(box, across)[ahead === 1 ? 0 : 1];
    const face = axisEnds(outer, across)[ahead === 1 ? 0 : 1];
    // A sit-out that ends well behind the house's face has something before it.
    if (Math.abs(face - inner) > 400) return [];
    const ends = axisEnds(box, axis);
    const beyond = stripOf({ side, face: inner, from: ends[0], to: ends[1] }, 0, 300);
    const standing = closed.filter((other) => boxesOverlap(other, beyond));
    const [from, to] = widestFree(ends, axis, standing);
    return to - from < LEAST.width ? [] : [{ side, face, from, to }];
  });
}

/** The widest stretch between two ends that no box stands on. */
function widestFree(ends: readonly [number, number], axis: 0 | 1, boxes: readonly Box[]): readonly [number, number] {
  const stands = boxes.map((box) => axisEnds(box, axis)).sort((a, b) => a[0] - b[0]);
  let best: readonly [number, number] = [ends[0], ends[0]];
  let from = ends[0];
  for (const [low, high] of [...stands, [ends[1], ends[1]] as const]) {
    const to = Math.min(low, ends[1]);
    if (to - from > best[1] - best[0]) best = [from, to];
    from = Math.max(from, high);
  }
  return best;
}

/** The doors that lead straight out of the house, not from a bay or a sit-out, each at its wall's outer face. */
function outerDoors(level: Level): readonly Edge[] {
  return placeOpenings(level)
    .filter(({ opening, wall }) => opening.kind === "door" && opening.rooms.includes("outside") && isFullHeight(wall))
    .flatMap(({ opening, box, alongX }): readonly Edge[] => {
      const inside = level.rooms.find(({ id }) => opening.rooms.includes(id));
      if (inside === undefined || CAR_BAYS.includes(inside.kind) || SIT_OUTS.includes(inside.kind)) return [];
      const room = boxAround(inside.polygon);
      const [from, to] = alongX ? [box.x1, box.x2] : [box.y1, box.y2];
      const behind = alongX ? room.y1 + room.y2 > box.y1 + box.y2 : room.x1 + room.x2 > box.x1 + box.x2;
      const side: SideName = alongX ? (behind ? "front" : "rear") : behind ? "left" : "right";
      const face = alongX ? (behind ? box.y1 : box.y2) : behind ? box.x1 : box.x2;
      return [{ side, face, from, to }];
    });
}

/**
 * Ways down from a door, the best first: a landing and steps ahead, with ground before them unless it is the road's; a landing and steps along the wall; both
 * ahead up to the plot's edge; steps alone.
 */
function beforeDoor(edge: Edge, plot: Box, floor: number, toRoad: boolean, sizes: Sizes): readonly EntranceSteps[] {
  const { axis, ahead } = sideAxis(edge.side);
  const space = Math.abs(axisEnds(plot, axis === 0 ? 1 : 0)[ahead === 1 ? 0 : 1] - edge.face);
  const run = treadsFor(floor) * sizes.tread;
  const wide = { ...edge, from: edge.from - sizes.beside, to: edge.to + sizes.beside };
  const beside = Math.min(sizes.landing, Math.floor(space));
  const ways: EntranceSteps[] = [];
  const goAhead = (approach: number): void => {
    const deep = Math.min(sizes.landing, Math.floor(space) - run - approach);
    if (deep >= LEAST.landing) ways.push({ ...flight(wide, deep, floor, sizes), landing: stripOf(wide, 0, deep) });
  };
  goAhead(toRoad ? 0 : APPROACH);
  if (beside >= LEAST.landing) {
    const landing = stripOf(wide, 0, beside);
    // Along the wall, towards the road first.
    const sides: readonly SideName[] = axis === 1 ? ["front", "rear"] : ["left", "right"];
    for (const side of sides) {
      const [from, to] = axisEnds(landing, sideAxis(side).axis);
      const face = axisEnds(landing, sideAxis(side).axis === 0 ? 1 : 0)[sideAxis(side).ahead === 1 ? 0 : 1];
      ways.push({ ...flight({ side, face, from, to }, 0, floor, sizes), landing });
    }
  }
  if (!toRoad) goAhead(0);
  return [...ways, flight(wide, 0, floor, sizes)];
}

/** Steps along the middle of an open edge. */
function alongEdge(edge: Edge, floor: number, sizes: Sizes): EntranceSteps {
  const width = Math.min(sizes.width, edge.to - edge.from);
  const from = Math.round((edge.from + edge.to - width) / 2);
  return flight({ ...edge, from, to: from + width }, 0, floor, sizes);
}

function treadsFor(floor: number): number {
  return Math.max(0, Math.ceil(floor / RISER) - 1);
}

/** Treads from an edge outward, the first `start` mm away from it. */
function flight(edge: Edge, start: number, floor: number, { tread }: Sizes): EntranceSteps {
  const count = treadsFor(floor);
  const treads = Array.from({ length: count }, (_, i) => ({
    box: stripOf(edge, start + i * tread, start + (i + 1) * tread),
    height: Math.round((floor * (count - i)) / (count + 1)),
  }));
  return { landing: null, treads, down: edge.side, floor };
}

/** What lies from `near` to `far` mm outside of an edge. */
function stripOf({ side, face, from, to }: Edge, near: number, far: number): Box {
  const { axis, ahead } = sideAxis(side);
  const [a, b] = [face - ahead * near, face - ahead * far];
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  return axis === 0 ? { x1: from, y1: low, x2: to, y2: high } : { x1: low, y1: from, x2: high, y2: to };
}

function fits(steps: EntranceSteps, plot: Box, taken: readonly Box[]): boolean {
  return boxesOf(steps).every(
    (box) =>
      box.x1 >= plot.x1 &&
      box.x2 <= plot.x2 &&
      box.y1 >= plot.y1 &&
      box.y2 <= plot.y2 &&
      taken.every((other) => !boxesOverlap(growBox(box, -1), other)),
  );
}
