import {
  type Params,
  REFUSALS,
  RELAXATIONS,
  type RefusalCode,
  type RelaxationCode,
  SUGGESTIONS,
  type SuggestionCode,
  sentence,
} from "#planner/plan/told.ts";
import type { Language } from "#shop/context.ts";
import { HINDI } from "./hn.ts";
import { KANNADA } from "./kan.ts";
import { MALAYALAM } from "./mal.ts";
import { TAMIL } from "./ta.ts";
import { TELUGU } from "./tel.ts";
import { vastuPlaces } from "./vastu-words.ts";

/** Every sentence of the planner in one language: one that is missing does not compile. */
export type PlannerWords = {
  readonly relaxations: Readonly<Record<RelaxationCode, string>>;
  readonly refusals: Readonly<Record<RefusalCode, string>>;
  readonly suggestions: Readonly<Record<SuggestionCode, string>>;
};

/** The planner names the field and its bounds, in the operator's words; a visitor is told what to do. */
const UNREADABLE = "One of your answers cannot be made into a plan: please look through your answers again.";

export const PLANNER_WORDS: Readonly<Record<Language, PlannerWords>> = {
  en: { relaxations: RELAXATIONS, refusals: { ...REFUSALS, brief: UNREADABLE }, suggestions: SUGGESTIONS },
  hn: HINDI,
  ta: TAMIL,
  tel: TELUGU,
  mal: MALAYALAM,
  kan: KANNADA,
};

/** The units of a plot as they stand before its name. */
const UNITS: Readonly<Record<Exclude<Language, "en">, { readonly ft: string; readonly m: string }>> = {
  hn: { ft: "फ़ुट", m: "मीटर" },
  ta: { ft: "அடி", m: "மீட்டர்" },
  tel: { ft: "అడుగుల", m: "మీటర్ల" },
  mal: { ft: "അടി", m: "മീറ്റർ" },
  kan: { ft: "ಅಡಿ", m: "ಮೀಟರ್" },
};

/** A sentence of the planner in a language. A code that an older or newer planner used is told in `english`, as it was. */
export function plannerSentence(
  language: Language,
  kind: keyof PlannerWords,
  said: { readonly code?: string | undefined; readonly params?: Params | undefined },
  english: string,
): string {
  if (language === "en") return said.code === "brief" ? UNREADABLE : english;
  const words: Readonly<Record<string, string>> = PLANNER_WORDS[language][kind];
  const template = Object.hasOwn(words, said.code ?? "") ? words[said.code ?? ""] : undefined;
  if (template === undefined) return english;
  const { broken, unit, ...params } = said.params ?? {};
  return sentence(template, {
    ...params,
    ...(broken !== undefined && { broken: vastuPlaces(language, String(broken)) }),
    ...(unit !== undefined && { unit: unit === "ft" || unit === "m" ? UNITS[language][unit] : unit }),
  });
}
