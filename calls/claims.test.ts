import { sql } from "kysely";
import { expect, test } from "vitest";
import { type CheckoutDetails, checkoutDetails } from "#calls/checkout-details.ts";
import { PRICE_BOOKS } from "#content/offers.ts";
import { CONTACT, PHONE, payAddress, submission, testShop, walkToCheckout } from "#tests/support/shop.ts";
import { surveyAnswers } from "#tests/support/survey-answers.ts";

const shop = await testShop({ perAddressHourly: 1000, perAddressDaily: 1000 });
const { db } = shop;
const visit = await walkToCheckout(shop);
const UNABLE = "/?notice=unable-to-process";
const upsell = PRICE_BOOKS.INR.upsell;

async function ordersOf(responseId: string) {
  return db.selectFrom("orders").selectAll().where("response_id", "=", responseId).execute();
}
async function pay(change: object) {
  const answer = await visit.browser.get(payAddress(visit, change));
  expect(answer.status).toBe(303);
  return answer.headers.get("location");
}

const TAMPERED: readonly (readonly [string, object])[] = [
  ["a lower amount", { amount: "1" }],
  ["a higher amount", { amount: "300" }],
  ["an amount with a tail", { amount: "299.001" }],
  ["a negative amount", { amount: "-299" }],
  ["an exponent", { amount: "2.99e2" }],
  ["another currency", { currency: "USD" }],
  ["another product", { productid: PRICE_BOOKS.INR.plans.four.productId }],
  ["a dearer package at this price", { offertype: "Option2_2D_3D" }],
  ["a dearer package and its product at this price", { offertype: "Option2_2D_3D", productid: "hpn-2d-3d-2" }],
  ["another mobile", { mobile: "9876543211" }],
  ["a mobile that is too short", { mobile: "9876543" }],
  ["another dial code", { isdcode: "1" }],
  ["another response", { responseId: "someone-else" }],
  ["no response", { responseId: "" }],
  ["another token", { token: "x".repeat(43) }],
  ["no token", { token: "" }],
  ["another entity", { entity: "OTHER" }],
  ["another brand", { brandCode: "abc" }],
  ["an unknown package", { offertype: "Option3" }],
];
for (const [what, change] of TAMPERED) {
  test(`call 10 with ${what} orders nothing and goes back with the words of the specification`, async () => {
    const before = (await ordersOf(visit.responseId)).length;
    expect(await pay(change)).toBe(UNABLE);
    expect(await ordersOf(visit.responseId)).toHaveLength(before);
  });
}

test("a price claim that was wrong leaves an audit row without the number", async () => {
  await pay({ amount: "7" });
  const cases = await db.selectFrom("cases").select("doc").where("kind", "=", "payment-claim").execute();
  expect(cases.map((row) => row.doc)).toContainEqual(expect.objectContaining({ reason: "amount", amount: "7" }));
  expect(JSON.stringify(cases)).not.toContain(PHONE.mobile);
});

test("the token is of no use in another browser", async () => {
  const answer = await shop.browser().get(payAddress(visit));
  expect(answer.headers.get("location")).toBe(UNABLE);
});

test("a double click, or ten, is one order at one page", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => visit.browser.get(payAddress(visit))));
  const pages = new Set(answers.map((answer) => answer.headers.get("location")));
  expect(pages.size).toBe(1);
  expect([...pages][0]).toMatch(/^\/sandbox\/pay\//);
  expect(await ordersOf(visit.responseId)).toHaveLength(1);
});

test("the timed offer is charged while it holds and not a second longer, and it does not start anew", async () => {
  const claims = { offertype: upsell.offerType, productid: upsell.productId, amount: String(upsell.price / 100) };
  expect(await pay(claims)).toMatch(/^\/sandbox\/pay\//);
  await sql`update offers set ends_at = now()`.execute(db);
  const details = await visit.browser.get("/forms-api/checkout-details?currency=INR&slug=x");
  const { offerEndsAt, serverNow } = (await details.json()) as CheckoutDetails;
  expect(Date.parse(offerEndsAt ?? "")).toBeLessThanOrEqual(Date.parse(serverNow));
  expect(await pay(claims)).toBe(UNABLE);
  expect(await pay({})).toMatch(/^\/sandbox\/pay\//);
});

test("who has paid for a package is asked for no money for it again, under another name or as part of it; more is sold", async () => {
  const buyer = await walkToCheckout(shop, { isd: "91", mobile: "9822222222" });
  const payFor = async (offertype: string, productid: string, rupees: number) => {
    const claims = { offertype, productid, amount: String(rupees), mobile: "9822222222" };
    return (await buyer.browser.get(payAddress(buyer, claims))).headers.get("location") ?? "";
  };
  expect(await payFor(upsell.offerType, upsell.productId, upsell.price / 100)).toMatch(/^\/sandbox\/pay\//);
  await sql`update orders set state = 'delivered', paid_at = now() where response_id = ${buyer.responseId}`.execute(db);
  const [paid] = await ordersOf(buyer.responseId);
  for (const [offerType, productId, rupees] of [
    ["Option1_2D_3D", "hpn-2d-3d-1", 599],
    ["Option1", "hpn-2d-1", 299],
  ] as const)
    expect(await payFor(offerType, productId, rupees)).toContain(`/thank-you?request_order_id=${paid?.number}`);
  const details = await buyer.browser.get(`/forms-api/checkout-details?currency=INR&slug=x&Rx=${buyer.responseId}`);
  const { paidOrder } = checkoutDetails.parse(await details.json());
  expect(paidOrder).toContain(`/thank-you?request_order_id=${paid?.number}`);
  expect(await payFor("Option2", "hpn-2d-2", 399)).toMatch(/^\/sandbox\/pay\//);
  expect(await payFor("Option2_2D_3D", "hpn-2d-3d-2", 899)).toMatch(/^\/sandbox\/pay\//);
});

test("when the payment page's time is over, the next click opens a new order", async () => {
  await sql`update orders set created_at = now() - interval '31 minutes' where product = 'hpn-2d-1'`.execute(db);
  expect(await pay({})).toMatch(/^\/sandbox\/pay\//);
  const orders = (await ordersOf(visit.responseId)).filter((order) => order.product === "hpn-2d-1");
  expect(orders.map((order) => order.state).sort()).toEqual(["expired", "pending"]);
});

test("markets: only a dial code of exactly 91 pays in rupees; /us pays in dollars, /uk in euros", async () => {
  const currencyOf = async (phone: typeof PHONE, region?: "in" | "us" | "uk") => {
    const { browser } = await walkToCheckout(shop, phone, region);
    const answer = await browser.get("/forms-api/checkout-details?currency=INR&slug=x");
    const { currency, region: country, regular } = (await answer.json()) as CheckoutDetails;
    return { currency, country, regular };
  };
  expect(await currencyOf({ isd: "591", mobile: "71234567" })).toEqual({
    currency: "USD",
    country: "ZZ",
    regular: false,
  });
  expect(await currencyOf({ isd: "1", mobile: "2025550123" }, "us")).toEqual({
    currency: "USD",
    country: "US",
    regular: true,
  });
  expect(await currencyOf({ isd: "44", mobile: "7700900123" }, "uk")).toEqual({
    currency: "EUR",
    country: "GB",
    regular: true,
  });
});

test("a package of two designs is neither shown nor sold while there is one", async () => {
  const other = await walkToCheckout(shop, { isd: "91", mobile: "9811111111" });
  const one = JSON.stringify({ options: [{ option: 1, title: "Option 1" }] });
  await sql`update designs set doc = ${one}::jsonb where id = ${other.responseId}`.execute(db);
  const details = await other.browser.get("/forms-api/checkout-details?currency=INR&slug=x");
  expect(await details.json()).not.toHaveProperty("second_after_offer_amount");
  const claims = { offertype: "Option2", productid: "hpn-2d-2", amount: "399", mobile: "9811111111" };
  expect((await other.browser.get(payAddress(other, claims))).headers.get("location")).toBe(UNABLE);
});

test("the same submission within ten minutes is one row, from a fresh browser too; a stranger's is another", async () => {
  const body = submission({ selectedLanguage: "mal" });
  const fresh = shop.browser();
  const answers = await Promise.all(Array.from({ length: 5 }, () => fresh.postJson("/forms-api/survey-forms", body)));
  const ids = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { insertedId: string }).insertedId),
  );
  expect(new Set(ids).size).toBe(1);
  expect((await fresh.get(`/forms-api/response?q=${ids[0]}`)).status).toBe(200);
  const known = await fresh.postJson("/forms-api/survey-forms", body);
  const again = await fresh.postJson("/forms-api/survey-forms", body);
  expect(await again.json()).toEqual(await known.json());
  shop.setAddress("203.0.113.99");
  const stranger = await shop.browser().postJson("/forms-api/survey-forms", body);
  expect(((await stranger.json()) as { insertedId: string }).insertedId).not.toBe(ids[0]);
  await sql`update submissions set seen_at = now() - interval '11 minutes'`.execute(db);
  const later = await fresh.postJson("/forms-api/survey-forms", body);
  expect(((await later.json()) as { insertedId: string }).insertedId).not.toBe(ids[0]);
});

test("posts of another site are refused as such on calls 3, 4, 7 and 8", async () => {
  const words = "Access forbidden: this request came from another site.";
  const refused = { status: 403, flag: false, msg: words, message: words };
  const foreign: readonly Record<string, string>[] = [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
    { origin: "null" },
  ];
  for (const headers of foreign) {
    for (const path of ["/api/customer/me/loginotp", "/api/customer/me/veryfyotp"]) {
      const answer = await visit.browser.postForm(path, { ...CONTACT, otp: "1" }, headers);
      expect([answer.status, await answer.json()]).toEqual([403, refused]);
    }
    for (const path of [`/forms-api/updateResponse/${visit.responseId}`, `/forms-api/update/${visit.responseId}`]) {
      const answer = await visit.browser.postJson(
        path,
        { packageType: "Option1", mobileNumber: "1", isd: "91" },
        headers,
      );
      expect([answer.status, await answer.json()]).toEqual([403, refused]);
    }
  }
  const own = { origin: "https://homeplan.example", "sec-fetch-site": "same-origin" };
  const answer = await visit.browser.postJson(`/forms-api/update/${visit.responseId}`, { packageType: "Option1" }, own);
  expect(answer.status).toBe(200);
});

test("bodies that are too large, too deep, broken or of the wrong type are refused and stored nowhere", async () => {
  const count = async () => (await db.selectFrom("responses").select("id").execute()).length;
  const before = await count();
  const post = (body: string) =>
    shop.app.request("/forms-api/survey-forms", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
  const large = await post(JSON.stringify(submission({ queryStrings: { x: "y".repeat(33_000) } })));
  expect(large.status).toBe(413);
  const broken = ["{", "[]", "null", "1", '"x"', '{"__proto__":{"x":1}}', `${"[".repeat(5000)}${"]".repeat(5000)}`];
  for (const body of broken) expect((await post(body)).status).toBe(400);
  const deep = { a: { b: { c: { d: { e: "f" } } } } };
  expect((await post(JSON.stringify(submission({ answer: deep })))).status).toBe(400);
  expect((await post(JSON.stringify(submission({ answer: { ...submission().answer, Extra: 5 } })))).status).toBe(400);
  const form = await shop.app.request("/api/customer/me/loginotp", { method: "POST", body: "not a form" });
  expect(form.status).toBe(400);
  for (const text of ["a\0b", "a\ud800b"]) {
    const answer = { ...submission().answer, Extra: text };
    expect((await post(JSON.stringify(submission({ answer })))).status).toBe(400);
  }
  const named = { isd: "91", mobile: "9876543210", name: "a\0b" };
  expect((await shop.browser().postForm("/api/customer/me/loginotp", named)).status).toBe(400);
  expect(await count()).toBe(before);
});

test("what the form does not ask for is not kept", async () => {
  const fresh = shop.browser();
  const answer = { ...submission().answer, constructor: "x", Extra: "y" };
  const stored = await fresh.postJson("/forms-api/survey-forms", submission({ answer, selectedLanguage: "hn" }));
  expect(stored.status).toBe(201);
  const { insertedId } = (await stored.json()) as { insertedId: string };
  const { data } = (await (await fresh.get(`/forms-api/response?q=${insertedId}`)).json()) as { data: object };
  expect(data).toEqual(submission().answer);
});

test("which site's questions were answered is told by the page, or else by its address", async () => {
  const answer = surveyAnswers("us");
  const body = submission({ answer, selectedLanguage: "ta" });
  const referer = { referer: "https://homeplan.example/us?lan=ta" };
  expect((await shop.browser().postJson("/forms-api/survey-forms", body, referer)).status).toBe(201);
  expect((await shop.browser().postJson("/forms-api/survey-forms", body)).status).toBe(400);
});

test("the checkout's address is rebuilt: a hostile one leads nowhere", async () => {
  for (const btnUrl of ["https://evil.example/response/checkout/x", "javascript:alert(1)", "//evil.example", ""]) {
    await visit.browser.postJson(`/forms-api/updateResponse/${visit.responseId}`, {
      mobileNumber: PHONE.mobile,
      isd: "91",
      btnUrl,
    });
    const row = await db
      .selectFrom("responses")
      .select("doc")
      .where("id", "=", visit.responseId)
      .executeTakeFirstOrThrow();
    expect((row.doc as { checkoutPath: string }).checkoutPath).toMatch(/^\/response\/checkout\/[\w-]+$/);
  }
});
