import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";
import { scoreVastu } from "#planner/vastu/score-vastu.ts";

/** Strict vastu: what tradition forbids outright is named, unless the plan says that vastu gave way. */
export const vastuVeto: ReviewRule = ({ plan }) => {
  if (plan.brief.vastu !== "strict" || plan.relaxed.some((r) => r.what === "vastu")) return [];
  return scoreVastu(plan).vetoes.map(({ level, room, words }) =>
    warning("vastu/veto", `${words}: vastu forbids it there.`, { level, room }, "vastu tradition, unanimous sources"),
  );
};
