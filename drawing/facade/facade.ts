import type { Eave } from "#drawing/facade/eaves.ts";
import { type ElevationOpening, type Massing, massing, type Solid } from "#drawing/facade/massing.ts";
import type { Face, Fixture, Material, Panel, TileColours } from "#drawing/facade/scene.ts";
import { frontRooms } from "#drawing/sheet/house/sides.ts";
import type { Sunshade } from "#drawing/sheet/openings/sunshades.ts";
import type { Brief } from "#planner/brief/brief.ts";
import { OPEN_AIR_KINDS, type Plan, type Room, type RoomKind } from "#planner/plan/plan.ts";

/** A stretch of a level's front: what stands behind it, and the depth of its face. */
export type Bay = {
  readonly level: number;
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
  readonly kind: RoomKind;
  /** A porch, balcony or parking bay: open towards the road. */
  readonly open: boolean;
};

/** What a style dresses: the solids, and how the front is parted. */
export type Facade = {
  readonly plan: Plan;
  readonly massing: Massing;
  readonly bays: readonly Bay[];
  /** The bay that a style puts its accent on: of an upper floor; of the ground floor in a bungalow, or where only terraces lie above towards the road. */
  readonly accent: Bay;
  /** Where a gable, pediment or pergola stands: the eave over the accent, or the middle of the widest eave where none covers most of it. */
  readonly crown: Eave;
  /** The widest stretch of the front wall without an opening or an open bay on any level. */
  readonly blank: { readonly x1: number; readonly x2: number; readonly y: number } | null;
  /** Where a style may clad other walls towards the road: one place for each front room whose wall is wide enough and has no opening. */
  readonly plain: readonly PlainWall[];
};

/** A part of a wall without openings that a style may clad, from floor to ceiling so that nobody takes it for a window. mm; y is the wall's face. */
export type PlainWall = { readonly level: number; readonly y: number } & Readonly<
  Record<"x1" | "x2" | "z1" | "z2", number>
>;

export type Additions = {
  readonly faces?: readonly Face[];
  readonly panels?: readonly Panel[];
  readonly fixtures?: readonly Fixture[];
};

/** How a covering lies: what one sees of each piece up the slope and along it, mm; `rolls`: pan tiles, which swell from one to the next. */
export type Course = { readonly height: number; readonly length: number; readonly rolls: boolean };

/** What covers a sloped roof, with the boards along its eaves and verges, its gutters, and what its gables are clad with. */
export type Roofing = {
  readonly tiles: TileColours;
  readonly finish: Material;
  readonly course: Course;
  readonly gable: Material;
  readonly gutter: string;
};

/** A way of building the same house: materials, details, and what it adds to the massing. */
export type FacadeStyle = {
  readonly name: Brief["style"];
  readonly title: string;
  /** Top of the sky, and the horizon. */
  readonly sky: readonly [string, string];
  /** For the schedule of finishes on the sheet. */
  readonly finishes: (facade: Facade) => readonly { readonly material: Material; readonly where: string }[];
  /** The material of a plain solid; null when `detail` draws it. */
  readonly material: (solid: Solid, facade: Facade) => Material | null;
  /** An opening but a garage's door, with the sunshade over it, null where it has none. */
  readonly opening: (opening: ElevationOpening, facade: Facade, shade: Sunshade | null) => Additions;
  /** A garage's door, and the colour of its frame. */
  readonly garageDoor: { readonly leaf: Material; readonly frame: string };
  readonly detail: (solid: Solid, facade: Facade) => Additions;
  readonly extras: (facade: Facade) => Additions;
  /** Of what a style builds a sloped roof in a region; absent where its roofs are flat. */
  readonly roofing?: (region: Brief["region"]) => Roofing;
};

/** A wall of the front with its plaster, mm. */
export const WALL = 230;
/** A bay without a room's window or door in it counts for so much of its width as an accent: a frame about a wall alone holds nothing together. */
const BLANK = 0.7;
/** What a style puts about its accent reaches so far beside it, mm: other ornaments keep clear of that. */
const BESIDE_ACCENT = 400;
/** Corner stones and the like take this much of the front's ends. mm */
const END = 440;

export function facadeOf(plan: Plan): Facade {
  const built = massing(plan);
  const fronts = plan.levels.flatMap((level) =>
    frontRooms(level, "front").flatMap(({ id, from, to }): { readonly bay: Bay; readonly room: Room }[] => {
      const room = level.rooms.find((each) => each.id === id);
      if (!room) return [];
      const open = OPEN_AIR_KINDS.includes(room.kind);
      const inner = Math.min(...room.polygon.map((point) => point[1]));
      const y = open ? inner : faceBefore({ level: level.index, x1: from, x2: to, y: inner }, built);
      return [{ room, bay: { level: level.index, x1: from, x2: to, y, kind: room.kind, open } }];
    }),
  );
  const bays = fronts.map(({ bay }) => bay);
  const walled = fronts.flatMap(({ bay, room }) => (room.kind === "terrace" ? behindTerrace(bay, room, built) : [bay]));
  const upper = walled.filter((bay) => bay.level > 0);
  const candidates = upper.length > 0 ? upper : walled;
  const looks = (bay: Bay) =>
    bay.kind !== "stair" && openingsIn(bay, built).some(({ opening }) => opening.kind !== "ventilator");
  const score = (bay: Bay) => (bay.x2 - bay.x1) * (bay.open ? 1.3 : looks(bay) ? 1 : BLANK) - bay.y * 0.2;
  const accent = [...candidates].sort((a, b) => score(b) - score(a))[0];
  if (!accent) throw new Error("a plan without rooms towards the road has no elevation");
  const blank = blankStrip(built, bays, accent);
  const plain = plainWalls(built, bays).filter(({ x1, x2 }) => blank === null || x2 <= blank.x1 || blank.x2 <= x1);
  return { plan, massing: built, bays, accent, crown: crownOf(built.eaves, accent), blank, plain };
}

/**
 * The bay of the wall behind a terrace: over the terrace itself is only sky, nothing that a frame could hold together. Empty where no wall
 * closes the terrace's whole width, or the terrace is no rectangle.
 */
function behindTerrace(bay: Bay, { polygon }: Room, { solids }: Massing): readonly Bay[] {
  const y = Math.max(...polygon.map((point) => point[1]));
  const closed = solids.some(
    ({ part, level, x1, x2, y1 }) =>
      part === "wall" && level === bay.level && Math.abs(y1 - y) < WALL / 2 && x1 <= bay.x1 + 1 && x2 >= bay.x2 - 1,
  );
  return closed && polygon.length === 4 ? [{ ...bay, y, open: false }] : [];
}

/** A crown that does not stand over the accent is no wider than this. mm */
const WIDEST_CROWN = 4500;

function crownOf(eaves: readonly Eave[], accent: Bay): Eave {
  const over = eaves
    .map(({ x1, x2, y }) => ({ x1: Math.max(x1, accent.x1), x2: Math.min(x2, accent.x2), y }))
    .sort(wider)[0];
  if (over && over.x2 - over.x1 > (accent.x2 - accent.x1) * 0.6) return over;
  const widest = [...eaves].sort(wider)[0];
  if (!widest) throw new Error("a house without a roof has no elevation");
  const [middle, half] = [(widest.x1 + widest.x2) / 2, Math.min(widest.x2 - widest.x1, WIDEST_CROWN) / 2];
  return { x1: middle - half, x2: middle + half, y: widest.y };
}

function wider(a: Eave, b: Eave): number {
  return b.x2 - b.x1 - (a.x2 - a.x1);
}

/** A narrower wall is not clad. mm */
const PLAIN = 1800;
/** The cladding's greatest width, and the bare wall on either side of it. mm */
const PANEL = { width: 1200, beside: 350 };

function plainWalls(built: Massing, bays: readonly Bay[]): readonly PlainWall[] {
  return bays.flatMap((bay): PlainWall[] => {
    const { level, x1, x2, y, open } = bay;
    const [floor, ceiling] = [built.levels[level]?.floor ?? 0, built.levels[level]?.ceiling ?? 0];
    if (open || openingsIn(bay, built).length > 0 || x2 - x1 < PLAIN) return [];
    const [middle, half] = [(x1 + x2) / 2, Math.min(PANEL.width / 2, (x2 - x1) / 2 - PANEL.beside)];
    return [{ level, y, x1: middle - half, x2: middle + half, z1: floor, z2: ceiling }];
  });
}

/** The outer face of the wall whose inner one lies at `y` before the middle of a stretch: British walls are thicker than Indian ones. */
function faceBefore({ level, x1, x2, y }: Pick<Bay, "level" | "x1" | "x2" | "y">, { solids }: Massing): number {
  const middle = (x1 + x2) / 2;
  const wall = solids.find(
    (one) =>
      one.part === "wall" && one.level === level && one.x1 <= middle && one.x2 >= middle && Math.abs(one.y2 - y) < 20,
  );
  return wall?.y1 ?? y - WALL;
}

/** The openings in the wall that closes a bay. */
function openingsIn({ level, x1, x2, y }: Bay, { solids }: Massing): readonly ElevationOpening[] {
  return solids
    .flatMap(({ openings }) => openings)
    .filter((one) => one.level === level && one.x1 < x2 && one.x2 > x1 && Math.abs(one.y - y) < 400);
}

/** The widest stretch of the nearest wall face, at least 900 mm, without an opening or open bay on any level and clear of the accent; null where there is none. */
function blankStrip({ solids }: Massing, bays: readonly Bay[], accent: Bay): Facade["blank"] {
  const walls = solids.filter((solid) => solid.part === "wall" && solid.x2 - solid.x1 > solid.y2 - solid.y1);
  const y = Math.min(...walls.map((solid) => solid.y1));
  const nearest = walls.filter((solid) => solid.y1 < y + 400);
  const [x1, x2] = [Math.min(...nearest.map((solid) => solid.x1)), Math.max(...nearest.map((solid) => solid.x2))];
  const holes = [
    ...walls
      .filter((solid) => solid.y1 < y + 2500)
      .flatMap((solid) => solid.openings)
      .map((opening) => [opening.x1 - 350, opening.x2 + 350] as const),
    ...bays.filter((bay) => bay.open || bay.y > y + 400).map((bay) => [bay.x1, bay.x2] as const),
    [accent.x1 - BESIDE_ACCENT, accent.x2 + BESIDE_ACCENT] as const,
  ].sort((a, b) => a[0] - b[0]);
  let best: { x1: number; x2: number; y: number } | null = null;
  let from = x1;
  for (const [low, high] of [...holes, [x2, x2] as const]) {
    const to = Math.min(low, x2);
    if (to - from >= 900 && to - from > (best ? best.x2 - best.x1 : 0)) best = { x1: from, x2: to, y };
    from = Math.max(from, high);
  }
  return best;
}

/** How much wall an opening has on either side for shutters and trims: half-way to its neighbours, or up to the front's ends. mm */
export function roomBeside(opening: ElevationOpening, { massing: { solids, width } }: Facade): number {
  const gaps = [opening.x1 - width[0] - END, width[1] - opening.x2 - END];
  for (const other of solids.flatMap((solid) => solid.openings)) {
    if (other === opening || other.level !== opening.level || Math.abs(other.y - opening.y) > 600) continue;
    if (other.x2 <= opening.x1) gaps.push((opening.x1 - other.x2) / 2);
    if (other.x1 >= opening.x2) gaps.push((other.x1 - opening.x2) / 2);
  }
  return Math.min(...gaps) - 40;
}

/** Whether a column stands by itself at the front: nothing before it, no wall along the road that it is part of, and none on its way to the rear. */
export function standsFree(column: Solid, { massing: { solids } }: Facade): boolean {
  const here = solids.filter(
    (solid) => solid.level === column.level && solid.x1 - 20 <= column.x1 && solid.x2 + 20 >= column.x2,
  );
  const walled = here.some(
    (solid) => solid.part === "wall" && solid.x2 - solid.x1 > 600 && Math.abs(solid.y1 - column.y1) < 400,
  );
  const hidden = here.some(
    ({ part, x1, x2, y1, y2 }) => part === "wall" && y1 < column.y1 - 10 && (x2 - x1 > 600 || y2 >= column.y2),
  );
  const front = Math.min(
    ...solids.filter((solid) => solid.part === "wall" || solid.part === "column").map((solid) => solid.y1),
  );
  return !walled && !hidden && column.y1 < front + 4000;
}

/** The face of a slab, band or fin from its box; it throws a shadow unless told not to. */
export function block(
  x: readonly [number, number],
  y: readonly [number, number],
  z: readonly [number, number],
  material: Material,
  casts = true,
): Face {
  return { x1: x[0], x2: x[1], y1: y[0], y2: y[1], z1: z[0], z2: z[1], material, casts };
}
