import type { DesignProgress } from "#calls/design-progress.ts";
import type { ResponseAnswer } from "#calls/get-response.ts";
import type { SurveySubmission } from "#calls/submit-survey.ts";
import type { Language } from "#content/languages.ts";
import { ownQuery } from "#web/answers/answers-address.ts";
import { surveySubmission } from "#web/answers/submission.ts";
import type { Region } from "#web/routes.ts";

/** The answers that the nearest brief with a plan changes, each with its new text. */
export type ChangedAnswers = NonNullable<DesignProgress["reasons"][number]["change"]>;

/** The given answers (`data`) with a few of them changed, as call 2 takes them. `query` is the lead page's. */
export function changedSubmission(input: {
  readonly data: ResponseAnswer["data"];
  readonly change: ChangedAnswers;
  readonly slug: string;
  readonly query: string;
  readonly language: Language;
  readonly region: Region;
}): SurveySubmission {
  const answer = { ...input.data };
  for (const { label, name, text } of input.change) {
    const given = answer[label];
    answer[label] = typeof given === "object" ? { ...given, [name]: text } : text;
  }
  const formId = input.slug.replace(/^form_one_/, "");
  return surveySubmission({ ...input, answer, formId, query: ownQuery(input.query) });
}
