import { sql } from "kysely";
import { expect, test } from "vitest";
import { RESUME_WORDS } from "#calls/resume-words.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import { resumePath } from "#shop/leads/resume-link.ts";
import { applyPayment } from "#shop/orders/apply-payment.ts";
import { reconcileOrder } from "#shop/orders/reconcile-order.ts";
import { orderMaker } from "#tests/support/open-order.ts";
import { CONTACT, lastCode, payAddress, type TestBrowser, testShop, walkToCheckout } from "#tests/support/shop.ts";

const shop = await testShop({ perAddressHourly: 1000, perAddressDaily: 1000 });
const { db, dependencies } = shop;

/** A visitor who has verified a number and left without ordering, half an hour later, with the link of the message that was sent then. */
async function leaveBeforeOrdering(phone: { readonly isd: string; readonly mobile: string }) {
  const visit = await walkToCheckout(shop, phone);
  await remind();
  const told = shop.messages.findLast((one) => one.template === "plans-ready" && one.to === phone.isd + phone.mobile);
  return { ...visit, link: new URL(told?.links[0]?.url ?? "https://none.invalid/none").pathname };
}
async function remind() {
  await sql`update test_jobs set start_after = null where name = 'tell-plans-ready'`.execute(db);
  await shop.runJobs(["tell-plans-ready", "send-message"]);
}
async function verify(browser: TestBrowser, phone: { readonly isd: string; readonly mobile: string }) {
  // A second device need not wait: the waits are those between a number's codes in one browser.
  await browser.postForm("/api/customer/me/loginotp", { ...CONTACT, ...phone });
  await shop.runJobs(["send-message"]);
  const otp = lastCode(shop, phone);
  return browser.postForm("/api/customer/me/veryfyotp", { ...CONTACT, ...phone, otp });
}
const answers = (browser: TestBrowser, id: string) => browser.get(`/forms-api/response?q=${id}`);
const project = (browser: TestBrowser, id: string) => browser.get(`/api/homeplanner/projects/match/${id}`);

test("the link of the message lets another device read the answers, and own them after verifying the number anew", async () => {
  const phone = { isd: "91", mobile: "9811100001" };
  const { responseId, link, browser: first } = await leaveBeforeOrdering(phone);
  const other = shop.browser();
  expect((await answers(other, responseId)).status).toBe(404);

  const opened = await other.get(link);
  expect(opened.status).toBe(303);
  expect(opened.headers.get("cache-control")).toBe("no-store");
  expect(opened.headers.get("location")).toContain(`Rx=${responseId}`);
  const read = await answers(other, responseId);
  expect(read.status).toBe(200);
  expect(read.headers.get("cache-control")).toBe("no-store");
  expect((await project(other, responseId)).status).toBe(404);
  const progress = await (await other.get(`/forms-api/design-progress?q=${responseId}`)).json();
  expect(progress).toMatchObject({ state: "ready", options: [{ previews: [] }, { previews: [] }] });

  expect((await verify(other, phone)).status).toBe(200);
  expect((await project(other, responseId)).status).toBe(200);
  expect((await project(first, responseId)).status).toBe(404);
});

test("another number, another response, a changed link and one that has ended open nothing", async () => {
  const { responseId, link } = await leaveBeforeOrdering({ isd: "91", mobile: "9811100002" });
  const stranger = await walkToCheckout(shop, { isd: "91", mobile: "9811100003" });
  await stranger.browser.get(link);
  await verify(stranger.browser, { isd: "91", mobile: "9811100004" });
  expect((await project(stranger.browser, responseId)).status).toBe(404);

  const other = shop.browser();
  const [id, ends, signature] = link.slice("/resume/".length).split(".");
  for (const changed of [
    `${stranger.responseId}.${ends}.${signature}`,
    `${id}.${Number(ends) + 1}.${signature}`,
    `${id}.${ends}.`,
  ]) {
    expect((await other.get(`/resume/${changed}`)).status).toBe(404);
  }
  await other.get(link);
  expect((await answers(other, stranger.responseId)).status).toBe(404);
  const ended = await resumePath(db, dependencies.serverKey, responseId, -1);
  await sql`update responses set doc = doc || '{"region": "uk", "selectedLanguage": "ta"}' where id = ${responseId}`.execute(
    db,
  );
  const told = await other.get(ended);
  expect(told.status).toBe(410);
  const page = await told.text();
  const { title, text, again: anew } = RESUME_WORDS.ta;
  const parts = ['lang="ta"', 'class="top"', `<h1>${title}</h1>`, `<p>${text}</p>`, `href="/uk">${anew}</a>`];
  for (const part of [...parts, 'href="/uk/privacy-policy']) expect(page).toContain(part);
});

test("the response's own number, verified at its address, opens it without a link; any other number opens nothing", async () => {
  const phone = { isd: "91", mobile: "9811100007" };
  const { responseId, browser: first } = await walkToCheckout(shop, phone);
  const claim = async (isd: string, mobile: string) => {
    const browser = shop.browser();
    const contact = { ...CONTACT, isd, mobile };
    await browser.postForm("/api/customer/me/loginotp", contact);
    await shop.runJobs(["send-message"]);
    const otp = lastCode(shop, { isd, mobile });
    await browser.postForm("/api/customer/me/veryfyotp", { ...contact, otp, response: responseId });
    return browser;
  };
  const stranger = await claim("91", "9811100008");
  expect((await project(stranger, responseId)).status).toBe(404);
  expect((await project(first, responseId)).status).toBe(200);
  const other = await claim(phone.isd, phone.mobile);
  expect((await project(other, responseId)).status).toBe(200);
  expect((await project(first, responseId)).status).toBe(404);
});

test("the message goes out once, and not to whoever has ordered", async () => {
  const phone = { isd: "91", mobile: "9811100005" };
  await leaveBeforeOrdering(phone);
  await sql`insert into test_jobs (name, payload) select 'tell-plans-ready', jsonb_build_object('responseId', id)
    from responses where number = '919811100005'`.execute(db);
  await remind();
  const to = phone.isd + phone.mobile;
  expect(shop.messages.filter((one) => one.template === "plans-ready" && one.to === to)).toHaveLength(1);

  const buyer = { isd: "91", mobile: "9811100006" };
  const visit = await walkToCheckout(shop, buyer);
  await visit.browser.get(payAddress(visit, { mobile: buyer.mobile }));
  await remind();
  expect(shop.messages.filter((one) => one.template === "plans-ready" && one.to === "919811100006")).toEqual([]);
});

test("a payment that the bank has not confirmed is told, once, with the words not to pay again", async () => {
  const order = await orderMaker(shop)();
  const authorized = order.payment("authorized");
  await inTransaction(db, (trx) => applyPayment(dependencies, trx, "sandbox", authorized));
  const provider = { ...shop.provider, fetchPayments: async () => [authorized] };
  const asking = { ...dependencies, providers: [provider] };
  await reconcileOrder(asking, { orderId: order.id, attempt: 0 });
  await reconcileOrder(asking, { orderId: order.id, attempt: 1 });
  await shop.runJobs(["send-message"]);
  const told = shop.messages.filter((one) => one.template === "payment-pending");
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain("do not pay again");
});
