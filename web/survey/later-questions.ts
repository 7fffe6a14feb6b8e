import type { SurveyData } from "#web/survey/load.ts";

/** How long is waited before questions that did not come are asked for again. */
const AGAIN_MS = 1000;
/** A phone that changes its network may leave a request without an answer for good. */
const LONGEST_ANSWER_MS = 20_000;

/** What the first load carries: no questions, since the page itself shows the first and all are fetched with the entry. */
export function withoutQuestions(data: SurveyData | null): SurveyData | null {
  return data && { ...data, questions: [] };
}

/** The data with all its questions. Without them there is no survey to wake, so they are asked for until they come. */
export async function withAllQuestions(data: SurveyData | null): Promise<SurveyData | null> {
  if (!data) return null;
  const ask = () => fetch(`/survey-questions/${data.region}/${data.language}.json`);
  for (let asked = window.later ?? ask(); ; asked = ask()) {
    const answer = asked.then((response) => (response.ok ? response.json() : null));
    const questions = await Promise.race([answer, pause(LONGEST_ANSWER_MS)]).catch(() => null);
    if (questions) return { ...data, questions };
    await pause(AGAIN_MS);
  }
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}
