import { area, rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { THICKEST_WALL, type Walls } from "#planner/rules/walls-of.ts";
import { hasOpenFront } from "#planner/search/legalise/place-level.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** A car's bay, its room by id, and the wall that closes its front. */
type ClosedBay = { readonly room: string; readonly front: Wall };

/** Bays that become garages together: one, or two side by side, of which it is enough that one is entered from the house (`joined-garages.ts`). */
export type Garage = { readonly level: number; readonly bays: readonly ClosedBay[] };

/** Every car's bay at the road that is large enough for the garage that is usual in its region; of two side by side first both. */
export function garagesOf(
  levels: readonly WalledLevel[],
  { external }: Walls,
  { garage, rooms }: Profile,
): readonly Garage[] {
  const [ground] = levels;
  if (garage === null || ground === undefined) return [];
  const ample = ground.rooms
    .filter((room) => room.spec.car && hasOpenFront(room, ground.inside))
    .filter((room) => {
      const { rect: r } = enclosed(room, ground);
      const isWhole = r.x1 - r.x0 >= garage.width.value && r.y1 - r.y0 >= garage.depth.value;
      return isWhole && area(r) >= (rooms.garage?.area ?? 0) * 1e6;
    });
  const [a, b] = ample;
  const isBeside = ({ rect: one }: PlacedRoom, { rect: other }: PlacedRoom): boolean =>
    other.x0 > one.x1 && other.x0 - one.x1 <= THICKEST_WALL;
  const pairs = a !== undefined && b !== undefined && (isBeside(a, b) || isBeside(b, a)) ? [[a, b]] : [];
  return [...pairs, ...ample.map((one) => [one])].map((some) => ({
    level: 0,
    bays: some.map((room) => ({ room: room.spec.id, front: frontWall(room, ground, external) })),
  }));
}

/** The levels with bays closed by walls: a garage is a room. */
export function withGarage(levels: readonly WalledLevel[], { level, bays }: Garage): readonly WalledLevel[] {
  return levels.map((one, i) => {
    if (i !== level) return one;
    const closes = (id: string): boolean => bays.some(({ room }) => room === id);
    const rooms = one.rooms.map((each) => (closes(each.spec.id) ? enclosed(each, one) : each));
    return { ...one, rooms, walls: [...one.walls, ...bays.map(({ front }) => front)] };
  });
}

/** The bay within the outer walls. Where two cars have one each their names keep their numbers. */
function enclosed(room: PlacedRoom, { inside }: WalledLevel): PlacedRoom {
  const { spec, rect: r } = room;
  const { x0, x1, y1 } = r;
  const number = /\d+$/.exec(spec.label)?.[0];
  const label = number === undefined ? STANDARDS.garage.label : `${STANDARDS.garage.label} ${number}`;
  return { ...room, spec: { ...spec, kind: "garage", label }, rect: rect(x0, inside.y0, x1, y1), open: false };
}

/** The id of the wall that closes a garage towards the road. */
export function frontIdOf({ spec }: Pick<PlacedRoom, "spec">): string {
  return `${spec.id}-front`;
}

/**
 * The wall in the front's line, from where the outer wall ends on either side of the bay: at the house's corner its centre line meets that of the side wall,
 * beside another open room it ends in the wall between the two.
 */
function frontWall({ spec, rect: r }: PlacedRoom, { footprint, inside, walls }: WalledLevel, thickness: number): Wall {
  const y = footprint.y0 + thickness / 2;
  const half = thickness / 2;
  const ends = walls
    .filter(({ kind, from, to }) => kind === "external" && from[1] === y && to[1] === y)
    .flatMap(({ from, to }) => [from[0], to[0]]);
  const nearest = (face: number, way: 1 | -1): number =>
    ends.find((x) => (x - face) * way >= 0 && (x - face) * way <= half) ?? face + way * half;
  const x0 = r.x0 === inside.x0 ? r.x0 - half : nearest(r.x0, -1);
  const x1 = r.x1 === inside.x1 ? r.x1 + half : nearest(r.x1, 1);
  return { id: frontIdOf({ spec }), kind: "external", from: [x0, y], to: [x1, y], thickness };
}
