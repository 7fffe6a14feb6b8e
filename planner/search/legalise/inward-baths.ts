import { area } from "#planner/geometry/rect.ts";
import { BEDROOMS, type Wall } from "#planner/plan/plan.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { type CornerPlace, type DrawnIn, drawnTo } from "#planner/search/legalise/drawn-in.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { takenInsOf } from "#planner/search/legalise/taken-in.ts";
import { nearFaceOver, wallsUnder } from "#planner/search/legalise/wall-across.ts";
import { LEAST_ARM } from "#planner/search/programme/room-spec.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** The floor of a bath that moves, m2: what it had, at most a usual one's; it may be `RATHER_MORE` times as deep where that sets its wall over one below. */
const { least: LEAST, ideal: USUAL } = STANDARDS.bath;
const RATHER_MORE = 1.3;
/** A bath is no wider, mm: what is left of the bedroom's width is its way in. */
const WIDEST = 2600;

/**
 * Every way to take a bath that lies along a whole bedroom at the road to the bedroom's other end, into either corner there: one comes in beside
 * it, by an arm of the bedroom, and bed and windows are at the road instead of vents.
 */
export function inwardBathsOf(levels: readonly WalledLevel[], walls: Walls): readonly DrawnIn[] {
  return levels.flatMap(({ rooms, inside }, level) => {
    const below = levels[level - 1]?.walls ?? [];
    return rooms
      .filter(({ spec, rect: r }) => spec.kind === "bath" && spec.apart === null && r.y0 === inside.y0)
      .flatMap((bath) =>
        takenInsOf(levels, [{ level, room: bath.spec.id }], BEDROOMS).flatMap((take) =>
          drawnTo(levels, bath, take, walls, (bedroom) => innerPlaces(bath, bedroom, below, walls.partition)),
        ),
      );
  });
}

/** Both inner corners of a bedroom that has taken in the bath along its whole front; none where it is too narrow for a bath and a way in side by side. */
function innerPlaces(
  bath: PlacedRoom,
  bedroom: PlacedRoom,
  below: readonly Wall[],
  thickness: number,
): readonly CornerPlace[] {
  const { x0, y0, x1, y1 } = bedroom.rect;
  const width = Math.min(WIDEST, x1 - x0 - thickness - LEAST_ARM);
  if (bath.rect.y0 !== y0 || bath.rect.x0 !== x0 || width < STANDARDS.bath.width) return [];
  const depthFor = (floor: number): number => Math.max(STANDARDS.bath.width, Math.ceil(floor / width));
  const least = depthFor(Math.max(bath.spec.leastArea, LEAST * 1e6));
  const usual = Math.max(least, depthFor(Math.min(area(bath.rect), USUAL * 1e6)));
  const over = wallsUnder(below, true, bedroom.rect)
    .map((centre) => y1 - thickness - nearFaceOver(centre, thickness))
    .filter((depth) => depth >= least && depth <= usual * RATHER_MORE)
    .sort((one, other) => Math.abs(one - usual) - Math.abs(other - usual));
  return [...over, usual].flatMap((depth) =>
    [true, false].map((left) => ({ corner: { left, front: false }, size: [width, depth] as const })),
  );
}
