/** Who sells and answers. An operator puts the own details here before taking real payments. */
export const COMPANY = {
  brand: "HomePlan",
  legalName: "FLRIX",
  place: "Indore, Madhya Pradesh, India",
  supportEmail: "support@homeplan.example",
  privacyEmail: "privacy@homeplan.example",
} as const;

/**
 * Who stands on invoices. `gst` null: not registered, invoices show no tax. The number here is a sample's; prices contain the
 * tax. SAC 998322: architectural services for residential building projects.
 */
export const SELLER = {
  legalName: COMPANY.legalName,
  address: [COMPANY.place],
  email: COMPANY.supportEmail,
  gst: { gstin: "23XXXXX0000X1ZX (sample)", state: "23", sac: "998322", rate: 18 },
} as const;
