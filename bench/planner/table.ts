import type { BriefRecord } from "#bench/planner/run-brief.ts";
import { ENTIRELY_DIFFERENT } from "#planner/plan/compare-options.ts";

/** One line of the table. `holds` is null where there is no goal, or nothing to measure it on. */
export type Row = {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly holds: boolean | null;
};

const NOT_PROVED = "the same of those not proved to have no house of rectangular rooms about one shaft";

/** The measured figures against their goals. `peak` is the process's largest resident memory in MB, where it was measured. */
export function tableOf(records: readonly BriefRecord[], peak: number | null): readonly Row[] {
  const feasible = records.filter((one) => one.feasibility.feasible);
  const lawful = (one: BriefRecord): boolean => one.plans[0]?.broken.length === 0;
  const allLawful = (one: BriefRecord): boolean =>
    one.plans.length === one.asked && one.plans.every(({ broken }) => broken.length === 0);
  const plans = records.flatMap((one) => one.plans);
  const strict = records.filter((one) => one.vastu === "strict").flatMap((one) => one.plans);
  const roomyStrict = records.filter((one) => one.vastu === "strict" && one.roomy).flatMap((one) => one.plans);
  const preferred = records.filter((one) => one.vastu === "preferred" && one.roomy).flatMap((one) => one.plans);
  const pairs = records.filter((one) => one.difference !== null);
  const differ = pairs.filter((one) => !one.sameParti && (one.difference ?? 0) >= ENTIRELY_DIFFERENT);
  const ms = records.filter((one) => one.floors === 2 && one.plans.length > 0).map((one) => one.ms / one.plans.length);
  const notProved = feasible.filter((one) => one.noHouse?.kind !== "proved");
  const refused = feasible.filter((one) => one.plans.length === 0);
  const asked = refused.length > 0 && refused.every((one) => one.noHouse !== undefined);
  const unforeseen = records.filter((one) => !one.feasibility.feasible && one.plans.length > 0);
  return [
    row("briefs feasible (by counting, without the search)", share(feasible.length, records.length), "", null),
    row("impossible by counting and planned all the same", String(unforeseen.length), "0", unforeseen.length === 0),
    least("feasible: option 1 holds every law", feasible.filter(lawful).length, feasible.length, 0.99),
    ...(asked ? [least(NOT_PROVED, notProved.filter(lawful).length, notProved.length, 0.99)] : []),
    least("feasible: every option asked for does", feasible.filter(allLawful).length, feasible.length, 0.95),
    most("plans handed out that break a law", plans.filter(({ broken }) => broken.length > 0).length, plans.length, 0),
    number("requested-adjacency errors per plan", mean(plans.map((one) => one.adjacency.length)), 0.05, 3),
    number("room-area error against the target, mean", 100 * mean(plans.map((one) => one.areaError)), 5, 1, " %"),
    number(
      "circulation share of carpet, median",
      100 *
        quantile(
          plans.map((one) => one.circulation),
          0.5,
        ),
      10,
      1,
      " %",
    ),
    most("strict vastu: plans with a broken veto", strict.filter((one) => one.vetoes > 0).length, strict.length, 0),
    atLeast(
      "strict vastu, 30x40 and larger: score, median",
      roomyStrict.map((one) => one.vastu),
      85,
    ),
    info(
      "preferred vastu, 30x40 and larger: score, median",
      preferred.map((one) => one.vastu),
    ),
    least("options entirely different, of those with two", differ.length, pairs.length, 1),
    number("processor ms per option, G+1, p50", quantile(ms, 0.5), 1500, 0),
    number("processor ms per option, G+1, p95", quantile(ms, 0.95), 4000, 0),
    peak === null ? row("peak memory, MB", "not measured", "<= 400", null) : number("peak memory, MB", peak, 400, 0),
    info(
      "longest of living and bedrooms per plan (long over short), median",
      plans.map((one) => one.longest),
      2,
    ),
    info("upper walls out of line with the wall below, per plan, mean", [mean(plans.map((one) => one.outOfLine))], 2),
    info("review warnings per plan, mean", [mean(plans.map((one) => one.warnings.length))], 2),
  ];
}

/** The table as text, one line a row. */
export function printed(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map(({ what, measured, goal, holds }) => {
      const verdict = holds === null ? "" : holds ? "holds" : "DOES NOT HOLD";
      return `${what.padEnd(width)}  ${measured.padStart(18)}  ${goal.padStart(10)}  ${verdict}`.trimEnd();
    })
    .join("\n");
}

function row(what: string, measured: string, goal: string, holds: boolean | null): Row {
  return { what, measured, goal, holds };
}

function least(what: string, part: number, whole: number, goal: number): Row {
  return row(what, share(part, whole), `>= ${100 * goal} %`, whole === 0 ? null : part / whole >= goal);
}

function most(what: string, part: number, whole: number, goal: number): Row {
  return row(what, `${part} of ${whole}`, `<= ${goal}`, whole === 0 ? null : part <= goal);
}

function number(what: string, value: number, goal: number, digits: number, unit = ""): Row {
  const known = Number.isFinite(value);
  return row(what, known ? `${value.toFixed(digits)}${unit}` : "-", `<= ${goal}${unit}`, known ? value <= goal : null);
}

function atLeast(what: string, values: readonly number[], goal: number): Row {
  const value = quantile(values, 0.5);
  return row(
    what,
    Number.isFinite(value) ? value.toFixed(0) : "-",
    `>= ${goal}`,
    values.length === 0 ? null : value >= goal,
  );
}

function info(what: string, values: readonly number[], digits = 0): Row {
  return row(what, values.length === 0 ? "-" : quantile(values, 0.5).toFixed(digits), "", null);
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;
}

/** NaN for none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}

/** The value below which the share `part` of the values lies, the upper one where it falls between two; NaN for none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
