import type { ShownQuestion } from "#content/survey/localise.ts";
import type { SurveyData } from "#web/survey/load.ts";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

/** What the first load carries: the page shows its first question, and all of them come with the entry. */
export function withoutQuestions(data: SurveyData | null): SurveyData | null {
  return data && { ...data, questions: [] };
}

/** Without them there is no survey to wake, so a lost connection is waited out. */
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
