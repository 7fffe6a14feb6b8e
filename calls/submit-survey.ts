import { z } from "zod";

/** A step's answer: its text, or for a step with several fields the text of each by name. */
export const stepAnswer = z.union([z.string().max(500), z.record(z.string().max(100), z.string().max(500))]);

const stepAnswers = z.record(z.string().max(200), stepAnswer);

/**
 * Answers as `stepAnswers` takes them, checked by plain code first: the schema's walk through them would take half of the call's
 * validation. Only answers that the plain check refuses go through the schema, which words what is wrong.
 */
const answers = z.custom<z.infer<typeof stepAnswers>>().superRefine((value, refusal) => {
  if (isTextMap(value, 200, (inner) => isShortText(inner) || isTextMap(inner, 100, isShortText))) return;
  for (const issue of stepAnswers.safeParse(value).error?.issues ?? []) refusal.addIssue({ ...issue });
});

function isTextMap(value: unknown, longestKey: number, accepts: (inner: unknown) => boolean): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const map = value as Readonly<Record<string, unknown>>;
  for (const key in map) if (key.length > longestKey || !accepts(map[key])) return false;
  return true;
}

function isShortText(value: unknown): boolean {
  return typeof value === "string" && value.length <= 500;
}

/** Query parameters, kept as they came but cut where one is longer than any campaign's, so that a long link costs no answers. */
const queryParameters = z.record(
  z.string().max(200),
  z.string().transform((value) => value.slice(0, 1000)),
);

/** Call 2, `POST {forms-api}/survey-forms`: stores the answers and starts the design. */
export const surveySubmission = z.object({
  /** By each step's English label; the answers under `SiteDetails` by field name. */
  answer: answers,
  formId: z.string().min(1).max(100),
  queryStrings: queryParameters.default({}),
  selectedLanguage: z.enum(["en", "hn", "ta", "tel", "mal", "kan"]).catch("en"),
  utmDetails: queryParameters.default({}),
  brand: z.string().max(20).default("hpn"),
  /** The site that the survey was answered on; pages under /us and /uk send it. */
  region: z.enum(["in", "us", "uk"]).optional(),
});

/** Stored: 201. The browser owns the response from then on, by an HttpOnly cookie. */
export const surveySubmitted = z.object({ status: z.literal(201), insertedId: z.string() });

/** Not stored: 400 with the message of the first field that is wrong, in the order of the questions. */
export const surveyRejected = z.object({
  status: z.number(),
  message: z.string(),
  /** The step's index from 0 and the field's name, where one field is to blame. */
  step: z.number().optional(),
  field: z.string().optional(),
});

export type StepAnswer = z.infer<typeof stepAnswer>;
export type SurveySubmission = z.input<typeof surveySubmission>;
export type SurveySubmitted = z.infer<typeof surveySubmitted>;
export type SurveyRejected = z.infer<typeof surveyRejected>;
