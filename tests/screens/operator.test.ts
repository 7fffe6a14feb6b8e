import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { orderBody } from "#calls/operator/pages.server.ts";
import type { OperatorCase } from "#shop/operator/cases.ts";
import type { OrderFile } from "#shop/operator/order-list.ts";
import { visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";
import { pageShell } from "#web/render/shell.tsx";

const at = new Date("2026-11-25T09:48:00Z");
const payment = { state: "captured", currency: "INR", amount: 29900, refunded: 0, captured: true, leaving: false };
const FILE: OrderFile = {
  order: {
    id: "o1",
    number: "HPN-482177309912",
    responseId: "Q2FyZWZ1bGx5TWFkZVJhbmRvbUlk0001",
    state: "review",
    customer: "919876543210",
    provider: "sandbox",
    account: "a",
    mode: "test",
    providerOrderId: "page",
    currency: "INR",
    amount: 29900,
    paidAt: at,
    createdAt: at,
    snapshot: {
      offerType: "Option1",
      productId: "p1",
      language: "en",
      region: "in",
      checkoutPath: "/",
      plotState: null,
      contact: { isd: "91", mobile: "9876543210", name: "Asha Rao", email: "" },
    },
  },
  payments: [
    { ...payment, id: "sandbox:first", providerPaymentId: "first" },
    { ...payment, id: "sandbox:extra", providerPaymentId: "extra" },
  ],
  moves: [{ event: "captured", from: "pending", to: "paid", at }],
};
const TWICE: OperatorCase = {
  id: "c1",
  kind: "payment-review",
  subjectId: "o1",
  state: "open",
  title: "A payment needs your decision",
  happened: "The customer paid twice for this order (payment extra). Nothing is delivered until you decide.",
  next: "Send the extra payment back, then let the order go on.",
  payment: "extra",
  person: null,
  doc: {},
  createdAt: at,
  updatedAt: at,
};
const app = new Hono().get("/operator", (c) =>
  pageShell(c, { title: "Order", body: orderBody(FILE, { cases: [TWICE], said: "" }), language: "en", path: null }),
);
const pages = await servePages({
  before: async (request) => (new URL(request.url).pathname === "/operator" ? app.fetch(request) : null),
});
afterAll(pages.close);

test.each([360, 1280])(
  "a tick that lets money go stands clear of its button, what to do next above all that can be pressed (%i px)",
  async (width) => {
    const { page } = await visitor({ viewport: { width, height: 740 }, baseURL: pages.url });
    await page.goto("/operator");
    const forms = page.locator("form:has(input[type=checkbox])");
    expect(await forms.count()).toBe(3);
    for (const form of await forms.all()) {
      const [label, button] = [await form.locator("label").boundingBox(), await form.locator("button").boundingBox()];
      expect((button?.y ?? 0) - ((label?.y ?? 0) + (label?.height ?? 0))).toBeGreaterThanOrEqual(12);
    }
    const next = await page.getByText("What to do next").boundingBox();
    const first = await forms.first().boundingBox();
    expect(next?.y).toBeLessThan(first?.y ?? 0);
  },
);
