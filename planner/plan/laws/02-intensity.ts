/**
 * Law 2, intensity. Coverage is the largest footprint over the plot's area, the floor area ratio the sum of all footprints over it:
 * balconies, porches, parking and ducts inside a footprint count, which is stricter than most bye-laws.
 * The top of the last storey's roof slab is no higher than the profile allows. No tolerance.
 */
import { sizeOf } from "#planner/plan/check/area.ts";
import { broken, metres } from "#planner/plan/check/finding.ts";
import type { MeasuredPlan } from "#planner/plan/check/measured-plan.ts";
import { rectArea } from "#planner/plan/check/rect.ts";
import type { Finding } from "#planner/plan/plan.ts";
import { stepOf } from "#planner/rules/step-of.ts";

export function intensityLaw({ plan, profile, plot, levels }: MeasuredPlan): readonly Finding[] {
  const findings: Finding[] = [];
  const plotArea = rectArea(plot);
  const limit = stepOf(profile.intensity, plotArea / 1e6);
  const sizes = levels.map((level) => sizeOf(level.footprint));
  const coverage = Math.max(...sizes) / plotArea;
  if (coverage > limit.coverage) {
    findings.push(
      broken(
        "law-2/coverage",
        `The house covers ${percent(coverage)} of the plot; ${percent(limit.coverage)} is allowed.`,
      ),
    );
  }
  const far = sizes.reduce((sum, size) => sum + size, 0) / plotArea;
  if (far > limit.far) {
    findings.push(broken("law-2/far", `The floor area ratio is ${far.toFixed(3)}; ${limit.far} is allowed.`));
  }
  const top = plan.levels.at(-1);
  const height = top === undefined ? 0 : top.floorLevel + top.floorToFloor;
  if (height > limit.height) {
    findings.push(broken("law-2/height", `The house is ${metres(height)} high; ${metres(limit.height)} is allowed.`));
  }
  return findings;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
