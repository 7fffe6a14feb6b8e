import type { Language } from "#content/languages.ts";

export type MarketRegion = "in" | "us" | "uk";

/**
 * A survey form as it is stored and served: plain JSON, so that another form can be loaded without code.
 * `label`, field names and option texts are canonical English: answers are kept in them, whatever language was shown.
 */
export type SurveyForm = {
  readonly _id: string;
  readonly target_url: string;
  readonly questions: readonly SurveyQuestion[];
};

/** One step. The answers are stored under `label`; the visitor reads `words`, in English too where its wording differs from `label`. */
export type SurveyQuestion = {
  readonly label: string;
  readonly smallText?: string;
  readonly words?: StepWords;
  readonly regions?: Readonly<Partial<Record<MarketRegion, { readonly words: StepWords }>>>;
  readonly fields: readonly SurveyField[];
};

export type SurveyField = FieldContent & {
  readonly name: string;
  /** "radio", "compass", or the type of a plain input. */
  readonly type: "radio" | "compass" | "number" | "text";
  /** Shown as a half-width group and stored under SiteDetails. */
  readonly extra?: true;
  /** Absent means true. False lets a brief do without an answer; the page asks for one in every field all the same. */
  readonly required?: boolean;
  /** What is different in one region; the keys given replace those of the field. */
  readonly regions?: Readonly<Partial<Record<MarketRegion, FieldContent>>>;
};

type FieldContent = {
  readonly label?: string;
  readonly options?: readonly string[];
  /** Addresses of pictures, parallel to `options`. */
  readonly images?: readonly string[];
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  /** Where the answer goes in the brief, as a dotted path; without it the answer is only stored. */
  readonly brief?: string;
  /** What each option puts into the brief, parallel to `options`; null puts nothing, an object is merged. Without it: the text or number itself. */
  readonly values?: readonly BriefValue[];
  /** Merged into the brief whenever the field is answered, such as the unit of a length. */
  readonly also?: { readonly [key: string]: BriefValue };
  readonly words?: FieldWordsByLanguage;
};

export type BriefValue = string | number | boolean | null | { readonly [key: string]: BriefValue };

export type StepWords = Readonly<Partial<Record<Language, { readonly label?: string; readonly smallText?: string }>>>;
export type FieldWords = { readonly label?: string; readonly options?: readonly string[]; readonly unit?: string };
export type FieldWordsByLanguage = Readonly<Partial<Record<Language, FieldWords>>>;
