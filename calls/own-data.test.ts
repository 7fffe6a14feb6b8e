import { sql } from "kysely";
import { expect, test } from "vitest";
import { ownData } from "#calls/own-data.ts";
import { PRICE_BOOKS } from "#content/offers.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import { moveOrder } from "#shop/orders/move-order.ts";
import { CONTACT, lastCode, payAddress, testShop, walkToCheckout } from "#tests/support/shop.ts";

const shop = await testShop({ perAddressHourly: 1000, perAddressDaily: 1000 });
const { db } = shop;

/** Names of our tables in which the number or the response's id stands, searched as text; not sandbox and outbox, which stand for the outside world. */
async function traces(number: string, responseId: string): Promise<readonly string[]> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'sandbox%' and table_name not like 'outbox%'
      and table_name not in ('test_jobs')`.execute(db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const hits = await sql`select 1 from ${sql.table(name)} as t
      where t::text like ${`%${number}%`} or t::text like ${`%${responseId}%`} limit 1`.execute(db);
    if (hits.rows.length > 0) found.push(name);
  }
  return found.sort();
}

function titleOf(page: string): string {
  return /<title>([^<]+)<\/title>/.exec(page)?.[1] ?? "";
}

const MARKETS = { in: PRICE_BOOKS.INR, us: PRICE_BOOKS.USD, uk: PRICE_BOOKS.EUR };
type Visit = { readonly isd: string; readonly region: keyof typeof MARKETS };

async function deliveredOrder(mobile: string, { isd, region }: Visit = { isd: "91", region: "in" }) {
  const visit = await walkToCheckout(shop, { isd, mobile }, region);
  const { currency, plans } = MARKETS[region];
  const claims = { mobile, isdcode: isd, currency, amount: String(plans.one.afterOffer / 100) };
  const page = (await visit.browser.get(payAddress(visit, claims))).headers.get("location") ?? "";
  const query = db.selectFrom("orders").selectAll().where("response_id", "=", visit.responseId);
  const order = await query.executeTakeFirstOrThrow();
  const pay = async () => {
    await shop.webhook(`event-${order.id}`, {
      providerOrderId: page.split("/").at(-1) ?? "",
      providerPaymentId: `payment-${order.id}`,
      orderId: order.id,
      status: "captured",
      money: { amount: order.amount, currency },
      refunded: 0,
      account: order.account,
      mode: "test",
    });
    await shop.runJobs();
  };
  return { ...visit, order, pay };
}

test("a copy holds the answers, plans, order and invoice of the verified number, and of nobody else", async () => {
  const other = await deliveredOrder("9822200001");
  const visit = await deliveredOrder("9822200002");
  await visit.pay();
  const answer = await visit.browser.get("/api/me/export");
  expect(answer.headers.get("content-disposition")).toContain("attachment");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const copy = ownData.parse(await answer.json());
  expect(copy).toMatchObject({ number: "919822200002", responses: [{ id: visit.responseId }] });
  expect(copy.plans).toHaveLength(2);
  expect(copy.orders).toMatchObject([{ number: visit.order.number, state: "delivered", invoice: { amount: 29900 } }]);
  expect(JSON.stringify(copy)).not.toContain(other.responseId);
  expect(JSON.stringify(copy)).not.toContain("9822200001");
});

test("what was asked to be corrected is in the copy, and is erased with the order's drawings", async () => {
  const visit = await deliveredOrder("9822200010");
  await visit.pay();
  const { links } = shop.messages.findLast(({ template }) => template === "order-delivered") ?? { links: [] };
  const { pathname } = new URL(links[0]?.url ?? "https://none.invalid");
  const text = "The door of 9822200010 to the left.";
  const asked = await visit.browser.postJson(`/api/deliveries/${pathname.split("/").at(-1)}/correction`, { text });
  expect(asked.status).toBe(200);
  const copy = ownData.parse(await (await visit.browser.get("/api/me/export")).json());
  expect(copy.orders).toMatchObject([{ correction: { asked: [text] } }]);
  expect((await visit.browser.request("/api/me", { method: "DELETE" })).status).toBe(200);
  expect(await traces("9822200010", visit.order.id)).not.toContain("cases");
});

test("erasing leaves nothing of the number but its invoice, and the order's accounts without the person", async () => {
  const visit = await deliveredOrder("9822200003");
  await visit.pay();
  expect((await visit.browser.request("/api/me", { method: "DELETE" })).status).toBe(200);
  expect(await traces("9822200003", "never")).toEqual(["invoices"]);
  expect(await traces("never", visit.responseId)).toEqual(["orders"]);
  const order = await db.selectFrom("orders").selectAll().where("id", "=", visit.order.id).executeTakeFirstOrThrow();
  expect(order).toMatchObject({ customer: "erased", state: "delivered", amount: 29900 });
  const left = await db
    .selectFrom("files")
    .select("id")
    .where("subject_id", "in", [visit.responseId, order.id])
    .execute();
  expect(left).toEqual([]);
  expect((await visit.browser.get(`/forms-api/response?q=${visit.responseId}`)).status).toBe(404);
  expect((await visit.browser.get("/api/me/export")).status).toBe(403);
});

test("whoever verifies the number opens the drawings again: by the link that holds, or by a new one where it is over", async () => {
  const mobile = "9822200009";
  const visit = await deliveredOrder(mobile);
  await visit.pay();
  const sent = shop.messages.findLast(({ template }) => template === "order-delivered");
  const [, first] = /(\/delivery\/[\w-]+)/.exec(JSON.stringify(sent?.links)) ?? [];
  const order = visit.order.number;
  expect(await (await visit.browser.get("/my-data")).text()).toContain(
    `Open your drawings <span class="whole">(${order})`,
  );
  const open = async () => (await visit.browser.postForm("/my-data/drawings", { order })).headers.get("location") ?? "";
  expect(await open()).toBe(first);
  await sql`update deliveries set expires_at = now() - interval '1 hour' where order_id = ${visit.order.id}`.execute(
    db,
  );
  const another = await open();
  expect(another).toMatch(/^\/delivery\/[\w-]{40,}$/);
  expect(another).not.toBe(first);
  expect((await visit.browser.get(another)).status).toBe(200);
  expect((await visit.browser.postForm("/uk/my-data/drawings", { order })).headers.get("location")).toBe(
    `/uk${another}`,
  );
  const stranger = shop.browser();
  expect((await stranger.postForm("/my-data/drawings", { order })).headers.get("location")).toBe("/my-data");
  const other = await deliveredOrder("9822200010");
  const foreign = await other.browser.postForm("/my-data/drawings", { order });
  expect(foreign.headers.get("location")).toBe("/my-data");
});

test("an order that is not settled is not erased, nor anything with it", async () => {
  const visit = await deliveredOrder("9822200004");
  const refused = await visit.browser.request("/api/me", { method: "DELETE" });
  expect(refused.status).toBe(409);
  const said = await (await visit.browser.postForm("/my-data/erase", { confirm: "yes" })).text();
  expect(said).toMatch(new RegExp(`role="alert">[^<]*${visit.order.number}`));
  expect((await visit.browser.get(`/forms-api/response?q=${visit.responseId}`)).status).toBe(200);
});

test("money that comes late for an erased order is reviewed, and sent back without a message", async () => {
  const visit = await deliveredOrder("9822200008");
  await sql`update orders set state = 'expired' where id = ${visit.order.id}`.execute(db);
  expect((await visit.browser.request("/api/me", { method: "DELETE" })).status).toBe(200);
  const before = shop.messages.length;
  await visit.pay();
  const { state } = await db
    .selectFrom("orders")
    .select("state")
    .where("id", "=", visit.order.id)
    .executeTakeFirstOrThrow();
  expect(state).toBe("review");
  expect(await traces("9822200008", visit.responseId)).toEqual(["orders"]);
  await inTransaction(db, (trx) => moveOrder(shop.dependencies, trx, { orderId: visit.order.id, event: "refunded" }));
  await shop.runJobs();
  expect(shop.messages).toHaveLength(before);
});

test("neither a stranger nor a session of yesterday sees or erases anything, nor does another site's page", async () => {
  const visit = await walkToCheckout(shop, { isd: "91", mobile: "9822200005" });
  const stranger = shop.browser();
  expect((await stranger.get("/api/me/export")).status).toBe(403);
  expect((await stranger.request("/api/me", { method: "DELETE" })).status).toBe(403);
  const headers = { origin: "https://evil.example" };
  expect((await visit.browser.request("/api/me", { method: "DELETE", headers })).status).toBe(403);
  await sql`update sessions set created_at = created_at - interval '25 hours' where mobile = '9822200005'`.execute(db);
  expect((await visit.browser.get("/api/me/export")).status).toBe(403);
  expect((await visit.browser.request("/api/me", { method: "DELETE" })).status).toBe(403);
});

test("no form of the page is taken from another site's page: no code is sent, nothing is opened or erased", async () => {
  const phone = { isd: "91", mobile: "9822200011" };
  const { browser } = await walkToCheckout(shop, phone);
  await shop.runJobs();
  const sent = shop.messages.length;
  for (const step of ["code", "verify", "drawings", "erase"]) {
    const answer = await browser.request(`/my-data/${step}`, {
      method: "POST",
      headers: { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...phone, otp: "1", order: "HPN-1", confirm: "yes" }),
    });
    expect([step, answer.status]).toEqual([step, 403]);
  }
  await shop.runJobs();
  expect(shop.messages).toHaveLength(sent);
  expect((await browser.get("/api/me/export")).status).toBe(200);
});

test("the page without script leads from number to code to erasure, in the visitor's language", async () => {
  const phone = { isd: "91", mobile: "9822200006" };
  await walkToCheckout(shop, phone);
  const browser = shop.browser();
  const headers = { "accept-language": "ta" };
  const asked = await browser.request("/my-data?lan=ta");
  expect(asked.headers.getSetCookie().join()).toContain("i18nextLng=ta;");
  const first = await (await browser.request("/my-data", { headers })).text();
  // The site's own header, language switch and footer stand around it, and no script.
  for (const part of ['class="top"', 'href="/my-data?lan=kan"', 'href="/refund-policy']) expect(first).toContain(part);
  expect(first).not.toContain("<script");
  expect(first).toContain("உங்கள் பிளான்கள், ஆர்டர்கள்");
  expect(first).toContain('lang="ta"');
  await sql`delete from challenges`.execute(db);
  const asking = await (await browser.postForm("/my-data/code", phone)).text();
  expect(asking).toContain("one-time-code");
  await shop.runJobs(["send-message"]);
  const titles = [first, asking].map(titleOf);
  const wrong = await browser.postForm("/my-data/verify", { ...phone, otp: "1" });
  expect(await wrong.text()).toMatch(/class="notice bad" role="alert">இந்த OTP சரியில்லை/);
  const attempt = /name="attempt" value="([^"]{22})"/.exec(asking)?.[1] ?? "";
  const right = { ...phone, otp: lastCode(shop, phone), attempt };
  // Sent twice, as by a browser that loads a page again because its answer was lost.
  const verified = [await browser.postForm("/my-data/verify", right), await browser.postForm("/my-data/verify", right)];
  expect(verified.map((answer) => answer.headers.get("location"))).toEqual(["/my-data", "/my-data"]);
  const own = await (await browser.get("/my-data")).text();
  expect(own).toContain("/api/me/export");
  expect((await browser.postForm("/my-data/erase", {})).status).toBe(303);
  const erased = await (await browser.postForm("/my-data/erase", { confirm: "yes" })).text();
  expect(erased).toContain("உங்கள் தகவல்கள் அழிக்கப்பட்டன");
  titles.push(titleOf(own), titleOf(erased));
  expect(new Set(titles).size).toBe(4);
  for (const title of titles) expect(title).toMatch(/\p{Script=Tamil}.* \| HomePlan$/u);
  expect(await traces(phone.mobile, "never")).toEqual([]);
});

test("who mistypes the number has it before the eyes to mend, and who waits for a code in vain can ask again or change the number", async () => {
  const browser = shop.browser();
  const mistyped = await (await browser.postForm("/my-data/code", { isd: "971", mobile: "98a" })).text();
  expect(mistyped).toMatch(/role="alert">[^<]+</);
  expect(mistyped).toContain('name="mobile" type="tel" value="98a"');
  expect(mistyped).toContain('<option value="971" selected');
  const phone = { isd: "91", mobile: "9822200009" };
  const code = await (await browser.postForm("/my-data/code", phone)).text();
  expect(code).toContain('<a href="/my-data">Change the number</a>');
  expect(code).not.toContain("role=");
  const early = await (await browser.postForm("/my-data/code", { ...phone, again: "yes" })).text();
  expect(early).toMatch(/role="alert">[^<]*\d+ s/);
  expect(early).toContain('name="otp"');
  await sql`update challenges set sent_at = now() - interval '10 minutes'`.execute(db);
  const again = await (await browser.postForm("/my-data/code", { ...phone, again: "yes" })).text();
  expect(again).toMatch(/role="status">A new code is on its way\..*name="otp"/s);
  for (let guess = 0; guess < 5; guess += 1) await browser.postForm("/my-data/verify", { ...phone, otp: "wrong" });
  const waits = await (await browser.postForm("/my-data/code", phone)).text();
  expect(waits).toMatch(
    /role="alert">[^<]*wait \d+ .*<option value="91" selected.*name="mobile" type="tel" value="9822200009"/s,
  );
});

test.each([
  { region: "us", isd: "1", mobile: "2025550177", tag: "en-US" },
  { region: "uk", isd: "44", mobile: "7700900177", tag: "en-GB" },
] as const)(
  "in $region every way of the page stays within its region, from the number to the erasure",
  async (visit) => {
    const { region, isd, mobile, tag } = visit;
    const { browser, order, pay } = await deliveredOrder(mobile, { isd, region });
    await pay();
    const page = `/${region}/my-data`;
    const stranger = shop.browser();
    const asked = await (await stranger.get(page)).text();
    expect(asked).toContain(`<option value="${isd}" selected`);
    const sent = await (await stranger.postForm(`${page}/code`, { isd, mobile })).text();
    const own = await (await browser.get(page)).text();
    const erased = await (await browser.postForm(`${page}/erase`, { confirm: "yes" })).text();
    const ways = (html: string) => [...html.matchAll(/(?:href|action)="([^"#][^"]*)"/g)].map(([, way = ""]) => way);
    for (const html of [asked, sent, own, erased]) {
      expect(html).toContain(`lang="${tag}"`);
      expect(html).toContain(`class="small"><a href="/${region}/privacy-policy"`);
      const local = ways(html).filter((way) => way.startsWith("/") && way !== "/api/me/export");
      expect(local.filter((way) => !new RegExp(`^/${region}([/?]|$)`).test(way))).toEqual([]);
      expect(local).toEqual(expect.arrayContaining([`/${region}`, `${page}?lan=ta`]));
    }
    expect(ways(sent)).toEqual(expect.arrayContaining([page, `${page}/verify`, `${page}/code`]));
    expect(ways(own)).toEqual(expect.arrayContaining([`${page}/drawings`, `${page}/erase`]));
    expect(own).toContain(order.number);
    expect((await browser.postForm(`${page}/erase`, {})).headers.get("location")).toBe(page);
  },
);

test("a throttled visitor is told so in the language of the page, a code's message is written in it too", async () => {
  const headers = { "accept-language": "hn" };
  const contact = { ...CONTACT, mobile: "9822200007" };
  const browser = shop.browser();
  await browser.postForm("/api/customer/me/loginotp", contact, headers);
  const again = await browser.postForm("/api/customer/me/loginotp", contact, headers);
  expect(again.status).toBe(403);
  expect(((await again.json()) as { msg: string }).msg).toMatch(/कृपया \d+ सेकंड बाद/);
  await shop.runJobs(["send-message"]);
  expect(shop.messages.findLast((one) => one.to === "919822200007")?.text).toContain("आपका HomePlan OTP");
});
