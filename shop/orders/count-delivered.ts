import { sql } from "kysely";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { OFFER_TYPES, type OfferType } from "../offers/price-book.ts";

/**
 * By offer type, how many orders were delivered in the last 24 hours of the database's clock. An order counts once however often
 * it was delivered, and not at all when its money went back.
 */
export async function countDelivered(db: Db): Promise<Readonly<Record<OfferType, number>>> {
  const rows = await db
    .selectFrom("order_events")
    .innerJoin("orders", (join) =>
      join.onRef("orders.id", "=", "order_events.order_id").onRef("orders.tenant_id", "=", "order_events.tenant_id"),
    )
    .select([
      sql<string>`orders.doc->>'offerType'`.as("offer_type"),
      sql<number>`count(distinct orders.id)::int`.as("delivered"),
    ])
    .where("orders.tenant_id", "=", TENANT)
    .where("order_events.to_state", "=", "delivered")
    .where("order_events.created_at", ">", sql<Date>`now() - interval '24 hours'`)
    .where("orders.state", "in", ["delivered", "closed"])
    .groupBy(sql`1`)
    .execute();
  const counts = new Map(rows.map((row) => [row.offer_type, row.delivered]));
  return Object.fromEntries(OFFER_TYPES.map((type) => [type, counts.get(type) ?? 0])) as Record<OfferType, number>;
}
