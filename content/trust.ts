import type { Language } from "#content/languages.ts";
import type { MarketRegion } from "#content/survey/form.ts";

/** Small signs of our own, drawn beside a name that has no picture. */
export type TrustSign = "card" | "phone" | "bank" | "paper" | "medal" | "film" | "photo";

/** A mark of trust: shown by its picture where one is given, else by its name; `href` leads to where it can be checked. */
export type TrustMark = {
  readonly name: string;
  /** The name in other languages, where it is made of words and is nobody's own. */
  readonly called?: Partial<Readonly<Record<Language, string>>>;
  /** Below `/pictures/`, with its size in CSS pixels. */
  readonly picture?: { readonly address: string; readonly width: number; readonly height: number };
  readonly sign?: TrustSign;
  /** An https address. */
  readonly href?: string;
  /** An example of what may stand here: shown in the demonstration alone, and there only until a real one is given. */
  readonly sample?: boolean;
};

const NET_BANKING: TrustMark = {
  name: "Net banking",
  sign: "bank",
  called: {
    hn: "नेट बैंकिंग",
    ta: "நெட் பேங்கிங்",
    tel: "నెట్ బ్యాంకింగ్",
    mal: "നെറ്റ് ബാങ്കിങ്",
    kan: "ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್",
  },
};
const VISA: TrustMark = { name: "Visa", sign: "card" };
const MASTERCARD: TrustMark = { name: "Mastercard", sign: "card" };
const AMERICAN_EXPRESS: TrustMark = { name: "American Express", sign: "card" };

/** What the payment provider's page takes, by name: the logos belong to others. */
export const SAFE_CHECKOUT: Readonly<Record<MarketRegion, readonly TrustMark[]>> = {
  in: [{ name: "UPI", sign: "phone" }, VISA, MASTERCARD, { name: "RuPay", sign: "card" }, NET_BANKING],
  us: [VISA, MASTERCARD, AMERICAN_EXPRESS],
  uk: [VISA, MASTERCARD, AMERICAN_EXPRESS],
};

/** Who wrote about us: samples until somebody has. */
export const PRESS: readonly TrustMark[] = [
  {
    name: "Sample Daily",
    sign: "paper",
    sample: true,
    called: {
      hn: "नमूना दैनिक",
      ta: "மாதிரி நாளிதழ்",
      tel: "నమూనా దినపత్రిక",
      mal: "മാതൃകാ ദിനപത്രം",
      kan: "ಮಾದರಿ ದಿನಪತ್ರಿಕೆ",
    },
  },
  {
    name: "Sample Weekly",
    sign: "paper",
    sample: true,
    called: {
      hn: "नमूना साप्ताहिक",
      ta: "மாதிரி வார இதழ்",
      tel: "నమూనా వారపత్రిక",
      mal: "മാതൃകാ വാരിക",
      kan: "ಮಾದರಿ ವಾರಪತ್ರಿಕೆ",
    },
  },
  {
    name: "Sample News",
    sign: "film",
    sample: true,
    called: {
      hn: "नमूना समाचार",
      ta: "மாதிரி செய்திகள்",
      tel: "నమూనా వార్తలు",
      mal: "മാതൃകാ വാർത്ത",
      kan: "ಮಾದರಿ ಸುದ್ದಿ",
    },
  },
];

/** What was awarded to us: samples until something is; `href` leads to who gave it. */
export const AWARDS: readonly TrustMark[] = [
  {
    name: "Sample House Plan Award",
    sign: "medal",
    sample: true,
    called: {
      hn: "नमूना नक्शा पुरस्कार",
      ta: "மாதிரி பிளான் விருது",
      tel: "నమూనా ప్లాన్ అవార్డు",
      mal: "മാതൃകാ പ്ലാൻ പുരസ്കാരം",
      kan: "ಮಾದರಿ ಪ್ಲಾನ್ ಪ್ರಶಸ್ತಿ",
    },
  },
  {
    name: "Sample Service Award",
    sign: "medal",
    sample: true,
    called: {
      hn: "नमूना सेवा पुरस्कार",
      ta: "மாதிரி சேவை விருது",
      tel: "నమూనా సేవా అవార్డు",
      mal: "മാതൃകാ സേവന പുരസ്കാരം",
      kan: "ಮಾದರಿ ಸೇವಾ ಪ್ರಶಸ್ತಿ",
    },
  },
];

/** An address reserved for examples (RFC 2606): it is nobody's. */
const NOBODY = "https://example.com/";

/** Our own pages elsewhere: samples until there are some. */
export const SOCIAL_LINKS: readonly (TrustMark & { readonly href: string })[] = [
  {
    name: "Sample video page",
    sign: "film",
    href: NOBODY,
    sample: true,
    called: {
      hn: "नमूना वीडियो पेज",
      ta: "மாதிரி வீடியோ பக்கம்",
      tel: "నమూనా వీడియో పేజీ",
      mal: "മാതൃകാ വീഡിയോ പേജ്",
      kan: "ಮಾದರಿ ವೀಡಿಯೊ ಪುಟ",
    },
  },
  {
    name: "Sample photo page",
    sign: "photo",
    href: NOBODY,
    sample: true,
    called: {
      hn: "नमूना फ़ोटो पेज",
      ta: "மாதிரி புகைப்படப் பக்கம்",
      tel: "నమూనా ఫోటో పేజీ",
      mal: "മാതൃകാ ഫോട്ടോ പേജ്",
      kan: "ಮಾದರಿ ಫೋಟೊ ಪುಟ",
    },
  },
];

/** The real marks, with their names in a language; where there is none and samples may be shown, the samples. */
export function marksIn(
  marks: readonly TrustMark[],
  { language, samplePraise }: { readonly language: Language; readonly samplePraise: boolean },
): readonly TrustMark[] {
  const real = marks.filter(({ sample }) => !sample);
  const shown = real.length === 0 && samplePraise ? marks : real;
  return shown.map(({ called, ...mark }) => ({ ...mark, name: called?.[language] ?? mark.name }));
}
