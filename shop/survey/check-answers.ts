import type { RegionCode } from "#planner/brief/brief.ts";
import { briefFromAnswers } from "#planner/brief/brief-from-answers.ts";
import type { Answers } from "./response.ts";
import type { StoredForm } from "./survey-form.ts";

export type CheckedAnswers =
  | { readonly kind: "accepted"; readonly answer: Answers }
  | { readonly kind: "wrong"; readonly step: number; readonly field: string; readonly message: string };

/**
 * Judges a submission by the form's own definition: every field answered, numbers within bounds, options that exist.
 * The accepted answers leave out whatever the form does not ask for.
 */
export function checkAnswers(form: StoredForm, answer: Answers, region: RegionCode): CheckedAnswers {
  const reading = briefFromAnswers(form.questions, answer, region);
  if (reading.kind === "invalid") {
    const step = form.questions.findIndex((question) => question.fields.some((field) => field.name === reading.field));
    return { kind: "wrong", step, field: reading.field, message: reading.message };
  }
  return { kind: "accepted", answer: onlyAsked(form, answer) };
}

function onlyAsked(form: StoredForm, answer: Answers): Answers {
  const kept: Record<string, string | Record<string, string>> = {};
  const names = new Set(form.questions.flatMap((question) => question.fields.map((field) => field.name)));
  const labels = new Set([...form.questions.map((question) => question.label), "SiteDetails"]);
  for (const [label, given] of Object.entries(answer)) {
    if (!labels.has(label)) continue;
    kept[label] =
      typeof given === "string" ? given : Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));
  }
  return kept;
}
