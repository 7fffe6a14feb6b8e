import { z } from "zod";
import { TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { ShopContext } from "../context.ts";
import { ERASED_CUSTOMER, lockOrder } from "../orders/order.ts";
import { openCase } from "../survey/case.ts";
import { findDelivery } from "./delivery-link.ts";

/** One correction is free; more texts than this are not a customer's. */
const MOST_ASKED = 10;

const correction = z.object({ asked: z.array(z.string()).readonly().catch([]) });

export type CorrectionAsked = { readonly kind: "asked" | "unknown" | "expired" | "too-many" };

/** Puts what a customer wants corrected on the operator's list; whoever has the delivery's link may ask. All that was asked before stays. */
export async function askCorrection(
  { db, random }: Pick<ShopContext, "db" | "random">,
  { token, text }: { readonly token: string; readonly text: string },
): Promise<CorrectionAsked> {
  return inTransaction(db, async (trx) => {
    const delivery = await findDelivery(trx, token);
    if (delivery.kind !== "open") return { kind: delivery.kind };
    // Two texts sent at once are both kept, and none is kept of a customer who is being erased.
    const order = await lockOrder(trx, delivery.orderId);
    if (order?.customer === ERASED_CUSTOMER) return { kind: "unknown" };
    const before = await trx
      .selectFrom("cases")
      .select("doc")
      .where("tenant_id", "=", TENANT)
      .where("kind", "=", "correction")
      .where("subject_id", "=", delivery.orderId)
      .executeTakeFirst();
    const kept = correction.parse(before?.doc ?? {}).asked;
    const asked = kept.at(-1) === text ? kept : [...kept, text];
    if (asked.length > MOST_ASKED) return { kind: "too-many" };
    await openCase(trx, random, { kind: "correction", subjectId: delivery.orderId, detail: { asked } });
    return { kind: "asked" };
  });
}
