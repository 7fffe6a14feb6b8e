import type { Language } from "#content/languages.ts";
import type { MarketRegion } from "#content/survey/form.ts";

/** A mark of trust: shown by its picture where one is given, else by its name; `href` leads to where it can be checked. */
export type TrustMark = {
  readonly name: string;
  /** What is no one's name but a word, in the other languages. */
  readonly called?: Partial<Readonly<Record<Language, string>>>;
  /** Below `/pictures/`, with its size in CSS pixels. */
  readonly picture?: { readonly address: string; readonly width: number; readonly height: number };
  /** An https address. */
  readonly href?: string;
};

const NET_BANKING: TrustMark = {
  name: "Net banking",
  called: {
    hn: "नेट बैंकिंग",
    ta: "நெட் பேங்கிங்",
    tel: "నెట్ బ్యాంకింగ్",
    mal: "നെറ്റ് ബാങ്കിങ്",
    kan: "ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್",
  },
};

/** What the payment provider's page takes, as names: the marks belong to others. */
export const SAFE_CHECKOUT: Readonly<Record<MarketRegion, readonly TrustMark[]>> = {
  in: [{ name: "UPI" }, { name: "Visa" }, { name: "Mastercard" }, { name: "RuPay" }, NET_BANKING],
  us: [{ name: "Visa" }, { name: "Mastercard" }, { name: "American Express" }],
  uk: [{ name: "Visa" }, { name: "Mastercard" }, { name: "American Express" }],
};

/** Who wrote about us. Empty until somebody has: an empty list shows nothing. */
export const PRESS: readonly TrustMark[] = [];

/** What was awarded to us; `href` leads to who gave it. */
export const AWARDS: readonly TrustMark[] = [];

/** Our own pages elsewhere. */
export const SOCIAL_LINKS: readonly (TrustMark & { readonly href: string })[] = [];

/** Marks with their names as a language has them. */
export function marksIn(language: Language, marks: readonly TrustMark[]): readonly TrustMark[] {
  return marks.map(({ called, ...mark }) => ({ ...mark, name: called?.[language] ?? mark.name }));
}
