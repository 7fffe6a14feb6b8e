import { sql } from "kysely";
import { expect, test } from "vitest";
import { testShop, walkToCheckout } from "#tests/support/shop.ts";

const shop = await testShop();

/** Amounts of the dollar price book; the discounts below are in whole per cent. */
const AMOUNTS = {
  original_amount: 59,
  after_offer_amount: 19,
  after_offer_demo_amount: 24,
  after_special_offer_amount: 12,
  second_original_amount: 89,
  second_after_offer_amount: 29,
  second_after_offer_demo_amount: 34,
  second_after_special_offer_amount: 19,
  ele_original_amount: 149,
  ele_after_offer_amount: 49,
  ele_after_offer_demo_amount: 54,
  ele_after_special_offer_amount: 29,
  second_ele_original_amount: 219,
  second_ele_after_offer_amount: 69,
  second_ele_after_offer_demo_amount: 74,
  second_ele_after_special_offer_amount: 45,
  offer_prize: 39,
  offer_special_prize: 23,
};
const REGULAR = { discount: 68, second_discount: 67, ele_discount: 67, second_ele_discount: 68, offer_discount: 20 };
const SPECIAL = { discount: 80, second_discount: 79, ele_discount: 81, second_ele_discount: 79, offer_discount: 21 };

test.each([
  { isd: "1", mobile: "2025550123", region: "us", known: { ...REGULAR, extra_off: 10, region: "US", regular: true } },
  { isd: "591", mobile: "71234567", region: "in", known: { ...SPECIAL, extra_off: 6, region: "ZZ", regular: false } },
] as const)("call 9's record in dollars, field by field ($known.region)", async ({ isd, mobile, region, known }) => {
  const { browser, responseId } = await walkToCheckout(shop, { isd, mobile }, region);
  await sql`update responses set doc = doc || '{"selectedLanguage": "ta"}' where id = ${responseId}`.execute(shop.db);
  const record = await (await browser.get("/forms-api/checkout-details?currency=EUR&slug=x")).json();
  expect(record).toEqual({
    ...AMOUNTS,
    ...known,
    ...{ status: 200, entity: "FLRIX", brandCode: "hpn", symbol: "$", currency: "USD", offer_special_discount: 21 },
    ...{ firstProductId: "hpn-2d-1", secondProductId: "hpn-2d-2", secondOfferProductId: "hpn-2d-3d-1-offer" },
    ...{ thiredProductId: "hpn-2d-3d-1", fourthProductId: "hpn-2d-3d-2" },
    ...{ responseId, isd, mobile, lang: "ta", serverNow: expect.any(String), offerEndsAt: expect.any(String) },
    offerValidTill: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});
