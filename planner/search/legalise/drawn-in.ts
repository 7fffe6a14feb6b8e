import type { Rect } from "#planner/geometry/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { type Corner, cornerGiven, cutCorner, isLawfulL } from "#planner/search/legalise/cut-corner.ts";
import { type Parting, parted } from "#planner/search/legalise/parting.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { type TakenIn, takenIn, takenInsOf } from "#planner/search/legalise/taken-in.ts";
import { sidesOf } from "#planner/search/legalise/wall-across.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

type Bare = Omit<PlacedLevel, "columns">;

/** A strip of a room that keeps one end, while the rest of it becomes floor of the larger room along whose whole side it lies: that one is an L. */
export type DrawnIn = {
  readonly level: number;
  /** The strip and the larger room, by id. */
  readonly room: string;
  readonly by: string;
  readonly take: TakenIn;
  readonly part: Parting;
};

/** Small rooms that come out as strips, and the length that they keep, mm: where an altar or shelves stand, one needs no more. */
const KEPT: Partial<Record<RoomKind, number>> = { pooja: 1500, store: 1800 };
/** A room more than this many times as long as wide is a strip. */
const STRIP = 2;
/** Rooms that are the better for a bay. */
const TAKERS: readonly RoomKind[] = [
  "living",
  "living-dining",
  "dining",
  "family",
  "kitchen",
  "kitchen-dining",
  "study",
  "bedroom",
  "master-bedroom",
];

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
          const part = cornerGiven(level, larger, cut, strip.spec);
          return [{ level, room: strip.spec.id, by: take.by, take, part }];
        });
      }),
    ),
  );
}

/** The levels with one strip drawn in. */
export function drawnIn(levels: readonly Bare[], { take, part }: DrawnIn): readonly Bare[] {
  return parted(takenIn(levels, take), part);
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
