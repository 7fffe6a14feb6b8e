import type { Message } from "#platform/message.ts";
import type { Db } from "#platform/postgres/tables.ts";
import type { ShopContext } from "../context.ts";
import { queueMessage } from "../leads/message.ts";
import { moneyText } from "./money.ts";
import type { Order } from "./order.ts";
import { orderWords } from "./order-words.ts";

type Template = "payment-received" | "payment-pending" | "refund" | "order-delivered";
type Link = { readonly label: string; readonly url: string };

/** Queues a message about an order by WhatsApp and, where a mail address is known, by mail: each once, and once more for every new `again`. */
export async function queueOrderMessages(
  context: Pick<ShopContext, "random" | "sendJob" | "serverKey">,
  trx: Db,
  order: Order,
  template: Template,
  links: readonly Link[] = [],
  /** Tells a message that is sent anew from the first one. */
  again = "",
): Promise<void> {
  const { contact, language } = order.snapshot;
  // Once their data was erased nobody is written to.
  if (contact.mobile === "") return;
  const words = orderWords(language, template, {
    number: order.number,
    amount: moneyText(order.amount, order.currency),
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
