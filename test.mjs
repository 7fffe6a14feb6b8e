// `npm test` on any Node from 20 on: installs what is missing, runs every check, and ends with the counts.
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { ensureBuilt, ensureInstalled, projectNode, ROOT, run } from "./run/prepare.mjs";
import { ensureBrowser } from "./tests/support/find-browser.mjs";

const RESULTS = path.join(ROOT, ".cache/test-results.json");
const total = { passed: 0, failed: 0 };

try {
  await ensureInstalled();
  const node = await projectNode();
  // Programs that a test starts find the project's Node before any other.
  const env = { ...process.env, PATH: `${path.join(ROOT, "node_modules/.bin")}${path.delimiter}${process.env.PATH}` };
  const bin = (name) => path.join(ROOT, "node_modules/.bin", name);
  const tsc = (project) => run(bin("tsc"), ["-p", project], `types of ${project}`, { env });

  await step("lint", () => run(bin("biome"), ["check", "--error-on-warnings"], "lint", { env }));
  await step("types", async () => {
    for (const project of ["tsconfig.json", "planner/tsconfig.json", "drawing/tsconfig.json"]) await tsc(project);
  });
  await vitest(node, env, ["pure", "database"]);
  await step("build", ensureBuilt);
  await step("browser", ensureBrowser);
  await vitest(node, env, ["screens", "journeys"]);
} catch (error) {
  console.error(error);
  total.failed += 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function step(name, work) {
  console.log(`\n── ${name}`);
  try {
    await work();
    total.passed += 1;
  } catch (error) {
    console.error(error.message);
    total.failed += 1;
  }
}

/** Adds Vitest's counts to the total; a run that fails without a failed test (such as a file that does not load) counts as one failure. */
async function vitest(node, env, projects) {
  console.log(`\n── tests: ${projects.join(", ")}`);
  await mkdir(path.dirname(RESULTS), { recursive: true });
  await rm(RESULTS, { force: true });
  const words = ["--reporter=default", "--reporter=json", `--outputFile.json=${RESULTS}`];
  const selected = projects.flatMap((project) => ["--project", project]);
  const vitestCli = path.join(ROOT, "node_modules/vitest/vitest.mjs");
  const fault = await run(node, [vitestCli, "run", ...selected, ...words], "vitest", { env }).catch((error) => error);
  const results = JSON.parse(await readFile(RESULTS, "utf8").catch(() => "{}"));
  const failed = results.numFailedTests ?? 0;
  total.passed += results.numPassedTests ?? 0;
  total.failed += fault && failed === 0 ? 1 : failed;
}
