/**
 * The ground that one can walk or drive on without entering the house: the road, the plot around the footprint,
 * and the open-air rooms of the ground floor with the openings between them.
 */
import { type Area, minus, union } from "#planner/plan/check/area.ts";
import { type MeasuredLevel, type MeasuredPlan, OUTSIDE, roomOf } from "#planner/plan/check/measured-plan.ts";
import { commonRect, type Rect } from "#planner/plan/check/rect.ts";
import { OPEN_AIR_KINDS, type RoomKind } from "#planner/plan/plan.ts";

/** Depth of the strip of road that counts as free ground: enough to stand or turn on, mm. */
const ROAD = 6000;

/** A strip of road along the front edge, and along every other edge that is a road. */
export function roads({ plan, plot }: MeasuredPlan): readonly Rect[] {
  const { left, right, rear } = plan.site.edges;
  const strips: Rect[] = [{ ...plot, y0: plot.y0 - ROAD, y1: plot.y0 }];
  if (left.kind === "road") strips.push({ ...plot, x0: plot.x0 - ROAD, x1: plot.x0 });
  if (right.kind === "road") strips.push({ ...plot, x0: plot.x1, x1: plot.x1 + ROAD });
  if (rear.kind === "road") strips.push({ ...plot, y0: plot.y1, y1: plot.y1 + ROAD });
  return strips;
}

/** The free ground, road included, less walls and columns; `also`: further kinds of room that count as ground, such as a garage. */
export function freeGround(measured: MeasuredPlan, also: readonly RoomKind[] = []): Area {
  const ground = measured.levels[0];
  if (ground === undefined) return [];
  const outdoorKinds = [...OPEN_AIR_KINDS.filter((kind) => kind !== "duct"), ...also];
  const outdoor = (id: string) => id === OUTSIDE || outdoorKinds.includes(roomOf(ground, id)?.room.kind ?? "duct");
  const holes = ground.openings
    .filter(({ opening }) => (opening.kind === "door" || opening.kind === "arch") && opening.rooms.every(outdoor))
    .map((o) => o.hole);
  const yards = minus([measured.plot], ground.footprint);
  const rooms = ground.rooms.filter(({ room }) => outdoorKinds.includes(room.kind)).flatMap((r) => r.area);
  return union([...roads(measured), ...minus([...yards, ...rooms], ground.solid), ...holes]);
}

export function touchesAny(rects: readonly Rect[], others: readonly Rect[]): boolean {
  return rects.some((r) => others.some((o) => commonRect(r, o) !== null));
}

/** Ground-floor rooms of some kinds. */
export function groundRooms(ground: MeasuredLevel, kinds: readonly RoomKind[]) {
  return ground.rooms.filter(({ room }) => kinds.includes(room.kind));
}
