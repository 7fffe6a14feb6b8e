// `npm start` on any Node from 20 on: installs and builds what is missing, then hands over to the project's own Node.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 20) {
  console.error(`HomePlan needs Node 20 or newer to start; this is ${process.version}.`);
  process.exit(1);
}

const { ensureBuilt, ensureInstalled, Obstacle, projectNode, ROOT } = await import("./run/prepare.mjs");
try {
  await ensureInstalled();
  await ensureBuilt();
  handOver(await projectNode());
} catch (error) {
  console.error(error instanceof Obstacle ? error.message : error);
  process.exit(1);
}

function handOver(node) {
  // The IPC channel closes when this process ends, however it ends; the application then ends too.
  // All processes of the product keep their compiled modules on disk, so that a later start need not compile them again.
  const env = { NODE_COMPILE_CACHE: path.join(ROOT, ".cache/node"), ...process.env };
  const app = spawn(node, ["run/app.ts"], { cwd: ROOT, env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => app.kill(signal));
  app.once("error", (error) => {
    console.error(`The project's Node could not be started: ${error.message}`);
    process.exit(1);
  });
  app.once("exit", (status) => process.exit(status ?? 1));
  // When npm is killed its script lives on, and nobody could stop it from the terminal any more: so the application ends when npm is gone.
  if (process.env.npm_lifecycle_event !== "start") return;
  const npm = npmProcess();
  setInterval(() => isGone(npm) && app.kill("SIGTERM"), 200).unref();
}

/** The process id of npm, which is the parent or, where the shell that ran the script still stands between the two, the parent's parent. */
function npmProcess() {
  try {
    // pid (command) state parent …
    const [, command, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, "utf8")) ?? [];
    return /sh$/.test(command ?? "") ? Number(parent) : process.ppid;
  } catch {
    return process.ppid;
  }
}

function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}
