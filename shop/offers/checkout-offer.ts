import { sql } from "kysely";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import type { Language } from "../context.ts";
import { wholeNumber } from "../leads/phone-number.ts";
import type { Session } from "../leads/session.ts";
import { readDesign } from "../survey/design.ts";
import { readOwnedResponse, type SurveyResponse } from "../survey/response.ts";
import { type Market, marketOf } from "./market.ts";
import { type Offer, openOffer } from "./offer.ts";
import type { PriceBook, PriceBooks } from "./price-book.ts";
import { promisePrices } from "./price-promise.ts";

/** The prices, and what bears on them, as an operator sets them. */
export type Pricing = {
  readonly priceBooks: PriceBooks;
  /** ISO codes of the countries that pay the after-offer amounts. */
  readonly regularRegions: readonly string[];
  /** Time zones by region, IANA names: a promised price holds until midnight there. */
  readonly timeZones: Readonly<Record<"in" | "us" | "uk", string>>;
};

/** All that the checkout page needs to know about the offer, and what call 10's claims are checked against. */
export type CheckoutOffer = {
  readonly market: Market;
  /** With the promised prices: none is above what this response has been shown while that promise holds. */
  readonly book: PriceBook;
  readonly regular: boolean;
  /** The last day on which these prices hold, in the region's calendar, YYYY-MM-DD. */
  readonly validTill: string;
  /** How many entirely different designs there are, which decides what packages can be sold. */
  readonly designs: number;
  /** Null before a number is verified. */
  readonly offer: Offer | null;
  readonly now: Date;
  readonly response: SurveyResponse;
  readonly session: Session | null;
  readonly language: Language;
};

/**
 * The offer for a response of this browser: the one named, else the one that its session is tied to, else its latest. A verified
 * number's timed offer starts here, and the prices are promised until the end of the next day. Null where the browser does not
 * own the response.
 */
export async function readCheckoutOffer(
  { db, priceBooks, regularRegions, timeZones }: { readonly db: Db } & Pricing,
  input: {
    readonly browserHash: string | null;
    readonly session: Session | null;
    readonly responseId?: string;
  },
): Promise<CheckoutOffer | null> {
  const { browserHash, session } = input;
  const responseId = input.responseId ?? session?.responseId ?? (await latestResponseOf(db, browserHash));
  const response = responseId ? await readOwnedResponse(db, { responseId, browserHash }) : null;
  if (!response) return null;
  const market = marketOf(response.doc.region, session?.isd ?? null);
  const design = await readDesign(db, response.id);
  const offer = session ? await openOffer(db, wholeNumber(session)) : null;
  const promised = await promisePrices(db, {
    responseId: response.id,
    market,
    book: priceBooks[market.currency],
    regular: regularRegions.includes(market.country),
    timeZone: timeZones[response.doc.region],
  });
  const clock = await sql<{ now: Date }>`select now() as now`.execute(db);
  return {
    market,
    ...promised,
    designs: design?.state === "ready" ? design.doc.options.length : 0,
    offer,
    now: clock.rows[0]?.now ?? new Date(),
    response,
    session,
    language: response.doc.selectedLanguage,
  };
}

async function latestResponseOf(db: Db, browserHash: string | null): Promise<string | null> {
  if (!browserHash) return null;
  const row = await db
    .selectFrom("responses")
    .select("id")
    .where("tenant_id", "=", TENANT)
    .where("owner_hash", "=", browserHash)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
