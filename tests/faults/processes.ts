import { randomInt } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

export type Part = "web" | "worker" | "database";

/** The running parts of a product that this run has started: descendants of its supervisor, and nothing else. */
export async function partsOf(supervisor: number): Promise<readonly { readonly part: Part; readonly pid: number }[]> {
  const all = await processes();
  const own = new Set([supervisor]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const { pid, parent } of all) {
      if (!own.has(parent) || own.has(pid)) continue;
      own.add(pid);
      grown = true;
    }
  }
  const mine = all.filter(({ pid }) => own.has(pid) && pid !== supervisor);
  return mine.flatMap(({ pid, command }) => {
    const part = partOf(command);
    return part ? [{ part, pid }] : [];
  });
}

/** The part that a command runs, or null. Of the database only the postmaster has `-D` in its command; its backends have other ones. */
function partOf(command: string): Part | null {
  if (command.includes("dist/server/web.js")) return "web";
  if (command.includes("run/worker.ts")) return "worker";
  return /postgres.* -D /.test(command) ? "database" : null;
}

async function processes() {
  const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const read = names.map(async (name) => {
    try {
      const stat = await readFile(`/proc/${name}/stat`, "utf8");
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      const command = (await readFile(`/proc/${name}/cmdline`, "utf8")).replaceAll("\0", " ");
      return [{ pid: Number(name), parent, command }];
    } catch {
      // It ended while we looked.
      return [];
    }
  });
  return (await Promise.all(read)).flat();
}

/** Kills one part at random every few seconds until told to stop; gives how often each was killed. */
export function killAtRandom(supervisor: number, everyMs: readonly [number, number]) {
  const kills: Record<Part, number> = { web: 0, worker: 0, database: 0 };
  const stopping = new AbortController();
  const done = (async () => {
    while (!stopping.signal.aborted) {
      await delay(randomInt(...everyMs), undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      const wanted = (["web", "worker", "database"] as const)[randomInt(3)];
      const victim = (await partsOf(supervisor)).find(({ part }) => part === wanted);
      if (!victim) continue;
      process.kill(victim.pid, "SIGKILL");
      kills[victim.part] += 1;
    }
  })();
  return {
    kills,
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}
