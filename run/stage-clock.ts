import type { Stage } from "#planner/plan-house.ts";

/** Milliseconds of each stage, to a tenth. */
export type StageTimes = Readonly<Partial<Record<Stage, number>>>;

/** Measures the stages of planning: the planner calls `enter` with the stage and the option that it begins. `now` gives milliseconds. */
export function stageClock(now: () => number = () => performance.now()) {
  const spent = new Map<number, Map<Stage, number>>();
  let current: { readonly stage: Stage; readonly option: number; readonly since: number } | null = null;
  function stop(): void {
    if (current === null) return;
    const { stage, option, since } = current;
    const of = spent.get(option) ?? new Map<Stage, number>();
    spent.set(option, of.set(stage, (of.get(stage) ?? 0) + now() - since));
    current = null;
  }
  return {
    stop,
    enter(stage: Stage, option: number): void {
      stop();
      current = { stage, option, since: now() };
    },
    /**
     * The time of each of the `made` options, in their order. The planner names a search by the first option that it looks for, even
     * where it finds several: these share its time in equal parts.
     */
    timesOf(made: number): readonly StageTimes[] {
      const begins = Array.from({ length: made }, (_, i) => i + 1).filter(
        (option) => option === 1 || spent.has(option),
      );
      return begins.flatMap((option, i) => {
        const together = (begins[i + 1] ?? made + 1) - option;
        // Searches that found no further option count with the last search that found one.
        const searches = [...spent].filter(
          ([one]) => one >= option && one < (begins[i + 1] ?? Number.POSITIVE_INFINITY),
        );
        const times = new Map<Stage, number>();
        for (const [, of] of searches) for (const [stage, ms] of of) times.set(stage, (times.get(stage) ?? 0) + ms);
        const share = Object.fromEntries(
          [...times].map(([stage, ms]) => [stage, Math.round((10 * ms) / together) / 10]),
        );
        return Array.from({ length: together }, () => share);
      });
    },
  };
}
