import type { Finding, Relaxation } from "#planner/plan/plan.ts";
import { relaxation } from "#planner/plan/told.ts";
import type { Profile } from "#planner/rules/profile.ts";

/** What the house may cost by its built-up area (m2), beside the budget that was named. */
export function costOf(builtUp: number, budget: number, { cost }: Profile): Finding {
  const estimate = builtUp * cost.perSquareMetre.value;
  const share = shareOf(estimate, budget);
  const words = `About ${money(estimate, cost.currency)} for ${Math.round(builtUp)} m² at ${money(cost.perSquareMetre.value, cost.currency)} a square metre`;
  return {
    rule: "planner/cost",
    severity: share > WHOLE ? "warning" : "note",
    message: `${words}: ${share} % of your budget of ${money(budget, cost.currency)}. The rate is a sample, without land, fees and furniture; a local builder's rate decides.`,
    where: {},
    source: cost.perSquareMetre.source,
  };
}

/** Tells that the budget gave way where the house (`builtUp`, m2) costs more; empty where it does not. */
export function overBudget(builtUp: number, budget: number, { cost }: Profile): readonly Relaxation[] {
  const estimate = builtUp * cost.perSquareMetre.value;
  if (shareOf(estimate, budget) <= WHOLE) return [];
  const params = { cost: money(estimate, cost.currency), budget: money(budget, cost.currency) };
  return [relaxation("budget", "budget-over", params)];
}

const WHOLE = 100;

/** An estimate in whole per cent of the budget: the rate is no finer. */
function shareOf(estimate: number, budget: number): number {
  return Math.round((WHOLE * estimate) / budget);
}

/** Round thousands, grouped as they are written in the country: lakhs and crores for rupees. */
function money(amount: number, currency: "INR" | "USD" | "GBP"): string {
  const sign = { INR: "₹", USD: "$", GBP: "£" }[currency];
  const rounded = String(amount >= 1e5 ? Math.round(amount / 1000) * 1000 : Math.round(amount));
  const grouped = currency === "INR" ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  return `${sign}${rounded.replace(grouped, ",")}`;
}
