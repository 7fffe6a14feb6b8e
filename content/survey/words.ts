import { type InLanguages, LANGUAGES, type Language } from "#content/languages.ts";
import type { FieldWords, FieldWordsByLanguage, MarketRegion, StepWords } from "#content/survey/form.ts";
import { ENGLISH } from "#content/survey/words/en.ts";
import { HINDI } from "#content/survey/words/hn.ts";
import { KANNADA } from "#content/survey/words/kan.ts";
import { MALAYALAM } from "#content/survey/words/mal.ts";
import { TAMIL } from "#content/survey/words/ta.ts";
import { TELUGU } from "#content/survey/words/tel.ts";

/** The steps of the survey and the fields in each. */
export type StepFields = {
  readonly width: "width";
  readonly depth: "depth";
  readonly floors: "floors";
  readonly bedrooms: "bedrooms";
  readonly bathrooms: "bathrooms" | "attached";
  readonly kitchen: "kitchen";
  readonly dining: "dining";
  readonly pooja: "pooja";
  readonly parking: "parking";
  readonly stair: "stair";
  readonly balcony: "balcony";
  readonly family: "family";
  readonly elders: "elders";
  readonly rooms: "study" | "store" | "utility";
  readonly future: "future";
  readonly structure: "structure";
  readonly style: "style";
  readonly vastu: "vastu";
  readonly budget: "budget";
  readonly site: "direction" | "roadWidth" | "left" | "right" | "rear" | "corner";
};
export type StepName = keyof StepFields;

type Overseas = "us" | "uk";
type StepWording = { readonly label?: string; readonly smallText?: string };
type StepText<Fields extends string> = StepWording & {
  /** What a region says differently. */
  readonly regions?: Readonly<Partial<Record<Overseas, StepWording>>>;
  readonly fields: Readonly<Record<Fields, FieldText>>;
};
type FieldText = FieldWords & { readonly regions?: Readonly<Partial<Record<Overseas, FieldWords>>> };

/** The survey in one language. English leaves out what the form's canonical text already says. */
export type SurveyWords = { readonly [Step in StepName]: StepText<StepFields[Step]> };

const WORDS: InLanguages<SurveyWords> = {
  en: ENGLISH,
  hn: HINDI,
  ta: TAMIL,
  tel: TELUGU,
  mal: MALAYALAM,
  kan: KANNADA,
};

/** A step's words in every language; with a region, only what that region says differently. */
export function stepWords(step: StepName, region: MarketRegion = "in"): StepWords {
  return byLanguage((words) => {
    const { label, smallText } = region === "in" ? words[step] : (words[step].regions?.[region] ?? {});
    return { ...(label && { label }), ...(smallText && { smallText }) };
  });
}

/** A field's words in every language; with a region, only what that region says differently. */
export function fieldWords(step: StepName, field: string, region: MarketRegion = "in"): FieldWordsByLanguage {
  return byLanguage((words) => {
    const fields: Readonly<Record<string, FieldText>> = words[step].fields;
    const { regions, ...general } = fields[field] ?? {};
    return region === "in" ? general : (regions?.[region] ?? {});
  });
}

function byLanguage<Part extends object>(read: (words: SurveyWords) => Part): Partial<Record<Language, Part>> {
  const parts: Partial<Record<Language, Part>> = {};
  for (const language of LANGUAGES) {
    const part = read(WORDS[language]);
    if (Object.keys(part).length > 0) parts[language] = part;
  }
  return parts;
}
