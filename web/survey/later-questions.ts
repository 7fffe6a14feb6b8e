import type { ShownQuestion } from "#content/survey/localise.ts";
import type { SurveyData } from "#web/survey/load.ts";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
/** A phone that changes its network may leave a request without an answer for good. */
const LONGEST_ANSWER_MS = 20_000;

/** What the first load carries: no questions, since the page itself shows the first and all are fetched with the entry. */
export function withoutQuestions(data: SurveyData | null): SurveyData | null {
  return data && { ...data, questions: [] };
}

/** The data with all its questions. Without them there is no survey to wake, so they are asked for until they come. */
export async function withAllQuestions(data: SurveyData | null): Promise<SurveyData | null> {
  if (!data) return null;
  const { language, region } = data;
  let asked = window.later;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    const questions = asked && (await Promise.race([questionsIn(asked), pause(LONGEST_ANSWER_MS)]).catch(() => null));
    if (questions) return { ...data, questions };
    if (asked) await pause(wait);
    asked = fetch(`/survey-questions/${region}/${language}.json`);
  }
}

async function questionsIn(asked: Promise<Response>): Promise<readonly ShownQuestion[] | null> {
  const answer = await asked;
  return answer.ok ? answer.json() : null;
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
