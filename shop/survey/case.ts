import { type Db, TENANT } from "#platform/postgres/tables.ts";
import type { Random } from "#platform/random.ts";

/** What an operator has to look at, by kind; there is one case of a kind for a subject. */
export type CaseKind =
  | "refused-brief"
  | "failed-design"
  | "payment-claim"
  | "payment-review"
  | "unknown-payment"
  | "failed-message"
  | "correction"
  | "late-delivery"
  | "refund";

/** Puts a case on the operator's list. Where there was one of the same kind and subject it is opened again with the new detail. */
export async function openCase(
  db: Db,
  random: Random,
  entry: { readonly kind: CaseKind; readonly subjectId: string; readonly detail: object },
): Promise<void> {
  const doc = JSON.stringify(entry.detail);
  await db
    .insertInto("cases")
    .values({
      tenant_id: TENANT,
      id: random.uuid(),
      kind: entry.kind,
      subject_id: entry.subjectId,
      state: "open",
      doc,
    })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "kind", "subject_id"]).doUpdateSet({ doc, state: "open", updated_at: new Date() }),
    )
    .execute();
}
