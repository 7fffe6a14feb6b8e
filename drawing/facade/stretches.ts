/** From where to where along the road, mm. */
export type Stretch = { readonly x1: number; readonly x2: number };

/** What others leave of a stretch, left to right. */
export function freeStretches({ x1, x2 }: Stretch, taken: readonly Stretch[]): readonly Stretch[] {
  const free: Stretch[] = [];
  let from = x1;
  for (const one of [...taken, { x1: x2, x2 }].sort((a, b) => a.x1 - b.x1)) {
    const to = Math.min(one.x1, x2);
    if (to > from) free.push({ x1: from, x2: to });
    from = Math.max(from, one.x2);
  }
  return free;
}
