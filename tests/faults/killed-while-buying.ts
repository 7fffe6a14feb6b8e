import { sql } from "kysely";
import { BUYABLE, buy, walkToCheckout } from "./customer.ts";
import { killAtRandom } from "./processes.ts";
import { type Product, type Verdict, within } from "./product.ts";

/**
 * E1, E2: orders are placed, paid and delivered while web, worker and database are killed with -9 at random. Afterwards every
 * captured payment of the provider's ledger must be one paid order with one delivery, one invoice and one message a channel.
 */
export async function killedWhileBuying(product: Product, orders: number): Promise<Verdict> {
  const visits = [];
  for (let index = 0; index < Math.ceil(orders / BUYABLE.length); index += 1) {
    visits.push(await walkToCheckout(product, index));
  }
  const wishes = visits.flatMap((visit) => BUYABLE.map((plan) => ({ visit, plan }))).slice(0, orders);
  const chaos = killAtRandom(product.pid, [1500, 4000]);
  const numbers: string[] = [];
  for (const { visit, plan } of wishes) numbers.push(await buy(visit, plan));
  const areDelivered = async () => ((await delivered(product, numbers)) >= orders ? true : null);
  await within(60, areDelivered);
  await chaos.stop();
  await within(120, areDelivered);
  const right = await rightOrders(product, numbers, 2);
  const { web, worker, database } = chaos.kills;
  const strays = await lostNews(product);
  return {
    held: strays === 0 ? right : 0,
    of: orders,
    said: `orders delivered exactly once, captures equal to the ledger's; killed: web ${web}, worker ${worker}, database ${database}; acknowledged webhooks lost: ${strays}`,
  };
}

/** How many of these orders are delivered: runs before it left others in the same database. */
async function delivered({ db }: Product, numbers: readonly string[]): Promise<number> {
  const rows = await db.selectFrom("orders").select("number").where("state", "=", "delivered").execute();
  return rows.filter(({ number }) => numbers.includes(number)).length;
}

/** How many of the orders are right in every respect, `messages` about each included; 0 when the ledger holds a capture that belongs to no order. */
export async function rightOrders(
  { db }: Pick<Product, "db">,
  numbers: readonly string[],
  messages: number,
): Promise<number> {
  const ledger = await sql<{
    order_id: string;
    amount: number;
  }>`select page.order_id, (payment.doc->'money'->>'amount')::int as amount
    from sandbox_payments payment join sandbox_pages page on page.id = payment.page_id
    where payment.doc->>'status' = 'captured'`.execute(db);
  const orders = await db.selectFrom("orders").selectAll().execute();
  if (ledger.rows.some(({ order_id }) => !orders.some((order) => order.id === order_id))) return 0;
  let right = 0;
  for (const order of orders.filter(({ number }) => numbers.includes(number))) {
    const captured = ledger.rows.filter((row) => row.order_id === order.id);
    const payments = await db.selectFrom("payments").select("id").where("order_id", "=", order.id).execute();
    const deliveries = await db.selectFrom("deliveries").select("id").where("order_id", "=", order.id).execute();
    const files = await db.selectFrom("files").select("id").where("subject_id", "=", order.id).execute();
    const invoices = await db.selectFrom("invoices").select("id").where("id", "=", order.id).execute();
    const told = await sql`select 1 from outbox_messages
      where idempotency_key like ${`order-delivered:${order.id}:%`}`.execute(db);
    const once = captured.length === 1 && payments.length === 1 && deliveries.length === 1 && invoices.length === 1;
    const whole = order.state === "delivered" && captured[0]?.amount === order.amount && files.length > 0;
    if (once && whole && told.rows.length === messages) right += 1;
    else
      console.error("  not right:", order.number, order.state, {
        captured,
        payments,
        deliveries,
        invoices,
        told: told.rows.length,
      });
  }
  return right;
}

/** How many webhooks were answered with 2xx and are not stored. */
async function lostNews({ db }: Product): Promise<number> {
  const lost = await sql`select 1 from sandbox_events told where told.delivered_at is not null
    and not exists (select 1 from payment_events stored where stored.event_id = told.id)`.execute(db);
  return lost.rows.length;
}
