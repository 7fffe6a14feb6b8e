import { sql } from "kysely";
import { expect, test } from "vitest";
import { referenceOf } from "#calls/reference.ts";
import { TENANT } from "#platform/postgres/tables.ts";
import { systemRandom } from "#platform/random.ts";
import { OFFER_TYPES } from "#shop/offers/price-book.ts";
import { ORDER_EVENTS, ORDER_STATES } from "#shop/orders/order-states.ts";
import { openCase } from "#shop/survey/case.ts";
import { orderMaker } from "#tests/support/open-order.ts";
import { CONTACT, PHONE, testShop, walkToCheckout } from "#tests/support/shop.ts";
import { pageShell } from "#web/render/shell.tsx";
import { operatorApp } from "./operator-app.server.ts";
import { casesBody, ordersBody } from "./pages.server.ts";

const shop = await testShop();
const openOrder = orderMaker(shop);
const TOKEN = "the operator's token of this test";
const app = operatorApp({ ...shop.dependencies, operatorToken: TOKEN, shell: pageShell });

function ask(path: string, init: RequestInit = {}, remoteAddress = "127.0.0.1") {
  return app.request(path, init, { incoming: { socket: { remoteAddress } } });
}
async function enter() {
  const response = await ask(`/operator?token=${encodeURIComponent(TOKEN)}`);
  expect(response.status).toBe(303);
  return { cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}
/** The fields that a form of the page sends. */
function sent(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { method: "POST", headers, body };
}
const act = async (action: string, subject: string) => {
  const answer = await ask("/operator/act", sent({ action, subject }, await enter()));
  return new URL(answer.headers.get("location") ?? "", "http://localhost");
};

test("the page is there only for the machine itself, and opens only with the token", async () => {
  expect((await ask("/operator", {}, "203.0.113.7")).status).toBe(404);
  expect((await ask("/operator", { headers: { "x-forwarded-for": "127.0.0.1" } })).status).toBe(404);
  expect(await (await ask("/operator")).text()).not.toContain("Orders");
  expect((await ask("/operator?token=guess")).status).toBe(404);
  const page = await (await ask("/operator", { headers: await enter() })).text();
  for (const part of ["Orders", 'class="top"', 'href="/privacy-policy"', 'class="foot"']) expect(page).toContain(part);
  const none = operatorApp({ ...shop.dependencies, operatorToken: null, shell: pageShell });
  expect((await none.request("/operator")).status).toBe(404);
});

test("from elsewhere than the machine itself no address of the page is there, not for the right cookie either", async () => {
  const headers = await enter();
  for (const path of ["/operator", "/operator/orders", "/operator/orders/x"])
    expect([path, (await ask(path, { headers }, "203.0.113.7")).status]).toEqual([path, 404]);
  const action = sent({ action: "close", subject: "from elsewhere" }, headers);
  expect((await ask("/operator/act", action, "203.0.113.7")).status).toBe(404);
  expect((await ask("/operator/enter", sent({ token: TOKEN }), "203.0.113.7")).status).toBe(404);
  const rows = shop.db.selectFrom("operator_actions").select("id").where("subject_id", "=", "from elsewhere");
  expect(await rows.execute()).toEqual([]);
});

test("the token opens the page by its form too, in a cookie for no script and no other site, and does not stay in the address", async () => {
  for (const wrong of ["", "guess"]) {
    const refused = await ask("/operator/enter", sent({ token: wrong }));
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([404, []]);
  }
  const opened = await ask("/operator/enter", sent({ token: TOKEN }));
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/operator"]);
  const [cookie = ""] = opened.headers.getSetCookie();
  for (const part of ["HttpOnly", "SameSite=Strict", "Path=/operator"]) expect(cookie).toContain(part);
  expect(cookie).not.toContain(TOKEN);
  const headers = { cookie: cookie.split(";")[0] ?? "" };
  const again = await ask(`/operator?token=${encodeURIComponent(TOKEN)}`, { headers });
  expect([again.status, again.headers.get("location")]).toEqual([303, "/operator"]);
});

test("a case is closed by a press, said so, and is from then on among the closed ones, which have no such press", async () => {
  const headers = await enter();
  await openCase(shop.db, shop.dependencies.random, { kind: "unknown-payment", subjectId: "m-1", detail: {} });
  const listed = await (await ask("/operator", { headers })).text();
  const [, id = ""] = /value="close"><input[^>]*name="subject" value="([^"]+)"/.exec(listed) ?? [];
  const to = await act("close", id);
  const said = "Taken off the list: money came without an order.";
  expect([to.pathname, to.searchParams.get("said")]).toEqual(["/operator", said]);
  const after = await (await ask(to.pathname + to.search, { headers })).text();
  expect(after).toContain(`<p class="notice" role="status">${said}</p>`);
  expect(after).not.toContain("m-1");
  const all = await (await ask("/operator?all", { headers })).text();
  expect(all).toContain("m-1");
  expect(all).not.toContain(`value="${id}"`);
  const rows = shop.db.selectFrom("operator_actions").select("doc").where("subject_id", "=", id);
  expect(await rows.execute()).toEqual([{ doc: { by: "page", words: said } }]);
});

test("a case about an order leads to the order, one about a design lets it be designed again, a household's has the reference that it was told, any other names its subject", async () => {
  const kinds = [
    ...(["payment-review", "late-delivery", "failed-message", "refund"] as const),
    ...(["refused-brief", "failed-design"] as const),
    ...(["payment-claim", "unknown-payment"] as const),
  ];
  const subjects = kinds.map((kind, i) => `${i}-of-${kind}`);
  for (const [i, kind] of kinds.entries())
    await openCase(shop.db, shop.dependencies.random, { kind, subjectId: subjects[i] ?? "", detail: {} });
  const page = await (await ask("/operator", { headers: await enter() })).text();
  const ways = subjects.map((subject) => [
    subject,
    page.includes(`href="/operator/orders/${subject}"`),
    page.includes(`value="retry-design"><input type="hidden" name="subject" value="${subject}"`),
    page.includes(`Reference <b class="whole">${referenceOf(subject)}</b>`),
    page.includes(`<span>${subject}</span>`),
  ]);
  expect(ways).toEqual(subjects.map((subject, i) => [subject, i < 4, i === 4 || i === 5, i >= 4 && i < 7, i >= 7]));
});

test("an order's page tells each payment and each move, of the number its end alone, and is found from the list", async () => {
  const order = await openOrder();
  const headers = await enter();
  await order.apply(order.payment("captured"));
  const extra = order.payment("captured", { providerPaymentId: `${order.id}-twice` });
  await order.apply(extra);
  await order.apply({ ...extra, status: "refunded", refunded: 29900 });
  await order.apply(order.payment("failed", { providerPaymentId: `${order.id}-failed` }));
  const list = await (await ask("/operator/orders", { headers })).text();
  expect(list).toContain(`href="/operator/orders/${order.id}"`);
  const page = await (await ask(`/operator/orders/${order.id}?said=Done`, { headers })).text();
  expect(page).toContain(`<p class="notice" role="status">Done</p>`);
  expect(page.match(/₹299<\/strong> received, ₹299 sent back/g)).toHaveLength(1);
  const history = [...page.matchAll(/<li>(.*?)<br>.*?then: (.*?)</g)].map(([, event, state]) => [event, state]);
  expect(history).toEqual([
    ["The payment came in", "paid, soon to be drawn"],
    ["A payment did not agree with the order", "waiting for your decision"],
  ]);
  expect(page).toContain("number ending in 3210");
  expect(page).not.toContain("9876543210");
  // Only one payment's money is still here: it can go back as all that the order holds.
  expect(page).not.toContain("Send this payment back");
  expect(page).toContain("Send all of the money back");
  expect((await ask("/operator/orders/unknown", { headers })).status).toBe(404);
});

test.each([
  ["review", "Let it go on and deliver it"],
  ["paid", "Draw it again"],
  ["in-work", "Draw it again"],
  ["delivered", "Send a new link"],
  ["closed", "Send a new link"],
  ["pending", "Deliver"],
])(
  "delivering an order that is %s is called: %s; what came of it is said on the order's page",
  async (state, words) => {
    const order = await openOrder();
    await shop.db.updateTable("orders").set({ state }).where("id", "=", order.id).execute();
    const page = await (await ask(`/operator/orders/${order.id}`, { headers: await enter() })).text();
    expect(page).toMatch(new RegExp(`value="deliver">.*value="${order.id}"><button class="button quiet">${words}<`));
    const to = await act("deliver", order.id);
    expect([to.pathname, to.searchParams.get("said")]).toEqual([
      `/operator/orders/${order.id}`,
      expect.stringContaining(`rder HPN-`),
    ]);
  },
);

test("where nothing waits and nothing was ordered the page says so", async () => {
  expect(String(await ordersBody([], new Set()))).toContain("Nothing has been ordered yet.");
  expect(String(await casesBody([], { all: false, said: "" }))).toContain("Nothing waits for you.");
});

test("what is paid twice is listed in plain words, and the extra payment is sent back by a press that was agreed to before", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  await order.apply(order.payment("captured", { providerPaymentId: "extra" }));
  const headers = await enter();
  expect(await (await ask("/operator", { headers })).text()).toContain("The customer paid twice");
  const page = await (await ask(`/operator/orders/${order.id}`, { headers })).text();
  expect(page).toContain('value="sandbox:extra"');
  const refunds = page.match(/<form(?:(?!<\/form>).)*value="refund".*?<\/form>/gs) ?? [];
  expect(refunds).toHaveLength(3);
  for (const form of refunds) expect(form, "one press alone sends no money away").toContain('type="checkbox" required');
  const body = new FormData();
  for (const [name, value] of [
    ["action", "refund"],
    ["subject", order.id],
    ["payment", "sandbox:extra"],
  ] as const)
    body.append(name, value);
  const acted = await ask("/operator/act", { method: "POST", headers, body });
  expect(acted.headers.get("location")).toContain("goes+back");
  const sent = await shop.db.selectFrom("refunds").select("payment_id").where("order_id", "=", order.id).execute();
  expect(sent).toEqual([{ payment_id: "sandbox:extra" }]);
  const after = await (await ask(`/operator/orders/${order.id}`, { headers })).text();
  expect(after).toContain("on its way back");
  expect(after).not.toContain("Send this payment back");
});

test("who left a number for a house that was not designed was told that we call: the case says whom", async () => {
  const { responseId } = await walkToCheckout(shop);
  await openCase(shop.db, shop.dependencies.random, { kind: "refused-brief", subjectId: responseId, detail: {} });
  const page = await (await ask("/operator", { headers: await enter() })).text();
  expect(page).toContain(`To call: ${CONTACT.name}, +${PHONE.isd}\u00a0${PHONE.mobile}`);
});

test("an action is refused without the cookie and from another site's page", async () => {
  const body = new FormData();
  body.append("action", "refund");
  body.append("subject", "x");
  expect((await ask("/operator/act", { method: "POST", body })).headers.get("location")).toBeNull();
  const foreign = { ...(await enter()), "sec-fetch-site": "cross-site" };
  expect((await ask("/operator/act", { method: "POST", headers: foreign, body })).status).toBe(403);
  const rows = await shop.db.selectFrom("operator_actions").select("id").where("subject_id", "=", "x").execute();
  expect(rows).toEqual([]);
});

test("what happened and what to do next stand in plain words: no name of a state, an event, a package or a case is shown", async () => {
  const headers = await enter();
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  await order.apply(order.payment("captured", { providerPaymentId: "extra-3" }));
  const address = `/operator/orders/${order.id}`;
  const text = async (path: string) =>
    (await (await ask(path, { headers })).text())
      .replace(/[\s\S]*<main/, "<main")
      .replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, " ");
  const page = await text(address);
  expect(page).toMatch(
    /paid twice for this order.*What to do next\s+Send the extra payment back, then let the order go on\./s,
  );
  expect(page.match(/This is the payment in question\./g)).toHaveLength(1);
  const internal = new RegExp(
    `(^|[\\s(])(${[...ORDER_STATES, ...ORDER_EVENTS, ...OFFER_TYPES, "payment-review"]
      .filter((name) => /[-_\d]/.test(name))
      .join("|")}|review|quoted|captured|mismatch)([\\s.,)]|$)`,
  );
  expect(page).not.toMatch(internal);
  for (const state of ORDER_STATES) {
    await sql`update orders set state = ${state} where id = ${order.id}`.execute(shop.db);
    expect(await text(address), state).not.toMatch(internal);
    expect(await text("/operator/orders"), state).not.toMatch(internal);
  }
  for (const path of ["/operator", "/operator?all"]) expect(await text(path)).not.toMatch(internal);
});

test("what a household was told as its reference finds its answers, said or written in any way, and no other's", async () => {
  const headers = await enter();
  const find = async (asked: string) =>
    (await ask(`/operator/find?q=${encodeURIComponent(asked)}`, { headers })).text();
  const { responseId } = await walkToCheckout(shop);
  const { doc, form_id, owner_hash } = await shop.db
    .selectFrom("responses")
    .select(["doc", "form_id", "owner_hash"])
    .where("id", "=", responseId)
    .executeTakeFirstOrThrow();
  // Ids of every form, with characters that can be read in two ways among the first.
  const ids = ["oO0iIlL1-_-_-_-_", "-_a_b-c_d-e_f-g_h-9", ...Array.from({ length: 40 }, () => systemRandom.token(24))];
  for (const id of ids)
    await shop.db
      .insertInto("responses")
      .values({ tenant_id: TENANT, id, form_id, owner_hash, number: null, doc: JSON.stringify(doc) })
      .execute();
  for (const id of ids) {
    const reference = referenceOf(id);
    expect(reference).toMatch(/^[0-9A-HJKMNP-Z]{4} [0-9A-HJKMNP-Z]{4}$/);
    for (const asked of [reference, reference.toLowerCase().replace(" ", ""), reference.replaceAll("0", "o"), id]) {
      const found = [...(await find(asked)).matchAll(/<h2>Reference <span class="whole">(.*?)</g)].map(([, it]) => it);
      expect(found, asked).toEqual([reference]);
    }
  }
  const claim = { kind: "payment-claim", subjectId: `${responseId}:${systemRandom.uuid()}`, detail: {} } as const;
  await openCase(shop.db, systemRandom, claim);
  expect(await find(referenceOf(responseId))).toContain("<h2>A payment link was changed</h2>");
  expect(await find("ZZZZ ZZZ")).toContain("Nobody is found");
});

test("an order is found by its number and by the mobile number of who bought it, however they are written", async () => {
  const headers = await enter();
  const order = await openOrder();
  await sql`update orders set number = 'HPN-482177309912', customer = '919812300045' where id = ${order.id}`.execute(
    shop.db,
  );
  for (const asked of [
    "HPN-482177309912",
    "hpn 4821 7730 9912",
    "482177309912",
    "98123 00045",
    "+91 9812300045",
    "09812300045",
  ]) {
    const page = await (await ask(`/operator/find?q=${encodeURIComponent(asked)}`, { headers })).text();
    expect(page, asked).toContain(`href="/operator/orders/${order.id}"`);
  }
  // Part of a number, or nothing but zeros, would match many: nobody is found.
  for (const asked of ["00045", "0000 0000", "HPN", "%"]) {
    const page = await (await ask(`/operator/find?q=${encodeURIComponent(asked)}`, { headers })).text();
    expect(page, asked).toContain("Nobody is found");
  }
});
