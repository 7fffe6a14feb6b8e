import { area } from "#planner/geometry/rect.ts";
import { BEDROOMS } from "#planner/plan/plan.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { cornerGiven, cutCorner, isLawfulL } from "#planner/search/legalise/cut-corner.ts";
import type { DrawnIn } from "#planner/search/legalise/drawn-in.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { type TakenIn, takenIn, takenInsOf } from "#planner/search/legalise/taken-in.ts";
import { wallsUnder } from "#planner/search/legalise/wall-across.ts";
import { LEAST_ARM } from "#planner/search/programme/room-spec.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

type Bare = Omit<PlacedLevel, "columns">;

/** The floor of a bath that moves, m2: what it had, at most a usual one's; it may be `RATHER_MORE` times as deep where that sets its wall over one below. */
const { least: LEAST, ideal: USUAL } = STANDARDS.bath;
const RATHER_MORE = 1.3;
/** A bath is no wider, mm: what is left of the bedroom's width is its way in. */
const WIDEST = 2600;

/**
 * Every way to take a bath that lies along a whole bedroom at the road to the bedroom's other end, into either corner there: one comes in beside
 * it, by an arm of the bedroom, and bed and windows are at the road instead of vents.
 */
export function inwardBathsOf(levels: readonly Bare[], walls: Walls): readonly DrawnIn[] {
  return levels.flatMap(({ rooms, inside }, level) =>
    rooms
      .filter(({ spec, rect: r }) => spec.kind === "bath" && spec.apart === null && r.y0 === inside.y0)
      .flatMap((bath) =>
        takenInsOf(levels, [{ level, room: bath.spec.id }], BEDROOMS).flatMap((take) =>
          inward(levels, bath, take, walls),
        ),
      ),
  );
}

function inward(levels: readonly Bare[], bath: PlacedRoom, take: TakenIn, walls: Walls): readonly DrawnIn[] {
  const after = takenIn(levels, take)[take.level] as Bare;
  const bedroom = after.rooms.find(({ spec }) => spec.id === take.by) as PlacedRoom;
  if (bath.rect.y0 !== bedroom.rect.y0 || bath.rect.x0 !== bedroom.rect.x0) return [];
  const { x0, x1, y1 } = bedroom.rect;
  const width = Math.min(WIDEST, x1 - x0 - walls.partition - LEAST_ARM);
  if (width < STANDARDS.bath.width) return [];
  const deepFor = (floor: number): number => Math.max(STANDARDS.bath.width, Math.ceil(floor / width));
  const least = deepFor(Math.max(bath.spec.leastArea, LEAST * 1e6));
  const usual = Math.max(least, deepFor(Math.min(area(bath.rect), USUAL * 1e6)));
  const over = wallsUnder(levels[take.level - 1]?.walls ?? [], true, bedroom.rect)
    .map((centre) => y1 - Math.round(centre + walls.partition / 2))
    .filter((deep) => deep >= least && deep <= usual * RATHER_MORE)
    .sort((one, other) => Math.abs(one - usual) - Math.abs(other - usual));
  return [...over, usual].flatMap((deep) =>
    [true, false].flatMap((left): readonly DrawnIn[] => {
      const cut = cutCorner(after.walls, bedroom.rect, { left, front: false }, [width, deep], walls.partition);
      if (cut === null || !isLawfulL({ ...bedroom, notch: cut.notch }, STANDARDS[bedroom.spec.kind].least * 1e6))
        return [];
      return [{ ...take, parting: cornerGiven(take.level, bedroom, cut, bath.spec) }];
    }),
  );
}
