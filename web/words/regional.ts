import type { Language } from "#content/languages.ts";
import type { Region } from "#web/routes.ts";

type Swap = readonly [said: RegExp, here: string];

const OUTSIDE_INDIA: readonly Swap[] = [
  [/\bas softcopy\b/g, "as a digital copy"],
  [/\bSoftcopy\b/g, "Digital copy"],
  [/\bpooja room\b/g, "prayer room"],
  [/\bverandah\b/g, "porch"],
  [/\bcard, bank or UPI\b/g, "card or bank"],
];

/** What Britain and America call otherwise than India, whose English these pages are written in. Whole words, in whatever sentence they stand. */
const SWAPS: Readonly<Record<Region, readonly Swap[]>> = {
  in: [],
  uk: [
    ...OUTSIDE_INDIA,
    [/\bmason\b/g, "builder"],
    [/\b(national )?building code\b/g, "building regulations"],
    [/\bfront yard\b/g, "front garden"],
    [/\bTwo-wheeler(s?)\b/g, "Motorbike$1"],
    [/\btwo-wheeler(s?)\b/g, "motorbike$1"],
  ],
  us: [
    ...OUTSIDE_INDIA,
    [/\bmason\b/g, "contractor"],
    [/\bstore room\b/g, "storage room"],
    [/\bTwo-wheeler(s?)\b/g, "Motorcycle$1"],
    [/\btwo-wheeler(s?)\b/g, "motorcycle$1"],
    [/\bseparate utility\b/g, "separate laundry room"],
    [/\bnational building code\b/g, "residential building code"],
    [/\bplot(s?)\b/g, "lot$1"],
    [/\bPlot(s?)\b/g, "Lot$1"],
    [/\broad\b/g, "street"],
    [/\bRoad\b/g, "Street"],
    [/\bGround floor\b/g, "First floor"],
    [/\bground floor\b/g, "first floor"],
    [/\b(North|South)-east\b/gi, "$1east"],
    [/\b(North|South)-west\b/gi, "$1west"],
    [/\bcolour\b/g, "color"],
    [/\bAnalysing\b/g, "Analyzing"],
    [/\bmetre(s?)\b/g, "meter$1"],
    [/\blocal authority\b/g, "city or county"],
    // America has no A3; 12 x 18 in, which its print shops have, holds it whole.
    [/\bon A3 at 100%/g, "at 100% on 12 x 18 in paper or A3"],
    [/\bstoreys\b/g, "stories"],
    [/\bstorey\b/g, "story"],
  ],
};

/** Every text in a value, as the region's English says it; other languages, and India's English, stay as they are. */
export function inRegionsWords<Value>(value: Value, language: Language, region: Region): Value {
  const swaps = SWAPS[region];
  if (language !== "en" || swaps.length === 0) return value;
  return inEveryText(value, (text) => swaps.reduce((now, [said, here]) => now.replace(said, here), text));
}

/** A copy of a value (as JSON) with `say` applied to every text in it. */
export function inEveryText<Value>(value: Value, say: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === "string" ? say(part) : part,
  ) as Value;
}
