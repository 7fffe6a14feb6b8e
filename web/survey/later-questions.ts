import type { ShownQuestion } from "#content/survey/localise.ts";
import type { SurveyData } from "#web/survey/load.ts";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

/** What the first load carries: no questions, since the page itself shows the first and all are fetched with the entry. */
export function withoutQuestions(data: SurveyData | null): SurveyData | null {
  return data && { ...data, questions: [] };
}

/** The data with all its questions. Without them there is no survey to wake, so they are asked for until they come. */
export async function withAllQuestions(data: SurveyData | null): Promise<SurveyData | null> {
  if (!data) return null;
  const { language, region } = data;
  let answer = await window.later?.catch(() => null);
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    const questions = answer?.ok ? ((await answer.json().catch(() => null)) as ShownQuestion[] | null) : null;
    if (questions) return { ...data, questions };
    await new Promise((resolve) => setTimeout(resolve, answer === undefined ? 0 : wait));
    answer = await fetch(`/survey-questions/${region}/${language}.json`).catch(() => null);
  }
}
