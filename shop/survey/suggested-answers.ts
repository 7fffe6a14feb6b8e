import type { RegionCode } from "#planner/brief/brief.ts";
import type { StoredForm } from "./survey-form.ts";

/** One answer as it would be: the step's label, the field's name and its option, all canonical English. */
export type ChangedAnswer = { readonly label: string; readonly name: string; readonly text: string };

/**
 * The answers that make a changed brief of a household's: for each field of the brief the option that stands for it. Nothing where
 * the form cannot say all of it, as with a larger plot, which nobody has for the asking.
 */
export function suggestedAnswers(
  form: StoredForm,
  region: RegionCode,
  change: Readonly<Record<string, unknown>>,
): readonly ChangedAnswer[] {
  const answers = Object.entries(change).map(([brief, value]) => answerFor(form, region, brief, value));
  return answers.every((one) => one !== null) ? answers : [];
}

function answerFor(form: StoredForm, region: RegionCode, brief: string, value: unknown): ChangedAnswer | null {
  for (const { label, fields } of form.questions) {
    for (const general of fields) {
      const field = { ...general, ...general.regions?.[region] };
      const text = field.brief === brief ? field.options?.[field.values?.indexOf(value) ?? -1] : undefined;
      if (text !== undefined) return { label, name: field.name, text };
    }
  }
  return null;
}
