import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { plainPage } from "#platform/pages/plain-page.ts";
import { addEvent, deliverDueEvents } from "#platform/payments/sandbox/events.ts";
import { addPayment, lockPage, readPage, readPayments, type SandboxPage } from "#platform/payments/sandbox/ledger.ts";
import type { Db } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";

export type SandboxAppOptions = {
  readonly db: Db;
  readonly webhookSecret: string;
  /** Called at each delivery, since a server may learn its port only when it listens. */
  readonly webhookUrl: () => string;
  /** How long "pay late" lets the capture wait after the browser has come back. */
  readonly lateMs?: number;
};

/** What a visitor of the payment page may do; the order is that of the buttons. */
const ACTIONS = {
  pay: { label: "Pay", hint: "The payment is captured at once." },
  fail: { label: "Fail", hint: "The bank refuses; nothing is charged." },
  abandon: { label: "Abandon", hint: "Go back without paying." },
  "pay-late": { label: "Pay late", hint: "You come back first, the money arrives a little later." },
  "pay-twice": { label: "Pay twice", hint: "Two payments for the same order." },
} as const;
type Action = keyof typeof ACTIONS;

/** The sandbox's hosted payment page, `/sandbox/pay/{id}`. */
export function sandboxApp(options: SandboxAppOptions): Hono {
  const { db } = options;
  const app = new Hono();
  app.get("/sandbox/pay/:id", async (context) => {
    const page = await readPage(db, context.req.param("id"));
    if (!page) return unknownPage(context);
    const paid = (await readPayments(db, page.id)).some((payment) => payment.status === "captured");
    return plainPage(context, "Sandbox payment", paid ? paidBody(page) : payBody(page));
  });
  app.post("/sandbox/pay/:id", async (context) => {
    const page = await readPage(db, context.req.param("id"));
    if (!page) return unknownPage(context);
    const action = (await context.req.parseBody()).action;
    if (!isAction(action)) return context.redirect(`/sandbox/pay/${page.id}`, 303);
    await settle(db, page, action, options.lateMs ?? 15_000);
    // As with real providers, the webhook usually knows before the browser is back. A delivery that fails is tried again later.
    await deliverDueEvents(db, options.webhookUrl(), options.webhookSecret);
    return context.redirect(withoutHost(wayBack(page, action)), 303);
  });
  return app;
}

/** Where the browser goes after a press. */
function wayBack({ successUrl, failureUrl, leftUrl }: SandboxPage, action: Action): string {
  if (action === "fail") return failureUrl;
  return action === "abandon" ? (leftUrl ?? failureUrl) : successUrl;
}

/** Delivers due events to the webhook every second; gives the function that stops it. */
export function deliverSandboxEvents(options: SandboxAppOptions, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    deliverDueEvents(options.db, options.webhookUrl(), options.webhookSecret).catch(onError);
  }, 1000);
  return () => clearInterval(timer);
}

/** Does what the visitor chose, under a lock on the page, so that a double click on "Pay" pays once. */
async function settle(db: Db, page: SandboxPage, action: Action, lateMs: number): Promise<void> {
  if (action === "abandon") return;
  await inTransaction(db, async (trx) => {
    await lockPage(trx, page.id);
    if ((await readPayments(trx, page.id)).some((payment) => payment.status === "captured")) return;
    if (action === "fail") return addEvent(trx, "payment.failed", await addPayment(trx, page, "failed"));
    if (action === "pay-late") return payLate(trx, page, lateMs);
    await addEvent(trx, "payment.captured", await addPayment(trx, page, "captured"));
    if (action === "pay-twice") await addEvent(trx, "payment.captured", await addPayment(trx, page, "captured"));
  });
}

/** Authorises now; the capture happens when its event is due, after `lateMs`, in the ledger too (events.ts). */
async function payLate(trx: Db, page: SandboxPage, lateMs: number): Promise<void> {
  const authorized = await addPayment(trx, page, "authorized");
  await addEvent(trx, "payment.authorized", authorized);
  await addEvent(trx, "payment.captured", { ...authorized, status: "captured" }, lateMs);
}

function isAction(value: unknown): value is Action {
  return typeof value === "string" && Object.hasOwn(ACTIONS, value);
}

/** An address of ours without its host: the browser may know us by another name than the configuration does. */
function withoutHost(url: string): string {
  const { pathname, search } = new URL(url, "http://sandbox.invalid");
  return `${pathname.replace(/^\/+/, "/")}${search}`;
}

function unknownPage(context: Context) {
  return plainPage(context, "No such payment", html`<p>This payment page does not exist.</p>`, 404);
}

function payBody(page: SandboxPage) {
  const buttons = Object.entries(ACTIONS).map(
    ([action, { label, hint }]) =>
      html`<button name="action" value="${action}" class="${action === "pay" ? "main" : ""}">${action === "pay" ? `Pay ${amountOf(page)}` : label}<small>${hint}</small></button>`,
  );
  return html`${summary(page)}<form method="post">${buttons}</form>`;
}

function paidBody(page: SandboxPage) {
  return html`${summary(page)}<p>This order has been paid.</p><p><a href="${withoutHost(page.successUrl)}">Back to the shop</a></p>`;
}

function summary(page: SandboxPage) {
  return html`<p class="note">This is a sandbox, not a bank: no real money moves here.</p><p>${page.description}</p><p class="amount">${amountOf(page)}</p>`;
}

function amountOf({ money }: SandboxPage): string {
  const locale = { INR: "en-IN", USD: "en-US", EUR: "en-GB" }[money.currency];
  return new Intl.NumberFormat(locale, { style: "currency", currency: money.currency }).format(money.amount / 100);
}
