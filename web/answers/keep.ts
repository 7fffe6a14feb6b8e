/** Canonical texts by field name; field names are unique in a form. */
export type Answers = Readonly<Record<string, string>>;

/** What the browser keeps of an unfinished survey, so that a reload or a killed tab loses nothing. */
export type Kept = {
  /** −1 is the intro. */
  readonly step: number;
  readonly answers: Answers;
  /** Finished, but the server gave no answer: sent again when the connection is back. */
  readonly unsent?: boolean;
  /** The lead page of the answers that were sent last, path and query. */
  readonly sent?: string | undefined;
};

export const KEY = "homeplan.survey";

/** The stored survey of this form; null when there is none, or the browser refuses storage. */
export function readKept(formId: string): Kept | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isKept(stored) && stored.formId === formId ? stored : null;
  } catch {
    return null;
  }
}

export function keep(formId: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ formId, ...kept }));
  } catch {
    // A full or refused storage must not stop the survey.
  }
}

function isKept(value: unknown): value is Kept & { readonly formId: string } {
  if (typeof value !== "object" || value === null) return false;
  const { step, answers } = value as { step?: unknown; answers?: unknown };
  return Number.isInteger(step) && typeof answers === "object" && answers !== null;
}
