import type { ShownField, ShownQuestion } from "#content/survey/localise.ts";
import type { Answers } from "#web/answers/keep.ts";
import { numberText } from "#web/survey/number-text.ts";

export const MAX_LENGTH = 100;

export type StepProblem =
  | { readonly kind: "width" | "depth"; readonly field: string }
  | { readonly kind: "number"; readonly field: string }
  | { readonly kind: "least"; readonly field: string; readonly least: number }
  | { readonly kind: "most"; readonly field: string; readonly most: number }
  | { readonly kind: "required"; readonly field: string };

/**
 * What keeps a step from being left: a width (step 0) or a depth (step 1) above MAX_LENGTH, else a value that is no number, is below its
 * field's least or above its most, else the first empty field. Null: the step is good.
 */
export function stepProblem(questions: readonly ShownQuestion[], step: number, answers: Answers): StepProblem | null {
  const fields = questions[step]?.fields ?? [];
  const first = fields[0];
  if (first && step <= 1 && Number(textOf(answers, first)) > MAX_LENGTH) {
    return { kind: step === 0 ? "width" : "depth", field: first.name };
  }
  for (const field of fields) {
    const text = textOf(answers, field);
    if (field.type === "number" && text !== "" && numberText(text) === null)
      return { kind: "number", field: field.name };
    if (field.min !== undefined && text !== "" && Number(text) < field.min) {
      return { kind: "least", field: field.name, least: field.min };
    }
    if (field.max !== undefined && Number(text) > field.max) {
      return { kind: "most", field: field.name, most: field.max };
    }
  }
  const empty = fields.find((field) => !answers[field.name]?.trim());
  return empty ? { kind: "required", field: empty.name } : null;
}

/** Step index over (total − 1), in per cent; 100 for a form of one step. */
export function progressPercent(step: number, total: number): number {
  return total > 1 ? (step / (total - 1)) * 100 : 100;
}

/** Call 2's `answer`: each step's answer by its English label (several by field name), and all extra fields by name under SiteDetails. */
export function answerPayload(
  questions: readonly ShownQuestion[],
  answers: Answers,
): Record<string, string | Record<string, string>> {
  const siteDetails = questions.flatMap(({ fields }) => fields.filter(({ extra }) => extra));
  const steps = questions.map(({ label, fields }) => {
    const own = fields.filter(({ extra }) => !extra);
    const only = own.length === 1 ? own[0] : undefined;
    return [label, only ? textOf(answers, only) : byName(answers, own)] as const;
  });
  return { ...Object.fromEntries(steps), SiteDetails: byName(answers, siteDetails) };
}

/** Answers that the form still offers; what another version of the form left behind is dropped. */
export function stillOffered(questions: readonly ShownQuestion[], answers: Answers): Answers {
  const known = questions
    .flatMap(({ fields }) => fields)
    .filter(({ name, options }) => {
      const text = answers[name];
      return text !== undefined && (options.length === 0 || options.some(({ value }) => value === text));
    });
  return byName(answers, known);
}

function byName(answers: Answers, fields: readonly ShownField[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field.name, textOf(answers, field)]));
}

/** What was answered to a field: a number without its unit, and what is none as it was typed. */
function textOf(answers: Answers, field: ShownField): string {
  const text = answers[field.name]?.trim() ?? "";
  return field.type === "number" ? (numberText(text, field.unit) ?? text) : text;
}
