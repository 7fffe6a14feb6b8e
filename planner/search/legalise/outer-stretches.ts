import type { Rect } from "#planner/geometry/rect.ts";
import type { PlacedRoom, Strip } from "#planner/search/legalise/placed-level.ts";

/** A side of a room: whether its wall runs along y, and whether it lies at the room's lower end. */
type Side = { readonly vertical: boolean; readonly low: boolean };
const SIDES: readonly Side[] = [
  { vertical: true, low: true },
  { vertical: true, low: false },
  { vertical: false, low: true },
  { vertical: false, low: false },
];

/** What a room is to keep of its width, along x, and of its depth, mm. */
export type Least = (room: PlacedRoom) => { readonly width: number; readonly depth: number };

/** A level as its tree lays it out. */
type LaidFloor = { readonly rooms: readonly PlacedRoom[]; readonly cuts: readonly Strip[] };

/**
 * The cuts of a level with an outer wall's thickness where one goes on between rooms and the open air: it may pass a bedroom and then the
 * sit-out before the living room, and there rain and heat ask for the whole of it. The open room gives the difference, where it keeps what
 * it needs. `thickness`: of a wall towards a bay, sit-out or balcony, mm.
 */
export function withOuterStretches(floor: LaidFloor, thickness: number, least: Least): LaidFloor {
  return floor.rooms
    .filter(({ open }) => open)
    .flatMap(({ spec }) => SIDES.map((side) => ({ id: spec.id, side })))
    .reduce((now, { id, side }) => thickened(now, id, side, thickness, least), floor);
}

function thickened({ rooms, cuts }: LaidFloor, id: string, side: Side, thickness: number, least: Least): LaidFloor {
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
  if (cut === undefined || !partsFromIndoors(cut, room, side, rooms)) return { rooms, cuts };
  const rect = less(room.rect, side, thickness - cut.thickness);
  if (!keeps(least(room), room, rect)) return { rooms, cuts };
  const at = side.low ? cut.at : cut.at + cut.thickness - thickness;
  const stretches = [
    ...(cut.from < low ? [{ ...cut, to: low }] : []),
    { ...cut, at, thickness, from: low, to: high },
    ...(cut.to > high ? [{ ...cut, from: high }] : []),
  ];
  return {
    rooms: rooms.map((one) => (one === room ? { ...room, rect } : one)),
    cuts: cuts.flatMap((one) => (one === cut ? stretches : [one])),
  };
}

/** Whether rooms of the house and nothing open lie on the wall's far side, all along the room. */
function partsFromIndoors(cut: Strip, { rect: r }: PlacedRoom, side: Side, rooms: readonly PlacedRoom[]): boolean {
  const [low, high] = along(r, side);
  const far = side.low ? cut.at : cut.at + cut.thickness;
  const beyond = rooms.filter(({ rect }) => {
    const [from, to] = along(rect, side);
    return faceOf(rect, { ...side, low: !side.low }) === far && from < high && to > low;
  });
  return beyond.length > 0 && beyond.every(({ open }) => !open);
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
