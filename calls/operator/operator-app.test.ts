import { expect, test } from "vitest";
import { openCase } from "#shop/survey/case.ts";
import { orderMaker } from "#tests/support/open-order.ts";
import { CONTACT, PHONE, testShop, walkToCheckout } from "#tests/support/shop.ts";
import { pageShell } from "#web/render/shell.tsx";
import { operatorApp } from "./operator-app.server.ts";

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
  expect(page).toContain(`To call: ${CONTACT.name}, +${PHONE.isd} ${PHONE.mobile}`);
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
