import { sql } from "kysely";
import { expect, test } from "vitest";
import { THROTTLE_WORDS } from "#calls/throttle-words.ts";
import { countryChoices } from "#content/countries.ts";
import { LANGUAGE_TAGS } from "#content/languages.ts";
import { sha256 } from "#platform/digest.ts";
import { TENANT } from "#platform/postgres/tables.ts";
import { ORDER_STATES } from "#shop/orders/order-states.ts";
import { orderMaker } from "#tests/support/open-order.ts";
import { lastCode, PHONE, testShop, walkToCheckout } from "#tests/support/shop.ts";

const shop = await testShop({ perAddressHourly: 1000, perAddressDaily: 1000 });
const { db } = shop;
const openOrder = orderMaker(shop);

/** Makes an order of the number that `walkToCheckout` verifies, in the state given, with a delivery link that holds; gives its number. */
async function orderThatIs(state: string): Promise<string> {
  const { id } = await openOrder();
  const number = id.replace("order-", "HPN-");
  await sql`update orders set state = ${state}, paid_at = now() where id = ${id}`.execute(db);
  const link = { tenant_id: TENANT, id, order_id: id, kind: "drawings", token_hash: sha256(id) };
  const expires_at = sql<Date>`now() + interval '1 day'`;
  await db
    .insertInto("deliveries")
    .values({ ...link, expires_at, doc: JSON.stringify({ issue: 1 }) })
    .execute();
  return number;
}

/** A browser that has asked for a code on the page, and the code that was sent. */
async function asked(mobile: string) {
  const phone = { isd: "91", mobile };
  const browser = shop.browser();
  await browser.postForm("/my-data/code", phone);
  await shop.runJobs(["send-message"]);
  const verify = (otp: string) => browser.postForm("/my-data/verify", { ...phone, otp });
  return { browser, phone, code: lastCode(shop, phone), verify };
}

test("of a number's orders those alone are opened whose drawings it has been given: none that is unpaid, drawn or sent back", async () => {
  const { browser } = await walkToCheckout(shop, PHONE);
  const numbers = new Map<string, string>();
  for (const state of ORDER_STATES) numbers.set(state, await orderThatIs(state));
  const page = await (await browser.get("/my-data")).text();
  expect([...numbers].flatMap(([state, number]) => (page.includes(`(${number})`) ? [state] : []))).toEqual([
    "delivered",
  ]);
  for (const [state, order] of numbers) {
    const to = (await browser.postForm("/my-data/drawings", { order })).headers.get("location");
    expect([state, to]).toEqual([state, state === "delivered" ? expect.stringMatching(/^\/delivery\//) : "/my-data"]);
  }
});

test("a number that was verified yesterday is asked for again before anything of it is shown, opened or erased", async () => {
  const { browser } = await walkToCheckout(shop, { isd: "91", mobile: "9833300001" });
  const order = await orderThatIs("delivered");
  await sql`update orders set customer = '919833300001' where number = ${order}`.execute(db);
  expect(await (await browser.get("/my-data")).text()).toContain(order);
  await sql`update sessions set created_at = created_at - interval '25 hours'`.execute(db);
  const page = await (await browser.get("/my-data")).text();
  expect(page).not.toContain(order);
  expect(page).toContain('action="/my-data/code"');
  for (const [step, fields] of [
    ["drawings", { order }],
    ["erase", { confirm: "yes" }],
  ] as const) {
    const answer = await browser.postForm(`/my-data/${step}`, fields);
    expect([step, answer.headers.get("location")]).toEqual([step, "/my-data"]);
  }
  const left = await db.selectFrom("orders").select("customer").where("number", "=", order).execute();
  expect(left).toEqual([{ customer: "919833300001" }]);
});

test("a code is taken as it is typed: in the digits of one's own script, with spaces between them", async () => {
  const { browser, code, verify } = await asked("9833300002");
  const hindi = code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
  const typed = ` ${hindi.slice(0, 3)} ${hindi.slice(3)} `;
  expect((await verify(typed)).headers.get("location")).toBe("/my-data");
  expect(await (await browser.get("/my-data")).text()).toContain('href="/api/me/export"');
});

test("after five wrong codes the right one opens nothing: the page says so, and asks for the number anew with what was typed", async () => {
  const { browser, code, verify } = await asked("9833300003");
  for (let guess = 0; guess < 5; guess += 1) expect(await (await verify("1")).text()).toContain('name="otp"');
  const locked = await (await verify(code)).text();
  expect(locked).toContain(`role="alert">${THROTTLE_WORDS.en.locked}`);
  expect(locked).not.toContain('name="otp"');
  expect(locked).toMatch(/<option value="91" selected>India \+91<.*name="mobile" type="tel" value="9833300003"/s);
  expect(await (await browser.get("/my-data")).text()).not.toContain("/api/me/export");
});

test("a code that ran out leads to a new one, which opens", async () => {
  const { browser, phone, code, verify } = await asked("9833300004");
  await sql`update challenges set expires_at = now(), sent_at = now() - interval '1 hour'`.execute(db);
  const late = await (await verify(code)).text();
  expect(late).toContain(`role="alert">${THROTTLE_WORDS.en.expired}`);
  expect(late).toMatch(/name="otp".*name="again" value="yes"/s);
  await browser.postForm("/my-data/code", { ...phone, again: "yes" });
  await shop.runJobs(["send-message"]);
  expect((await verify(lastCode(shop, phone))).status).toBe(303);
  expect(await (await browser.get("/my-data")).text()).toContain("/api/me/export");
});

test("who tries too often from one address is told how long to wait, not that the code was wrong", async () => {
  const { verify } = await asked("9833300005");
  shop.setAddress("203.0.113.99");
  for (let tries = 0; tries < 30; tries += 1)
    await shop.browser().postForm("/my-data/verify", { isd: "91", mobile: "9833300006", otp: "1" });
  const said = await (await verify("1")).text();
  shop.setAddress("203.0.113.7");
  const [before = "", after = ""] = THROTTLE_WORDS.en.tooManyTries.split("{time}");
  expect(said).toMatch(new RegExp(`role="alert">${before}[1-9]\\d* [a-z]+${after.replace(".", "\\.")}`));
  expect(said).toContain('value="9833300005"');
});

test("the dial code is chosen among the countries of the contact step, in the page's language; a region's own stands first chosen", async () => {
  for (const [page, language, chosen] of [
    ["/my-data", "hn", ["91", "भारत +91"]],
    ["/us/my-data", "en", ["1", "United States +1"]],
    ["/uk/my-data", "en", ["44", "United Kingdom +44"]],
  ] as const) {
    const headers = { "accept-language": language };
    const html = await (await shop.browser().request(page, { headers })).text();
    const options = [...html.matchAll(/<option value="(\d+)"( selected)?>([^<]*)</g)];
    const region = page === "/my-data" ? "in" : page === "/us/my-data" ? "us" : "uk";
    const names = countryChoices(LANGUAGE_TAGS[language], region).map(({ name, dialCode }) => `${name} +${dialCode}`);
    expect(options.map(([, , , text]) => text?.replaceAll("&amp;", "&").replaceAll("&#39;", "'"))).toEqual(names);
    expect(options.filter(([, , selected]) => selected).map(([, code, , text]) => [code, text])).toEqual([chosen]);
  }
});

test("a verified number finds its designed plans: one of this browser's at the checkout, one of another's behind its gate", async () => {
  const phone = { isd: "91", mobile: "9833300009" };
  const { browser, responseId } = await walkToCheckout(shop, phone);
  const elsewhere = await walkToCheckout(shop, phone);
  await walkToCheckout(shop, { isd: "91", mobile: "9833300010" });
  const page = await (await browser.get("/my-data")).text();
  const links = [...page.matchAll(/href="(\/response\/[^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  expect(links.map((href) => [href.includes("/checkout/"), new URLSearchParams(href.split("?")[1]).get("Rx")])).toEqual(
    [
      [false, elsewhere.responseId],
      [true, responseId],
    ],
  );
  expect(links[0]).toContain("claim=1");
});
