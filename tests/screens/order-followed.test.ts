import { afterAll, expect, test } from "vitest";
import type { OrderStatus } from "#calls/order-status.ts";
import { visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";

const PENDING: OrderStatus = {
  status: 200,
  orderNumber: "HPN-1",
  outcome: "pending",
  state: "pending",
  currency: "INR",
  amount: 299,
  offerType: "Option1",
  deliveryUrl: null,
  checkoutUrl: "/response/checkout/form_one_1",
};
const IN_WORK: OrderStatus = { ...PENDING, outcome: "success", state: "in-work" };
const ORDERS: Readonly<Record<string, OrderStatus | null>> = {
  unknown: null,
  failed: { ...PENDING, outcome: "failed", state: "failed" },
  refunded: { ...PENDING, outcome: "refunded", state: "refunded" },
  checked: { ...PENDING, outcome: "review", state: "review" },
  paid: IN_WORK,
  fresh: { ...IN_WORK, state: "paid", cancellable: true },
  over: { ...IN_WORK, state: "delivered" },
  closed: { ...IN_WORK, state: "closed" },
  ready: { ...IN_WORK, state: "delivered", deliveryUrl: "/delivery/t" },
};
const pages = await servePages({
  loaders: { order: async (_visit, number) => (number in ORDERS ? (ORDERS[number] ?? null) : PENDING) },
});
afterAll(pages.close);

/**
 * A thank-you page whose clock stands, so that it asks the server only what it asks at once. `say` is what the server answers, `asked` how often it was
 * asked, and `answered` gives `asked` once no question is open any more.
 */
async function follow(number: string, say: OrderStatus | null = IN_WORK) {
  const { page, context } = await visitor({ baseURL: pages.url });
  await page.addInitScript(() => {
    const ask = window.fetch;
    let open = 0;
    const note = (by: number) => {
      open += by;
      document.documentElement.dataset.open = String(open);
    };
    window.fetch = (...words) => {
      note(1);
      return ask(...words).finally(() => note(-1));
    };
  });
  const server = { asked: 0, say };
  await page.route("**/api/orders/*/status", (route) => {
    server.asked += 1;
    return server.say ? route.fulfill({ json: server.say }) : route.abort();
  });
  await page.clock.install({ time: new Date("2026-11-23T10:00:00Z") });
  await page.clock.pauseAt(new Date("2026-11-23T11:00:00Z"));
  await page.goto(`/thank-you?request_order_id=${number}&currency=INR&amount=299`);
  await page.evaluate(() => window.wake?.());
  const look = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, "hidden", { value: now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  // React is there once the page has asked for the first time.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return server.asked;
    })
    .toBeGreaterThan(0);
  const answered = async () => {
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.open)).toBe("0");
    return server.asked;
  };
  return { page, context, server, look, answered };
}

test("a page that waits for the bank follows it, title and all; unseen it rests, and seen again it asks at once", async () => {
  const { page, server, look } = await follow("pending");
  await expect.poll(() => page.title()).toBe("Thank you | HomePlan");
  expect(await page.locator("dd[aria-live]").textContent()).toBe("Success");
  await look(true);
  await page.clock.runFor(1000);
  const before = server.asked;
  await page.clock.runFor(120_000);
  expect(server.asked - before).toBe(0);
  server.say = { ...IN_WORK, state: "delivered", deliveryUrl: "/delivery/t" };
  await look(false);
  await page.getByRole("link", { name: "Open your drawings" }).waitFor();
  expect(await page.locator("p[aria-live]").filter({ hasText: "ready" }).count()).toBe(1);
  const settled = server.asked;
  await page.clock.runFor(120_000);
  expect(server.asked).toBe(settled);
});

test("without a connection the page goes on asking, ever more rarely down to every ten seconds, and asks at once when it is back", async () => {
  const { page, server, answered } = await follow("paid", null);
  // Told so twice, as by a connection that comes and goes: one question is open at a time.
  const backOnline = () =>
    page.evaluate(() => {
      for (const name of ["online", "online"]) dispatchEvent(new Event(name));
    });
  // The second time it begins with the short waits again.
  for (const waits of [
    [3000, 4500, 6750, 10_000, 10_000],
    [3000, 4500, 6750],
  ]) {
    const before = await answered();
    await backOnline();
    expect((await answered()) - before).toBe(1);
    for (const [index, wait] of waits.entries()) {
      await page.clock.runFor(wait - 1);
      expect((await answered()) - before, `before ${wait} ms`).toBe(index + 1);
      await page.clock.runFor(1);
      await expect.poll(() => server.asked - before, { message: `after ${wait} ms` }).toBe(index + 2);
      await answered();
    }
  }
  server.say = { ...PENDING, outcome: "failed", state: "expired" };
  const before = await answered();
  await backOnline();
  await page.getByRole("heading", { name: "Not paid" }).waitFor();
  expect(server.asked - before).toBe(1);
  expect(await page.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(
    "/response/checkout/form_one_1",
  );
  await expect.poll(() => page.title()).toBe("Not paid | HomePlan");
});

test("of an order that is settled or unknown nothing is asked any more; of one that is being checked it is", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  let asked = 0;
  await page.route("**/api/orders/*/status", (route) => {
    asked += 1;
    return route.abort();
  });
  await page.clock.install({ time: new Date("2026-11-23T10:00:00Z") });
  await page.clock.pauseAt(new Date("2026-11-23T11:00:00Z"));
  for (const number of ["unknown", "failed", "refunded", "over", "closed", "ready", "checked"]) {
    await page.goto(`/thank-you?request_order_id=${number}&currency=INR&amount=299`);
    await page.evaluate(() => window.wake?.());
    await page.waitForFunction(() => Object.keys(document.getElementById("app") ?? {}).length > 0, undefined, {
      polling: 50,
    });
    await page.clock.runFor(100);
    await page.clock.runFor(60_000);
    if (number === "checked") await expect.poll(() => asked).toBe(1);
    expect(asked, number).toBe(number === "checked" ? 1 : 0);
  }
});

test.each(["us", "uk"])("who bought in the %s opens the drawings there, and gets a new link there", async (region) => {
  const { page } = await visitor({ baseURL: pages.url });
  await page.goto(`/${region}/thank-you?request_order_id=ready&currency=USD&amount=49`);
  const link = page.getByRole("link", { name: "Open your drawings" });
  expect(await link.getAttribute("href")).toBe(`/${region}/delivery/t`);
  await page.goto(`/${region}/thank-you?request_order_id=over&currency=USD&amount=49`);
  expect(await page.getByRole("link", { name: "Get a new link" }).getAttribute("href")).toBe(`/${region}/my-data`);
});

test("after the links' seven days nothing is said to be in preparation: a new link is to be had", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  await page.goto("/thank-you?request_order_id=over&currency=INR&amount=299");
  const said = await page.locator("main").innerText();
  for (const past of ["being prepared", "What happens next"]) expect(said).not.toContain(past);
  expect(await page.getByRole("link", { name: "Get a new link" }).getAttribute("href")).toBe("/my-data");
});

test("an order whose work has not started is cancelled by two presses, and then says what comes back; in work it offers none", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  const at = (number: string) => `/thank-you?request_order_id=${number}&currency=INR&amount=299`;
  await page.goto(at("paid"));
  expect(await page.getByText("Cancel this order").count()).toBe(0);
  await page.goto(at("fresh"));
  // React is there once the page has asked for the first time.
  const looked = page.waitForRequest("**/api/orders/*/status");
  await page.evaluate(() => window.wake?.());
  await looked;
  const cancel = page.getByRole("button", { name: "Cancel and send my money back" });
  expect(await cancel.isVisible()).toBe(false);
  await page.getByText("Cancel this order").click();
  let asked = 0;
  await page.route("**/api/orders/*/cancel", (route) => {
    asked += 1;
    if (asked === 1) return route.abort();
    Object.assign(ORDERS, { fresh: ORDERS.refunded });
    return route.fulfill({ json: { status: 200, kind: "cancelled" } });
  });
  await cancel.click();
  await page.getByText("Something Went Wrong!").waitFor();
  await cancel.click();
  await page.getByText("The money reaches your account within 7 to 14 business days.").waitFor();
  expect(asked).toBe(2);
});
