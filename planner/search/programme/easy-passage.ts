/** A passage need not be wider, mm. */
const EASY = 1200;

/** What a passage of these sides has beyond an easy width, mm2: floor that the rooms beside it lack. */
export function beyondEasy(one: number, other: number): number {
  const over = (one < other ? one : other) - EASY;
  return over > 0 ? over * (one < other ? other : one) : 0;
}
