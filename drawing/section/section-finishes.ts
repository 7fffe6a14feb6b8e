import { alongCut, isCut, seenFrom } from "#drawing/section/section-view.ts";
import { FALL } from "#drawing/sheet/heights/floor-levels.ts";
import { lowerRoofHeights, UPSTAND } from "#drawing/sheet/heights/house-heights.ts";
import { lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { pipesFrom } from "#drawing/sheet/rain/pipes.ts";
import { crossedRooms, type SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { boxHolds } from "#drawing/sheet/shapes/box.ts";
import { coverBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
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

/** Insulation, falls and waterproofing on the lower roofs that are cut: at their highest up to half of the upstand, falling from there towards an outlet. */
export function lowerRoofFinishes(plan: Plan, cut: SectionCut): readonly Polygon[] {
  return lowerRoofs(plan).flatMap((roof) => {
    const { slab } = lowerRoofHeights(roof);
    const high = slab + UPSTAND / 2;
    const [pipe] = pipesFrom(plan, roof.above.index).filter(({ room }) => room === roof);
    const floor = coverBoxes(
      (x, y) => roof.boxes.some((box) => boxHolds(box, x, y)) && !roof.upstand.some((box) => boxHolds(box, x, y)),
      [...roof.boxes, ...roof.upstand],
    );
    return floor
      .map((box) => seenFrom(cut, box, 0, 0))
      .filter(isCut)
      .map(({ u1, u2 }): Polygon => {
        const outlet = pipe === undefined ? u1 : alongCut(cut, pipe.outlet.pipe[cut.axis]);
        const low = high - (u2 - u1) / FALL;
        const [start, end] = Math.abs(outlet - u1) < Math.abs(outlet - u2) ? [low, high] : [high, low];
        return [
          [u1, slab],
          [u2, slab],
          [u2, end],
          [u1, start],
        ];
      });
  });
}

/** Where along the cut a room's door stands; null for a room without one. */
function doorOf(plan: Plan, { id }: Room, { axis }: SectionCut): number | null {
  const door = plan.levels
    .flatMap(({ openings }) => openings)
    .find(({ kind, rooms }) => kind === "door" && rooms.includes(id));
  return door ? (door.from[axis] + door.to[axis]) / 2 : null;
}
