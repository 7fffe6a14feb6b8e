import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { OfferType } from "../offers/price-book.ts";
import { changeResponse, readOwnedResponse } from "../survey/response.ts";

export type PackageChosen = { readonly kind: "chosen" | "already-paid" | "unknown" };

/** Notes which package the visitor goes for, as long as nothing was paid. What is charged and delivered follows from the order, not from this. */
export async function choosePackage(
  { db }: { readonly db: Db },
  input: { readonly responseId: string; readonly browserHash: string | null; readonly packageType: OfferType },
): Promise<PackageChosen> {
  const response = await readOwnedResponse(db, input);
  if (!response) return { kind: "unknown" };
  return inTransaction(db, async (trx) => {
    await changeResponse(trx, response.id, (doc) => ({ ...doc, packageType: input.packageType }));
    const paid = await trx
      .selectFrom("orders")
      .select("id")
      .where("tenant_id", "=", TENANT)
      .where("response_id", "=", response.id)
      .where("paid_at", "is not", null)
      .executeTakeFirst();
    if (!paid) return { kind: "chosen" };
    await changeResponse(trx, response.id, () => response.doc);
    return { kind: "already-paid" };
  });
}
