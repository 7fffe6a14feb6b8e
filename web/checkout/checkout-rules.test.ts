import { expect, test } from "vitest";
import type { CheckoutDetails } from "#calls/checkout-details.ts";
import { OFFER as offer } from "#tests/support/offer.ts";
import { clockFace, countdownEnd, secondsLeft } from "#web/checkout/countdown.ts";
import { currencyFor } from "#web/checkout/currency.ts";
import { payQuery } from "#web/checkout/handoff.ts";
import { figureBase, nextChangeIn, nextFigure } from "#web/checkout/live-figures.ts";
import { money } from "#web/checkout/money.ts";
import { offeredPlans, upsellPlan } from "#web/checkout/plans.ts";
import { shownOffer } from "#web/checkout/shown-offer.ts";
import { popupOnLoad } from "#web/checkout/upsell-rules.ts";

/** The offer of the other tests, with prices that all differ. */
const OFFER: CheckoutDetails = {
  ...offer,
  after_offer_demo_amount: 399,
  after_special_offer_amount: 249,
  second_after_offer_demo_amount: 499,
  second_after_special_offer_amount: 349,
  ele_after_offer_demo_amount: 699,
  ele_after_special_offer_amount: 549,
  second_ele_after_offer_demo_amount: 999,
  second_ele_after_special_offer_amount: 849,
  offer_prize: 479,
  offer_special_prize: 449,
};
const NOW = 1_800_000_000_000;

test("regular regions pay the after-offer amounts with the demo amounts struck out, others the special ones", () => {
  const told = (offer: CheckoutDetails) =>
    offeredPlans(offer).map(({ key, offerType, productId, price, struck }) => [
      key,
      offerType,
      productId,
      price,
      struck,
    ]);
  expect(told(OFFER)).toEqual([
    ["one", "Option1", "p1", 299, 399],
    ["two", "Option2", "p2", 399, 499],
    ["three", "Option1_2D_3D", "p3", 599, 699],
    ["four", "Option2_2D_3D", "p4", 899, 999],
  ]);
  expect(told({ ...OFFER, regular: false })).toEqual([
    ["one", "Option1", "p1", 249, 999],
    ["two", "Option2", "p2", 349, 1499],
    ["three", "Option1_2D_3D", "p3", 549, 1999],
    ["four", "Option2_2D_3D", "p4", 849, 2999],
  ]);
});

test("plan two needs its after-offer amount, three and four their elevation amounts", () => {
  const { second_after_offer_amount, ele_after_offer_amount, second_ele_after_offer_amount, ...bare } = OFFER;
  for (const regular of [true, false]) {
    const offered = (more: Partial<CheckoutDetails>) =>
      offeredPlans({ ...bare, ...more, regular }).map(({ key }) => key);
    expect(offered({})).toEqual(["one"]);
    expect(offered({ second_after_offer_amount })).toEqual(["one", "two"]);
    expect(offered({ ele_after_offer_amount })).toEqual(["one", "three"]);
    expect(offered({ second_ele_after_offer_amount })).toEqual(["one", "four"]);
  }
});

test("the popups offer the elevation package below its own price, or nothing", () => {
  expect(upsellPlan(OFFER)).toMatchObject({
    offerType: "Option1_2D_3D_Offer",
    productId: "p5",
    price: 479,
    struck: 599,
    percent: 20,
  });
  expect(upsellPlan({ ...OFFER, regular: false })).toMatchObject({ price: 449, struck: 549, percent: 18 });
  const { offer_prize: _none, ...without } = OFFER;
  expect(upsellPlan(without)).toBeNull();
});

test("a stored end in the future is resumed, any other starts ten minutes", () => {
  expect(countdownEnd({ now: NOW, stored: String(NOW + 90_000), serverLeft: null })).toBe(NOW + 90_000);
  for (const stored of [null, "", "garbage", String(NOW - 1), String(NOW)]) {
    expect(countdownEnd({ now: NOW, stored, serverLeft: null })).toBe(NOW + 600_000);
  }
});

test("the countdown never outlives the server's offer, and a stored end far ahead buys no time", () => {
  expect(countdownEnd({ now: NOW, stored: null, serverLeft: 30_000 })).toBe(NOW + 30_000);
  expect(countdownEnd({ now: NOW, stored: String(NOW + 90_000), serverLeft: -5 })).toBe(NOW);
  expect(countdownEnd({ now: NOW, stored: String(NOW + 9e9), serverLeft: null })).toBe(NOW + 600_000);
});

test("the clock shows minutes and two-digit seconds, and stops at zero", () => {
  expect(clockFace(secondsLeft(NOW + 65_000, NOW))).toEqual({ minutes: "1", seconds: "05" });
  expect([1, 1000, 1001, 0, -1].map((ms) => secondsLeft(NOW + ms, NOW))).toEqual([1, 1, 2, 0, 0]);
});

test("currency follows the dial code's digits, and the address before that", () => {
  expect(["91", "+91", "591", "1", "44"].map((isd) => currencyFor(isd, "/response/checkout/x"))).toEqual([
    "INR",
    "INR",
    "USD",
    "USD",
    "USD",
  ]);
  expect(currencyFor("91", "/us/response/checkout/x")).toBe("USD");
  expect(currencyFor("91", "/uk/response/checkout/x")).toBe("EUR");
  expect(currencyFor("91", "/usa")).toBe("INR");
});

const STORED = {
  isRedirected: "1",
  offerCookie: "0",
  lastRunDate: "Fri Nov 20 2026",
  lastRunTime: String(NOW - 60_000),
  secondsLeft: 300,
  today: "Fri Nov 20 2026",
  now: NOW,
};

test("without a return from login no popup shows, and the flag is cleared when no timer date is stored", () => {
  expect(popupOnLoad({ ...STORED, isRedirected: "0" })).toEqual({ popup: null, offerCookie: "0" });
  expect(popupOnLoad({ ...STORED, isRedirected: "0", offerCookie: "1" })).toEqual({ popup: null, offerCookie: "1" });
  expect(popupOnLoad({ ...STORED, isRedirected: null, offerCookie: "1", lastRunDate: null }).offerCookie).toBe("0");
});

test("on return with flag 0: the special popup on the same day within ten minutes, else the discount popup", () => {
  expect(popupOnLoad(STORED)).toEqual({ popup: "special", offerCookie: "1" });
  expect(popupOnLoad({ ...STORED, lastRunTime: String(NOW - 600_000) }).popup).toBe("special");
  for (const stale of [
    { lastRunTime: String(NOW - 600_001) },
    { lastRunTime: String(NOW + 1) },
    { lastRunTime: null },
    { lastRunDate: "Thu Nov 19 2026" },
  ])
    expect(popupOnLoad({ ...STORED, ...stale })).toEqual({ popup: "discount", offerCookie: "1" });
});

test("on return with flag 1 it becomes 0 and the discount popup shows; so it does when the time is over", () => {
  expect(popupOnLoad({ ...STORED, offerCookie: "1" })).toEqual({
    popup: "discount",
    offerCookie: "0",
  });
  // Once the time is over the flag stays as it was.
  for (const offerCookie of ["0", "1"])
    expect(popupOnLoad({ ...STORED, secondsLeft: 0, offerCookie })).toEqual({ popup: "discount", offerCookie });
});

test("the handoff needs a mobile of more than seven characters and a response", () => {
  const [plan] = offeredPlans(OFFER);
  if (!plan) throw new Error("no plan");
  const input = {
    plan,
    offer: OFFER,
    token: "t",
    language: "ta",
    mobile: "98765432",
    isd: "+91",
    responseId: "r1",
  } as const;
  expect(payQuery(input)).toEqual({
    offertype: "Option1",
    currency: "INR",
    productid: "p1",
    entity: "FLRIX",
    token: "t",
    lang: "ta",
    amount: "299",
    mobile: "98765432",
    responseId: "r1",
    isdcode: "91",
    brandCode: "hpn",
  });
  expect(payQuery({ ...input, mobile: "9876543" })).toBeNull();
  expect(payQuery({ ...input, mobile: null })).toBeNull();
  expect(payQuery({ ...input, responseId: null })).toBeNull();
});

test("scripted figures rise by 5 a minute and stay within 10 above their base", () => {
  expect(figureBase("one", 59_999)).toBe(580);
  expect(figureBase("two", 120_000)).toBe(850);
  for (const chance of [0, 0.3, 0.5, 0.999]) {
    const next = nextFigure(585, 580, chance);
    expect(next).toBeGreaterThanOrEqual(580);
    expect(next).toBeLessThanOrEqual(590);
    expect(nextChangeIn(chance)).toBeGreaterThanOrEqual(2000);
    expect(nextChangeIn(chance)).toBeLessThanOrEqual(5000);
  }
  const last = 1 - Number.EPSILON;
  expect([nextFigure(590, 580, 0.25), nextFigure(580, 580, 0.75)]).toEqual([585, 585]);
  expect([nextFigure(580, 580, last), nextFigure(590, 580, 0)]).toEqual([590, 580]);
  expect([0, last].map((chance) => Math.round(nextChangeIn(chance)))).toEqual([2000, 5000]);
  expect((["one", "two", "three", "four"] as const).map((plan) => figureBase(plan, 0))).toEqual([580, 840, 350, 720]);
});

test("money is written with the market's symbol and grouping", () => {
  expect(money({ symbol: "₹", currency: "INR" }, 123456)).toBe("₹1,23,456");
  expect(money({ symbol: "$", currency: "USD" }, 19.5)).toBe("$19.50");
  expect(money({ symbol: "$", currency: "USD" }, 1299)).toBe("$1,299");
});

test("while the offer runs its package is shown, but not before it has begun, nor to who has paid already", () => {
  expect(shownOffer(offer)).toMatchObject({ upsell: null, leftMs: null });
  const running = { ...offer, offerEndsAt: "2026-01-01T00:10:00.000Z" };
  expect(shownOffer(running)).toMatchObject({
    leftMs: 600_000,
    upsell: { price: 499, paid: "₹499", before: "₹599", percent: 17, extraOff: "₹100" },
  });
  expect(shownOffer({ ...running, paidOrder: "/thank-you?request_order_id=HPN-7" }).upsell).toBeNull();
});
