import { roofBoxes } from "#drawing/sheet/house/roof-boxes.ts";
import { type SideName, sideAxis } from "#drawing/sheet/house/sides.ts";
import { fullWalls, isFullHeight, type PlacedOpening, placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { type Box, boxAround, boxesOverlap, boxHolds, commonBox, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Brief } from "#planner/brief/brief.ts";
import { type Level, OPEN_AIR_KINDS, type Plan } from "#planner/plan/plan.ts";

/** A slab over a window or an outer door that keeps sun and rain off (chajja): the same one on plan, elevation and section. */
export type Sunshade = {
  readonly level: number;
  /** The opening's id. */
  readonly opening: string;
  /** The side of the house that it looks to. */
  readonly side: SideName;
  /** What it covers of the ground, from the wall's face out. Real mm. */
  readonly box: Box;
  /** Underside of its outer edge, and the top of that, above the road. */
  readonly z1: number;
  readonly z2: number;
  /** How much higher it meets the wall: tiles slope, a slab lies flat. */
  readonly rise: number;
};

type Style = Brief["style"];
type Shaded = "window" | "door" | "main";
/** mm: out of the wall, thickness, past each jamb, from the opening's head up to the underside, and up from the outer edge to the wall. */
type Shape = Readonly<Record<"projection" | "thickness" | "over" | "gap" | "rise", number>>;

const FLAT: Shape = { projection: 450, thickness: 75, over: 150, gap: 0, rise: 0 };
const TILED: Shape = { projection: 450, thickness: 70, over: 330, gap: 190, rise: 260 };
/** The most that a sunshade over a main door may come into the yard, by Andhra's G.O. 119. mm */
const FURTHEST = 750;

const SHAPES: Readonly<Record<Style, Readonly<Record<Shaded, Shape>>>> = {
  modern: {
    window: { ...FLAT, projection: 500, thickness: 70, over: 120, gap: 60 },
    door: { ...FLAT, projection: 500, thickness: 70, over: 120, gap: 60 },
    main: { ...FLAT, projection: FURTHEST, thickness: 110, over: 350, gap: 120 },
  },
  traditional: { window: TILED, door: TILED, main: TILED },
  contemporary: {
    window: { ...FLAT, thickness: 80, over: 80 },
    door: { ...FLAT, thickness: 80, over: 80 },
    main: { ...FLAT, projection: FURTHEST, thickness: 150, over: 600, gap: 150 },
  },
  colonial: {
    window: { ...FLAT, gap: 110 },
    door: { ...FLAT, gap: 110 },
    main: { ...FLAT, projection: 600, thickness: 100, over: 250, gap: 110 },
  },
};

/** Elsewhere than in India a house has them towards the road alone, as part of its style. */
const ELSEWHERE: Readonly<Record<Style, readonly Shaded[]>> = {
  modern: ["window", "main"],
  traditional: ["window"],
  contemporary: ["window", "main"],
  colonial: [],
};

/** A slab above that reaches so far before an opening is shelter enough, mm. */
const SHELTER = 900;
/** The least depth of a sunshade: where the plot leaves less there is none, mm. */
const LEAST = 300;

/** Two windows of one stair, one over the other across a storey's line, are no farther apart: one sunshade serves both, mm. */
const ONE_OVER_ANOTHER = 900;

/** Every sunshade of a level in a style: over windows and doors to the open air that no slab shelters. */
export function sunshades(plan: Plan, level: Level, style: Style = plan.brief.style): readonly Sunshade[] {
  const above = plan.levels[plan.levels.indexOf(level) + 1];
  // The eaves shelter what lies under them, and are too low for another roof in between.
  if (above === undefined && pitchedRoof(plan) !== null) return [];
  const roof = roofBoxes(level, above);
  const plot = boxAround(plan.site.plot);
  const solid = [...fullWalls(level), ...level.columns.map(({ polygon }) => ({ wall: null, box: boxAround(polygon) }))];
  const made = placeOpenings(level).flatMap((placed): Sunshade[] => {
    const side = openSide(placed, level);
    const shape = side === null ? null : shapeOf(placed, plan, side, style);
    if (side === null || shape === null || goesOnAbove(placed, level, above)) return [];
    const face = beyond(placed.box, side, SHELTER);
    if (isSheltered(face, roof)) return [];
    const others = solid.filter(({ wall }) => wall !== placed.wall).map(({ box }) => box);
    const box = freeBox(placed, side, shape, plot, others);
    if (box === null) return [];
    const z1 = level.floorLevel + placed.opening.head + shape.gap;
    const { thickness, rise } = shape;
    return [{ level: level.index, opening: placed.opening.id, side, box, z1, z2: z1 + thickness, rise }];
  });
  return made.map((shade) => apart(shade, made));
}

/** Whether a window of the storey above stands so closely over this one, as those of a stair's turn do, that its sunshade keeps the sun off both. */
function goesOnAbove({ opening, box }: PlacedOpening, level: Level, above: Level | undefined): boolean {
  if (above === undefined) return false;
  const head = level.floorLevel + opening.head;
  return placeOpenings(above).some(
    ({ opening: { kind, sill }, box: over }) =>
      kind === "window" && above.floorLevel + sill - head <= ONE_OVER_ANOTHER && boxesOverlap(over, box),
  );
}

function shapeOf({ opening }: PlacedOpening, { brief }: Plan, side: SideName, style: Style): Shape | null {
  if (opening.kind !== "window" && opening.kind !== "door") return null;
  const kind: Shaded = opening.kind === "window" ? "window" : opening.main ? "main" : "door";
  const built = brief.region === "in" || (side === "front" && ELSEWHERE[style].includes(kind));
  return built ? SHAPES[style][kind] : null;
}

/** The side of the house to which an opening in a full-height wall looks into the open air; null where it does not, or only into a shaft. */
function openSide({ opening, wall, box, alongX }: PlacedOpening, level: Level): SideName | null {
  const rooms = opening.rooms.map((id) => level.rooms.find((room) => room.id === id));
  const inner = rooms.find((room) => room !== undefined && !OPEN_AIR_KINDS.includes(room.kind));
  const outer = rooms.find((room) => room !== inner);
  if (!isFullHeight(wall) || inner === undefined) return null;
  if (outer !== undefined && (outer.kind === "duct" || !OPEN_AIR_KINDS.includes(outer.kind))) return null;
  const room = boxAround(inner.polygon);
  if (alongX) return room.y1 + room.y2 > box.y1 + box.y2 ? "front" : "rear";
  return room.x1 + room.x2 > box.x1 + box.x2 ? "left" : "right";
}

/** What lies before an opening's face, so far out. */
function beyond({ x1, y1, x2, y2 }: Box, side: SideName, out: number): Box {
  if (side === "front") return { x1, x2, y1: y1 - out, y2: y1 };
  if (side === "rear") return { x1, x2, y1: y2, y2: y2 + out };
  return side === "left" ? { x1: x1 - out, x2: x1, y1, y2 } : { x1: x2, x2: x2 + out, y1, y2 };
}

function isSheltered({ x1, y1, x2, y2 }: Box, roof: readonly Box[]): boolean {
  const covered = (x: number, y: number) => roof.some((box) => boxHolds(growBox(box, 1), x, y));
  const inner = [x1 + 20, x2 - 20, (x1 + x2) / 2];
  return inner.every((x) => [y1 + 20, y2 - 20, (y1 + y2) / 2].every((y) => covered(x, y)));
}

/** The slab's box within the plot and between walls and columns beside it; null where the plot leaves too little, or a wall or column stands in it. */
function freeBox(placed: PlacedOpening, side: SideName, shape: Shape, plot: Box, others: readonly Box[]): Box | null {
  const { axis } = sideAxis(side);
  const room = beyond(placed.box, side, shape.projection);
  const within = commonBox(room, plot);
  const out = axis === 0 ? within.y2 - within.y1 : within.x2 - within.x1;
  if (out < LEAST || others.some((other) => boxesOverlap(other, growBox(within, -5)))) return null;
  const [low, high] = axis === 0 ? (["x1", "x2"] as const) : (["y1", "y2"] as const);
  const wide = { ...within, [low]: within[low] - shape.over, [high]: within[high] + shape.over };
  const beside = others.filter((other) => boxesOverlap(other, growBox(wide, -5)));
  const from = Math.max(
    wide[low],
    plot[low],
    ...beside.filter((one) => one[high] <= within[low] + 5).map((one) => one[high]),
  );
  const to = Math.min(
    wide[high],
    plot[high],
    ...beside.filter((one) => one[low] >= within[high] - 5).map((one) => one[low]),
  );
  return { ...wide, [low]: from, [high]: to };
}

/** The sunshade, cut back so that two that would overlap on one side meet half-way. */
function apart(shade: Sunshade, all: readonly Sunshade[]): Sunshade {
  const [low, high] = sideAxis(shade.side).axis === 0 ? (["x1", "x2"] as const) : (["y1", "y2"] as const);
  let { box } = shade;
  for (const other of all) {
    if (other === shade || other.side !== shade.side || !boxesOverlap(other.box, shade.box)) continue;
    const after = other.box[low] + other.box[high] > shade.box[low] + shade.box[high];
    const middle = after ? (shade.box[high] + other.box[low]) / 2 : (shade.box[low] + other.box[high]) / 2;
    box = after ? { ...box, [high]: Math.min(box[high], middle) } : { ...box, [low]: Math.max(box[low], middle) };
  }
  return box === shade.box ? shade : { ...shade, box };
}
