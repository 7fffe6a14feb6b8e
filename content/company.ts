/** The company that sells and answers. An operator puts their own details here before taking real payments. */
export const COMPANY = {
  brand: "HomePlan",
  legalName: "FLRIX",
  place: "Indore, Madhya Pradesh, India",
  supportEmail: "support@homeplan.example",
  privacyEmail: "privacy@homeplan.example",
} as const;

/**
 * The seller on invoices. `gst` null: not registered, invoices show no tax. The GSTIN here is a sample; `rate` is in per cent, and prices
 * contain the tax. SAC 998322: architectural services for residential building projects.
 */
export const SELLER = {
  legalName: COMPANY.legalName,
  address: [COMPANY.place],
  email: COMPANY.supportEmail,
  gst: { gstin: "23XXXXX0000X1ZX (sample)", state: "23", sac: "998322", rate: 18 },
} as const;
