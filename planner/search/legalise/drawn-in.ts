import type { Rect } from "#planner/geometry/rect.ts";
import { BEDROOMS, type RoomKind } from "#planner/plan/plan.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { type Corner, cornerGiven, cutCorner, isLawfulL } from "#planner/search/legalise/cut-corner.ts";
import { type Parting, POOJA_LENGTH, parted, STRIP } from "#planner/search/legalise/parting.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { DAY_ROOMS, type TakenIn, takenIn, takenInsOf } from "#planner/search/legalise/taken-in.ts";
import { sidesOf } from "#planner/search/legalise/wall-across.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** A room becomes floor of the larger one along whose whole side it lies, less a corner, where it stands from then on: the larger is an L (`parting`). */
export type DrawnIn = TakenIn & { readonly parting: Parting };

/** Small rooms that come out as strips, and the length that they keep, mm: where an altar or shelves stand, one needs no more. */
const KEPT: Partial<Record<RoomKind, number>> = { pooja: POOJA_LENGTH, store: 1800 };
/** Rooms that are the better for a bay. */
const TAKERS: readonly RoomKind[] = [...DAY_ROOMS, "study", ...BEDROOMS];

/** Every way to draw a strip in to one of its ends. */
export function drawnInsOf(levels: readonly WalledLevel[], walls: Walls): readonly DrawnIn[] {
  return levels.flatMap(({ rooms }, level) =>
    rooms.filter(isStrip).flatMap((strip) => {
      const kept = keptOf(strip);
      return takenInsOf(levels, [{ level, room: strip.spec.id }], TAKERS).flatMap((take) =>
        drawnTo(levels, strip, take, walls, (larger) =>
          endsOf(strip.rect, larger.rect).map((corner) => ({ corner, size: kept })),
        ),
      );
    }),
  );
}

/** A corner for a room, and its clear width and depth there, mm. */
export type CornerPlace = { readonly corner: Corner; readonly size: readonly [number, number] };

/** The ways to take a room in and let it stand in a corner of the larger room: of the corners that `placesOf` names those that leave a useful L. */
export function drawnTo(
  levels: readonly WalledLevel[],
  { spec }: PlacedRoom,
  take: TakenIn,
  walls: Walls,
  placesOf: (larger: PlacedRoom) => readonly CornerPlace[],
): readonly DrawnIn[] {
  const after = takenIn(levels, take)[take.level] as WalledLevel;
  const larger = after.rooms.find((one) => one.spec.id === take.by) as PlacedRoom;
  return placesOf(larger).flatMap(({ corner, size }): readonly DrawnIn[] => {
    const cut = cutCorner(after.walls, larger.rect, corner, size, walls.partition);
    if (cut === null || !isLawfulL({ ...larger, notch: cut.notch }, STANDARDS[larger.spec.kind].least * 1e6)) return [];
    return [{ ...take, parting: cornerGiven(take.level, larger, cut, spec) }];
  });
}

/** The levels with one room drawn in. */
export function drawnIn(levels: readonly WalledLevel[], thought: DrawnIn): readonly WalledLevel[] {
  return parted(takenIn(levels, thought), thought.parting);
}

function isStrip({ spec, rect, notch }: PlacedRoom): boolean {
  const { long, short } = sidesOf(rect);
  const kept = KEPT[spec.kind];
  return kept !== undefined && notch === undefined && long > STRIP * short && long > kept;
}

/** The width and depth, mm, of what a strip keeps. */
function keptOf({ spec, rect: r }: PlacedRoom): readonly [number, number] {
  const { short, vertical } = sidesOf(r);
  const long = Math.max(KEPT[spec.kind] ?? 0, Math.ceil(spec.leastArea / short));
  return vertical ? [short, long] : [long, short];
}

/** The corners of a room at both ends of a strip along one of its sides. */
function endsOf(strip: Rect, room: Rect): readonly Corner[] {
  const along = strip.y0 === room.y0 && strip.y1 === room.y1;
  return [true, false].map((low) =>
    along ? { left: strip.x0 === room.x0, front: low } : { left: low, front: strip.y0 === room.y0 },
  );
}
