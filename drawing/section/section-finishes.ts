import { alongCut } from "#drawing/section/section-view.ts";
import { FALL } from "#drawing/sheet/heights/floor-levels.ts";
import { crossedRooms, type SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { sunkFloors } from "#drawing/sheet/structure/slab-plates.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Plan, Room } from "#planner/plan/plan.ts";

/** Tiles, bed and waterproofing on the sunk slabs that are cut, highest on the side of the door and falling from there. */
export function sunkFinishes(plan: Plan, cut: SectionCut): readonly Polygon[] {
  return plan.levels.flatMap((level) => {
    const crossed = crossedRooms(level, cut);
    return sunkFloors(level).flatMap(({ room, slab, finish }) =>
      crossed
        .filter((one) => one.room === room)
        .map(({ from, to }): Polygon => {
          const low = finish - (to - from) / FALL;
          const door = doorOf(plan, room, cut) ?? from;
          const [start, end] = Math.abs(door - from) <= Math.abs(door - to) ? [finish, low] : [low, finish];
          const [u1, u2] = [alongCut(cut, from), alongCut(cut, to)];
          return [
            [u1, slab],
            [u2, slab],
            [u2, end],
            [u1, start],
          ];
        }),
    );
  });
}

/** Where along the cut a room's door stands; null for a room without one. */
function doorOf(plan: Plan, { id }: Room, { axis }: SectionCut): number | null {
  const door = plan.levels
    .flatMap(({ openings }) => openings)
    .find(({ kind, rooms }) => kind === "door" && rooms.includes(id));
  return door ? (door.from[axis] + door.to[axis]) / 2 : null;
}
