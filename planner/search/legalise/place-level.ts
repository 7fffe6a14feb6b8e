import type { Point } from "#planner/geometry/point.ts";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall, WallKind } from "#planner/plan/plan.ts";
import { SIT_OUTS } from "#planner/rules/review/entrance.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { type Least, withOuterStretches } from "#planner/search/legalise/outer-stretches.ts";
import type { PlacedLevel, PlacedRoom, Strip, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { levelPrefix } from "#planner/search/programme/room-spec.ts";
import { padaValue } from "#planner/vastu/pada.ts";

/** Thickness of railings and parapets, mm: thinner than the outer wall in whose line they stand, and the balcony gains the difference. */
export const PARAPET = 115;

/**
 * Phase 4: rectangles become walls with bodies. Every cut is one wall whose centre line ends inside the wall it
 * meets, so that its body closes the corner and never shows on the far side; outer walls leave a gap where a room is open.
 */
export function placeLevel(model: LevelModel, footprint: Rect): WalledLevel {
  const { inside, layout } = model;
  const { external } = model.walls;
  const laid = model.specs.map((spec, i): PlacedRoom => {
    const clear = rect(
      layout.rooms[i * 4] as number,
      layout.rooms[i * 4 + 1] as number,
      layout.rooms[i * 4 + 2] as number,
      layout.rooms[i * 4 + 3] as number,
    );
    return { spec, rect: clear, open: model.open[i] === 1 };
  });
  const thin: Strip[] = [];
  for (let w = 0; w < layout.walls; w++) {
    const i = w * 6;
    thin.push({
      vertical: layout.wall[i] === 1,
      at: layout.wall[i + 1] as number,
      thickness: layout.wall[i + 2] as number,
      from: layout.wall[i + 3] as number,
      to: layout.wall[i + 4] as number,
    });
  }
  const { rooms, cuts } = withOuterStretches({ rooms: laid, cuts: thin }, model.walls.sheltered, leastIn(model));
  const prefix = levelPrefix(model.level);
  const walls: Wall[] = [];
  const push = (kind: WallKind, from: Point, to: Point, thickness: number): void => {
    walls.push({ id: `${prefix}-w${walls.length + 1}`, kind, from, to, thickness });
  };
  outerWalls(model, footprint, rooms, cuts, push);
  for (const cut of cuts) {
    const from = cut.from - reach(cut, cut.from, false, cuts, inside, external);
    const to = cut.to + reach(cut, cut.to, true, cuts, inside, external);
    const centre = cut.at + cut.thickness / 2;
    push(
      cutKind(cut, rooms),
      cut.vertical ? [centre, from] : [from, centre],
      cut.vertical ? [centre, to] : [to, centre],
      cut.thickness,
    );
  }
  const { vastu } = model;
  const padaCost: PlacedLevel["padaCost"] = (x, y, outward) =>
    vastu === null ? 0 : vastu.padaPrice * (1 - padaValue(x, y, outward, vastu.built, vastu.northBearing));
  const opened = rooms.map((room) => {
    if (hasRailing(room, model)) return { ...room, rect: reachedOut(room.rect, model) };
    return hasOpenFront(room, inside) ? { ...room, rect: { ...room.rect, y0: footprint.y0 } } : room;
  });
  return { index: model.level, footprint, inside, party: model.party, rooms: opened, walls, padaCost };
}

/** What rooms keep when a wall beside them grows: a bay what its vehicles need, any other room the width of a good one of its kind. */
function leastIn(model: LevelModel): Least {
  return ({ spec }) => {
    const i = model.specs.indexOf(spec);
    const good = Math.max(spec.goodWidth, spec.leastWidth);
    if (spec.kind !== "parking") return { width: good, depth: good };
    return { width: model.rules.leastWidth[i] as number, depth: model.rules.leastDepth[i] as number };
  };
}

/** A cut with only open air on one side and rooms on the other is an outer wall; any other is an inner one, as high as a storey. */
function cutKind(cut: Strip, rooms: readonly PlacedRoom[]): WallKind {
  let indoorLow = false;
  let indoorHigh = false;
  for (const { rect: r, open } of rooms) {
    const [r0, r1, s0, s1] = cut.vertical ? [r.x0, r.x1, r.y0, r.y1] : [r.y0, r.y1, r.x0, r.x1];
    if (open || s1 <= cut.from || s0 >= cut.to) continue;
    if (r1 === cut.at) indoorLow = true;
    if (r0 === cut.at + cut.thickness) indoorHigh = true;
  }
  return indoorLow === indoorHigh ? "internal" : "external";
}

/** How far a wall's centre line runs past the face it meets. */
function reach(
  cut: Strip,
  face: number,
  high: boolean,
  cuts: readonly Strip[],
  inside: Rect,
  external: number,
): number {
  const [low, top] = cut.vertical ? [inside.y0, inside.y1] : [inside.x0, inside.x1];
  if (cuts.some((other) => continuesInOtherThickness(cut, other, face, high))) return 0;
  let met = external;
  // Beside an open bay the outer wall fills the corner: a wall of a thickness that cannot stops just short of its centre line.
  if (face === (high ? top : low) && leavesCornerOpen(cut, external)) return Math.floor(external / 2) - 1;
  if (face !== (high ? top : low)) {
    for (const other of cuts) {
      if (other.vertical === cut.vertical || cut.at < other.from || cut.at > other.to) continue;
      if ((high ? other.at : other.at + other.thickness) === face) met = other.thickness;
    }
  }
  return Math.min(met / 2, met - cut.thickness / 2);
}

/** Whether a wall goes on from this face in another thickness: its two pieces meet here and close the corner with the wall across together. */
function continuesInOtherThickness(cut: Strip, other: Strip, face: number, high: boolean): boolean {
  if (other.vertical !== cut.vertical || (high ? other.from : other.to) !== face) return false;
  return other.at < cut.at + cut.thickness && cut.at < other.at + other.thickness;
}

/** Whether a wall makes no full corner with the outer walls: it is neither as thick as they are nor half as thick. */
function leavesCornerOpen(cut: Strip, external: number): boolean {
  return cut.thickness !== external && cut.thickness * 2 !== external;
}

function hasRailing(room: PlacedRoom, model: LevelModel): boolean {
  const kind = room.spec.kind;
  return (kind === "balcony" || kind === "terrace") && model.level > 0;
}

/** Whether a room has no wall towards the road: a car's bay, sit-out or porch at the front. */
export function hasOpenFront(room: PlacedRoom, inside: Rect): boolean {
  const kind = room.spec.kind;
  return (kind === "parking" || SIT_OUTS.includes(kind)) && room.rect.y0 <= inside.y0;
}

function reachedOut(r: Rect, model: LevelModel): Rect {
  const { inside } = model;
  const by = model.walls.external - PARAPET;
  return rect(
    r.x0 - (r.x0 === inside.x0 ? by : 0),
    r.y0 - (r.y0 === inside.y0 ? by : 0),
    r.x1 + (r.x1 === inside.x1 ? by : 0),
    r.y1 + (r.y1 === inside.y1 ? by : 0),
  );
}

type Push = (kind: WallKind, from: Point, to: Point, thickness: number) => void;

/** The four sides, each cut into lengths of outer wall and of railing or parapet. */
function outerWalls(
  model: LevelModel,
  footprint: Rect,
  rooms: readonly PlacedRoom[],
  cuts: readonly Strip[],
  push: Push,
): void {
  const { inside } = model;
  const { external } = model.walls;
  const half = external / 2;
  const sides = [
    { vertical: false, low: true },
    { vertical: true, low: false },
    { vertical: false, low: false },
    { vertical: true, low: true },
  ];
  for (const { vertical, low } of sides) {
    const edge = vertical ? (low ? inside.x0 : inside.x1) : low ? inside.y0 : inside.y1;
    const [start, end] = vertical ? [inside.y0, inside.y1] : [inside.x0, inside.x1];
    const outer = vertical ? (low ? footprint.x0 : footprint.x1) : low ? footprint.y0 : footprint.y1;
    const inward = low ? 1 : -1;
    const railed = rooms
      .filter((room) => hasRailing(room, model) || (low && !vertical && hasOpenFront(room, inside)))
      .map((room) => ({
        room,
        edge: vertical ? (low ? room.rect.x0 : room.rect.x1) : low ? room.rect.y0 : room.rect.y1,
        from: vertical ? room.rect.y0 : room.rect.x0,
        to: vertical ? room.rect.y1 : room.rect.x1,
      }))
      .filter((one) => one.edge === edge)
      .sort((a, b) => a.from - b.from);
    const line = outer + inward * half;
    const at = (along: number, across: number): Point => (vertical ? [across, along] : [along, across]);
    // How far before a bay's edge the outer wall's centre line ends, in the wall at the bay's side: half its thickness, which its body makes up, or
    // just 1 mm where it has to fill the corner itself. Never 0, where it would meet the bay's railing.
    const into = (face: number, before: boolean): number => {
      const wall = cuts.find(
        (cut) =>
          cut.vertical !== vertical &&
          (before ? cut.at + cut.thickness : cut.at) === face &&
          (cut.from === edge || cut.to === edge),
      );
      return wall !== undefined && leavesCornerOpen(wall, external) ? 1 : half;
    };
    let solidFrom = start - half;
    for (const one of railed) {
      const atStart = one.from === start;
      const atEnd = one.to === end;
      const until = one.from - into(one.from, true);
      if (!atStart && until > solidFrom) push("external", at(solidFrom, line), at(until, line), external);
      if (!hasRailing(one.room, model)) {
        solidFrom = one.to + into(one.to, false);
        continue;
      }
      const rail = outer + inward * (PARAPET / 2);
      const kind: WallKind = one.room.spec.kind === "terrace" ? "parapet" : "railing";
      const from = atStart ? start - external + PARAPET / 2 : one.from;
      const to = atEnd ? end + external - PARAPET / 2 : one.to;
      push(kind, at(from, rail), at(to, rail), PARAPET);
      solidFrom = atEnd ? Number.POSITIVE_INFINITY : one.to + into(one.to, false);
    }
    if (solidFrom < end) push("external", at(solidFrom, line), at(end + half, line), external);
  }
}
