import { expect, test } from "vitest";
import { listCases } from "#shop/operator/cases.ts";
import { orderMaker } from "#tests/support/open-order.ts";
import { testShop, walkToCheckout } from "#tests/support/shop.ts";

const shop = await testShop();
const { db } = shop;
const openOrder = orderMaker(shop);

/** A delivered order's link, as its message holds it. */
async function delivered() {
  const visit = await walkToCheckout(shop);
  const order = await openOrder();
  await db.updateTable("orders").set({ response_id: visit.responseId }).where("id", "=", order.id).execute();
  await order.apply(order.payment("captured"));
  await shop.runJobs();
  const { links } = shop.messages.findLast(({ template }) => template === "order-delivered") ?? { links: [] };
  const token = new URL(links[0]?.url ?? "https://none.invalid").pathname.split("/").at(-1) ?? "";
  const ask = (text: unknown, of = token) => shop.browser().postJson(`/api/deliveries/${of}/correction`, { text });
  const cases = async () =>
    (await listCases(db, { all: true })).filter(
      ({ kind, subjectId }) => kind === "correction" && subjectId === order.id,
    );
  return { ask, cases, order };
}

test("what a customer wants corrected comes to the operator's list with whom to call; a second wish is added to the first, the same one twice is one", async () => {
  const { ask, cases, order } = await delivered();
  for (const text of ["The kitchen's door to the left.", "  Store, not study ", "Store, not study"])
    expect((await ask(text)).status).toBe(200);
  const [told, ...more] = await cases();
  expect(more).toEqual([]);
  expect(told).toMatchObject({ state: "open", person: expect.stringContaining("9876543210") });
  expect(told?.happened).toContain("“The kitchen's door to the left.”; then: “Store, not study”");
  expect(told?.next).toContain("One minor correction is free");
  expect(await order.state()).toBe("delivered");
});

test("a blank or overlong wish, an unknown link and a wish without end put nothing on the list", async () => {
  const { ask, cases } = await delivered();
  for (const text of ["", "   ", "x".repeat(2001), 7]) {
    const answer = await ask(text);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toMatch(/^text: /);
  }
  expect((await ask("A door", "0".repeat(43))).status).toBe(404);
  expect(await cases()).toEqual([]);
  for (let count = 0; count < 10; count += 1) expect((await ask(`Wish ${count}`)).status).toBe(200);
  expect((await ask("Wish 11")).status).toBe(429);
});
