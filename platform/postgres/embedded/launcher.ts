import { spawnSync } from "node:child_process";

export type Account = { readonly uid: number; readonly gid: number };

/** How PostgreSQL, which refuses to run as root, is started here. */
export type Launcher = {
  /** The account that must own the data; undefined: the one we run under. */
  readonly owner: Account | undefined;
  /** The words to put before a PostgreSQL program. */
  readonly prefix: readonly string[];
  /** Whether a lock of the operating system can be held for as long as the server lives. */
  readonly canLock: boolean;
};

/** Messages in the log, and sorting, do not follow the terminal's language. */
const PLAIN_LOCALE = ["env", "LC_ALL=C", "TZ=UTC"];

/** Asks the server to shut down (INT is PostgreSQL's fast shutdown) when the process that started it dies. */
const END_WITH_PARENT = ["setpriv", "--pdeathsig", "INT"];

/**
 * Chooses how to start PostgreSQL: an ordinary user starts it plainly; root goes through a user namespace in which it is
 * uid 1 (files stay root's), or, where namespaces are forbidden, as an existing unprivileged account.
 */
export function chooseLauncher(can: (command: readonly string[]) => boolean = succeeds): Launcher {
  const linux = process.platform === "linux";
  const canLock = linux && can(["flock", "--version"]);
  if (process.getuid?.() !== 0) {
    return {
      owner: undefined,
      canLock,
      prefix: [...PLAIN_LOCALE, ...(linux && can([...END_WITH_PARENT, "true"]) ? [...END_WITH_PARENT, "--"] : [])],
    };
  }
  const namespace = ["unshare", "--user", "--map-user=1", "--map-group=1", "--"];
  if (can([...namespace, ...END_WITH_PARENT, "true"])) {
    return { owner: undefined, canLock, prefix: [...PLAIN_LOCALE, ...namespace, ...END_WITH_PARENT, "--"] };
  }
  const account = unprivilegedAccount();
  const asAccount = [...END_WITH_PARENT, `--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups"];
  // The programs and the data may lie under a directory that only root can enter, such as /root.
  const readingAll = [...asAccount, "--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return {
    owner: account,
    canLock,
    prefix: [...PLAIN_LOCALE, ...(can([...readingAll, "true"]) ? readingAll : asAccount), "--"],
  };
}

function unprivilegedAccount(): Account {
  for (const name of ["postgres", "nobody"]) {
    const uid = Number(read(["id", "-u", name]));
    const gid = Number(read(["id", "-g", name]));
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Error(
    "PostgreSQL does not run as root, and neither user namespaces nor an account named postgres or nobody are here. Start as an ordinary user, or set DATABASE_URL.",
  );
}

function succeeds([program = "", ...rest]: readonly string[]): boolean {
  return spawnSync(program, rest, { stdio: "ignore" }).status === 0;
}

function read([program = "", ...rest]: readonly string[]): string {
  const result = spawnSync(program, rest, { encoding: "utf8" });
  return result.status === 0 ? result.stdout.trim() : "";
}
