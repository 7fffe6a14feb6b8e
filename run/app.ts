import { mkdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#platform/postgres/embedded/server.ts";
import { type KeptChild, keepRunning } from "#run/child-process.ts";
import { type Config, ConfigurationError, inheritedEnvironment, readConfig } from "#run/config.ts";
import { migrate, seed } from "#run/migrate.ts";
import { checkDataDirectory, checkPort } from "#run/preflight.ts";
import { secretKey } from "#run/secret-key.ts";
import { operatorToken } from "#run/services.ts";

const ROOT = path.join(import.meta.dirname, "..");

/** The whole product from one process: database, schema, web and worker, each started again when it dies. */
async function main(): Promise<void> {
  const stopping = new AbortController();
  const end = () => stopping.abort();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  process.once("disconnect", end);

  const config = readConfig();
  await checkDataDirectory(config.dataDirectory);
  await checkPort(config.port, config.host);
  const database = await startDatabase(config, stopping.signal);
  const children: KeptChild[] = [];
  try {
    await prepare(database.url);
    const secret = await secretKey(config.secretKey, config.dataDirectory);
    children.push(...(await startChildren(config, database.url, secret)));
    const everyChild = Promise.all(children.map((child) => child.ready));
    const web = await Promise.race([children[0]?.ready, everyChild.then(([first]) => first), aborted(stopping.signal)]);
    if (web) announce(config, web.port ?? config.port, secret);
    await Promise.race([aborted(stopping.signal), everyChild.then(() => aborted(stopping.signal))]);
    console.log("Stopping.");
  } finally {
    stopping.abort();
    await Promise.all(children.map((child) => child.stop()));
    await database.stop();
  }
}

async function startChildren(config: Config, databaseUrl: string, secret: string): Promise<readonly KeptChild[]> {
  const logs = path.join(config.dataDirectory, "logs");
  await mkdir(logs, { recursive: true });
  const env = {
    ...inheritedEnvironment,
    // React draws three times as slowly without it.
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secret,
    DATA_DIR: config.dataDirectory,
  };
  const start = (name: string, module: string) =>
    keepRunning({
      name,
      module: path.join(ROOT, module),
      cwd: ROOT,
      env,
      logFile: path.join(logs, `${name}.log`),
      show: (line) => console.error(line),
    });
  const children = { web: start("web", "dist/server/web.js"), worker: start("worker", "run/worker.ts") };
  process.on("message", (message: { readonly restart?: unknown }) => {
    if (message.restart === "web" || message.restart === "worker") children[message.restart].restart();
  });
  return [children.web, children.worker];
}

type Database = { readonly url: string; readonly stop: () => Promise<void> };

async function startDatabase(config: Config, signal: AbortSignal): Promise<Database> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => undefined };
  const directory = path.join(config.dataDirectory, "postgres");
  let server = await startEmbeddedPostgres({ directory });
  const supervising = supervise();
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await supervising;
    },
  };

  async function supervise(): Promise<void> {
    for (;;) {
      const why = await server.ended;
      if (signal.aborted) return;
      console.error(`${why} and is started again`);
      const again = await restart(directory, signal);
      if (again === undefined) return;
      server = again;
      // `stop` was called during the start: it has stopped the former server and does not know this one.
      if (signal.aborted) return server.stop();
    }
  }
}

async function restart(directory: string, signal: AbortSignal): Promise<EmbeddedPostgres | undefined> {
  for (let pause = 200; ; pause = Math.min(pause * 2, 5000)) {
    try {
      return await startEmbeddedPostgres({ directory });
    } catch (error) {
      if (signal.aborted) return undefined;
      console.error("the database does not start yet:", error instanceof Error ? error.message : error);
      await delay(pause);
    }
  }
}

async function prepare(url: string): Promise<void> {
  try {
    await migrate(url);
    await seed(url);
  } catch (cause) {
    const { host } = new URL(url);
    if (isUnreachable(cause)) throw new ConfigurationError(`The database at ${host} cannot be reached.`, { cause });
    throw cause;
  }
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && ["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "EHOSTUNREACH"].includes(String(error.code)))
    return true;
  return isUnreachable(error.cause);
}

function announce(config: Config, port: number, secret: string): void {
  const address = config.publicUrl ?? `http://localhost:${port}`;
  const lines = [`HomePlan is ready: ${address}`];
  if (config.demonstration) {
    lines.push(
      `Outbox:            http://localhost:${port}/dev/outbox`,
      `Operator:          http://localhost:${port}/operator?token=${operatorToken(config, secret)}`,
      "This is the demonstration: payments go to a sandbox, and codes and deliveries go to the outbox.",
    );
  }
  console.log([...lines, "Stop with Ctrl-C."].join("\n"));
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(undefined);
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
}

try {
  await main();
  process.exit(0);
} catch (error) {
  if (error instanceof ConfigurationError) console.error(error.message);
  else
    console.error(
      error instanceof Error ? error.message : error,
      error instanceof Error && error.cause ? error.cause : "",
    );
  process.exit(1);
}
