import { fork } from "node:child_process";
import { createWriteStream } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export type ChildMessage = { readonly kind: "ready"; readonly port?: number };

export type KeptChild = {
  /** Resolves when the child first says that it is ready; rejects once five starts in a row have ended before that. */
  readonly ready: Promise<ChildMessage>;
  /** Asks the child to end; it is then started again and so reads its files anew. */
  readonly restart: () => void;
  /** Asks the child to finish what it does, and kills it when that takes more than twenty seconds. */
  readonly stop: () => Promise<void>;
};

export type ChildOptions = {
  readonly name: string;
  readonly module: string;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Everything that the child prints goes here; its error output is given to `show` as well. */
  readonly logFile: string;
  readonly show: (line: string) => void;
};

const STOP_WITHIN_MS = 20_000;
const HOPELESS_STARTS = 5;

/** Runs a module in a process of its own and starts it again whenever it dies, until it is told to stop. */
export function keepRunning(options: ChildOptions): KeptChild {
  const log = createWriteStream(options.logFile, { flags: "a", mode: 0o600 });
  const firstReady = Promise.withResolvers<ChildMessage>();
  let stopping = false;
  let current = start();

  async function supervise(): Promise<void> {
    for (let failedStarts = 0; !stopping; ) {
      const how = await current.ended;
      if (stopping) return;
      failedStarts = current.wasReady() ? 0 : failedStarts + 1;
      if (failedStarts === HOPELESS_STARTS) {
        firstReady.reject(new Error(`the ${options.name} process does not start (${how}); see ${options.logFile}`));
      }
      options.show(`${options.name} ended (${how}) and is started again`);
      await delay(Math.min(200 * 2 ** failedStarts, 5000));
      if (!stopping) current = start();
    }
  }

  function start() {
    // In a process group of its own: Ctrl-C in the terminal reaches the supervisor alone, which ends its children in order.
    // The channel between them closes when the supervisor dies, however it dies, and the child then ends by itself.
    const child = fork(options.module, [], { cwd: options.cwd, env: options.env, silent: true, detached: true });
    let ready = false;
    child.on("message", (message: ChildMessage) => {
      if (message.kind !== "ready") return;
      ready = true;
      firstReady.resolve(message);
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.on("data", (chunk: Buffer) => {
      log.write(chunk);
      options.show(chunk.toString().trimEnd());
    });
    const ended = new Promise<string>((resolve) => {
      child.once("error", (error) => resolve(error.message));
      child.once("exit", (status, signal) => resolve(signal ?? `status ${status}`));
    });
    return { child, ended, wasReady: () => ready };
  }

  const supervising = supervise();
  return {
    ready: firstReady.promise,
    restart: () => current.child.kill("SIGTERM"),
    stop: async () => {
      stopping = true;
      const { child, ended } = current;
      child.kill("SIGTERM");
      const kill = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
      if (child.exitCode === null && child.signalCode === null) await ended;
      clearTimeout(kill);
      await supervising;
      log.end();
    },
  };
}

/** In the child: says that it is ready, and runs `stop` once when asked to end or when the supervisor is gone. */
export function standUnderSupervisor(message: ChildMessage, stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error("could not stop cleanly", error);
        process.exit(1);
      },
    );
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  process.once("disconnect", end);
  // The supervisor reads our output. Once it is gone writing fails, which must not break off a clean end.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  process.send?.(message);
}
