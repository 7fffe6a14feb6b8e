import { SURVEY_FORM } from "#content/survey-form.ts";
import type { RegionCode } from "#planner/brief/brief.ts";

/** Answers that the survey takes: every field's first option, and a plot of 30 by 60 feet, in metres where the region's survey asks for metres. */
export function surveyAnswers(region: RegionCode = "in"): Record<string, string | Record<string, string>> {
  const answer: Record<string, string | Record<string, string>> = {};
  const site: Record<string, string> = {};
  for (const question of SURVEY_FORM.questions) {
    const fields = question.fields.map((field) => ({ ...field, ...field.regions?.[region] }));
    const plain = fields.filter((field) => !field.extra);
    for (const field of fields) if (field.extra) site[field.name] = field.options?.[0] ?? "";
    const texts = plain.map((field) => [field.name, answerTo(field)] as const);
    const only = texts.length === 1 ? texts[0]?.[1] : undefined;
    answer[question.label] = only ?? Object.fromEntries(texts);
  }
  return { ...answer, SiteDetails: site };
}

function answerTo(field: {
  readonly name: string;
  readonly unit?: string;
  readonly options?: readonly string[];
}): string {
  const metres = field.unit === "m";
  if (field.name === "width") return metres ? "9.1" : "30";
  if (field.name === "depth") return metres ? "18.3" : "60";
  return field.options?.[0] ?? "";
}
