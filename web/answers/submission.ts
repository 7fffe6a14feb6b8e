import type { SurveySubmission } from "#calls/submit-survey.ts";
import type { Language } from "#content/languages.ts";
import { inRegion, type Region } from "#web/routes.ts";

/** Call 2's payload; `query`: the parameters that the visitor came with. */
export function surveySubmission(input: {
  readonly answer: SurveySubmission["answer"];
  readonly formId: string;
  readonly query: URLSearchParams;
  readonly language: Language;
  readonly region: Region;
}): SurveySubmission {
  const queryStrings = Object.fromEntries(input.query);
  return {
    answer: input.answer,
    formId: input.formId,
    queryStrings,
    selectedLanguage: input.language,
    utmDetails: Object.fromEntries(Object.entries(queryStrings).filter(([name]) => name.startsWith("utm_"))),
    brand: "hpn",
    region: input.region,
  };
}

/** The response page after a submit: Fx and Rx, and the visitor's own query parameters after them. */
export function responseAddress(region: Region, formId: string, insertedId: string, query: URLSearchParams): string {
  const parameters = new URLSearchParams({ Fx: formId, Rx: insertedId });
  for (const [name, value] of query) if (!parameters.has(name)) parameters.append(name, value);
  return `${inRegion(region, `/response/form_one_${encodeURIComponent(formId)}`)}?${parameters}`;
}
