import type { Rect } from "#planner/geometry/rect.ts";
import { BEDROOMS, type RoomKind } from "#planner/plan/plan.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { type Corner, cornerGiven, cutCorner, isLawfulL } from "#planner/search/legalise/cut-corner.ts";
import { type Parting, POOJA_LENGTH, parted, STRIP } from "#planner/search/legalise/parting.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { DAY_ROOMS, type TakenIn, takenIn, takenInsOf } from "#planner/search/legalise/taken-in.ts";
import { sidesOf } from "#planner/search/legalise/wall-across.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

type Bare = Omit<PlacedLevel, "columns">;

/** A strip of a room becomes floor of the larger room along whose whole side it lies, less one end, which it keeps: the larger room is an L (`parting`). */
export type DrawnIn = TakenIn & { readonly parting: Parting };

/** Small rooms that come out as strips, and the length that they keep, mm: where an altar or shelves stand, one needs no more. */
const KEPT: Partial<Record<RoomKind, number>> = { pooja: POOJA_LENGTH, store: 1800 };
/** Rooms that are the better for a bay. */
const TAKERS: readonly RoomKind[] = [...DAY_ROOMS, "study", ...BEDROOMS];

/** Every way to draw a strip in to one of its ends. */
export function drawnInsOf(levels: readonly Bare[], walls: Walls): readonly DrawnIn[] {
  return levels.flatMap(({ rooms }, level) =>
    rooms.filter(isStrip).flatMap((strip) =>
      takenInsOf(levels, [{ level, room: strip.spec.id }], TAKERS).flatMap((take): readonly DrawnIn[] => {
        const after = takenIn(levels, take)[level] as Bare;
        const larger = after.rooms.find(({ spec }) => spec.id === take.by) as PlacedRoom;
        return endsOf(strip.rect, larger.rect).flatMap((corner): readonly DrawnIn[] => {
          const cut = cutCorner(after.walls, larger.rect, corner, keptOf(strip), walls.partition);
          if (cut === null || !isLawfulL({ ...larger, notch: cut.notch }, STANDARDS[larger.spec.kind].least * 1e6))
            return [];
          return [{ ...take, parting: cornerGiven(level, larger, cut, strip.spec) }];
        });
      }),
    ),
  );
}

/** The levels with one strip drawn in. */
export function drawnIn(levels: readonly Bare[], thought: DrawnIn): readonly Bare[] {
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
