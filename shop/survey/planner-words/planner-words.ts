import { FEET_PER_METRE, SQUARE_FEET_PER_SQUARE_METRE, unitsOf } from "#drawing/sheet/units.ts";
import type { RegionCode } from "#planner/brief/brief.ts";
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

/** Who is told: the language, and the region whose plots are asked for in feet or in metres. */
export type Reader = { readonly language: Language; readonly region: RegionCode };
type UnitNames = Readonly<Record<"ft" | "m" | "sq ft" | "m²", string>>;

/** Units as they stand after a figure and before what is measured. */
const UNITS: Readonly<Record<Language, UnitNames>> = {
  en: { ft: "ft", m: "m", "sq ft": "sq ft", "m²": "m²" },
  hn: { ft: "फ़ुट", m: "मीटर", "sq ft": "वर्ग फ़ुट", "m²": "वर्ग मीटर" },
  ta: { ft: "அடி", m: "மீட்டர்", "sq ft": "சதுர அடி", "m²": "சதுர மீட்டர்" },
  tel: { ft: "అడుగుల", m: "మీటర్ల", "sq ft": "చదరపు అడుగుల", "m²": "చదరపు మీటర్ల" },
  mal: { ft: "അടി", m: "മീറ്റർ", "sq ft": "ചതുരശ്ര അടി", "m²": "ചതുരശ്ര മീറ്റർ" },
  kan: { ft: "ಅಡಿ", m: "ಮೀಟರ್", "sq ft": "ಚದರ ಅಡಿ", "m²": "ಚದರ ಮೀಟರ್" },
};

/** `perMetric`: feet in a metre, or square feet in a square metre. */
type Measure = { readonly perMetric: number; readonly whole: (feet: number) => number };

/** What is left comes to a tenth of a metre: a floor would make nine feet of ten, which come as 3.0 m. */
const LEFT: Measure = { perMetric: FEET_PER_METRE, whole: Math.round };

/** How the params that measure become whole feet or square feet: no limit is told higher than it is, no need lower. */
const IN_FEET: Readonly<Record<string, Measure>> = {
  width: LEFT,
  depth: LEFT,
  height: { perMetric: FEET_PER_METRE, whole: Math.floor },
  needed: { perMetric: SQUARE_FEET_PER_SQUARE_METRE, whole: Math.ceil },
  allowed: { perMetric: SQUARE_FEET_PER_SQUARE_METRE, whole: Math.floor },
};

/** A sentence of the planner as its reader says it. A code that an older or newer planner used is told in `english`, as it was. */
export function plannerSentence(
  reader: Reader,
  kind: keyof PlannerWords,
  said: { readonly code?: string | undefined; readonly params?: Params | undefined },
  english: string,
): string {
  const { language } = reader;
  const words: Readonly<Record<string, string>> = PLANNER_WORDS[language][kind];
  const template = Object.hasOwn(words, said.code ?? "") ? words[said.code ?? ""] : undefined;
  if (template === undefined) return english;
  const params = said.params ?? {};
  if (kind === "refusals") return sentence(template, inTheirUnits(params, reader));
  // What gave way and what would help is told in the region's English and units already.
  if (language === "en") return english;
  const { broken, unit, ...others } = params;
  return sentence(template, {
    ...others,
    ...(broken !== undefined && { broken: vastuPlaces(language, String(broken)) }),
    ...(unit !== undefined && { unit: unit === "ft" || unit === "m" ? UNITS[language][unit] : unit }),
  });
}

/** Measures of a refusal, counted in metres by the planner, in the unit in which the plot was asked for. */
function inTheirUnits(params: Params, { language, region }: Reader): Params {
  const names = UNITS[language];
  if (unitsOf(region).metric) return { ...params, unit: names.m, square: names["m²"] };
  const feet = Object.entries(params).map(([name, value]): [string, string | number] => {
    const measure = IN_FEET[name];
    return [name, measure === undefined ? value : inWholeFeet(Number(value), measure)];
  });
  return { ...Object.fromEntries(feet), unit: names.ft, square: names["sq ft"] };
}

/** Whole feet that come in metres miss by the last of their binary digits: thousandths are rounded before the rest is cut off. */
function inWholeFeet(metric: number, { perMetric, whole }: Measure): number {
  return whole(Math.round(metric * perMetric * 1000) / 1000);
}
