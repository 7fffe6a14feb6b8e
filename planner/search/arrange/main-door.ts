/** Wall that the main door needs, mm: its leaf, the jambs and the longer side of a column. */
export const LEAST_MAIN_WALL = 1350;

/**
 * Cost of a main door that one reaches past the sit-out instead of through it. Only a better pada makes up for it: in strict vastu, or a good one
 * instead of a bad one where vastu is preferred.
 */
export const PAST_SIT_OUT = 8;

const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;
const places = [0, 0, 0, 0, 0];

/**
 * Where the middle of a main door may stand along a clear stretch of wall: at both ends and at the quarters between.
 * The array is used again by the next call.
 */
export function doorPlaces(from: number, to: number): readonly number[] {
  const low = from + LEAST_MAIN_WALL / 2;
  const high = Math.max(low, to - LEAST_MAIN_WALL / 2);
  for (let i = 0; i < SHARES.length; i++) places[i] = Math.round(low + (high - low) * (SHARES[i] as number));
  return places;
}
