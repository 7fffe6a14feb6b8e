/** The interface languages, by the product's own codes. */
export const LANGUAGES = ["en", "hn", "ta", "tel", "mal", "kan"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in every interface language. */
export type InLanguages<Text = string> = Readonly<Record<Language, Text>>;

/** What each language calls itself. */
export const LANGUAGE_NAMES: InLanguages = {
  en: "English",
  hn: "हिन्दी",
  ta: "தமிழ்",
  tel: "తెలుగు",
  mal: "മലയാളം",
  kan: "ಕನ್ನಡ",
};

/** BCP 47 tags, for `lang` attributes and Intl. */
export const LANGUAGE_TAGS: InLanguages = { en: "en", hn: "hi", ta: "ta", tel: "te", mal: "ml", kan: "kn" };
