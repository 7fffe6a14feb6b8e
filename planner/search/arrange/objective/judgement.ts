/** The terms that the cost is the sum of; what goes on to the next phase has no hard problem in any of them. */
const TERMS = [
  "size",
  "way",
  "light",
  "front",
  "stack",
  "area",
  "aspect",
  "privacy",
  "align",
  "vastu",
  "group",
  "outdoor",
] as const;
export type Term = (typeof TERMS)[number];
export const T = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Record<Term, number>;
/** A hard problem costs at least this much, so that no comfort buys it off; more where vastu is dear. */
export const HARD = 26;

export type Judgement = {
  cost: number;
  hard: number;
  /** What a hard problem costs at least, and how many times as much while hardly any arrangement is without one. */
  hardPrice: number;
  severity: number;
  /** Vetoes of strict vastu: they cost as much as hard problems, but a house that breaks one is still a house. */
  vetoes: number;
  /** Neighbourhoods asked for that are missed; they cost like vetoes. */
  missed: number;
  readonly terms: Float64Array;
};

export function newJudgement(): Judgement {
  return {
    cost: 0,
    hard: 0,
    hardPrice: HARD,
    severity: 1,
    vetoes: 0,
    missed: 0,
    terms: new Float64Array(TERMS.length),
  };
}

export function add(out: Judgement, term: number, cost: number): void {
  out.terms[term] = (out.terms[term] as number) + cost;
  out.cost += cost;
}

export function hard(out: Judgement, term: number, cost: number): void {
  out.hard++;
  add(out, term, out.severity * (out.hardPrice + cost));
}

/** Counts a neighbourhood that the household expects and does not get: still a house, but ranked behind those that miss fewer. */
export function miss(out: Judgement, cost: number): void {
  out.missed++;
  add(out, T.group, out.hardPrice + cost);
}

export function veto(out: Judgement, cost: number): void {
  out.vetoes++;
  add(out, T.vastu, out.hardPrice + cost);
}
