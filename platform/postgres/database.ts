import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";

export type DatabaseHandle<Tables> = {
  readonly db: Kysely<Tables>;
  /** Ends every connection once its running query is done. */
  readonly close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** The most connections that this process opens at a time. */
  readonly connections?: number;
  /** Told when an idle connection breaks, as it does when the database restarts; the pool opens new ones by itself. */
  readonly onConnectionLost?: (error: Error) => void;
};

const INT8 = 20;

/** A pool of connections with Kysely on top. Connects on first use, so it can be made before the database runs. */
export function openDatabase<Tables>(url: string, options: DatabaseOptions = {}): DatabaseHandle<Tables> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, wholeNumber);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    types,
  });
  // A pool without this listener ends the process when the database restarts.
  pool.on("error", (error) => options.onConnectionLost?.(error));
  // Nor may a connection in use end the process when it breaks between two queries of a transaction: the next query fails anyway.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

/** PostgreSQL's bigint (and every count) arrives as text; ours are all within what a number holds exactly. */
function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is too large for a whole number`);
  return value;
}

/**
 * A value on its way into a jsonb column. Plain objects would pass without this, but the driver writes a JavaScript array as
 * a PostgreSQL array, which jsonb refuses.
 */
export function asJson(value: unknown): string {
  return JSON.stringify(value);
}
