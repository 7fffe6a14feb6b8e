import { inTransaction } from "#platform/postgres/transaction.ts";
import type { ShopContext } from "../context.ts";
import { takeFromBucket } from "../leads/rate-bucket.ts";
import { applyPayment } from "./apply-payment.ts";
import { moveOrder } from "./move-order.ts";
import { type Order, readOrder } from "./order.ts";
import { queueOrderMessages } from "./order-messages.ts";
import { PAYMENT_PAGE_MINUTES, type Payments } from "./place-order.ts";

/** Minutes after an order was made (the first: after its payment page was opened) at which the provider is asked; then hourly, until the days are over. */
const ASK_AT_MINUTES = [1, 5, 15, 60];
const ASK_FOR_DAYS = 5;

/** When to ask next after the given asking (0 is the first), in minutes after the order was made; null: never again. */
export function nextAskingAt(attempt: number): number | null {
  const next = attempt + 1;
  const last = ASK_AT_MINUTES.at(-1) ?? 60;
  const minutes = ASK_AT_MINUTES[next] ?? last + 60 * (next - ASK_AT_MINUTES.length + 1);
  return minutes <= ASK_FOR_DAYS * 24 * 60 ? minutes : null;
}

/** Number of an asking after which none follows: ask once and do not come back. */
export const LAST_ASKING = ASK_AT_MINUTES.length + ASK_FOR_DAYS * 24;

/** Asks the provider about an open order, applies what it says, and queues the next asking while the order stays open. */
export async function reconcileOrder(
  context: ShopContext & Payments,
  { orderId, attempt }: { readonly orderId: string; readonly attempt: number },
): Promise<void> {
  const order = await readOrder(context.db, orderId);
  if (!order || !isOpen(order)) return;
  const { authorized } = await askProvider(context, order);
  await inTransaction(context.db, async (trx) => {
    const now = await readOrder(trx, orderId);
    if (!now || !isOpen(now)) return;
    const ageMinutes = (context.clock.now().getTime() - order.createdAt.getTime()) / 60_000;
    // The customer sees "pending" and might pay again: the message asks them not to.
    if (authorized) await queueOrderMessages(context, trx, now, "payment-pending");
    if (!authorized && ageMinutes > PAYMENT_PAGE_MINUTES) {
      await moveOrder(context, trx, { orderId, event: "expired" });
    }
    const next = nextAskingAt(attempt);
    if (next === null) return;
    const startAfter = new Date(
      Math.max(order.createdAt.getTime() + next * 60_000, context.clock.now().getTime() + 30_000),
    );
    await context.sendJob(trx, "reconcile-order", { orderId, attempt: attempt + 1 }, { startAfter });
  });
}

/** Asks at once, for the page that a customer comes back to, so that it need not wait for a webhook; at most every 5 s per order. */
export async function settleNow(context: ShopContext & Payments, order: Order): Promise<void> {
  if (!isOpen(order)) return;
  const taken = await takeFromBucket(context.db, { kind: "settle", limit: 1, window: 5 }, order.id);
  if (taken.kind === "taken") await askProvider(context, order);
}

function isOpen(order: Order): boolean {
  return order.state === "quoted" || order.state === "pending" || order.state === "expired";
}

async function askProvider(context: ShopContext & Payments, order: Order): Promise<{ readonly authorized: boolean }> {
  const provider = context.providers.find((one) => one.name === order.provider);
  if (!provider) throw new Error(`order ${order.id} was placed with ${order.provider}, which is not configured`);
  if (order.providerOrderId === null) return { authorized: false };
  const payments = await provider.fetchPayments(order.providerOrderId);
  for (const payment of payments) {
    await inTransaction(context.db, (trx) => applyPayment(context, trx, provider.name, payment));
  }
  return { authorized: payments.some((payment) => payment.status === "authorized") };
}
