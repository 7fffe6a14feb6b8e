import { KEY, type Kept } from "#web/answers/keep.ts";

/** Changes what the browser keeps of a survey, if it keeps one, so that the first page goes on from there. */
export function changeKept({ answers, ...rest }: Partial<Pick<Kept, "step" | "answers" | "sent">>): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (kept) localStorage.setItem(KEY, JSON.stringify({ ...kept, ...rest, answers: { ...kept.answers, ...answers } }));
  } catch {
    // A refused storage must not stop the visitor.
  }
}
