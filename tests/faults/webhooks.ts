import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { SIGNATURE_HEADER, sign } from "#platform/payments/sandbox/signature.ts";
import { BUYABLE, buy, walkToCheckout } from "./customer.ts";
import { type Product, type Verdict, within } from "./product.ts";

const AT_ONCE = 100;

/** E3: the one event of a paid order is told again and again, a hundred at a time. Every repetition is answered, none has an effect. */
export async function oneWebhookManyTimes(product: Product, times: number): Promise<Verdict> {
  const [plan] = BUYABLE;
  if (!plan) throw new Error("nothing is sold");
  await buy(await walkToCheckout(product, 100_000), plan);
  const body = await capturedEvent(product);
  const before = await effects(product);
  const headers = { [SIGNATURE_HEADER]: sign(product.webhookSecret, Buffer.from(body)) };
  const answered = await many(times, () => post(product, body, headers));
  const good = answered.filter((status) => status === 200).length;
  await within(10, async () => null);
  const after = await effects(product);
  const same = JSON.stringify(before) === JSON.stringify(after);
  return { held: same ? good : 0, of: times, said: `repetitions of one webhook answered with 200 and without effect` };
}

/** E5: forged, altered and truncated signatures: every one is refused with 400, and nothing is stored. */
export async function forgedWebhooks(product: Product, times: number): Promise<Verdict> {
  const body = JSON.stringify({ eventId: "forged", type: "payment.captured", payment: { orderId: "x" } });
  const right = sign(product.webhookSecret, Buffer.from(body));
  const before = await effects(product);
  const forgeries: readonly (() => readonly [string, string])[] = [
    () => [body, randomBytes(32).toString("hex")],
    () => [body, sign("another secret", Buffer.from(body))],
    () => [`${body} `, right],
    () => [body.replace("forged", `forged-${randomBytes(4).toString("hex")}`), right],
    () => [body, right.slice(0, -1)],
    () => [body, right.toUpperCase()],
    () => [body, ""],
    () => [randomBytes(200).toString("latin1"), right],
  ];
  let next = 0;
  const answered = await many(times, () => {
    next += 1;
    const [text, signature] = forgeries[next % forgeries.length]?.() ?? [body, ""];
    return post(product, text, { [SIGNATURE_HEADER]: signature });
  });
  const refused = answered.filter((status) => status === 400).length;
  const same = JSON.stringify(before) === JSON.stringify(await effects(product));
  return { held: same ? refused : 0, of: times, said: "forged, altered or truncated webhooks refused, nothing stored" };
}

async function capturedEvent({ db }: Product): Promise<string> {
  const body = await within(30, async () => {
    const found = await sql<{ doc: object }>`select told.doc from sandbox_events told
      join payment_events stored on stored.event_id = told.id
      where told.doc->>'type' = 'payment.captured' and stored.state = 'applied'
      order by told.created_at desc limit 1`.execute(db);
    return found.rows[0] ? JSON.stringify(found.rows[0].doc) : null;
  });
  if (body === null) throw new Error("the paid order's webhook was not applied");
  return body;
}

/** The number of rows in each table that a webhook could have added to, once nothing is under way. */
async function effects({ db }: Product) {
  const tables = ["payment_events", "payment_effects", "payments", "order_events", "invoices", "deliveries"] as const;
  // Orders that are under way come to rest first.
  await within(60, async () => {
    const open = await sql`select 1 from orders where state in ('paid', 'in-work')`.execute(db);
    return open.rows.length === 0 ? true : null;
  });
  const counts = tables.map((table) =>
    sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db),
  );
  return (await Promise.all(counts)).map((count) => count.rows[0]?.n);
}

async function many(times: number, ask: () => Promise<number>): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let done = 0; done < times; done += AT_ONCE) {
    statuses.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, times - done) }, ask))));
  }
  return statuses;
}

async function post({ url }: Product, body: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const response = await fetch(new URL("/webhooks/sandbox", url), { method: "POST", headers, body });
  await response.arrayBuffer();
  return response.status;
}
