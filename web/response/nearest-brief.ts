import type { DesignProgress } from "#calls/design-progress.ts";
import type { ResponseAnswer } from "#calls/get-response.ts";
import type { SurveySubmission } from "#calls/submit-survey.ts";
import type { Language } from "#content/languages.ts";
import type { Region } from "#web/routes.ts";

/** The answers that the nearest brief that works changes. */
export type ChangedAnswers = NonNullable<DesignProgress["reasons"][number]["change"]>;

/** What an address of ours says of one response; all else is the visitor's own. */
const OF_ONE_RESPONSE = ["Fx", "Rx", "resume"];

/** The same answers but a few, as call 2 takes them. `query` is the lead page's. */
export function nearestBrief(input: {
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
  const query = [...new URLSearchParams(input.query)].filter(([name]) => !OF_ONE_RESPONSE.includes(name));
  return {
    answer,
    formId: input.slug.replace(/^form_one_/, ""),
    queryStrings: Object.fromEntries(query),
    selectedLanguage: input.language,
    utmDetails: Object.fromEntries(query.filter(([name]) => name.startsWith("utm_"))),
    brand: "hpn",
    region: input.region,
  };
}
