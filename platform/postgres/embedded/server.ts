import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, open, realpath, rename, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ensureApplicationDatabase } from "#platform/postgres/embedded/application-role.ts";
import { embeddedBinaries } from "#platform/postgres/embedded/binaries.ts";
import { ensureCluster, readPostmaster, SUPERUSER } from "#platform/postgres/embedded/cluster.ts";
import { chooseLauncher, type Launcher } from "#platform/postgres/embedded/launcher.ts";
import { SOCKET_NAME, socketDirectory } from "#platform/postgres/embedded/socket-directory.ts";

export type EmbeddedPostgres = {
  /** For the application: a role without superuser rights, in its own database. */
  readonly url: string;
  /** For the supervisor and the tests alone. */
  readonly superuserUrl: string;
  readonly logFile: string;
  /** Resolves with a sentence when the server has ended, wanted or not. */
  readonly ended: Promise<string>;
  /** Shuts the server down cleanly; resolves when it is gone. */
  readonly stop: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Where the cluster, its log and its lock live; made when missing. */
  readonly directory: string;
  /** Off only in tests: commits no longer reach the disk before they are acknowledged. */
  readonly durable?: boolean;
  readonly launcher?: Launcher;
  /** How long a start waits for a former server, just killed, to be gone. */
  readonly patienceSeconds?: number;
};

/** The cluster's directory is named by PostgreSQL's major version, since no other version can read its files. */
const CLUSTER = "18";
const LOCKED = 75;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/**
 * Starts the PostgreSQL that comes with the project on a unix socket, and hands out addresses once it answers.
 * The server ends with this process, however that ends. Throws when another one owns the directory.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durable = true, launcher = chooseLauncher(), patienceSeconds = 10 } = options;
  await mkdir(options.directory, { recursive: true, mode: 0o700 });
  const directory = await realpath(options.directory);
  const cluster = path.join(directory, CLUSTER);
  const logFile = path.join(directory, "postgres.log");
  const binaries = await embeddedBinaries();
  const sockets = await socketDirectory(directory, launcher.owner);
  const superuserUrl = addressOf(sockets, SUPERUSER, "postgres");

  await ensureCluster({ directory: cluster, binaries, launcher, durable });
  const settings = serverSettings(sockets, durable);
  const log = await openLog(logFile);
  const child = spawnServer([binaries.postgres, "-D", cluster, ...settings], {
    launcher,
    directory,
    cluster,
    sockets,
    patienceSeconds,
    log: log.fd,
  });
  await log.close();
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(`PostgreSQL could not be started: ${error.message}`));
    child.once("exit", (status, signal) =>
      resolve(
        status === LOCKED
          ? `another HomePlan is running on ${directory}; stop it, or set DATA_DIR to another directory`
          : `PostgreSQL ended (${signal ?? `status ${status}`}); its log is ${logFile}`,
      ),
    );
  });
  try {
    const failed = ended.then((why) => Promise.reject(new Error(why)));
    await Promise.race([failed, waitUntilReady(child, cluster)]);
    await ensureApplicationDatabase(superuserUrl);
  } catch (error) {
    await stop(child, ended);
    throw error;
  }
  return {
    url: addressOf(sockets, "homeplan", "homeplan"),
    superuserUrl,
    logFile,
    ended,
    stop: () => stop(child, ended),
  };
}

/** The application's address of a server that another process has started on the directory. */
export async function embeddedPostgresUrl(directory: string): Promise<string> {
  const sockets = await socketDirectory(await realpath(directory), chooseLauncher().owner);
  return addressOf(sockets, "homeplan", "homeplan");
}

function addressOf(sockets: string, role: string, database: string): string {
  return `postgres://${role}@localhost/${database}?host=${encodeURIComponent(sockets)}`;
}

function serverSettings(sockets: string, durable: boolean): readonly string[] {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: sockets,
    unix_socket_permissions: "0700",
    max_connections: "100",
    timezone: "UTC",
    log_timezone: "UTC",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_wal_size: "4GB" }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/**
 * Starts the server under a lock. The server's own processes hold it (the open file is passed on through exec and fork), so
 * it says exactly whether anything of a former server is still alive. Whoever gets it may therefore clear the marks that a
 * killed server left behind: postmaster.pid, whose number may be another program's by now, and its socket's lock.
 */
function spawnServer(
  command: readonly string[],
  at: {
    readonly launcher: Launcher;
    readonly directory: string;
    readonly cluster: string;
    readonly sockets: string;
    readonly patienceSeconds: number;
    readonly log: number;
  },
): ChildProcess {
  const stale = [path.join(at.cluster, "postmaster.pid"), path.join(at.sockets, `${SOCKET_NAME}.lock`)];
  const clearThenRun = ["sh", "-c", 'rm -f -- "$1" "$2"; shift 2; exec "$@"', "sh", ...stale, ...command];
  const lock = [
    "flock",
    "--no-fork",
    "--wait",
    String(at.patienceSeconds),
    "--conflict-exit-code",
    String(LOCKED),
    path.join(at.directory, "lock"),
  ];
  const words = [...at.launcher.prefix, ...(at.launcher.canLock ? [...lock, ...clearThenRun] : command)];
  const [program = "", ...rest] = words;
  // A session of its own, so that Ctrl-C in the terminal reaches the supervisor alone and the order of ending is ours.
  return spawn(program, rest, { detached: true, stdio: ["ignore", at.log, at.log] });
}

/**
 * Waits until this very server takes connections: at the socket alone another server of the directory might answer.
 * After a crash it first replays its log, which may take minutes.
 */
async function waitUntilReady(child: ChildProcess, cluster: string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const postmaster = await readPostmaster(cluster);
    if (postmaster?.pid === child.pid && postmaster?.ready) return;
    await delay(10);
  }
}

async function openLog(logFile: string) {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await rename(logFile, `${logFile}.1`);
  return open(logFile, "a", 0o600);
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGINT");
  await ended;
}
