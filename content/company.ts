/** Who sells and answers. An operator puts the own details here before taking real payments. */
export const COMPANY = {
  brand: "HomePlan",
  legalName: "FLRIX",
  place: "Indore, Madhya Pradesh, India",
  supportEmail: "support@homeplan.example",
  privacyEmail: "privacy@homeplan.example",
} as const;
