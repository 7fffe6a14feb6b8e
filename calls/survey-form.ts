import { z } from "zod";

/**
 * Call 1, `GET {forms-api}/survey-forms`: the survey's definitions, of which pages use the first.
 * A definition is data: texts are English, `words` carries the same texts in the other languages, and answers
 * always travel in English. Keys beyond these pass through untouched.
 */
export const surveyField = z.looseObject({
  name: z.string(),
  label: z.string().optional(),
  /** "radio", "compass", or an input's type ("number", "text", …). */
  type: z.string(),
  options: z.array(z.string()).optional(),
  /** Parallel to `options`. */
  images: z.array(z.string()).optional(),
  /** True: a half-width group of options, whose answer is stored under SiteDetails. */
  extra: z.boolean().optional(),
  /** Bounds of a number, both ends allowed. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** Absent means true. */
  required: z.boolean().optional(),
});

export const surveyQuestion = z.looseObject({
  label: z.string(),
  smallText: z.string().optional(),
  fields: z.array(surveyField),
});

export const surveyForm = z.looseObject({
  _id: z.string(),
  target_url: z.string(),
  questions: z.array(surveyQuestion),
});

export const surveyFormsAnswer = z.array(surveyForm);

export type SurveyField = z.infer<typeof surveyField>;
export type SurveyQuestion = z.infer<typeof surveyQuestion>;
export type SurveyForm = z.infer<typeof surveyForm>;
export type SurveyFormsAnswer = z.infer<typeof surveyFormsAnswer>;
