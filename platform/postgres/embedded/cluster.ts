import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chown, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { PostgresBinaries } from "#platform/postgres/embedded/binaries.ts";
import type { Launcher } from "#platform/postgres/embedded/launcher.ts";

/** PostgreSQL's own superuser; the application never connects as it. */
export const SUPERUSER = "postgres";

/**
 * Makes the cluster directory if it is not there: initdb into a temporary directory beside it, then one rename,
 * so that a start killed half-way leaves nothing that looks like a database. Of two first starts the first rename wins.
 */
export async function ensureCluster(input: {
  readonly directory: string;
  readonly binaries: PostgresBinaries;
  readonly launcher: Launcher;
  readonly durable: boolean;
}): Promise<void> {
  const { directory, binaries, launcher } = input;
  if (await isCluster(directory)) return;
  const parent = path.dirname(directory);
  await removeUnfinished(parent);
  const temporary = path.join(parent, `unfinished-${process.pid}-${randomUUID()}`);
  await mkdir(temporary, { mode: 0o700 });
  if (launcher.owner) await chown(temporary, launcher.owner.uid, launcher.owner.gid);
  const options = [
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C",
    "--no-instructions",
    ...(input.durable ? [] : ["--no-sync"]),
  ];
  const provider = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  await run([...launcher.prefix, binaries.initdb, "-D", temporary, "-U", SUPERUSER, ...provider, ...options]);
  try {
    await rename(temporary, directory);
  } catch (cause) {
    await rm(temporary, { recursive: true, force: true });
    if (await isCluster(directory)) return;
    throw new Error(`the new database could not be moved to ${directory}`, { cause });
  }
  const handle = await open(parent, "r");
  await handle.sync();
  await handle.close();
}

/** What postmaster.pid says: the server's process id, and whether it takes connections yet (the file's eighth line). */
export async function readPostmaster(
  directory: string,
): Promise<{ readonly pid: number; readonly ready: boolean } | undefined> {
  const lines = (await readFile(path.join(directory, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const pid = Number.parseInt(lines[0] ?? "", 10);
  return pid > 1 ? { pid, ready: lines[7]?.trim() === "ready" } : undefined;
}

async function isCluster(directory: string): Promise<boolean> {
  const version = await readFile(path.join(directory, "PG_VERSION"), "utf8").catch(() => undefined);
  return version !== undefined;
}

const LONGEST_INITDB_MS = 600_000;

/** Removes what killed starts left behind. In a container every start has the same process id, so age counts as well. */
async function removeUnfinished(parent: string): Promise<void> {
  for (const entry of await readdir(parent)) {
    const pid = Number(/^unfinished-(\d+)/.exec(entry)?.[1]);
    if (!(pid > 0)) continue;
    const directory = path.join(parent, entry);
    const { mtimeMs } = await stat(directory);
    if (isRunning(pid) && mtimeMs > Date.now() - LONGEST_INITDB_MS) continue;
    await rm(directory, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function run([program = "", ...rest]: readonly string[]): Promise<void> {
  const child = spawn(program, rest, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (status !== 0) throw new Error(`initdb failed (${status}): ${output.trim().slice(-2000)}`);
}
