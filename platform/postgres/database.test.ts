import { sql } from "kysely";
import { expect, test } from "vitest";
import { asJson } from "#platform/postgres/database.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import { testDatabase } from "#tests/support/database.ts";

type Tables = { note: { id: number; doc: unknown } };
const { db } = await testDatabase<Tables>();
await db.schema
  .createTable("note")
  .addColumn("id", "integer", (column) => column.primaryKey())
  .addColumn("doc", "jsonb")
  .execute();

test("a document that is an array goes in and comes out as it was", async () => {
  const document = [{ room: "kitchen", wall: null }, [1, 2.5], "₹"];
  await db
    .insertInto("note")
    .values({ id: 1, doc: asJson(document) })
    .execute();
  const stored = await db.selectFrom("note").select("doc").where("id", "=", 1).executeTakeFirstOrThrow();
  expect(stored.doc).toEqual(document);
});

test("a count is a number, and a bigint past what a number holds is refused", async () => {
  const count = await sql<{ n: number }>`select count(*) as n from generate_series(1, 3)`.execute(db);
  expect(count.rows).toEqual([{ n: 3 }]);
  await expect(sql`select 9007199254740993::bigint`.execute(db)).rejects.toThrow("too large");
});

test("the application's role has no superuser rights", async () => {
  const role =
    await sql`select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`.execute(db);
  expect(role.rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
});

test("two transactions that would each break the other's reading both end up done", async () => {
  await db
    .insertInto("note")
    .values([
      { id: 10, doc: asJson(0) },
      { id: 11, doc: asJson(0) },
    ])
    .execute();
  let runs = 0;
  let reads = 0;
  let meet = () => {};
  const bothHaveRead = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const increment = (read: number, write: number) =>
    inTransaction(db, async (trx) => {
      runs += 1;
      await sql`set transaction isolation level serializable`.execute(trx);
      const { doc } = await trx.selectFrom("note").select("doc").where("id", "=", read).executeTakeFirstOrThrow();
      reads += 1;
      if (reads === 2) meet();
      await bothHaveRead;
      await trx
        .updateTable("note")
        .set({ doc: asJson(Number(doc) + 1) })
        .where("id", "=", write)
        .execute();
    });
  await Promise.all([increment(10, 11), increment(11, 10)]);
  expect(runs).toBeGreaterThan(2);
  const values = await db.selectFrom("note").select("doc").where("id", ">=", 10).execute();
  expect(values.map((row) => Number(row.doc)).sort()).toEqual([1, 2]);
});

test("a connection that breaks between two queries of a transaction fails that transaction alone", async () => {
  const broken = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const pid = rows[0]?.pid ?? 0;
    await sql`select pg_terminate_backend(${pid}::int)`.execute(db);
    while ((await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db)).rows.length > 0);
    await new Promise((resolve) => setImmediate(resolve));
    await sql`select 1`.execute(trx);
  });
  await expect(broken).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test("the pool survives the end of its connections", async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  );
  const answer = await sql<{ one: number }>`select 1 as one`.execute(db);
  expect(answer.rows).toEqual([{ one: 1 }]);
});
