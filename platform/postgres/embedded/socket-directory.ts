import { createHash } from "node:crypto";
import { chmod, chown, mkdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Account } from "#platform/postgres/embedded/launcher.ts";

/** A socket's address has room for 107 bytes on Linux, 103 on macOS; the shorter holds everywhere. */
const LONGEST_SOCKET_PATH = 103;
export const SOCKET_NAME = ".s.PGSQL.5432";

/**
 * A directory for the server's socket that only its owner can enter: beside the data, or, where that path is too long,
 * under the system's temporary directory by a name made from the data's path.
 */
export async function socketDirectory(dataDirectory: string, owner: Account | undefined): Promise<string> {
  const beside = path.join(dataDirectory, "socket");
  const directory = fits(beside) ? beside : path.join(tmpdir(), `homeplan-${digest(dataDirectory)}`);
  if (!fits(directory)) throw new Error(`${directory} is too long for a socket; set TMPDIR to a shorter path`);
  await mkdir(directory, { mode: 0o700, recursive: true });
  if (owner) await chown(directory, owner.uid, owner.gid);
  const expected = owner?.uid ?? process.getuid?.();
  const found = await stat(directory);
  if (expected !== undefined && found.uid !== expected) throw new Error(`${directory} belongs to another user`);
  await chmod(directory, 0o700);
  return directory;
}

function fits(directory: string): boolean {
  return Buffer.byteLength(path.join(directory, SOCKET_NAME)) <= LONGEST_SOCKET_PATH;
}

function digest(text: string): string {
  return createHash("sha256")
    .update(`${process.getuid?.() ?? ""}:${text}`)
    .digest("hex")
    .slice(0, 16);
}
