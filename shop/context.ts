import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/postgres/tables.ts";
import type { SendJob } from "#platform/queue/jobs.ts";
import type { Random } from "#platform/random.ts";

/**
 * What most functions of the shop need from outside. Limits that bind a visitor are judged by the database's clock; `clock` only
 * times jobs, ends orders without a payment and says whether cancelling is offered.
 */
export type ShopContext = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly sendJob: SendJob<Db>;
  /** At least 32 random bytes as text, kept outside the database: keys of codes, cookies and sealed messages follow from it. */
  readonly serverKey: string;
};

/** An order is priced and paid in one of these. */
export type Currency = "INR" | "USD" | "EUR";
export type Language = "en" | "hn" | "ta" | "tel" | "mal" | "kan";
