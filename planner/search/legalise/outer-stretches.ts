import type { Rect } from "#planner/geometry/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { SIT_OUTS } from "#planner/rules/review/entrance.ts";
import type { PlacedRoom, Strip } from "#planner/search/legalise/placed-level.ts";

/** A side of a room: whether its wall runs along y, and whether it lies at the room's lower end. */
type Side = { readonly vertical: boolean; readonly low: boolean };
const SIDES: readonly Side[] = [
  { vertical: true, low: true },
  { vertical: true, low: false },
  { vertical: false, low: true },
  { vertical: false, low: false },
];

/** Rooms that give no floor to a wall: their walls stand over one another on all floors. */
const IN_A_SHAFT: readonly RoomKind[] = ["stair", "duct"];

/** The width, along x, and the depth that a room keeps at the least, mm. */
export type Least = (room: PlacedRoom) => { readonly width: number; readonly depth: number };

/** Rooms and cuts of a level, as its slicing tree lays them out. */
type LaidFloor = { readonly rooms: readonly PlacedRoom[]; readonly cuts: readonly Strip[] };

/**
 * The level with its cuts thickened to `thickness` (of a wall towards a bay, sit-out or balcony, mm) where they part rooms from an open one, as rain
 * and heat ask there. Often that is one stretch of a cut, which passes a bedroom first, then the sit-out before the living room. The open room gives
 * the floor where it keeps what it needs, else the rooms behind the wall, where they all do; else the wall stays thin. Between a sit-out and a car's
 * bay the sit-out gives it: a wall that takes in a column can give way to it (`open-bays.ts`) and carry a beam over both.
 */
export function withOuterStretches(floor: LaidFloor, thickness: number, least: Least): LaidFloor {
  return floor.rooms
    .filter(({ open }) => open)
    .flatMap(({ spec }) => SIDES.map((side) => ({ id: spec.id, side })))
    .reduce((now, { id, side }) => thickened(now, id, side, thickness, least), floor);
}

function thickened(floor: LaidFloor, id: string, side: Side, thickness: number, least: Least): LaidFloor {
  const { rooms, cuts } = floor;
  const room = rooms.find(({ spec }) => spec.id === id) as PlacedRoom;
  const [low, high] = along(room.rect, side);
  const face = faceOf(room.rect, side);
  const cut = cuts.find(
    (one) =>
      one.vertical === side.vertical &&
      one.thickness < thickness &&
      (side.low ? one.at + one.thickness : one.at) === face &&
      one.from <= low &&
      one.to >= high,
  );
  if (cut === undefined) return floor;
  const beyond = roomsBeyond(cut, room, side, rooms);
  const isSitOut = SIT_OUTS.includes(room.spec.kind);
  const givesTo = ({ open, spec }: PlacedRoom): boolean => !open || (isSitOut && spec.kind === "parking");
  if (beyond.length === 0 || !beyond.every(givesTo)) return floor;
  const own = grownInto([room], cut, side, [low, high], thickness, floor, least);
  if (own !== null || beyond.some(({ open }) => open)) return own ?? floor;
  const runs = beyond.map(({ rect }) => along(rect, side));
  const from = Math.min(low, ...runs.map(([start]) => start));
  const to = Math.max(high, ...runs.map(([, end]) => end));
  return grownInto(beyond, cut, { ...side, low: !side.low }, [from, to], thickness, floor, least) ?? floor;
}

/**
 * The level with one stretch of a cut thickened: all rooms along one of its faces (`giving`) give the difference, and the walls between them end at its
 * new face. `side`: the side of these rooms at which the cut lies. Null where one would not keep what it needs, or may not give.
 */
function grownInto(
  giving: readonly PlacedRoom[],
  cut: Strip,
  side: Side,
  [from, to]: readonly [number, number],
  thickness: number,
  { rooms, cuts }: LaidFloor,
  least: Least,
): LaidFloor | null {
  const more = thickness - cut.thickness;
  const given = new Map(giving.map((room) => [room, { ...room, rect: less(room.rect, side, more) }]));
  for (const [room, { rect }] of given)
    if (IN_A_SHAFT.includes(room.spec.kind) || !keeps(least(room), room, rect)) return null;
  const face = side.low ? cut.at + cut.thickness : cut.at;
  const stretches = [
    ...(cut.from < from ? [{ ...cut, to: from }] : []),
    { ...cut, at: side.low ? cut.at : cut.at - more, thickness, from, to },
    ...(cut.to > to ? [{ ...cut, from: to }] : []),
  ];
  const shortened = (one: Strip): Strip => {
    if (one.vertical === cut.vertical || one.at < from || one.at + one.thickness > to) return one;
    if (side.low) return one.from === face ? { ...one, from: face + more } : one;
    return one.to === face ? { ...one, to: face - more } : one;
  };
  return {
    rooms: rooms.map((one) => given.get(one) ?? one),
    cuts: cuts.flatMap((one) => (one === cut ? stretches : [shortened(one)])),
  };
}

/** The rooms on the far side of the cut at a room's side, opposite that room. */
function roomsBeyond(
  cut: Strip,
  { rect: r }: PlacedRoom,
  side: Side,
  rooms: readonly PlacedRoom[],
): readonly PlacedRoom[] {
  const [low, high] = along(r, side);
  const far = side.low ? cut.at : cut.at + cut.thickness;
  return rooms.filter(({ rect }) => {
    const [from, to] = along(rect, side);
    return faceOf(rect, { ...side, low: !side.low }) === far && from < high && to > low;
  });
}

function keeps(least: ReturnType<Least>, { spec }: PlacedRoom, { x0, y0, x1, y1 }: Rect): boolean {
  const [width, depth] = [x1 - x0, y1 - y0];
  return width >= least.width && depth >= least.depth && width * depth >= spec.leastArea;
}

function along(r: Rect, { vertical }: Side): readonly [number, number] {
  return vertical ? [r.y0, r.y1] : [r.x0, r.x1];
}

function faceOf(r: Rect, { vertical, low }: Side): number {
  if (vertical) return low ? r.x0 : r.x1;
  return low ? r.y0 : r.y1;
}

function less(r: Rect, { vertical, low }: Side, by: number): Rect {
  if (vertical) return low ? { ...r, x0: r.x0 + by } : { ...r, x1: r.x1 - by };
  return low ? { ...r, y0: r.y0 + by } : { ...r, y1: r.y1 - by };
}
