import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { type DatabaseHandle, openDatabase } from "#platform/postgres/database.ts";

export type TestDatabase<Tables> = DatabaseHandle<Tables> & { readonly url: string };

/**
 * A database of this test file's own, migrated and empty, connected to as the application's role; dropped after the
 * file's last test. Call it at the top of the file: `const { db } = await testDatabase<Tables>()`.
 */
export async function testDatabase<Tables>(): Promise<TestDatabase<Tables>> {
  const { superuserUrl, url: templateUrl } = inject("postgres");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asSuperuser(superuserUrl, `create database ${name} template homeplan owner homeplan`);
  const url = templateUrl.replace("/homeplan?", `/${name}?`);
  const handle = openDatabase<Tables>(url);
  afterAll(async () => {
    await handle.close();
    await asSuperuser(superuserUrl, `drop database ${name} with (force)`);
  });
  return { ...handle, url };
}

async function asSuperuser(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
