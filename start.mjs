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
  // The channel tells the application when this process is gone, however it went.
  // Compiled modules are kept, for every process of the product: a warm start then spends its time on starting.
  const env = { NODE_COMPILE_CACHE: path.join(ROOT, ".cache/node"), ...process.env };
  const app = spawn(node, ["run/app.ts"], { cwd: ROOT, env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => app.kill(signal));
  app.once("error", (error) => {
    console.error(`The project's Node could not be started: ${error.message}`);
    process.exit(1);
  });
  app.once("exit", (status) => process.exit(status ?? 1));
  // npm that is killed leaves its script behind; nobody could stop it from the terminal any more.
  if (process.env.npm_lifecycle_event !== "start") return;
  const npm = npmProcess();
  setInterval(() => isGone(npm) && app.kill("SIGTERM"), 200).unref();
}

/** npm runs a script through a shell, which may stay between the two. */
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
