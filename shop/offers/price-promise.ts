import { sql } from "kysely";
import { z } from "zod";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import type { Market } from "./market.ts";
import type { PlanPrice, PriceBook } from "./price-book.ts";

const amount = z.number().int().nonnegative();
const paid = z.object({ afterOffer: amount, special: amount });

/** What is kept of a price book: the amounts that are paid, in minor units, and whether the country pays the after-offer ones. */
const promisedPrices = z.object({
  regular: z.boolean(),
  plans: z.object({ one: paid, two: paid, three: paid, four: paid }),
  upsell: z.object({ price: amount, special: amount }),
});
type PromisedPrices = z.infer<typeof promisedPrices>;

/** Prices that a checkout has shown and that still hold; `validTill` is their last day, YYYY-MM-DD. */
export type PricePromise = { readonly book: PriceBook; readonly regular: boolean; readonly validTill: string };

/**
 * The prices that this response's checkout is promised. Shown for the first time they hold until the end of the next day in
 * the region's calendar, by the database's clock: a price that rises before then is asked for as it was, one that falls as it
 * now is. After that day the present prices are promised anew. Each country and currency has a promise of its own.
 */
export async function promisePrices(
  db: Db,
  input: {
    readonly responseId: string;
    readonly market: Market;
    readonly book: PriceBook;
    readonly regular: boolean;
    /** IANA name. */
    readonly timeZone: string;
  },
): Promise<PricePromise> {
  const { responseId, market, book, regular, timeZone } = input;
  const id = [responseId, market.currency, market.country].join(":");
  const standing = await readPromise(db, id);
  if (standing) return hold(standing, book);
  const today = sql`(now() at time zone ${timeZone}::text)::date`;
  await sql`insert into price_promises (tenant_id, id, response_id, valid_till, ends_at, doc)
    values (${TENANT}, ${id}, ${responseId}, ${today} + 1, (${today} + 2)::timestamp at time zone ${timeZone}::text,
      ${JSON.stringify(pricesOf(book, regular))})
    on conflict (tenant_id, id) do update
      set valid_till = excluded.valid_till, ends_at = excluded.ends_at, doc = excluded.doc, updated_at = now()
      where price_promises.ends_at <= now()`.execute(db);
  const made = await readPromise(db, id);
  if (!made) throw new Error("the price promise that was just made is gone");
  return hold(made, book);
}

async function readPromise(db: Db, id: string) {
  return db
    .selectFrom("price_promises")
    .select(["doc", sql<string>`to_char(valid_till, 'YYYY-MM-DD')`.as("validTill")])
    .where("tenant_id", "=", TENANT)
    .where("id", "=", id)
    .where("ends_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
}

function pricesOf({ plans, upsell }: PriceBook, regular: boolean): PromisedPrices {
  const paidFor = ({ afterOffer, special }: PlanPrice) => ({ afterOffer, special });
  return {
    regular,
    plans: {
      one: paidFor(plans.one),
      two: paidFor(plans.two),
      three: paidFor(plans.three),
      four: paidFor(plans.four),
    },
    upsell: { price: upsell.price, special: upsell.special },
  };
}

function hold(promise: { readonly doc: unknown; readonly validTill: string }, book: PriceBook): PricePromise {
  const { regular, plans, upsell } = promisedPrices.parse(promise.doc);
  const held = (plan: PlanPrice, old: z.infer<typeof paid>): PlanPrice => ({
    ...plan,
    afterOffer: Math.min(plan.afterOffer, old.afterOffer),
    special: Math.min(plan.special, old.special),
  });
  const { one, two, three, four } = book.plans;
  return {
    regular,
    validTill: promise.validTill,
    book: {
      ...book,
      plans: {
        one: held(one, plans.one),
        two: held(two, plans.two),
        three: held(three, plans.three),
        four: held(four, plans.four),
      },
      upsell: {
        ...book.upsell,
        price: Math.min(book.upsell.price, upsell.price),
        special: Math.min(book.upsell.special, upsell.special),
      },
    },
  };
}
