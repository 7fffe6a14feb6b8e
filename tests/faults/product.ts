import path from "node:path";
import { openDatabase } from "#platform/postgres/database.ts";
import { embeddedPostgresUrl } from "#platform/postgres/embedded/server.ts";
import type { Db, Tables } from "#platform/postgres/tables.ts";
import { keyFor } from "#run/secret-key.ts";
import { type RunningApp, startApp } from "#tests/support/running-app.ts";

const SECRET = "the secret of a fault run, long enough to be one";

/** The whole product in its real processes, with what a run needs to judge it: its database and its provider's secret. */
export type Product = RunningApp & { readonly db: Db; readonly webhookSecret: string };

/** Starts the product behind one trusted proxy, so that customers can come from as many addresses as a run wants. */
export async function startProduct(): Promise<Product> {
  const app = await startApp({ SECRET_KEY: SECRET, TRUSTED_PROXIES: "1" });
  const url = await embeddedPostgresUrl(path.join(app.dataDirectory, "postgres"));
  const { db, close } = openDatabase<Tables>(url);
  return {
    ...app,
    db,
    webhookSecret: keyFor(SECRET, "sandbox-webhook"),
    stop: async () => {
      await close();
      await app.stop();
    },
  };
}

/** What one run found; `held` of `of` is what it prints. */
export type Verdict = { readonly held: number; readonly of: number; readonly said: string };

/** Asks until the answer is neither null nor an error, for at most so many seconds; null then. */
export async function within<Value>(seconds: number, ask: () => Promise<Value | null>): Promise<Value | null> {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const value = await ask().catch(() => null);
    if (value !== null) return value;
    if (performance.now() > until) return null;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
