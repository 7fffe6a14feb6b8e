import { parseBrief } from "#planner/brief/parse-brief.ts";
import { boundsOf } from "#planner/geometry/rect.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { compareOptions, ENTIRELY_DIFFERENT } from "#planner/plan/compare-options.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { planHouse } from "#planner/plan-house.ts";

/** Width and depth in feet, floors, and the bedrooms that such a house usually has. */
const GRID = [
  { plot: [20, 60], floors: 2, bedrooms: [2, 3, 4] },
  { plot: [30, 60], floors: 2, bedrooms: [2, 3, 4, 5] },
  { plot: [25, 60], floors: 3, bedrooms: [2, 3, 4, 5] },
  { plot: [19, 45], floors: 2, bedrooms: [2, 3] },
  { plot: [19, 45], floors: 3, bedrooms: [4, 5] },
  { plot: [40, 60], floors: 2, bedrooms: [2, 3, 4, 5] },
] as const;

export type GridOptions = {
  readonly facings: string;
  readonly seed: number;
  readonly options: number;
  /** One plot alone, such as 30x60. */
  readonly only?: string | undefined;
  readonly verbose: boolean;
};

/**
 * Plans the acceptance grid and prints what came out: how many briefs were planned, how many first options keep every
 * law, processor time per option, what was given up, proportions and circulation.
 *
 *   node bench/planner.ts --grid [--facings N,E,S,W] [--seed 7] [--options 2] [--only 30x60] [--verbose]
 */
export function planGrid({ facings, seed, options, only, verbose }: GridOptions): void {
  const msPerOption: number[] = [];
  const relaxed = new Map<string, number>();
  const ratios: number[] = [];
  const passages: number[] = [];
  let asked = 0;
  let planned = 0;
  let lawful = 0;
  let paired = 0;
  let different = 0;

  for (const { plot, floors, bedrooms } of GRID) {
    const name = plot.join("x");
    if (only !== undefined && only !== name) continue;
    for (const facing of facings.split(",")) {
      for (const count of bedrooms) {
        const parsed = parseBrief({
          region: "in",
          plot: { width: plot[0], depth: plot[1], unit: "ft" },
          facing,
          floors,
          bedrooms: count,
        });
        if (parsed.kind === "invalid") throw new Error(parsed.message);
        asked++;
        const reasons: string[] = [];
        const before = process.cpuUsage();
        const outcome = planHouse(parsed.brief, {
          options: options,
          seed: seed,
          onRejected: (found) => reasons.push(...found),
        });
        const used = process.cpuUsage(before);
        const ms = (used.user + used.system) / 1000;
        const plans = outcome.kind === "planned" ? outcome.plans : [];
        msPerOption.push(ms / Math.max(1, plans.length));
        const [first, second] = plans;
        if (first !== undefined) {
          planned++;
          if (checkPlan(first).every((finding) => finding.severity !== "error")) lawful++;
          for (const one of first.relaxed) relaxed.set(one.what, (relaxed.get(one.what) ?? 0) + 1);
          measure(first);
        }
        let difference = 0;
        if (first !== undefined && second !== undefined) {
          paired++;
          const compared = compareOptions(first, second);
          difference = compared.difference;
          if (!compared.sameParti && difference >= ENTIRELY_DIFFERENT) different++;
        }
        if (verbose) {
          const partis = plans.map((plan) => `${plan.option.parti} ${plan.scores.total}`).join(" | ");
          const gave = first === undefined ? "" : first.relaxed.map((one) => one.what).join(",");
          console.log(
            `${name} ${facing} G+${floors - 1} ${count} bed: ${plans.length} plans, ${Math.round(ms)} ms, differ ${difference.toFixed(2)} [${partis}] gave up [${gave}]`,
          );
          for (const reason of reasons.slice(0, 6)) console.log(`    thrown away: ${reason}`);
        }
      }
    }
  }

  /** Notes of a plan the long over short side of its day rooms and bedrooms, and the share of its floor that only leads elsewhere. */
  function measure(plan: Plan): void {
    let floor = 0;
    let way = 0;
    for (const room of plan.levels.flatMap((level) => level.rooms)) {
      floor += room.area;
      if (room.kind === "passage" || room.kind === "foyer" || room.kind === "hall") way += room.area;
      if (!["living", "living-dining", "dining", "bedroom", "master-bedroom", "family"].includes(room.kind)) continue;
      const b = boundsOf(room.polygon);
      const [w, d] = [b.x1 - b.x0, b.y1 - b.y0];
      ratios.push(Math.max(w, d) / Math.min(w, d));
    }
    passages.push(way / floor);
  }

  console.log(`briefs planned              ${percent(planned, asked)}`);
  console.log(`option 1 keeps every law    ${percent(lawful, asked)}`);
  console.log(`with an option 2            ${percent(paired, asked)}`);
  console.log(`options entirely different  ${percent(different, paired)}`);
  console.log(
    `processor ms per option     p50 ${Math.round(quantile(msPerOption, 0.5))}  p95 ${Math.round(quantile(msPerOption, 0.95))}`,
  );
  console.log(
    `given up                    ${[...relaxed].map(([what, count]) => `${what} ${count}`).join(", ") || "nothing"}`,
  );
  console.log(
    `long over short side        mean ${mean(ratios).toFixed(2)}  p95 ${quantile(ratios, 0.95).toFixed(2)}  worst ${Math.max(...ratios).toFixed(2)}`,
  );
  console.log(
    `circulation share           mean ${(100 * mean(passages)).toFixed(1)} %  worst ${(100 * Math.max(...passages)).toFixed(1)} %`,
  );
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "-" : `${Math.round((100 * part) / whole)} % (${part}/${whole})`;
}
