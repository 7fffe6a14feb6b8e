import type { Browser } from "playwright-core";
import { SURVEY_FORM } from "#content/survey-form.ts";
import type { OutboxEntry } from "#platform/outbox/outbox.ts";
import { surveyAnswers } from "#tests/support/survey-answers.ts";
import { type Hurried, PATIENCE_MS, type Tap } from "./hurried.ts";
import { appears, type Cookie, type Look, phone, tapOn, timeUntil } from "./phone.ts";

export type OwnCheckout = { readonly address: string; readonly cookies: readonly Cookie[]; readonly token: string };

/** Makes a verified visitor with a design through the calls; `address` is the visitor's own checkout page. */
export async function openCheckout(browser: Browser, url: string): Promise<OwnCheckout> {
  const context = await browser.newContext({ baseURL: url });
  const ask = context.request;
  const stored = await ask.post("/forms-api/survey-forms", {
    data: { answer: surveyAnswers(), formId: SURVEY_FORM._id, selectedLanguage: "en", brand: "hpn" },
  });
  const { insertedId } = (await stored.json()) as { insertedId: string };
  await until(async () => {
    const { state } = (await (await ask.get(`/forms-api/design-progress?q=${insertedId}`)).json()) as { state: string };
    if (state === "failed" || state === "refused") throw new Error(`the design of the bench's visitor is ${state}`);
    return state === "ready" || null;
  });
  const mobile = "9811111111";
  const contact = { mobile, isd: "91", appcode: "HMPL", name: "Asha Rao", email: "" };
  await ask.post("/api/customer/me/loginotp", { multipart: contact });
  const otp = await until(async () => {
    const entries = (await (await ask.get("/dev/outbox.json")).json()) as readonly OutboxEntry[];
    const message = entries.find(({ to, template }) => to.endsWith(mobile) && template === "one-time-code");
    return /\d{6}/.exec(message?.text ?? "")?.[0] ?? null;
  });
  const verified = await ask.post("/api/customer/me/veryfyotp", { multipart: { ...contact, otp } });
  const { token } = (await verified.json()) as { token: string };
  await ask.post(`/forms-api/updateResponse/${insertedId}`, {
    data: { mobileNumber: mobile, name: contact.name, isd: "91", btnUrl: "" },
  });
  const cookies = await context.cookies();
  await context.close();
  const query = new URLSearchParams({ Fx: SURVEY_FORM._id, Rx: insertedId, isd: "91", mobile });
  return { address: `${url}/response/checkout/form_one_${SURVEY_FORM._id}?${query}`, cookies, token };
}

async function until<Value>(ask: () => Promise<Value | null>): Promise<Value> {
  for (let tries = 0; tries < 600; tries += 1) {
    const value = await ask();
    if (value !== null) return value;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("the bench's visitor waited 150 s in vain");
}

/** Milliseconds from the navigation until choosing the second plan shows its amount on the button. */
export function radioReady(browser: Browser, look: Look): Promise<number> {
  return timeUntil(browser, look, () => {
    document.querySelector<HTMLElement>("#plan-two")?.click();
    const amount = document.querySelector('.sum[data-plan="two"]');
    return amount !== null && getComputedStyle(amount).visibility === "visible";
  });
}

const THIRD_PLAN: Tap = ["label:has(#plan-three)", '.sum[data-plan="three"]'];
const AN_ANSWER: Tap = [".faq summary", ".faq details[open]"];
/** The taps that the plain checkout answers without the product's scripts. */
export const PLAIN_CHECKOUT_TAPS: readonly Tap[] = [
  ["label:has(#plan-two)", '.sum[data-plan="two"]'],
  THIRD_PLAN,
  AN_ANSWER,
];

/** Chooses the second plan and pays as soon as both can be tapped; then, back on the page, opens answers and flips drawings. */
export async function hurryThroughCheckout(
  browser: Browser,
  { address, slower, cookies, token }: Look & { readonly token: string },
): Promise<Hurried> {
  const { page, context, vitals } = await phone(browser, slower, cookies);
  await page.addInitScript((value) => localStorage.setItem("authToken", value), token);
  const lost: string[] = [];
  const paid = page.waitForRequest(/\/mmhpay\?/, { timeout: 30_000 }).catch(() => null);
  // The payment page is not loaded: each run would leave an order.
  await page.route(/\/mmhpay\?/, (route) => route.fulfill({ status: 204 }));
  await page.goto(address, { waitUntil: "commit" });
  await tapOn(page, "label:has(#plan-two)");
  await tapOn(page, ".pay-bar button");
  const asked = await paid;
  if (!asked) lost.push("Pay");
  if (asked && new URL(asked.url()).searchParams.get("offertype") !== "Option2") lost.push("second plan");

  for (const [tapped, shows] of [
    THIRD_PLAN,
    [".flip button:last-child", ".flip button:first-child:enabled"],
    AN_ANSWER,
  ] as const) {
    await tapOn(page, tapped);
    if (!(await appears(page, shows, PATIENCE_MS))) lost.push(tapped);
  }
  const { inp, slowest } = await vitals();
  await context.close();
  return { lost, inp, slowest };
}
