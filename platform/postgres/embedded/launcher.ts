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

/** What the choice depends on. */
export type Machine = {
  readonly uid: number | undefined;
  readonly platform: NodeJS.Platform;
  /** Whether a command runs and succeeds. */
  readonly can: (command: readonly string[]) => boolean;
  /** What a command prints; empty when it fails. */
  readonly read: (command: readonly string[]) => string;
};

/** So that the log's messages and sorting do not follow the terminal's language. */
const PLAIN_LOCALE = ["env", "LC_ALL=C", "TZ=UTC"];

/** Asks the server to shut down (INT is PostgreSQL's fast shutdown) when the process that started it dies. */
const END_WITH_PARENT = ["setpriv", "--pdeathsig", "INT"];

/**
 * Chooses how to start PostgreSQL: an ordinary user starts it plainly; root goes through a user namespace in which it is
 * uid 1 (files stay root's), or, where namespaces are forbidden, as an existing unprivileged account.
 */
export function chooseLauncher(machine: Machine = thisMachine): Launcher {
  const { can } = machine;
  const linux = machine.platform === "linux";
  const canLock = linux && can(["flock", "--version"]);
  if (machine.uid !== 0) {
    const ends = linux && can([...END_WITH_PARENT, "true"]) ? [...END_WITH_PARENT, "--"] : [];
    return { owner: undefined, canLock, prefix: [...PLAIN_LOCALE, ...ends] };
  }
  const namespace = ["unshare", "--user", "--map-user=1", "--map-group=1", "--"];
  if (can([...namespace, ...END_WITH_PARENT, "true"])) {
    return { owner: undefined, canLock, prefix: [...PLAIN_LOCALE, ...namespace, ...END_WITH_PARENT, "--"] };
  }
  const account = unprivilegedAccount(machine);
  const asAccount = [...END_WITH_PARENT, `--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups"];
  // The programs and the data may lie under a directory that only root can enter, such as /root.
  const readingAll = [...asAccount, "--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  const chosen = can([...readingAll, "true"]) ? readingAll : asAccount;
  return { owner: account, canLock, prefix: [...PLAIN_LOCALE, ...chosen, "--"] };
}

function unprivilegedAccount({ read }: Machine): Account {
  for (const name of ["postgres", "nobody"]) {
    const uid = Number(read(["id", "-u", name]));
    const gid = Number(read(["id", "-g", name]));
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Error(
    "PostgreSQL does not run as root, and neither user namespaces nor an account named postgres or nobody are here. Start as an ordinary user, or set DATABASE_URL.",
  );
}

const thisMachine: Machine = {
  uid: process.getuid?.(),
  platform: process.platform,
  can: ([program = "", ...rest]) => spawnSync(program, rest, { stdio: "ignore" }).status === 0,
  read: ([program = "", ...rest]) => {
    const result = spawnSync(program, rest, { encoding: "utf8" });
    return result.status === 0 ? result.stdout.trim() : "";
  },
};
