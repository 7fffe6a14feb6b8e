import type { Finding, Level } from "#planner/plan/plan.ts";
import type { BuildingSite } from "#planner/search/site.ts";

/** Whether the stair goes on above the top floor, be it only to the roof: a later floor is reached by it. */
export function climbsToRoof(levels: readonly Level[]): boolean {
  return (levels.at(-1)?.stairs.length ?? 0) > 0;
}

/**
 * What a household that wants to build higher later has to know: what was made ready, and whether the plot's limits leave room for a floor as large as the
 * top one. `gross`: floor of each level, mm2.
 */
export function laterFloor(levels: readonly Level[], gross: readonly number[], site: BuildingSite): readonly Finding[] {
  const top = levels[levels.length - 1];
  if (top === undefined) return [];
  const where = { level: top.index };
  const posts = top.columns.length > 0 ? "columns and foundations are" : "walls and foundations are";
  const findings: Finding[] = [
    {
      rule: "planner/later-floor",
      severity: "note",
      message: `Made ready for one more floor: the stair goes on to the roof under a head room, and ${posts} to be designed for ${levels.length + 1} floors, with starter bars left above the roof.`,
      where,
      source: "planner",
    },
  ];
  let total = gross[gross.length - 1] ?? 0;
  for (const one of gross) total += one;
  const height = top.floorLevel + 2 * top.floorToFloor;
  const over = [
    total > site.floorArea ? `a floor area ratio of ${(total / site.plotArea).toFixed(2)}` : null,
    height > site.height ? `a height of ${(height / 1000).toFixed(1)} m` : null,
  ].filter((one) => one !== null);
  if (over.length > 0) {
    findings.push({
      rule: "planner/later-floor",
      severity: "warning",
      message: `A later floor as large as the top one comes to ${over.join(" and ")}, more than this plot allows today: it has to be smaller, or wait for another rule.`,
      where,
      source: "planner",
    });
  }
  return findings;
}
