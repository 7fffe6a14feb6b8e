import { Hono } from "hono";
import { operatorApp } from "#calls/operator/operator-app.server.ts";
import { outboxApp } from "#platform/outbox/outbox-app.ts";
import { sandboxApp } from "#platform/payments/sandbox/sandbox-app.ts";
import { openCase } from "#shop/survey/case.ts";
import { orderMaker } from "#tests/support/open-order.ts";
import { testShop, walkToCheckout } from "#tests/support/shop.ts";
import { pageShell } from "#web/render/shell.tsx";
import type { ScreenState } from "./states.ts";

const TOKEN = "the operator's token of these screens";
const PLACES = /^\/(my-data|resume|operator|sandbox|dev)(\/|$)/;

/** The pages that the shop draws itself, on a real database: `states` to look at, and `answer` for requests to them. */
export async function shopPages() {
  const shop = await testShop();
  const order = await orderMaker(shop)();
  await order.apply(order.payment("captured"));
  await order.apply(order.payment("captured", { providerPaymentId: "extra" }));
  const { responseId } = await walkToCheckout(shop);
  const reasons = [{ message: "The plot is too small for four bedrooms.", suggestion: "One bedroom less would help." }];
  await openCase(shop.db, shop.dependencies.random, {
    kind: "refused-brief",
    subjectId: responseId,
    detail: { reasons },
  });
  const { url: payment } = await shop.provider.openPaymentPage({
    orderId: order.id,
    money: { amount: 29900, currency: "INR" },
    description: "One 2D floor plan for a house on 30 x 60 ft",
    successUrl: "/thank-you",
    failureUrl: "/payment-failure",
    leftUrl: "/payment-failure?left=1",
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const app = new Hono();
  app.route("/", operatorApp({ ...shop.dependencies, operatorToken: TOKEN, shell: pageShell }));
  app.route("/", outboxApp(shop.db));
  app.route("/", sandboxApp({ db: shop.db, webhookSecret: "none", webhookUrl: () => "http://127.0.0.1:9" }));
  app.route("/", shop.app);
  const enter = `/operator?token=${encodeURIComponent(TOKEN)}`;
  const states: readonly ScreenState[] = [
    { name: "my-data", path: "/my-data" },
    {
      name: "my-data-code",
      path: "/my-data",
      act: async (page) => {
        // A number gets few codes an hour.
        await page.locator("[name=mobile]").fill(`98${String(Date.now()).slice(-8)}`);
        await page.locator("main button").first().click();
        await page.locator("[name=otp]").waitFor();
      },
    },
    { name: "resume-unknown", path: `/resume/${"x".repeat(60)}` },
    { name: "sandbox-payment", path: payment },
    { name: "sandbox-unknown", path: "/sandbox/pay/nothing" },
    { name: "operator-enter", path: "/operator" },
    { name: "operator-cases", path: enter },
    { name: "operator-orders", path: enter, act: (page) => page.goto("/operator/orders") },
    { name: "operator-order", path: enter, act: (page) => page.goto(`/operator/orders/${order.id}`) },
    { name: "operator-found", path: enter, act: (page) => page.goto("/operator/find?q=9876543210") },
    { name: "operator-nobody", path: enter, act: (page) => page.goto("/operator/find?q=0000+0000") },
  ];
  /** Null for the paths that other pages answer. The operator's pages are served only to loopback, so that a proxy's header is taken off. */
  async function answer(request: Request): Promise<Response | null> {
    if (!PLACES.test(new URL(request.url).pathname)) return null;
    const headers = new Headers(request.headers);
    headers.delete("x-forwarded-for");
    const body = request.method === "GET" ? null : await request.arrayBuffer();
    const asked = new Request(request.url, { method: request.method, headers, body });
    return app.fetch(asked, { incoming: { socket: { remoteAddress: "127.0.0.1" } } });
  }
  return { states, answer };
}
