/** The parts of each policy page, in reading order. */
export const POLICY_SECTIONS = {
  "privacy-policy": ["who", "collect", "use", "share", "keep", "rights", "device", "safety", "changes"],
  "refund-policy": ["scope", "cancel", "late", "other", "none", "correction", "payment", "abroad", "law"],
  termsandconditions: [
    "agreement",
    "service",
    "answers",
    "price",
    "delivery",
    "correction",
    "licence",
    "refund",
    "conduct",
    "liability",
    "law",
    "changes",
  ],
} as const;

export type PolicyName = keyof typeof POLICY_SECTIONS;
type SectionOf<Name extends PolicyName> = (typeof POLICY_SECTIONS)[Name][number];

/** One part: paragraphs, and points that follow them. */
export type PolicySection = {
  readonly heading: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
};

/** All policies in one language: a part that is missing does not compile. */
export type PolicyTexts = {
  readonly [Name in PolicyName]: {
    readonly title: string;
    readonly lead: string;
    readonly sections: { readonly [Section in SectionOf<Name>]: PolicySection };
  };
};

/** A policy as a page shows it. */
export type Policy = {
  readonly title: string;
  readonly lead: string;
  /** ISO date from which this text is in force. */
  readonly inForceSince: string;
  readonly sections: readonly (PolicySection & { readonly id: string })[];
};
