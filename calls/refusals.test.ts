import { expect, test, vi } from "vitest";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { CONTACT, payAddress, testShop, walkToCheckout } from "#tests/support/shop.ts";
import { THROTTLE_WORDS } from "./throttle-words.ts";

const faults: unknown[] = [];
const shop = await testShop({ dialCodes: ["91"], perAddressHourly: 1000 }, (fault) => faults.push(fault));
const TAMIL = { "accept-language": "ta" };

/** The words around the time that a sentence names. */
const around = (sentence: string) => sentence.split("{time}").map((part) => expect.stringContaining(part));

test("a payment provider that fails is told to the operator, and leads the visitor to a page that leads back to the checkout", async () => {
  const buyer = await walkToCheckout(shop, { isd: "91", mobile: "9200000002" });
  const down = new Error("no provider");
  vi.spyOn(shop.provider, "openPaymentPage").mockRejectedValueOnce(down);
  const answer = await buyer.browser.get(payAddress(buyer, { mobile: "9200000002" }));
  const to = new URL(answer.headers.get("location") ?? "", "https://homeplan.example");
  expect([answer.status, to.pathname]).toEqual([303, "/payment-failure"]);
  expect(to.searchParams.get("back")).toBe(`/response/checkout/form_one_${SURVEY_FORM._id}?Rx=${buyer.responseId}`);
  expect(faults).toEqual([down]);
  const again = await buyer.browser.get(payAddress(buyer, { mobile: "9200000002" }));
  expect(again.headers.get("location")).toMatch(/^\/sandbox\/pay\//);
});

test("why no code is sent, or none looked at any more, is said with 403 in the page's language: too soon, too often, another country", async () => {
  const contact = { ...CONTACT, mobile: "9200000001" };
  const refusal = async (path: string, change: object, browser = shop.browser()) => {
    const answer = await browser.postForm(path, { ...contact, ...change }, TAMIL);
    const { msg, retryAfter } = (await answer.json()) as { msg: string; retryAfter?: number };
    expect([answer.status, Number(answer.headers.get("retry-after"))]).toEqual([403, retryAfter ?? 0]);
    return msg;
  };
  const send = "/api/customer/me/loginotp";
  const first = shop.browser();
  for (const browser of [first, shop.browser(), shop.browser()])
    expect((await browser.postForm(send, contact, TAMIL)).status).toBe(200);
  const { wait, tooManyCodes, countryClosed, tooManyTries } = THROTTLE_WORDS.ta;
  for (const said of around(wait)) expect(await refusal(send, {}, first)).toEqual(said);
  for (const said of around(tooManyCodes)) expect(await refusal(send, {})).toEqual(said);
  expect(await refusal(send, { isd: "1", mobile: "2025550101" })).toBe(countryClosed);
  const verify = "/api/customer/me/veryfyotp";
  for (let tries = 0; tries < 30; tries += 1) await shop.browser().postForm(verify, { ...contact, otp: "1" });
  for (const said of around(tooManyTries)) expect(await refusal(verify, { otp: "1" })).toEqual(said);
});
