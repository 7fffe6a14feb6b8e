import type { PlanMeasure } from "#bench/planner/measure-plan.ts";
import type { BriefRecord } from "#bench/planner/run-brief.ts";
import { mean } from "#bench/planner/table.ts";

/** The briefs that changed are named where they are fewer than this. */
const MOST_NAMED = 40;

/** Compares two runs on the briefs that both have: each figure before and after, warnings by rule, and which briefs were planned otherwise. */
export function compared(before: readonly BriefRecord[], after: readonly BriefRecord[]): string {
  const pairs = after.flatMap((one) => {
    const other = before.find(({ n }) => n === one.n);
    return other === undefined ? [] : [{ other, one }];
  });
  const plansOf = (side: "other" | "one"): readonly PlanMeasure[] => pairs.flatMap((pair) => pair[side].plans);
  const [old, now] = [plansOf("other"), plansOf("one")];
  const rows = FIGURES.map(([what, digits, figure]) => line(what, figure(old), figure(now), digits));
  const ms = (side: "other" | "one"): number => pairs.reduce((sum, pair) => sum + pair[side].ms, 0) / 1000;
  const rules = [...new Set([...old, ...now].flatMap(({ warnings }) => warnings))].sort();
  const told = rules
    .map((rule) => [rule, times(old, rule), times(now, rule)] as const)
    .filter(([, was, is]) => was !== is)
    .map(([rule, was, is]) => line(rule, was, is, 0));
  const changed = pairs.filter(({ other, one }) => JSON.stringify(other.plans) !== JSON.stringify(one.plans));
  const named = changed.length < MOST_NAMED ? `: ${changed.map(({ one }) => one.n).join(" ")}` : "";
  return [
    `beside the other run: ${pairs.length} briefs, ${old.length} and ${now.length} plans`,
    ...rows,
    line("processor, s", ms("other"), ms("one"), 1),
    ...told,
    `planned otherwise: ${changed.length}${named}`,
  ].join("\n");
}

const FIGURES: readonly (readonly [what: string, digits: number, figure: (plans: readonly PlanMeasure[]) => number])[] =
  [
    ["room-area error, %", 2, (plans) => 100 * mean(plans.map(({ areaError }) => areaError))],
    ["passages beyond 1.2 m, m²", 0, (plans) => plans.reduce((sum, { wide }) => sum + wide, 0)],
    ["circulation, %", 2, (plans) => 100 * mean(plans.map(({ circulation }) => circulation))],
    ["given up a plan", 2, (plans) => mean(plans.map(({ relaxed }) => relaxed.length))],
    ["neighbourhoods missed", 0, (plans) => plans.reduce((sum, { adjacency }) => sum + adjacency.length, 0)],
    ["vetoes broken", 0, (plans) => plans.reduce((sum, { vetoes }) => sum + vetoes, 0)],
    ["laws broken", 0, (plans) => plans.filter(({ broken }) => broken.length > 0).length],
    ["vastu", 1, (plans) => mean(plans.map(({ vastu }) => vastu))],
    ["longest room", 3, (plans) => mean(plans.map(({ longest }) => longest))],
    ["warnings a plan", 2, (plans) => mean(plans.map(({ warnings }) => warnings.length))],
  ];

function times(plans: readonly PlanMeasure[], rule: string): number {
  return plans.flatMap(({ warnings }) => warnings).filter((one) => one === rule).length;
}

function line(what: string, was: number, is: number, digits: number): string {
  return `${what.padEnd(40)} ${was.toFixed(digits).padStart(8)} -> ${is.toFixed(digits).padStart(8)}`;
}
