import type { Message } from "#platform/message.ts";
import type { Money } from "#platform/payments/provider.ts";
import type { Db } from "#platform/postgres/tables.ts";
import type { ShopContext } from "../context.ts";
import { queueMessage } from "../leads/message.ts";
import { moneyText } from "./money.ts";
import type { Order } from "./order.ts";
import { type OrderTemplate, orderWords } from "./order-words.ts";

type Link = { readonly label: string; readonly url: string };

type More = { readonly links?: readonly Link[]; readonly again?: string; readonly money?: Money };

/** Queues a message about an order by WhatsApp and, where a mail address is known, by mail: each once, and once more for every new `again`. */
export async function queueOrderMessages(
  context: Pick<ShopContext, "random" | "sendJob" | "serverKey">,
  trx: Db,
  order: Order,
  template: OrderTemplate,
  /** `again` tells a message that is sent anew from the first one; `money`: the sum that it speaks of, where that is not the price. */
  { links = [], again = "", money = order }: More = {},
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
