import { FEET_PER_METRE, SQUARE_FEET_PER_SQUARE_METRE, unitsOf } from "#drawing/sheet/page/units.ts";
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

/** Stands for the planner's own sentence, which names the field and its bounds as an operator reads them: a visitor is told what to do. */
const UNREADABLE = "One of your answers cannot be made into a plan: please look through your answers again.";

export const PLANNER_WORDS: Readonly<Record<Language, PlannerWords>> = {
  en: { relaxations: RELAXATIONS, refusals: { ...REFUSALS, brief: UNREADABLE }, suggestions: SUGGESTIONS },
  hn: HINDI,
  ta: TAMIL,
  tel: TELUGU,
  mal: MALAYALAM,
  kan: KANNADA,
};

/** Who is told: the reader's language, and the region, which decides between feet and metres. */
export type Reader = { readonly language: Language; readonly region: RegionCode };
type UnitNames = Readonly<Record<"ft" | "m" | "sq ft" | "m²", string>>;

/** Units in the form that they have after a figure and before the thing measured. */
const UNITS: Readonly<Record<Language, UnitNames>> = {
  en: { ft: "ft", m: "m", "sq ft": "sq ft", "m²": "m²" },
  hn: { ft: "फ़ुट", m: "मीटर", "sq ft": "वर्ग फ़ुट", "m²": "वर्ग मीटर" },
  ta: { ft: "அடி", m: "மீட்டர்", "sq ft": "சதுர அடி", "m²": "சதுர மீட்டர்" },
  tel: { ft: "అడుగుల", m: "మీటర్ల", "sq ft": "చదరపు అడుగుల", "m²": "చదరపు మీటర్ల" },
  mal: { ft: "അടി", m: "മീറ്റർ", "sq ft": "ചതുരശ്ര അടി", "m²": "ചതുരശ്ര മീറ്റർ" },
  kan: { ft: "ಅಡಿ", m: "ಮೀಟರ್", "sq ft": "ಚದರ ಅಡಿ", "m²": "ಚದರ ಮೀಟರ್" },
};

/** How a metric measure becomes feet. `perMetric`: feet in a metre, or square feet in a square metre; `whole` rounds. */
type Measure = { readonly perMetric: number; readonly whole: (feet: number) => number };

/** Width and depth that are left to build on come in tenths of a metre: rounded down, 10 ft, which come as 3.0 m, would be told as 9. */
const LEFT: Measure = { perMetric: FEET_PER_METRE, whole: Math.round };

/** By name, how the params that are measures become whole feet or square feet: a limit is rounded down, a need up. */
const IN_FEET: Readonly<Record<string, Measure>> = {
  width: LEFT,
  depth: LEFT,
  height: { perMetric: FEET_PER_METRE, whole: Math.floor },
  needed: { perMetric: SQUARE_FEET_PER_SQUARE_METRE, whole: Math.ceil },
  allowed: { perMetric: SQUARE_FEET_PER_SQUARE_METRE, whole: Math.floor },
};

/** A sentence of the planner in its reader's language and units. For a code of an older or newer planner it is `english`, as it was stored. */
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
  // What gave way and what would help is stored in the region's English and units already.
  if (language === "en") return english;
  const { broken, unit, ...others } = params;
  return sentence(template, {
    ...others,
    ...(broken !== undefined && { broken: vastuPlaces(language, String(broken)) }),
    ...(unit !== undefined && { unit: unit === "ft" || unit === "m" ? UNITS[language][unit] : unit }),
  });
}

/** A refusal's params with its measures, metric from the planner, in the units of the reader's region. */
function inTheirUnits(params: Params, { language, region }: Reader): Params {
  const names = UNITS[language];
  if (unitsOf(region).metric) return { ...params, unit: names.m, square: names["m²"] };
  const feet = Object.entries(params).map(([name, value]): [string, string | number] => {
    const measure = IN_FEET[name];
    return [name, measure === undefined ? value : inWholeFeet(Number(value), measure)];
  });
  return { ...Object.fromEntries(feet), unit: names.ft, square: names["sq ft"] };
}

/** Whole feet come back from metres with an error in the last binary digits: rounding to thousandths first keeps them whole. */
function inWholeFeet(metric: number, { perMetric, whole }: Measure): number {
  return whole(Math.round(metric * perMetric * 1000) / 1000);
}
