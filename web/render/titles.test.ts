import { expect, test } from "vitest";
import { SAME_ORIGIN } from "#calls/client.ts";
import { LANGUAGES } from "#content/languages.ts";
import { OFFER } from "#tests/support/offer.ts";
import type { SiteLoaders } from "#web/render/loaders.ts";
import { createSite } from "#web/render/site.ts";

const OUTCOMES = ["success", "pending", "failed", "review", "refunded"] as const;
const PAID = {
  status: 200,
  orderNumber: "HPN-1",
  state: "",
  currency: "INR",
  amount: 1,
  offerType: "Option1",
  checkoutUrl: "/",
} as const;
const ORDERED = { status: 200, orderNumber: "HPN-1", offerType: "Option1" } as const;
const FILES = { ...ORDERED, expiresAt: "2026-11-28T03:00:00Z", files: [] } as const;

const loaders: SiteLoaders = {
  surveyForm: async () => null,
  design: async () => null,
  claim: async () => ({ kind: "own", contact: true }),
  offer: async (_visit, { responseId }) => (responseId === "down" ? "failed" : responseId === "own" ? OFFER : null),
  order: async (_visit, number) => {
    const outcome = OUTCOMES.find((known) => known === number);
    return outcome ? { ...PAID, outcome, deliveryUrl: null } : null;
  },
  delivery: async (token) => (token === "files" ? { ...FILES, files: [], pictures: [] } : "expired"),
  figures: null,
};

test("whatever a visitor meets under one address has a title of its own, in every language", async () => {
  const site = createSite({
    loaders,
    config: { origin: "https://plans.example", calls: SAME_ORIGIN, samplePraise: true },
    assets: { modules: () => [], head: "", hasPicture: () => false, file: async () => null },
  });
  const addresses = [
    ...["own", "foreign", "down"].map((one) => `/response/checkout/form_one_1?Rx=${one}`),
    ...[...OUTCOMES, "unknown"].map((one) => `/thank-you?request_order_id=${one}&currency=INR&amount=1`),
    "/delivery/files",
    "/delivery/over",
    "/nowhere",
  ];
  for (const language of LANGUAGES) {
    const titles = new Map<string, string>();
    for (const address of addresses) {
      const page = await site.request(`http://localhost${address}`, { headers: { cookie: `i18nextLng=${language}` } });
      const title = /<title>([^<]+)<\/title>/.exec(await page.text())?.[1] ?? "";
      expect(title, `${address} ${language}`).toMatch(/HomePlan$/);
      expect(titles.get(title), `${address} ${language}`).toBeUndefined();
      titles.set(title, address);
    }
  }
});
