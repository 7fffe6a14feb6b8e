import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ConfigurationError } from "#run/config.ts";

/** Makes the data directory and tries to write into it. Throws a ConfigurationError, one sentence that says what to do. */
export async function checkDataDirectory(directory: string): Promise<void> {
  const probe = path.join(directory, `.probe-${process.pid}`);
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(probe, "");
    await rm(probe);
  } catch (cause) {
    throw new ConfigurationError(
      `The data directory ${directory} cannot be written (${codeOf(cause)}). Set DATA_DIR to a directory that belongs to you.`,
      { cause },
    );
  }
}

/** A former server that was just killed may need a moment to let go of the port. */
const PORT_PATIENCE_MS = 2000;

export async function checkPort(port: number, host: string | undefined): Promise<void> {
  const until = performance.now() + PORT_PATIENCE_MS;
  for (;;) {
    const code = await tryPort(port, host);
    if (code === undefined) return;
    if (code === "EADDRINUSE" && performance.now() < until) {
      await delay(100);
      continue;
    }
    const why = code === "EADDRINUSE" ? "is taken by another program" : `cannot be listened on (${code})`;
    throw new ConfigurationError(`Port ${port} ${why}. Choose another one: PORT=${anotherPort(port)} npm start`);
  }
}

function anotherPort(port: number): number {
  return port >= 1024 && port < 65_535 ? port + 1 : 8080;
}

function tryPort(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(codeOf(error)));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
