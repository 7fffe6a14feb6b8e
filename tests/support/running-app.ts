import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

export type RunningApp = {
  readonly url: string;
  readonly dataDirectory: string;
  /** Of the supervisor; its children are the database, the web process and the worker. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

/** Starts the whole product as `npm start` does, on a port and a data directory of its own. */
export async function startApp(environment: Readonly<Record<string, string>> = {}): Promise<RunningApp> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), "homeplan-app-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["run/app.ts"], {
    cwd: path.join(import.meta.dirname, "../.."),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        const ready = /HomePlan is ready: (http:\S+)/.exec(output);
        if (ready?.[1]) resolve(ready[1]);
      });
    }
    void exited.then(() => reject(new Error(`the application did not start:\n${output}`)));
  });
  return {
    url,
    dataDirectory,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** A port that is free: links in messages name it, so that it has to be known before the start. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === "object" ? resolve(address.port) : reject()));
    });
  });
}
