import { sql } from "kysely";
import { z } from "zod";
import { hmacSha256, sha256 } from "#platform/digest.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import { type OrderSnapshot, orderSnapshot } from "../orders/order.ts";
import { listPictures, type PictureRow } from "../survey/pictures.ts";

export const DELIVERY_DAYS = 7;

/** A delivery's link can be issued again; the earlier ones then no longer work. */
export type DeliveryIssue = { readonly id: string; readonly issue: number };

/**
 * The link's secret: 256 bits that follow from the server's key and the issue, so that the owner can be shown the link
 * again although the database keeps only its hash.
 */
export function deliveryToken(serverKey: string, { id, issue }: DeliveryIssue): string {
  return Buffer.from(hmacSha256(`delivery:${serverKey}`, `${id}:${issue}`), "hex").toString("base64url");
}

export function deliveryPath(token: string): string {
  return `/delivery/${token}`;
}

/** The delivery's address in a message about an order: on any device it opens in the order's language and region. */
export function deliveryAddress(
  publicUrl: string,
  { language, region }: Pick<OrderSnapshot, "language" | "region">,
  path: string,
): string {
  return `${publicUrl}${region === "in" ? "" : `/${region}`}${path}?lng=${language}`;
}

export type DeliveredFile = {
  readonly option: number;
  readonly name: string;
  readonly title: string;
  readonly contentType: string;
  readonly size: number;
};
type OpenDelivery = {
  readonly kind: "open";
  readonly orderId: string;
  readonly orderNumber: string;
  readonly offerType: OrderSnapshot["offerType"];
  readonly expiresAt: Date;
};
type ClosedDelivery = { readonly kind: "expired" | "unknown" };
export type OpenedDelivery =
  | (OpenDelivery & {
      readonly files: readonly DeliveredFile[];
      /** What the delivery's page begins with; empty for deliveries of earlier releases. */
      readonly pictures: readonly PictureRow[];
    })
  | ClosedDelivery;

/** The order whose delivery a link's token opens, without what the delivery holds. */
export async function findDelivery(db: Db, token: string): Promise<OpenDelivery | ClosedDelivery> {
  const row = await db
    .selectFrom("deliveries")
    .innerJoin("orders", (join) =>
      join.onRef("orders.tenant_id", "=", "deliveries.tenant_id").onRef("orders.id", "=", "deliveries.order_id"),
    )
    .select([
      "orders.id",
      "orders.number",
      "orders.doc",
      "deliveries.expires_at",
      sql<boolean>`deliveries.expires_at > now()`.as("open"),
    ])
    .where("deliveries.tenant_id", "=", TENANT)
    .where("deliveries.token_hash", "=", sha256(token))
    .executeTakeFirst();
  if (!row) return { kind: "unknown" };
  if (!row.open) return { kind: "expired" };
  const { offerType } = orderSnapshot.parse(row.doc);
  return { kind: "open", orderId: row.id, orderNumber: row.number, offerType, expiresAt: row.expires_at };
}

/** The same with the delivery's files and pictures. */
export async function openDelivery(db: Db, token: string): Promise<OpenedDelivery> {
  const found = await findDelivery(db, token);
  if (found.kind !== "open") return found;
  const files = await db
    .selectFrom("files")
    .select(["option", "name", "title", "content_type", sql<number>`octet_length(bytes)`.as("size")])
    .where("tenant_id", "=", TENANT)
    .where("kind", "=", "delivery")
    .where("subject_id", "=", found.orderId)
    .orderBy("id")
    .execute();
  return {
    ...found,
    files: files.map(({ content_type, ...file }) => ({ ...file, contentType: content_type })),
    pictures: await listPictures(db, "delivery-picture", found.orderId),
  };
}

const issueDocument = z.object({ issue: z.number().int().positive() });

/** Path of an order's delivery, for the owner's own pages; null without one and once its link has expired. */
export async function readDeliveryPath(db: Db, serverKey: string, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom("deliveries")
    .select(["id", "doc"])
    .where("tenant_id", "=", TENANT)
    .where("order_id", "=", orderId)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return null;
  return deliveryPath(deliveryToken(serverKey, { id: row.id, ...issueDocument.parse(row.doc) }));
}

/** Gives an order's delivery a new link for seven days, in place of the one before; null where nothing was delivered. */
export function reissueDelivery(
  { db, serverKey }: { readonly db: Db; readonly serverKey: string },
  orderId: string,
): Promise<string | null> {
  return inTransaction(db, (trx) => reissueDeliveryIn(trx, serverKey, orderId));
}

/** The same in the caller's transaction. */
export async function reissueDeliveryIn(trx: Db, serverKey: string, orderId: string): Promise<string | null> {
  const row = await trx
    .selectFrom("deliveries")
    .select(["id", "doc"])
    .where("tenant_id", "=", TENANT)
    .where("order_id", "=", orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const issue = issueDocument.parse(row.doc).issue + 1;
  const token = deliveryToken(serverKey, { id: row.id, issue });
  await trx
    .updateTable("deliveries")
    .set({
      token_hash: sha256(token),
      expires_at: sql<Date>`now() + make_interval(days => ${DELIVERY_DAYS})`,
      doc: JSON.stringify({ issue }),
      updated_at: sql<Date>`now()`,
    })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", row.id)
    .execute();
  return deliveryPath(token);
}
