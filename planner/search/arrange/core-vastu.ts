import type { Rect } from "#planner/geometry/rect.ts";
import { MOSTLY_FORBIDDEN, meanOver, stairTables } from "#planner/search/arrange/vastu-model.ts";
import type { Core } from "#planner/search/core/core.ts";
import type { Random } from "#planner/search/random.ts";

/** Where vastu is preferred, one in so many of the cores is tried whose stair strict vastu would forbid. */
const ONE_OF_FORBIDDEN = 8;
/** A stair with a verdict below this lies poorly; one in so many such cores is tried, by wish. */
const POOR = 0.5;
const ONE_OF_POOR = { strict: 5, preferred: 2 } as const;

/**
 * Whether a core is worth arranging rooms about, by where its stair lies. On ground that strict vastu forbids: never there, hardly ever where vastu is
 * preferred. Where it lies poorly: only now and then. True where there is no stair, or no vastu is wanted.
 */
export function welcomeCore(
  core: Core,
  wish: "strict" | "preferred" | "none",
  built: Rect,
  northBearing: number,
  random: Random,
): boolean {
  const stair = core.fixed.find((room) => room.kind === "stair");
  if (stair === undefined || wish === "none") return true;
  const { x0, y0, x1, y1 } = stair.rect;
  const { verdict, forbidden } = stairTables(northBearing);
  if (meanOver(forbidden, built, x0, y0, x1, y1) > MOSTLY_FORBIDDEN)
    return wish === "preferred" && random.below(ONE_OF_FORBIDDEN) === 0;
  if (meanOver(verdict, built, x0, y0, x1, y1) >= POOR) return true;
  return random.below(ONE_OF_POOR[wish]) === 0;
}
