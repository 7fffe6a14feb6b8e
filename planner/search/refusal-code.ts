import type { RefusalCode } from "#planner/plan/told.ts";
import type { Arrangement } from "#planner/search/arrange/arrangement.ts";
import { judge } from "#planner/search/arrange/objective/judge.ts";
import { newJudgement, T } from "#planner/search/arrange/objective/judgement.ts";

/** What a household is told of a hard problem, by the term of the objective in which it stands. */
const CODES: readonly (readonly [term: number, code: RefusalCode])[] = [
  [T.size, "size"],
  [T.front, "parking"],
  [T.light, "daylight"],
  [T.way, "reach"],
  [T.align, "support"],
];

/** Why a brief is refused whose best arrangement still has hard problems: the gravest of them. */
export function refusalCodeOf({ models }: Arrangement): RefusalCode {
  const terms = CODES.map(() => 0);
  for (let level = 0; level < models.length; level++) {
    const judgement = newJudgement();
    judge(models, level, Number.POSITIVE_INFINITY, judgement);
    if (judgement.hard === 0) continue;
    for (const [i, [term]] of CODES.entries()) {
      const cost = judgement.terms[term] as number;
      // What is cheaper than a hard problem holds none.
      if (cost >= judgement.hardPrice) terms[i] = (terms[i] as number) + cost;
    }
  }
  const gravest = Math.max(...terms);
  return gravest === 0 ? "together" : (CODES[terms.indexOf(gravest)]?.[1] ?? "together");
}
