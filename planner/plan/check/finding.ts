import type { Finding } from "#planner/plan/plan.ts";

type Where = Finding["where"];

/** The finding that a law is broken. `rule` is "law-<number>/<what>", by which a reader finds the law's files and the clause (planner/plan/laws). */
export function broken(rule: `law-${number}/${string}`, message: string, where: Where = {}): Finding {
  const law = rule.slice("law-".length, rule.indexOf("/"));
  return { rule, severity: "error", message, where, source: `Plan document, law ${law}` };
}

/** Millimetres as metres with at most three decimals, for sentences. */
export function metres(millimetres: number): string {
  return `${Number((millimetres / 1000).toFixed(3))} m`;
}
