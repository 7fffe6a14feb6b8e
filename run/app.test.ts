import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const base = await mkdtemp(path.join(tmpdir(), "homeplan-start-test-"));
afterAll(() => rm(base, { recursive: true, force: true }));

/** Starts the application with these variables and waits for its end. */
function start(env: Record<string, string>): Promise<{ readonly status: number | null; readonly output: string }> {
  const child = spawn(process.execPath, ["run/app.ts"], {
    cwd: path.join(import.meta.dirname, ".."),
    env: { PATH: process.env.PATH, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once("close", (status) => resolve({ status, output: output.trim() })));
}

test("a port that is taken is told in one sentence", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const ended = await start({ PORT: String(port), DATA_DIR: path.join(base, "port") });
  server.close();
  expect(ended.status).toBe(1);
  expect(ended.output).toBe(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`);
});

test("a data directory that cannot be written is told in one sentence", async () => {
  const ended = await start({ PORT: "0", DATA_DIR: "/dev/null/data" });
  expect(ended.status).toBe(1);
  expect(ended.output).toBe(
    "The data directory /dev/null/data cannot be written (ENOTDIR). Set DATA_DIR to a directory that belongs to you.",
  );
});

test("a database that cannot be reached is told without its password", async () => {
  const env = { PORT: "0", DATA_DIR: base, DATABASE_URL: "postgres://user:hunter2@127.0.0.1:1/shop" };
  const ended = await start(env);
  expect(ended.status).toBe(1);
  expect(ended.output).toBe("The database at 127.0.0.1:1 cannot be reached.");
});
