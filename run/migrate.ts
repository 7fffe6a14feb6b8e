import path from "node:path";
import { openDatabase } from "#platform/postgres/database.ts";
import { migrateToLatest } from "#platform/postgres/migrate.ts";

export const MIGRATIONS = path.join(import.meta.dirname, "../migrations");

/** Brings the database at `url` to the newest schema; safe to run from several processes at once. */
export async function migrate(url: string): Promise<readonly string[]> {
  const { db, close } = openDatabase(url, { connections: 2 });
  try {
    return await migrateToLatest(db, MIGRATIONS);
  } finally {
    await close();
  }
}
