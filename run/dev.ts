import { fork, spawn } from "node:child_process";
import { watch } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";

/**
 * `npm run dev`: as `npm start`, but what is changed is built anew and its process started again. Built in this mode the pages
 * log to the console how their words were found (web/words/log-words.ts).
 */
const ROOT = path.join(import.meta.dirname, "..");
const WORKER_ROOMS = ["planner", "drawing", "shop", "platform", "content", "run"];
/** One save may change several files: the process is started again when nothing has changed for this long. */
const SETTLE_MS = 150;

const vite = path.join(ROOT, "node_modules/vite/bin/vite.js");
const build = (...words: readonly string[]) =>
  spawn(process.execPath, [vite, "build", "--watch", "--mode", "development", "--logLevel", "warn", ...words], {
    cwd: ROOT,
    stdio: "inherit",
  });

await mkdir(path.join(ROOT, "dist/server"), { recursive: true });
const helpers = [build(), build("--ssr", "run/web.ts")];
const app = fork(path.join(ROOT, "run/app.ts"), [], { cwd: ROOT });

restartOnChange("web", "dist/server");
for (const room of WORKER_ROOMS) restartOnChange("worker", room);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => app.kill(signal));
app.once("exit", (status) => {
  for (const helper of helpers) helper.kill();
  process.exit(status ?? 1);
});

function restartOnChange(child: "web" | "worker", folder: string): void {
  let settling: NodeJS.Timeout | undefined;
  watch(path.join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(() => app.connected && app.send({ restart: child }), SETTLE_MS);
  });
}
