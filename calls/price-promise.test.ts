import { type RawBuilder, sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import type { CheckoutDetails } from "#calls/checkout-details.ts";
import { PRICE_BOOKS } from "#content/offers.ts";
import { TIME_ZONES } from "#content/time-zones.ts";
import { payAddress, type TestBrowser, testShop, walkToCheckout } from "#tests/support/shop.ts";

const shop = await testShop({ perAddressHourly: 1000, perAddressDaily: 1000 });
const { db } = shop;
const { INR } = PRICE_BOOKS;
const UNABLE = "/?notice=unable-to-process";

afterEach(() => Object.assign(shop.priceBooks, PRICE_BOOKS));

/** The rupee price book with every amount that is paid multiplied by `times`; struck-out amounts stay. */
function priced(times: number): typeof INR {
  const at = <Plan extends { afterOffer: number; special: number }>(plan: Plan) => ({
    ...plan,
    afterOffer: plan.afterOffer * times,
    special: plan.special * times,
  });
  const { one, two, three, four } = INR.plans;
  return {
    ...INR,
    plans: { one: at(one), two: at(two), three: at(three), four: at(four) },
    upsell: { ...INR.upsell, price: INR.upsell.price * times, special: INR.upsell.special * times },
  };
}

async function told(browser: TestBrowser): Promise<CheckoutDetails> {
  return (await browser.get("/forms-api/checkout-details?currency=INR&slug=x")).json() as Promise<CheckoutDetails>;
}

async function promised(responseId: string, what: RawBuilder<unknown>): Promise<unknown> {
  const row = await db
    .selectFrom("price_promises")
    .select(what.as("told"))
    .where("response_id", "=", responseId)
    .executeTakeFirstOrThrow();
  return row.told;
}

test("prices that rise before the offer's last day is over are told and charged as they were, every one of them", async () => {
  const visit = await walkToCheckout(shop, { isd: "91", mobile: "9833300001" });
  const before = await told(visit.browser);
  shop.priceBooks.INR = priced(2);
  const { serverNow: _was, ...amounts } = before;
  const { serverNow: _is, ...after } = await told(visit.browser);
  expect(after).toEqual(amounts);
  const claims = { mobile: "9833300001" };
  const paidNow = async (change: object) =>
    (await visit.browser.get(payAddress(visit, { ...claims, ...change }))).headers.get("location");
  const { productId, offerType, price } = INR.upsell;
  expect(await paidNow({ amount: "598" })).toBe(UNABLE);
  expect(await paidNow({ amount: "299" })).toMatch(/^\/sandbox\/pay\//);
  expect(await paidNow({ offertype: offerType, productid: productId, amount: String(price / 100) })).toMatch(
    /^\/sandbox\/pay\//,
  );
});

test("prices that fall are told and charged at once", async () => {
  const visit = await walkToCheckout(shop, { isd: "91", mobile: "9833300002" });
  await told(visit.browser);
  shop.priceBooks.INR = priced(0.5);
  const { after_offer_amount, second_ele_after_offer_amount, offer_prize, discount } = await told(visit.browser);
  expect([after_offer_amount, second_ele_after_offer_amount, offer_prize, discount]).toEqual([149.5, 449.5, 249.5, 85]);
  const page = await visit.browser.get(payAddress(visit, { mobile: "9833300002", amount: "149.5" }));
  expect(page.headers.get("location")).toMatch(/^\/sandbox\/pay\//);
});

test("once the last day is over the present prices are promised anew, till the next day", async () => {
  const visit = await walkToCheckout(shop, { isd: "91", mobile: "9833300003" });
  const { offerValidTill } = await told(visit.browser);
  shop.priceBooks.INR = priced(2);
  await sql`update price_promises set ends_at = now(), valid_till = valid_till - 2`.execute(db);
  expect((await told(visit.browser)).after_offer_amount).toBe(598);
  shop.priceBooks.INR = priced(3);
  expect(await told(visit.browser)).toMatchObject({ after_offer_amount: 598, offerValidTill });
  const old = await visit.browser.get(payAddress(visit, { mobile: "9833300003", amount: "299" }));
  expect(old.headers.get("location")).toBe(UNABLE);
});

test.each([
  { region: "in", isd: "91", mobile: "9833300004" },
  { region: "us", isd: "1", mobile: "2025550144" },
  { region: "uk", isd: "44", mobile: "7700900144" },
] as const)(
  "the offer's last day is one ahead in the calendar of $region, and its prices hold till its midnight",
  async (visit) => {
    const { browser, responseId } = await walkToCheckout(shop, visit, visit.region);
    const { offerValidTill, serverNow } = await told(browser);
    const zone = TIME_ZONES[visit.region];
    const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
    const tomorrow = new Date(`${calendar.format(new Date(serverNow))}T00:00:00Z`);
    tomorrow.setUTCDate(tomorrow.getUTCDate() + 1);
    expect(offerValidTill).toBe(tomorrow.toISOString().slice(0, 10));
    const end = sql`to_char(ends_at at time zone ${zone}::text, 'YYYY-MM-DD HH24:MI:SS')`;
    tomorrow.setUTCDate(tomorrow.getUTCDate() + 1);
    expect(await promised(responseId, end)).toBe(`${tomorrow.toISOString().slice(0, 10)} 00:00:00`);
  },
);

test("of ten tabs at once one makes the promise and all tell it; it does not move with later loads", async () => {
  const visit = await walkToCheckout(shop, { isd: "91", mobile: "9833300005" });
  await sql`delete from price_promises where response_id = ${visit.responseId}`.execute(db);
  const tabs = await Promise.all(Array.from({ length: 10 }, () => told(visit.browser)));
  expect(new Set(tabs.map(({ offerValidTill }) => offerValidTill)).size).toBe(1);
  await sql`update price_promises set valid_till = valid_till - 1, ends_at = ends_at - interval '1 day'
    where response_id = ${visit.responseId} and ends_at > now() + interval '1 day'`.execute(db);
  const first = await promised(visit.responseId, sql`to_char(valid_till, 'YYYY-MM-DD')`);
  expect((await told(visit.browser)).offerValidTill).toBe(first);
  const rows = await db
    .selectFrom("price_promises")
    .select("id")
    .where("response_id", "=", visit.responseId)
    .where("id", "like", "%:INR:%")
    .execute();
  expect(rows).toHaveLength(1);
});

test("a number of another country is promised that country's prices; whether it pays the regular ones stays as told", async () => {
  const phone = { isd: "971", mobile: "501234567" };
  const visit = await walkToCheckout(shop, phone);
  expect(await told(visit.browser)).toMatchObject({ currency: "USD", region: "ZZ", regular: false });
  await sql`update price_promises set doc = jsonb_set(doc, '{regular}', 'true') where response_id = ${visit.responseId}
    and id like '%:USD:ZZ'`.execute(db);
  expect(await told(visit.browser)).toMatchObject({ region: "ZZ", regular: true });
});

test("a promise is in the copy of one's data and goes with it", async () => {
  const phone = { isd: "91", mobile: "9833300006" };
  const visit = await walkToCheckout(shop, phone);
  await told(visit.browser);
  await shop.runJobs();
  const copy = await (await visit.browser.get("/api/me/export")).json();
  expect(copy).toMatchObject({ pricePromises: [expect.objectContaining({ id: `${visit.responseId}:INR:IN` })] });
  expect((await visit.browser.request("/api/me", { method: "DELETE" })).status).toBe(200);
  const left = await db.selectFrom("price_promises").select("id").where("response_id", "=", visit.responseId).execute();
  expect(left).toEqual([]);
});
