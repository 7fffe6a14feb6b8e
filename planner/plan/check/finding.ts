import type { Finding } from "#planner/plan/plan.ts";

type Where = Finding["where"];

/** A broken law. `rule` is "law-<number>/<what>", so that a reader finds the law's page and its words. */
export function broken(rule: `law-${number}/${string}`, message: string, where: Where = {}): Finding {
  const law = rule.slice("law-".length, rule.indexOf("/"));
  return { rule, severity: "error", message, where, source: `Plan document, law ${law}` };
}

/** Millimetres as metres with two or three decimals, for sentences. */
export function metres(millimetres: number): string {
  return `${Number((millimetres / 1000).toFixed(3))} m`;
}
