import { sql } from "kysely";
import { parsePlan } from "#planner/plan/parse-plan.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { sha256 } from "#platform/digest.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { ShopContext } from "../context.ts";
import { PACKAGES } from "../offers/price-book.ts";
import { readInvoice } from "../orders/invoice.ts";
import type { InvoiceDocument } from "../orders/invoice-document.ts";
import { moveOrder } from "../orders/move-order.ts";
import type { Order } from "../orders/order.ts";
import { queueOrderMessages } from "../orders/order-messages.ts";
import { keepPictures, type Picture } from "../survey/pictures.ts";
import { DELIVERY_DAYS, deliveryAddress, deliveryPath, deliveryToken } from "./delivery-link.ts";

/** One drawn file; `name` is its file name, of letters, digits, dashes and a dot, and no two files of an order have the same. */
export type DrawnFile = {
  readonly name: string;
  readonly title: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};

export type DrawInvoice = (invoice: InvoiceDocument) => Promise<Uint8Array>;

/** What is delivered of one plan: its files, and the pictures that the delivery's page begins with. */
export type DrawnOrder = { readonly files: readonly DrawnFile[]; readonly pictures: readonly Picture[] };

/** Draws every file and picture of one plan; those of the elevation only where the package holds it. */
export type DrawOrder = (
  plan: Plan,
  order: {
    readonly number: string;
    readonly client: string;
    readonly elevation: boolean;
    readonly createdAt: Date;
  },
) => Promise<DrawnOrder>;

/**
 * Draws what the paid package holds from the stored plan documents and delivers it: files, the one delivery record and the
 * messages are written in the transaction that moves the order to delivered. Run twice or killed half-way, it still
 * delivers once; an order that went to review or refund meanwhile gets nothing.
 */
export async function deliverOrder(
  context: ShopContext & {
    readonly drawOrder: DrawOrder;
    readonly drawInvoice: DrawInvoice;
    readonly publicUrl: string;
  },
  { orderId }: { readonly orderId: string },
): Promise<void> {
  const { db } = context;
  const started = await inTransaction(db, (trx) => moveOrder(context, trx, { orderId, event: "work-started" }));
  if (started.kind !== "moved") return;
  const { order } = started;
  const wanted = PACKAGES[order.snapshot.offerType];
  const plans = await readPlans(db, order.responseId, wanted.options);
  if (plans.length < wanted.options) throw new Error(`order ${orderId} has ${plans.length} of ${wanted.options} plans`);

  const drawn = await Promise.all(
    plans.map(async ({ option, plan }) => {
      const { files, pictures } = await context.drawOrder(plan, {
        number: order.number,
        client: order.snapshot.contact.name,
        elevation: wanted.elevation,
        createdAt: order.paidAt ?? order.createdAt,
      });
      return {
        files: files.map((file) => ({ ...file, option })),
        pictures: pictures.map((picture) => ({ ...picture, option })),
      };
    }),
  );
  const papers = await drawPapers(context, order);
  await inTransaction(db, (trx) =>
    handOver(context, trx, order, {
      files: [...drawn.flatMap(({ files }) => files), ...papers],
      pictures: drawn.flatMap(({ pictures }) => pictures),
    }),
  );
}

/** What belongs to the whole order and to no option: its invoice. */
async function drawPapers(
  { db, drawInvoice }: { readonly db: Db; readonly drawInvoice: DrawInvoice },
  order: Order,
): Promise<readonly (DrawnFile & { readonly option: number })[]> {
  const invoice = await readInvoice(db, order.id);
  if (!invoice) throw new Error(`order ${order.id} is in work without an invoice`);
  const name = `invoice-${invoice.number.replaceAll("/", "-")}.pdf`;
  const title = `Invoice ${invoice.number} (PDF)`;
  return [{ option: 0, name, title, contentType: "application/pdf", bytes: await drawInvoice(invoice) }];
}

async function readPlans(
  db: Db,
  responseId: string,
  options: number,
): Promise<readonly { readonly option: number; readonly plan: Plan }[]> {
  const rows = await db
    .selectFrom("plans")
    .select(["option", "doc"])
    .where("tenant_id", "=", TENANT)
    .where("response_id", "=", responseId)
    .orderBy("option")
    .limit(options)
    .execute();
  return rows.map((row) => {
    const parsed = parsePlan(row.doc);
    if (parsed.kind === "invalid") throw new Error(`plan ${row.option} of response ${responseId}: ${parsed.message}`);
    return { option: row.option, plan: parsed.plan };
  });
}

async function handOver(
  context: ShopContext & { readonly publicUrl: string },
  trx: Db,
  order: Order,
  {
    files,
    pictures,
  }: {
    readonly files: readonly (DrawnFile & { readonly option: number })[];
    readonly pictures: readonly (Picture & { readonly option: number })[];
  },
): Promise<void> {
  const moved = await moveOrder(context, trx, { orderId: order.id, event: "delivered" });
  if (moved.kind !== "moved") return;
  const deliveryId = context.random.uuid();
  const token = deliveryToken(context.serverKey, { id: deliveryId, issue: 1 });
  const record = await trx
    .insertInto("deliveries")
    .values({
      tenant_id: TENANT,
      id: deliveryId,
      order_id: order.id,
      kind: "drawings",
      token_hash: sha256(token),
      expires_at: sql<Date>`now() + make_interval(days => ${DELIVERY_DAYS})`,
      doc: JSON.stringify({ issue: 1 }),
    })
    .onConflict((conflict) => conflict.columns(["tenant_id", "order_id", "kind"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  // It was delivered before it went to review and was then let go on: nothing is handed over a second time.
  if (!record) return;
  await keepFiles(trx, order.id, files);
  await keepPictures(trx, "delivery-picture", order.id, pictures);
  const url = deliveryAddress(context.publicUrl, order.snapshot, deliveryPath(token));
  await queueOrderMessages(context, trx, order, "order-delivered", { links: [{ label: "HomePlan", url }] });
}

async function keepFiles(
  trx: Db,
  orderId: string,
  files: readonly (DrawnFile & { readonly option: number })[],
): Promise<void> {
  for (const [position, file] of files.entries()) {
    await trx
      .insertInto("files")
      .values({
        tenant_id: TENANT,
        id: `delivery.${orderId}.${String(position).padStart(3, "0")}`,
        kind: "delivery",
        subject_id: orderId,
        option: file.option,
        name: file.name,
        title: file.title,
        content_type: file.contentType,
        bytes: Buffer.from(file.bytes),
      })
      .execute();
  }
}
