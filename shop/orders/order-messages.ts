import type { Message } from "#platform/message.ts";
import type { Db } from "#platform/postgres/tables.ts";
import type { Currency, ShopContext } from "../context.ts";
import { queueMessage } from "../leads/message.ts";
import { moneyText } from "./money.ts";
import type { Order } from "./order.ts";
import { orderWords } from "./order-words.ts";

type Template = "payment-received" | "payment-pending" | "refund" | "order-delivered";
type Link = { readonly label: string; readonly url: string };

type Messaging = Pick<ShopContext, "random" | "sendJob" | "serverKey">;

/** What went back of a payment before and after, in minor units. */
type Refunded = {
  readonly paymentId: string;
  readonly currency: Currency;
  readonly before: number;
  readonly after: number;
};

/** Queues the news that more of a payment's money went back: the sum that is new, once. */
export async function queueRefundMessages(
  context: Messaging,
  trx: Db,
  order: Order,
  { paymentId, currency, before, after }: Refunded,
): Promise<void> {
  if (after <= before) return;
  const again = `:${paymentId}:${after}`;
  await queueOrderMessages(context, trx, order, "refund", { again, money: { amount: after - before, currency } });
}

/**
 * Queues a message about an order by WhatsApp and, where a mail address is known, by mail: each once, and once more for every new `again`. `money`: the sum
 * that it names, by default the order's.
 */
export async function queueOrderMessages(
  context: Messaging,
  trx: Db,
  order: Order,
  template: Template,
  {
    links = [],
    again = "",
    money = order,
  }: {
    readonly links?: readonly Link[];
    readonly again?: string;
    readonly money?: Pick<Order, "amount" | "currency">;
  } = {},
): Promise<void> {
  const { contact, language } = order.snapshot;
  // Once their data was erased nobody is written to.
  if (contact.mobile === "") return;
  const words = orderWords(language, template, {
    number: order.number,
    amount: moneyText(money.amount, money.currency),
  });
  const common = { template, language, text: words.text, links };
  const queue = (message: Omit<Message, keyof typeof common>): Promise<void> =>
    queueMessage(context, trx, { ...common, ...message }, order.id);
  await queue({
    channel: "whatsapp",
    to: contact.isd + contact.mobile,
    idempotencyKey: `${template}:${order.id}:whatsapp${again}`,
  });
  if (/^[^\s@]+@[^\s@]+$/.test(contact.email)) {
    await queue({
      channel: "mail",
      to: contact.email,
      subject: words.subject,
      idempotencyKey: `${template}:${order.id}:mail${again}`,
    });
  }
}
