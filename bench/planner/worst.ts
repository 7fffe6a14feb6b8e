import type { BriefRecord } from "#bench/planner/run-brief.ts";

/** The faults of what became of a brief, the gravest first; empty where there is none. */
export function faultsOf(one: BriefRecord): readonly string[] {
  const faults: string[] = [];
  if (one.feasibility.feasible && one.plans.length === 0) faults.push(`refused: ${one.refused.join("; ")}`);
  for (const [i, plan] of one.plans.entries()) {
    const option = `option ${i + 1} (${plan.parti})`;
    if (plan.broken.length > 0) faults.push(`${option} breaks ${plan.broken.join("; ")}`);
    if (one.vastu === "strict" && plan.vetoes > 0)
      faults.push(`${option} breaks ${plan.vetoes} vetoes of strict vastu`);
    if (plan.adjacency.length > 0) faults.push(`${option} misses ${plan.adjacency.join(", ")}`);
    if (plan.areaError > 0.12) faults.push(`${option} is ${(100 * plan.areaError).toFixed(0)} % off its room areas`);
    if (plan.circulation > 0.16) faults.push(`${option} has ${(100 * plan.circulation).toFixed(0)} % of circulation`);
    if (plan.longest > 2) faults.push(`${option} has a room ${plan.longest.toFixed(2)} times as long as wide`);
  }
  if (one.plans.length > 0 && one.plans.length < one.asked) faults.push(`${one.plans.length} of ${one.asked} options`);
  if (one.ms / Math.max(1, one.plans.length) > 8000) faults.push(`${Math.round(one.ms)} ms`);
  return faults;
}

/** The larger, the graver: first feasible briefs that were refused, those with the most room to spare foremost, then broken laws, then the most faults. */
function gravity(one: BriefRecord): number {
  if (one.feasibility.feasible && one.plans.length === 0) return 1000 + Math.min(50, one.feasibility.slack);
  if (one.plans.some(({ broken }) => broken.length > 0)) return 500;
  return faultsOf(one).length;
}

/** The worst `count` briefs, each with its number, its faults and its JSON for `npm run plan -- --brief`. */
export function worstOf(records: readonly BriefRecord[], count: number): string {
  return [...records]
    .filter((one) => faultsOf(one).length > 0)
    .sort((a, b) => gravity(b) - gravity(a) || a.n - b.n)
    .slice(0, count)
    .map((one) => {
      const thrown = one.plans.length < one.asked ? one.rejected.slice(0, 4).map(([why, n]) => `${n}x ${why}`) : [];
      const lines = [...faultsOf(one), ...thrown.map((why) => `thrown away: ${why}`)];
      const head = `#${one.n} (room to spare ${one.feasibility.slack.toFixed(2)}, ${Math.round(one.ms)} ms)`;
      return [head, ...lines.map((line) => `   ${line}`), `   ${JSON.stringify(one.brief)}`].join("\n");
    })
    .join("\n");
}
