import { sql } from "kysely";
import { type Db, TENANT } from "#platform/postgres/tables.ts";

export const OFFER_SECONDS = 600;

/** The timed offer of one verified number, by the database's clock. */
export type Offer = { readonly endsAt: Date; readonly now: Date; readonly holds: boolean };

/** Starts the number's offer unless it was started before: a number has one, which does not start anew. */
export async function openOffer(db: Db, number: string): Promise<Offer> {
  await db
    .insertInto("offers")
    .values({
      tenant_id: TENANT,
      id: number,
      ends_at: sql<Date>`now() + make_interval(secs => ${OFFER_SECONDS})`,
    })
    .onConflict((conflict) => conflict.columns(["tenant_id", "id"]).doNothing())
    .execute();
  const offer = await readOffer(db, number);
  if (!offer) throw new Error("the offer that was just opened is gone");
  return offer;
}

export async function readOffer(db: Db, number: string): Promise<Offer | null> {
  const row = await db
    .selectFrom("offers")
    .select(["ends_at", sql<Date>`now()`.as("now"), sql<boolean>`ends_at > now()`.as("holds")])
    .where("tenant_id", "=", TENANT)
    .where("id", "=", number)
    .executeTakeFirst();
  return row ? { endsAt: row.ends_at, now: row.now, holds: row.holds } : null;
}
