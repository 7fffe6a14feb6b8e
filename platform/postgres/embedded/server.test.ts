import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#platform/postgres/embedded/server.ts";

const base = await mkdtemp(path.join(tmpdir(), "homeplan-server-test-"));
afterAll(() => rm(base, { recursive: true, force: true }));

async function rowsIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const answer = await client.query<{ n: number }>("select count(*)::int as n from kept");
    return answer.rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}

/** A program that starts the server, writes row after row, and prints a dot for each that was acknowledged. */
const WRITER = `
  import pg from "pg";
  import { startEmbeddedPostgres } from "#platform/postgres/embedded/server.ts";
  const server = await startEmbeddedPostgres({ directory: process.argv[1] });
  const client = new pg.Client({ connectionString: server.url });
  client.on("error", () => undefined);
  await client.connect();
  await client.query("create table if not exists kept (n int)");
  for (let n = 0; ; n += 1) {
    await client.query("insert into kept values ($1)", [n]);
    process.stdout.write(".");
  }
`;

/** Runs WRITER, kills it with -9 once `rows` rows are acknowledged, and gives how many were by then. */
function killedAfter(rows: number, directory: string): Promise<number> {
  const writer = spawn(process.execPath, ["--input-type=module", "-e", WRITER, directory], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let acknowledged = 0;
  writer.stdout.on("data", (chunk: Buffer) => {
    acknowledged += chunk.length;
    if (acknowledged >= rows) writer.kill("SIGKILL");
  });
  return new Promise((resolve) => writer.once("close", () => resolve(acknowledged)));
}

test("after kill -9 of its supervisor the next start finds every acknowledged row", async () => {
  const directory = path.join(base, "killed");
  let acknowledged = 0;
  for (let round = 0; round < 3; round += 1) acknowledged += await killedAfter(50, directory);
  const server = await startEmbeddedPostgres({ directory });
  const found = await rowsIn(server.url);
  await server.stop();
  expect(acknowledged).toBeGreaterThanOrEqual(150);
  expect(found).toBeGreaterThanOrEqual(acknowledged);
});

test("of two first starts on one directory one runs and the other says so", async () => {
  const directory = path.join(base, "contested");
  const starts = await Promise.allSettled([
    startEmbeddedPostgres({ directory, patienceSeconds: 1 }),
    startEmbeddedPostgres({ directory, patienceSeconds: 1 }),
  ]);
  const running = starts.filter((start) => start.status === "fulfilled");
  const refused = starts.filter((start) => start.status === "rejected");
  await Promise.all(running.map((start) => start.value.stop()));
  expect(running).toHaveLength(1);
  expect(String(refused[0]?.reason)).toContain("another HomePlan is running");
});

test("a postmaster.pid whose number is another program's by now does not hinder", async () => {
  const directory = path.join(base, "stale");
  await (await startEmbeddedPostgres({ directory })).stop();
  await writeFile(path.join(directory, "18/postmaster.pid"), `${process.pid}\n${directory}/18\n`);
  const server = await startEmbeddedPostgres({ directory });
  await server.stop();
  expect(server.url).toContain("postgres://homeplan@");
});

test("a data directory whose path is too long for a socket gets a short one elsewhere", async () => {
  const directory = path.join(base, "long".repeat(30));
  const server = await startEmbeddedPostgres({ directory });
  const host = decodeURIComponent(new URL(server.url).searchParams.get("host") ?? "");
  await server.stop();
  await rm(host, { recursive: true, force: true });
  expect(Buffer.byteLength(host)).toBeLessThan(90);
});

test("a first start that was killed half-way leaves nothing that hinders the next", async () => {
  const directory = path.join(base, "half");
  await mkdir(path.join(directory, "unfinished-999999999"), { recursive: true });
  await writeFile(path.join(directory, "unfinished-999999999/PG_VERSION"), "18");
  const server = await startEmbeddedPostgres({ directory });
  await server.stop();
  expect(server.superuserUrl).toContain("postgres@");
});
