// Plain JavaScript for any Node from 20 on: it runs before the project's own Node and packages are installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const INSTALLED_MARK = path.join(ROOT, "node_modules/.installed");
const OWN_NODE = path.join(ROOT, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
const BUILT_MARK = path.join(ROOT, "dist/.built");

/** An expected obstacle, told in one sentence. */
export class Obstacle extends Error {}

/** Installs the packages that package-lock.json names, unless exactly those are there. */
export async function ensureInstalled() {
  const wanted = await hashOf(["package-lock.json"]);
  const present = await readFile(INSTALLED_MARK, "utf8").catch(() => "");
  if (present === wanted) return;
  console.log("Installing packages; the first time this takes about a minute.");
  // Install scripts are not needed (PostgreSQL's links are made at its start), and npm 11 asks before it runs any.
  const options = [
    "--ignore-scripts",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const [program, ...words] = npmCommand();
  await run(program, [...words, "ci", "--engine-strict=false", ...options], "npm ci");
  await linkNode();
  await writeFile(INSTALLED_MARK, wanted);
}

/** Some releases of npm 10 leave out the link by which npm scripts find the project's own Node. */
async function linkNode() {
  const link = path.join(ROOT, "node_modules/.bin/node");
  if (existsSync(OWN_NODE) && !existsSync(link)) await symlink(path.relative(path.dirname(link), OWN_NODE), link);
}

/** Builds the browser's files and the web process, unless the sources are the same as at the last build. */
export async function ensureBuilt() {
  const wanted = await hashOf(await sources());
  const present = await readFile(BUILT_MARK, "utf8").catch(() => "");
  if (present === wanted) return;
  console.log("Building.");
  await rm(BUILT_MARK, { force: true });
  const node = await projectNode();
  const vite = path.join(ROOT, "node_modules/vite/bin/vite.js");
  // Tests set another NODE_ENV, under which Vite would write calls to React's development build.
  const env = { ...process.env, NODE_ENV: "production" };
  const build = (...words) => run(node, [vite, "build", "--logLevel", "warn", ...words], "vite build", { env });
  await Promise.all([build(), build("--ssr", "run/web.ts")]);
  await mkdir(path.dirname(BUILT_MARK), { recursive: true });
  await writeFile(BUILT_MARK, wanted);
}

/** The Node 24 that comes as a package; elsewhere the running one, if it can run TypeScript. */
export async function projectNode() {
  if (existsSync(OWN_NODE)) return OWN_NODE;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Obstacle(
    `No Node comes as a package for ${process.platform} on ${process.arch}; install Node 24 and start again.`,
  );
}

/** Runs a program and waits for it; a failure is told with the name of the step. */
export function run(program, words, step, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"], ...options });
    child.once("error", (error) => reject(new Obstacle(`${step} could not be started: ${error.message}`)));
    child.once("exit", (status, signal) => {
      if (status === 0) resolve();
      else reject(new Obstacle(`${step} failed (${signal ?? `status ${status}`}).`));
    });
  });
}

/**
 * npm, run by the Node that it came with: the project's own Node stands first in the PATH of npm scripts, and an install
 * that replaces node_modules would pull that one from under itself.
 */
export function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm?.endsWith(".js") && existsSync(npm)) {
    return [node && existsSync(node) && !node.startsWith(ROOT) ? node : process.execPath, npm];
  }
  return ["npm"];
}

const SOURCE_ROOMS = ["planner", "drawing", "shop", "calls", "web", "content", "platform", "run"];

async function sources() {
  const files = ["package-lock.json", "package.json", "tsconfig.json", "vite.config.ts"];
  for (const room of SOURCE_ROOMS) {
    const entries = await readdir(path.join(ROOT, room), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue;
      files.push(path.relative(ROOT, path.join(entry.parentPath ?? entry.path, entry.name)));
    }
  }
  return files.sort();
}

async function hashOf(files) {
  const hash = createHash("sha256");
  const contents = await Promise.all(files.map((file) => readFile(path.join(ROOT, file))));
  for (const [index, content] of contents.entries()) {
    hash.update(`${files[index]}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
