import type { InLanguages, Language } from "#content/languages.ts";
import type { MarketRegion } from "#content/survey/form.ts";

const METRES_PER_FOOT = 0.3048;

/** Units in the form that they take between a figure and the noun that is measured. */
const UNITS: InLanguages<Readonly<Record<"ft" | "m", string>>> = {
  en: { ft: "ft", m: "m" },
  hn: { ft: "फ़ुट", m: "मीटर" },
  ta: { ft: "அடி", m: "மீட்டர்" },
  tel: { ft: "అడుగుల", m: "మీటర్ల" },
  mal: { ft: "അടി", m: "മീറ്റർ" },
  kan: { ft: "ಅಡಿ", m: "ಮೀಟರ್" },
};
/** The metre's short form, as in the survey beside its fields. */
const SHORT_METRE: InLanguages = { en: "m", hn: "मी", ta: "மீ", tel: "మీ", mal: "മീ", kan: "ಮೀ" };

/**
 * Width by depth of a plot, given in feet as in `20x60`, in the region's unit. `short` names a house by its plot, where feet
 * need no unit (`20x60`, `6.1 x 18.3 m`); `whole` always has the unit and stands before the noun that is measured. No line breaks inside either.
 */
export function plotSize(
  feet: string,
  language: Language,
  region: MarketRegion,
): { readonly short: string; readonly whole: string } {
  if (region !== "uk") return { short: feet, whole: `${feet}\u00a0${UNITS[language].ft}` };
  const metres = feet
    .split("x")
    .map((side) => (Number(side) * METRES_PER_FOOT).toFixed(1))
    .join("\u00a0x\u00a0");
  return { short: `${metres}\u00a0${SHORT_METRE[language]}`, whole: `${metres}\u00a0${UNITS[language].m}` };
}
