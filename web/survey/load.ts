import type { Language } from "#content/languages.ts";
import type { SurveyForm } from "#content/survey/form.ts";
import { type ShownQuestion, shownQuestions } from "#content/survey/localise.ts";
import type { Region } from "#web/routes.ts";

/** The survey as one visitor sees it. */
export type SurveyData = {
  readonly formId: string;
  readonly language: Language;
  readonly region: Region;
  readonly questions: readonly ShownQuestion[];
  /** Set when the payment handoff sent the visitor back: the page then says why. */
  readonly notice: "unable-to-process" | null;
};

const shownOf = new WeakMap<SurveyForm, Map<string, readonly ShownQuestion[]>>();

/** Localised once per form, language and region, and kept: the server asks at every visit. */
function shown(form: SurveyForm, language: Language, region: Region): readonly ShownQuestion[] {
  const known = shownOf.get(form) ?? new Map<string, readonly ShownQuestion[]>();
  shownOf.set(form, known);
  const key = `${language} ${region}`;
  const questions = known.get(key) ?? shownQuestions(form, language, region);
  known.set(key, questions);
  return questions;
}

export function surveyData(form: SurveyForm, language: Language, region: Region, query: URLSearchParams): SurveyData {
  return {
    formId: form._id,
    language,
    region,
    questions: shown(form, language, region),
    notice: query.get("notice") === "unable-to-process" ? "unable-to-process" : null,
  };
}
