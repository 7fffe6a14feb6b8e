import { boundsOf, grown, overlaps, type Rect, rectBetween } from "#planner/geometry/rect.ts";
import type { Level, Plan, RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { CORNERS, type Corner, cornerGiven, cutCorner, isLawfulL } from "#planner/search/legalise/cut-corner.ts";
import { lacks } from "#planner/search/legalise/lacks.ts";
import { type Parting, partSpec } from "#planner/search/legalise/parting.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";
import { verdict, zoneAt } from "#planner/vastu/zones.ts";

/** A small room that finds a place in a corner of a larger one: its widths and depths, mm, best first, and the rooms that may give the corner. */
type Small = {
  readonly kind: RoomKind;
  readonly sizes: readonly (readonly [number, number])[];
  readonly within: readonly RoomKind[];
};
const SMALL: readonly Small[] = [
  {
    kind: "pooja",
    sizes: [
      [1500, 1350],
      [1350, 1500],
      [1200, 1200],
    ],
    within: ["living", "living-dining", "dining", "kitchen-dining", "family"],
  },
  {
    kind: "store",
    sizes: [
      [1500, 1200],
      [1200, 1500],
    ],
    within: ["dining", "kitchen-dining", "living-dining", "family", "living"],
  },
];
/** Corners tried for each small room. */
const TRIED = 3;
/** What a corner costs: each piece of furniture to move, each window, a toilet beside it, a place that vastu avoids. */
const PIECE = 1;
const WINDOW = 1;
const TOILET = 3;
const VASTU = 3;
/** What lies no farther from the corner than this is in its way, mm. */
const NEAR = 350;
const TOILETS: readonly RoomKind[] = ["bath", "wc", "powder"];

/** Partings that make a small room which the plan gave up in a corner of a larger one, clear of doors; the cheapest corners first. */
export function cornerRoomsOf(
  plan: Plan,
  levels: readonly WalledLevel[],
  walls: Walls,
  profile: Profile,
): readonly Parting[] {
  return SMALL.filter(({ kind }) => lacks(plan, kind)).flatMap((small) =>
    levels
      .flatMap((level) =>
        level.rooms
          .filter(({ spec: { kind, apart } }) => small.within.includes(kind) && apart === null)
          .flatMap((room) =>
            CORNERS.flatMap((corner) => cornerFor({ plan, level, room, walls, profile }, small, corner)),
          ),
      )
      .sort((one, other) => one.cost - other.cost)
      .slice(0, TRIED)
      .map(({ parting }) => parting),
  );
}

/** A room of a plan, as it stands there and as the search placed it. */
type Place = {
  readonly plan: Plan;
  readonly level: WalledLevel;
  readonly room: PlacedRoom;
  readonly walls: Walls;
  readonly profile: Profile;
};

/** A small room in a corner of a room, of the best size that leaves a useful L and clears every door, and what it costs; empty for none. */
function cornerFor(
  { plan, level, room, walls, profile }: Place,
  { kind, sizes }: Small,
  corner: Corner,
): readonly { readonly parting: Parting; readonly cost: number }[] {
  for (const size of sizes) {
    const cut = cutCorner(level.walls, room.rect, corner, size, walls.partition);
    if (cut === null || !isLawfulL({ ...room, notch: cut.notch }, STANDARDS[room.spec.kind].least * 1e6)) continue;
    const cost = inTheWay(plan, plan.levels[level.index] as Level, room.spec.id, cut.taken, kind);
    if (cost === null) continue;
    return [{ parting: cornerGiven(level.index, room, cut, partSpec({ level, room, profile }, kind)), cost }];
  }
  return [];
}

/** What a room in a corner costs; null where a door or an archway is in its way. */
function inTheWay(plan: Plan, level: Level, room: string, taken: Rect, kind: RoomKind): number | null {
  const near = grown(taken, NEAR);
  const openings = level.openings.filter(
    ({ rooms, from, to }) => rooms.includes(room) && overlaps(grown(rectBetween(from, to), 1), near),
  );
  if (openings.some((one) => one.kind === "door" || one.kind === "arch")) return null;
  const pieces = level.furniture.filter((piece) => piece.room === room && overlaps(boundsOf(piece.polygon), near));
  const beside = level.rooms.some((one) => TOILETS.includes(one.kind) && overlaps(boundsOf(one.polygon), near));
  const cost = PIECE * pieces.length + WINDOW * openings.length + (beside && kind === "pooja" ? TOILET : 0);
  return cost + (plan.brief.vastu === "none" ? 0 : VASTU * (1 - suits(plan, level, kind, taken)));
}

/** How well a place suits a kind of room in vastu, 0..1; 1 where vastu says nothing. */
function suits({ site }: Plan, level: Level, kind: RoomKind, { x0, y0, x1, y1 }: Rect): number {
  const around = boundsOf(level.footprint.flatMap(({ outer }) => outer));
  const [u, v] = [
    (x0 + x1 - around.x0 - around.x1) / (around.x1 - around.x0),
    (y0 + y1 - around.y0 - around.y1) / (around.y1 - around.y0),
  ];
  return verdict(kind, zoneAt(u, v, site.northBearing)) ?? 1;
}
