import type { Brief } from "#planner/brief/brief.ts";
import type { Finding, Plan } from "#planner/plan/plan.ts";
import { missedNeighbours } from "#planner/rules/missed-neighbours.ts";
import { BLANK_FRONT } from "#planner/rules/review/blank-front.ts";
import { BLOCKED_DOOR } from "#planner/rules/review/blocked-door.ts";
import { IDLE_SIT_OUT, MAIN_DOOR_ASIDE, MAIN_DOOR_BEHIND } from "#planner/rules/review/entrance.ts";
import { FURNISHED } from "#planner/rules/review/furnished.ts";
import { GUESTS_WAY } from "#planner/rules/review/guests-way.ts";
import { NARROW_BALCONY, NARROW_SIT_OUT } from "#planner/rules/review/narrow-outdoors.ts";
import { POOJA_STACKED_WITH_WC } from "#planner/rules/review/pooja-and-wc.ts";
import { FAR_TOO_LONG, slivers } from "#planner/rules/review/proportion.ts";
import { THROUGH_KITCHEN } from "#planner/rules/review/through-kitchen.ts";
import { OUTSIZED_ROOM } from "#planner/rules/review/usual-size.ts";
import { WAY_TO_BATH } from "#planner/rules/review/way-to-bath.ts";
import { WC_FACING_ENTRANCE } from "#planner/rules/review/wc-facing-entrance.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";
import { scoreVastu, type VastuReport } from "#planner/vastu/score-vastu.ts";
import { vastuFindings, vastuRelaxation } from "#planner/vastu/vastu-findings.ts";

/** A plan that keeps the laws, with the review's remarks and the vastu lines in its findings. */
export type ReviewedPlan = {
  readonly plan: Plan;
  /** Vetoes of strict vastu that it breaks; 0 where strict vastu was not asked. */
  readonly vetoes: number;
  /**
   * How many things it misses that every household expects: each neighbourhood asked for, a main door that a guest finds from the road, a stair that is
   * reached without passing the stove and, in strict vastu, a main door in a good pada.
   */
  readonly missed: number;
  /** What an architect minds in it, a warning each; what a visitor meets first counts more. */
  readonly amiss: number;
  /**
   * How many grave faults it has: slivers of rooms, doors that furniture blocks, rooms without the piece they are for, sit-outs and balconies too narrow to
   * stand on, rooms far larger than is of use. No such plan is handed out while another stands.
   */
  readonly grave: number;
};

/** Warnings that a main door in a poor pada counts for in strict vastu. */
const POOR_PADA = 3;
/** A warning counts 1; one of these rules counts more. */
const WORSE: Readonly<Record<string, number>> = {
  [MAIN_DOOR_BEHIND]: 6,
  [MAIN_DOOR_ASIDE]: 6,
  [IDLE_SIT_OUT]: 3,
  [WC_FACING_ENTRANCE]: 3,
  [THROUGH_KITCHEN]: 3,
  [GUESTS_WAY]: 3,
  [POOJA_STACKED_WITH_WC]: 3,
  [FAR_TOO_LONG]: 3,
  [BLANK_FRONT]: 2,
  [WAY_TO_BATH]: 2,
};
const GRAVE: readonly string[] = [BLOCKED_DOOR, FURNISHED, NARROW_SIT_OUT, NARROW_BALCONY, OUTSIZED_ROOM];

/** Adds what the review and vastu find, and says in `relaxed` where strict vastu had to give way. */
export function reviewedPlan(plan: Plan): ReviewedPlan {
  const report = scoreVastu(plan);
  const relaxation = vastuRelaxation(plan, report);
  const told: Plan = relaxation === null ? plan : { ...plan, relaxed: [...plan.relaxed, relaxation] };
  const remarks = reviewPlan(told);
  const strict = plan.brief.vastu === "strict";
  return {
    plan: { ...told, findings: [...told.findings, ...remarks, ...vastuFindings(plan, report)] },
    vetoes: strict ? report.vetoes.length : 0,
    missed:
      missedNeighbours(told).length +
      Number(remarks.some(isDoorBehind)) +
      Number(remarks.some(isUpPastStove)) +
      Number(strict && isPadaPoor(report)),
    amiss: amissOf(remarks) + amissInVastu(plan.brief.vastu, report),
    grave: slivers(plan) + remarks.filter(({ rule }) => GRAVE.includes(rule)).length,
  };
}

/** Whether a plan has more grave faults, breaks more vetoes or misses more than another. */
export function isWorse(one: ReviewedPlan, than: ReviewedPlan): boolean {
  return one.grave > than.grave || one.vetoes > than.vetoes || one.missed > than.missed;
}

/** Warnings for vastu. Strict: a main door in a poor pada (vetoes are counted apart). Preferred: one for each room that strict vastu would forbid. */
function amissInVastu(wish: Brief["vastu"], report: VastuReport): number {
  if (wish === "strict") return isPadaPoor(report) ? POOR_PADA : 0;
  return wish === "preferred" ? report.vetoes.length : 0;
}

function isPadaPoor({ pada }: VastuReport): boolean {
  return pada?.good === false;
}

function isDoorBehind({ rule }: Finding): boolean {
  return rule === MAIN_DOOR_BEHIND;
}

/** Whether an upper floor is reached only through the kitchen. */
function isUpPastStove({ rule, where }: Finding): boolean {
  return rule === THROUGH_KITCHEN && (where.level ?? 0) > 0;
}

function amissOf(remarks: readonly Finding[]): number {
  const warnings = remarks.filter(({ severity }) => severity === "warning");
  // One way through the kitchen is one fault, however many rooms lie behind it; two if they lie on several floors.
  const behind = new Set(warnings.filter(({ rule }) => rule === THROUGH_KITCHEN).map(({ where }) => where.level));
  const rules = warnings.map(({ rule }) => rule).filter((rule) => rule !== THROUGH_KITCHEN);
  const counted = [...rules, ...Array.from({ length: Math.min(2, behind.size) }, () => THROUGH_KITCHEN)];
  return counted.reduce((sum, rule) => sum + (WORSE[rule] ?? 1), 0);
}

/** What an architect minds in a plan that was reviewed, by the warnings that it tells (`ReviewedPlan.amiss`, vastu's score left out). */
export function amissTold({ findings }: Plan): number {
  return amissOf(findings);
}

/** A warning weighs this share of what the cheapest candidate costs the search. */
export const WARNING_SHARE = 0.1;

/**
 * Best first: plans without a grave fault, the fewest broken vetoes of strict vastu, then the search's cost with what is amiss added to it.
 * Equal ones keep their order.
 */
export function ranked<T extends Ranked>(candidates: readonly T[]): readonly T[] {
  const worth = worthAmong(candidates);
  return [...candidates].sort(
    (a, b) => a.reviewed.grave - b.reviewed.grave || a.reviewed.vetoes - b.reviewed.vetoes || worth(a) - worth(b),
  );
}

type Ranked = { readonly reviewed: ReviewedPlan; readonly cost: number };

/** What one of these plans costs with what is amiss in it. */
export function worthAmong(candidates: readonly Ranked[]): (one: Ranked) => number {
  const cheapest = Math.min(...candidates.map(({ cost }) => cost));
  return ({ reviewed, cost }) => cost + WARNING_SHARE * cheapest * reviewed.amiss;
}
