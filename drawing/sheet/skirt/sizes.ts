/** How steep the tiles of a skirt lie, and those of the gablet in it: degrees. */
export const STEEP = { skirt: 60, gablet: 45 } as const;
/** Square to the tiles: the slab, and the battens and tiles on it; the board along the eaves hangs so far down from the tiles. mm */
export const SKIRT_SLAB = 100;
export const SKIRT_TILES = 75;
export const SKIRT_BOARD = 160;
/** The tiles of a skirt lie in courses so far apart, as nearly as whole courses fill it. mm */
const GAUGE = 300;
/** So much of the height of those boards the ends of the tiles take, mm. */
export const SKIRT_TILE_ENDS = 40;
/** From the top of the gablet's tiles to the underside of its slab, upright. mm */
export const GABLET_DEPTH = (SKIRT_TILES + SKIRT_SLAB) * Math.SQRT2;

/** In how many courses tiles lie on a slope that reaches so far and rises so much, and how far apart battens are nailed for that, mm. */
export function coursesOf(reach: number, rise: number): { readonly count: number; readonly gauge: number } {
  const length = Math.hypot(reach, rise);
  const count = Math.max(1, Math.round(length / GAUGE));
  return { count, gauge: Math.round(length / count) };
}
