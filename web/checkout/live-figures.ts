import type { PlanKey } from "#web/checkout/plans.ts";

const BASES: Readonly<Record<PlanKey, number>> = { one: 580, two: 840, three: 350, four: 720 };
const RISE = 5;
const RISE_EVERY_MS = 60_000;
const SWING = 10;

/** The base of a scripted figure after a time on the page: it rises by 5 every 60 seconds. */
export function figureBase(plan: PlanKey, elapsedMs: number): number {
  return BASES[plan] + RISE * Math.floor(elapsedMs / RISE_EVERY_MS);
}

/** The next scripted figure: up to 10 away, never below its base nor more than 10 above; `chance` in [0, 1). */
export function nextFigure(current: number, base: number, chance: number): number {
  const moved = current + Math.round((chance * 2 - 1) * SWING);
  return Math.min(base + SWING, Math.max(base, moved));
}

/** Milliseconds until the next change: 2 to 5 seconds. */
export function nextChangeIn(chance: number): number {
  return 2000 + chance * 3000;
}
