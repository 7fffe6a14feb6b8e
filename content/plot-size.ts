import type { InLanguages, Language } from "#content/languages.ts";
import type { MarketRegion } from "#content/survey/form.ts";

/** A plot's width along the road and its depth, in the unit that it was measured in. */
export type PlotSides = { readonly width: number; readonly depth: number; readonly unit: "ft" | "m" };

const METRES_PER_FOOT = 0.3048;

/** Units in the form that they take between a figure and the noun that is measured. */
const UNITS: InLanguages<Readonly<Record<PlotSides["unit"], string>>> = {
  en: { ft: "ft", m: "m" },
  hn: { ft: "फ़ुट", m: "मीटर" },
  ta: { ft: "அடி", m: "மீட்டர்" },
  tel: { ft: "అడుగుల", m: "మీటర్ల" },
  mal: { ft: "അടി", m: "മീറ്റർ" },
  kan: { ft: "ಅಡಿ", m: "ಮೀಟರ್" },
};
/** Units that no noun follows, as in the survey beside its fields. */
const SHORT_UNITS: InLanguages<Readonly<Record<PlotSides["unit"], string>>> = {
  en: { ft: "ft", m: "m" },
  hn: { ft: "फ़ुट", m: "मी" },
  ta: { ft: "அடி", m: "மீ" },
  tel: { ft: "అడుగులు", m: "మీ" },
  mal: { ft: "അടി", m: "മീ" },
  kan: { ft: "ಅಡಿ", m: "ಮೀ" },
};

/**
 * A plot as a region measures it: Britain reads feet in metres, what is in metres stays as it is. `short` names a house by its plot (`6.1 x 18.3 m`),
 * which India does without a unit (`20x60`); `whole` always has the unit and stands before the noun that is measured. No line breaks inside either.
 */
export function plotSize(
  plot: PlotSides,
  language: Language,
  region: MarketRegion,
): { readonly short: string; readonly whole: string } {
  const { sides, unit } = measuredIn(region, plot);
  const whole = `${sides}\u00a0${UNITS[language][unit]}`;
  if (region === "in" && unit === "ft") return { short: sides, whole };
  return { short: `${sides}\u00a0${SHORT_UNITS[language][unit]}`, whole };
}

function measuredIn(region: MarketRegion, { width, depth, unit }: PlotSides) {
  if (unit === "m") return { sides: `${width}\u00a0x\u00a0${depth}`, unit };
  if (region !== "uk") return { sides: `${width}x${depth}`, unit };
  const [across, along] = [width, depth].map((feet) => (feet * METRES_PER_FOOT).toFixed(1));
  return { sides: `${across}\u00a0x\u00a0${along}`, unit: "m" as const };
}
