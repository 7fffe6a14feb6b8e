import { sql } from "kysely";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { CODE_POLICY } from "./code-policy.ts";

const { sends, share, window } = CODE_POLICY.dialCodePause;
const over = sql<boolean>`dial_code_counts.window_started_at < now() - make_interval(secs => ${window})`;

/** Whether hardly any of the codes sent to a dial code on the running day were typed in: a mark of traffic pumping. */
export async function isDialCodePaused(db: Db, isd: string): Promise<boolean> {
  const row = await db
    .selectFrom("dial_code_counts")
    .select(["sent", "verified"])
    .where("tenant_id", "=", TENANT)
    .where("id", "=", isd)
    .where(sql<boolean>`not (${over})`)
    .executeTakeFirst();
  return row !== undefined && row.sent >= sends && row.verified < share * row.sent;
}

export async function countDialCodeSend(db: Db, isd: string): Promise<void> {
  await db
    .insertInto("dial_code_counts")
    .values({ tenant_id: TENANT, id: isd, sent: 1, verified: 0 })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "id"]).doUpdateSet({
        sent: sql`case when ${over} then 1 else dial_code_counts.sent + 1 end`,
        verified: sql`case when ${over} then 0 else dial_code_counts.verified end`,
        window_started_at: sql`case when ${over} then now() else dial_code_counts.window_started_at end`,
      }),
    )
    .execute();
}

export async function countDialCodeVerification(db: Db, isd: string): Promise<void> {
  await db
    .updateTable("dial_code_counts")
    .set({ verified: sql`dial_code_counts.verified + 1` })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", isd)
    .execute();
}
