import { sql } from "kysely";
import { hmacSha256, sha256 } from "#platform/digest.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";

export const DELIVERY_DAYS = 7;

/**
 * The link's secret: 256 bits that follow from the server's key and the delivery, so that the owner can be shown the link
 * again while the database keeps only its hash.
 */
export function deliveryToken(serverKey: string, deliveryId: string): string {
  return Buffer.from(hmacSha256(`delivery:${serverKey}`, deliveryId), "hex").toString("base64url");
}

export function deliveryPath(token: string): string {
  return `/delivery/${token}`;
}

export type DeliveredFile = {
  readonly option: number;
  readonly name: string;
  readonly title: string;
  readonly contentType: string;
  readonly size: number;
};
export type OpenedDelivery =
  | {
      readonly kind: "open";
      readonly orderId: string;
      readonly orderNumber: string;
      readonly expiresAt: Date;
      readonly files: readonly DeliveredFile[];
    }
  | { readonly kind: "expired" | "unknown" };

/** What a delivery link opens. */
export async function openDelivery(db: Db, token: string): Promise<OpenedDelivery> {
  const row = await db
    .selectFrom("deliveries")
    .innerJoin("orders", (join) =>
      join.onRef("orders.tenant_id", "=", "deliveries.tenant_id").onRef("orders.id", "=", "deliveries.order_id"),
    )
    .select([
      "orders.id",
      "orders.number",
      "deliveries.expires_at",
      sql<boolean>`deliveries.expires_at > now()`.as("open"),
    ])
    .where("deliveries.tenant_id", "=", TENANT)
    .where("deliveries.token_hash", "=", sha256(token))
    .executeTakeFirst();
  if (!row) return { kind: "unknown" };
  if (!row.open) return { kind: "expired" };
  const files = await db
    .selectFrom("files")
    .select(["option", "name", "title", "content_type", sql<number>`octet_length(bytes)`.as("size")])
    .where("tenant_id", "=", TENANT)
    .where("kind", "=", "delivery")
    .where("subject_id", "=", row.id)
    .orderBy("id")
    .execute();
  return {
    kind: "open",
    orderId: row.id,
    orderNumber: row.number,
    expiresAt: row.expires_at,
    files: files.map(({ content_type, ...file }) => ({ ...file, contentType: content_type })),
  };
}

/** Path of an order's delivery while its link holds; for the owner's own pages. */
export async function readDeliveryPath(db: Db, serverKey: string, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom("deliveries")
    .select("id")
    .where("tenant_id", "=", TENANT)
    .where("order_id", "=", orderId)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row ? deliveryPath(deliveryToken(serverKey, row.id)) : null;
}
