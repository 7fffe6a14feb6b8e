import type { RegionCode } from "#planner/brief/brief.ts";
import type { StoredForm } from "./survey-form.ts";

/** An answer that would change: the step's label, the field's name and the option to choose, all in canonical English. */
export type ChangedAnswer = { readonly label: string; readonly name: string; readonly text: string };

/**
 * The answers that would change a household's brief by `change`: for each of its fields the form's option with that value. None where
 * the form has no option for one of them, as for a larger plot, which nobody gets by answering otherwise.
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

/** The first of the form's questions, from 0, that a change of the brief is about, whether or not one of its options says it; null: none. */
export function concernedStep(
  form: StoredForm,
  region: RegionCode,
  change: Readonly<Record<string, unknown>>,
): number | null {
  const names = Object.keys(change);
  const step = form.questions.findIndex(({ fields }) =>
    fields.some((general) => {
      const { brief } = { ...general, ...general.regions?.[region] };
      return names.some((name) => brief === name || brief?.startsWith(`${name}.`));
    }),
  );
  return step < 0 ? null : step;
}
