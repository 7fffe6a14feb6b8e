import type { Page } from "playwright-core";
import type { OrderStatus } from "#calls/order-status.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { HOUSE_30X60_EAST } from "#tests/support/journey.ts";
import { DESIGN, OFFER } from "#tests/support/offer.ts";
import type { SiteLoaders } from "#web/render/loaders.ts";
import { REGION_FACTS, type Region } from "#web/routes.ts";
import { DELIVERED } from "./delivered.ts";

/** One thing that a visitor can see: an address, what the browser has stored, and what is done there. */
export type ScreenState = {
  readonly name: string;
  readonly path: string;
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
  /** Whether what shows needs the page's script. */
  readonly wakes?: boolean;
  readonly act?: (page: Page) => Promise<unknown>;
};

const SLUG = "form_one_1";
const LEAD = `/response/${SLUG}?Rx=r1`;
const CHECKOUT = `/response/checkout/${SLUG}?Rx=r1&isd=91&mobile=9876543210`;

/** What the shop would say for these addresses: orders by their number, deliveries by their token, offers by the response. */
export const LOADERS: Partial<SiteLoaders> = {
  design: async (_visit, responseId) => (responseId === "undrawn" ? null : DESIGN),
  claim: async (_visit, responseId) =>
    responseId === "foreign" ? { kind: "stranger" } : { kind: "own", contact: responseId !== "unsaved" },
  offer: async (visit, { responseId }) => {
    if (responseId === "foreign") return null;
    const market = { uk: { symbol: "€", currency: "EUR" }, us: { symbol: "$", currency: "USD" } } as const;
    const own = visit.region === "in" ? {} : market[visit.region];
    const serverNow = new Date();
    const left = responseId === "over" ? -1000 : 600_000;
    const offerEndsAt = new Date(serverNow.getTime() + left).toISOString();
    return { ...OFFER, ...own, serverNow: serverNow.toISOString(), offerEndsAt };
  },
  order: async (visit, number) => {
    if (number === "broken") throw new Error("a fault that the screens are to show");
    return order(visit.region, number);
  },
  delivery: async (token) => (token === "files" ? DELIVERED : token === "expired" ? "expired" : null),
};

const OUTCOMES = ["success", "over", "pending", "failed", "review", "refunded"] as const;

function order(region: Region, number: string): OrderStatus | null {
  const asked = OUTCOMES.find((known) => number === `HPN-26-27-${known}`);
  const deliveryUrl = asked === "success" ? "/delivery/files" : null;
  return asked
    ? {
        status: 200,
        orderNumber: number,
        outcome: asked === "over" ? "success" : asked,
        state: asked === "over" ? "delivered" : asked,
        currency: REGION_FACTS[region].currency,
        amount: 899,
        offerType: "Option1",
        deliveryUrl,
        checkoutUrl: CHECKOUT,
      }
    : null;
}

function atStep(step: number, answers: Readonly<Record<string, string>> = HOUSE_30X60_EAST) {
  return { local: { "homeplan.survey": JSON.stringify({ formId: SURVEY_FORM._id, step, answers }) }, wakes: true };
}

function atLead(step: "contact" | "code", country = "IN") {
  const lead = {
    step,
    percent: 100,
    name: "Asha Rao",
    country,
    mobile: "9876543210",
    email: "",
    resendAt: Date.now() + 45_000,
  };
  return { session: { "homeplan.lead.r1": JSON.stringify(lead) }, wakes: true };
}

/** Stored values of a browser that is back from login, by which the checkout opens a popup: "1" and "0" open different ones. */
function returned(offerCookie: "0" | "1") {
  const local = {
    isRedirected: "1",
    offerCookie,
    timerLastRunDate: new Date().toDateString(),
    timerLastRunTime: String(Date.now()),
    specialWorkTimerEndTime: String(Date.now() + 500_000),
  };
  return { local, wakes: true };
}

const shown = (page: Page, selector: string) => page.locator(selector).first().waitFor();
const submit = (page: Page) => page.locator("main form button[type=submit]").last().click();

const progress =
  (state: string, reasons: readonly object[] = []) =>
  (page: Page) =>
    page.route("**/design-progress?*", (route) =>
      route.fulfill({ json: { status: 200, state, stage: null, options: [], reasons } }),
    );

export const STATES: readonly ScreenState[] = [
  { name: "survey-intro", path: "/" },
  { name: "survey-language-menu", path: "/", act: (page) => page.locator(".tongue summary").click() },
  { name: "survey-payment-refused", path: "/?notice=unable-to-process" },
  { name: "survey-width", path: "/", ...atStep(0, { width: "30" }) },
  { name: "survey-width-uk", path: "/uk", ...atStep(0, {}) },
  {
    name: "survey-too-wide",
    path: "/",
    ...atStep(0, { width: "101" }),
    act: (page) => submit(page).then(() => shown(page, "#step-error:not(:empty)")),
  },
  { name: "survey-choices", path: "/", ...atStep(4) },
  { name: "survey-extra-rooms", path: "/", ...atStep(13) },
  { name: "survey-fronts", path: "/", ...atStep(16) },
  { name: "survey-budget-us", path: "/us", ...atStep(18, {}) },
  // Its rows come once the step stands.
  { name: "survey-site-details", path: "/", ...atStep(19), act: (page) => page.waitForLoadState("networkidle") },
  {
    name: "survey-site-details-unanswered",
    path: "/",
    ...atStep(19, {}),
    act: (page) => page.waitForLoadState("networkidle"),
  },
  {
    name: "survey-site-details-missing",
    path: "/",
    ...atStep(19, { ...HOUSE_30X60_EAST, rear: "" }),
    act: (page) => submit(page).then(() => shown(page, "#step-error:not(:empty)")),
  },
  {
    name: "survey-posting-fails",
    path: "/",
    ...atStep(19),
    act: async (page) => {
      await page.route("**/survey-forms", (route) => route.abort());
      await submit(page);
      await shown(page, ".toast");
    },
  },
  {
    name: "lead-loader",
    path: LEAD,
    wakes: true,
    act: (page) => progress("designing")(page).then(() => shown(page, ".message:not(:empty)")),
  },
  { name: "lead-contact", path: LEAD, ...atLead("contact") },
  {
    name: "lead-countries",
    path: LEAD,
    ...atLead("contact"),
    act: async (page) => {
      await page.locator(".dial").click();
      await shown(page, "dialog[open] li");
    },
  },
  { name: "lead-contact-uk", path: `/uk${LEAD}`, ...atLead("contact", "GB") },
  {
    name: "lead-contact-no-plan",
    path: LEAD,
    wakes: true,
    session: {
      "homeplan.lead.r1": JSON.stringify({
        step: "loader",
        percent: 95,
        name: "",
        country: "IN",
        mobile: "",
        email: "",
        resendAt: 0,
      }),
    },
    act: async (page) => {
      const reasons = [
        { rule: "search/space", message: "Too small.", suggestion: "One bedroom less, or one more floor.", change: [] },
      ];
      await progress("refused", reasons)(page);
      await shown(page, ".none");
    },
  },
  {
    name: "lead-sending-fails",
    path: LEAD,
    ...atLead("contact"),
    act: async (page) => {
      await page.route("**/loginotp", (route) => route.fulfill({ status: 403, json: {} }));
      await submit(page);
      await shown(page, ".toast");
    },
  },
  {
    name: "lead-slip",
    path: LEAD,
    ...atLead("contact", "AT"),
    act: async (page) => {
      await page.locator("#mobile").fill("98765");
      if (await page.locator("#email").count()) await page.locator("#email").fill("asha.rao@example.com");
      await submit(page);
      await shown(page, "#mobile-problem:not(:empty)");
    },
  },
  { name: "lead-closed", path: LEAD.replace("r1", "foreign") },
  { name: "lead-code", path: LEAD, ...atLead("code") },
  { name: "lead-code-us", path: `/us${LEAD}`, ...atLead("code", "US") },
  { name: "checkout", path: CHECKOUT, wakes: true },
  { name: "checkout-uk", path: `/uk${CHECKOUT}`, wakes: true },
  { name: "checkout-undrawn", path: CHECKOUT.replace("r1", "undrawn"), wakes: true },
  { name: "checkout-foreign", path: CHECKOUT.replace("r1", "foreign") },
  { name: "checkout-tooltip", path: CHECKOUT, wakes: true, act: (page) => page.locator(".tip button").nth(3).click() },
  {
    name: "checkout-faq-prices",
    path: CHECKOUT,
    wakes: true,
    act: (page) => page.locator(".faq summary").nth(4).click(),
  },
  {
    name: "checkout-zoom",
    path: CHECKOUT,
    wakes: true,
    act: (page) => page.locator(".gallery li button").first().click(),
  },
  {
    name: "checkout-sample",
    path: CHECKOUT,
    wakes: true,
    act: (page) => page.locator(".track button").first().click(),
  },
  { name: "checkout-did-you-know", path: CHECKOUT, ...returned("1"), act: (page) => shown(page, "dialog[open]") },
  { name: "checkout-special", path: CHECKOUT, ...returned("0"), act: (page) => shown(page, "dialog[open]") },
  {
    name: "checkout-offer-over",
    path: CHECKOUT.replace("r1", "over"),
    ...returned("0"),
    act: (page) => shown(page, "dialog[open]"),
  },
  {
    name: "checkout-choosing-fails",
    path: CHECKOUT,
    wakes: true,
    act: async (page) => {
      await page.route("**/forms-api/update/**", (route) => route.abort());
      await page.locator(".pay-now").click();
      await shown(page, ".pay-bar [role=alert]");
    },
  },
  {
    name: "checkout-choosing-fails-in-popup",
    path: CHECKOUT,
    ...returned("0"),
    act: async (page) => {
      await page.route("**/forms-api/update/**", (route) => route.abort());
      await page.locator(".popup .button").click();
      await shown(page, "dialog [role=alert]");
    },
  },
  { name: "thank-you-free", path: "/thank-you?moid=Q2FyZWZ1bGx5TWFkZVJhbmRvbUlk&flag=free" },
  { name: "thank-you-closed", path: "/thank-you?moid=foreign&flag=free" },
  { name: "thank-you-unsaved", path: "/thank-you?moid=unsaved&flag=free" },
  { name: "thank-you-incomplete", path: "/thank-you" },
  { name: "thank-you-unknown", path: "/thank-you?request_order_id=x&currency=INR&amount=299" },
  ...OUTCOMES.map((outcome) => ({
    name: `thank-you-${outcome}`,
    path: `/thank-you?request_order_id=HPN-26-27-${outcome}&currency=INR&amount=899`,
  })),
  { name: "payment-failure", path: `/payment-failure?back=${encodeURIComponent(CHECKOUT)}` },
  { name: "delivery", path: "/delivery/files" },
  {
    name: "delivery-every-file",
    path: "/delivery/files",
    act: async (page) => {
      for (const summary of await page.locator(".reader summary").all()) await summary.click();
    },
  },
  { name: "delivery-expired", path: "/delivery/expired" },
  { name: "privacy-policy", path: "/privacy-policy" },
  { name: "refund-policy", path: "/refund-policy" },
  { name: "terms", path: "/termsandconditions" },
  { name: "not-found", path: "/nowhere" },
  { name: "fault", path: "/thank-you?request_order_id=broken&currency=INR&amount=299" },
  {
    name: "survey-offline",
    path: "/",
    ...atStep(4),
    act: async (page) => {
      await page.context().setOffline(true);
      await page.evaluate(() => dispatchEvent(new Event("offline")));
    },
  },
];
