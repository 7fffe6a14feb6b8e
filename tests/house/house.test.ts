import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");
const run = promisify(execFile);

type Planted = { readonly file: string; readonly text: string; readonly rule: string };

const IMPORT = "lint/style/noRestrictedImports";
const bringsIn = (file: string, module: string): Planted => ({
  file,
  text: `import { thing } from "${module}";\nexport const same = thing;\n`,
  rule: IMPORT,
});

/** One violation of each kind; every one must be found, in its own file and by its own rule. */
const VIOLATIONS: readonly Planted[] = [
  bringsIn("planner/search/uses-drawing.ts", "#drawing/writer.ts"),
  bringsIn("planner/search/uses-node.ts", "node:fs"),
  bringsIn("planner/search/climbs-out.ts", "../../drawing/writer.ts"),
  bringsIn("planner/search/uses-law.ts", "#planner/plan/laws/04-doors.ts"),
  bringsIn("planner/plan/uses-search.ts", "#planner/search/look-again/climb.ts"),
  bringsIn("drawing/svg/uses-search.ts", "#planner/search/look-again/climb.ts"),
  bringsIn("drawing/svg/uses-node.ts", "node:path"),
  bringsIn("drawing/sheet/page/uses-section.ts", "#drawing/section/section-sheet.ts"),
  bringsIn("drawing/sheet/uses-the-planner.ts", "#planner/search/look-again/climb.ts"),
  bringsIn("drawing/facade/uses-section.ts", "#drawing/section/section-sheet.ts"),
  bringsIn("drawing/facade/uses-view.ts", "#drawing/view/draw-view.ts"),
  bringsIn("platform/queue/uses-shop.ts", "#shop/context.ts"),
  bringsIn("shop/survey/uses-calls.ts", "#calls/pay.ts"),
  bringsIn("shop/survey/uses-later-room.ts", "#shop/orders/order.ts"),
  bringsIn("shop/leads/uses-later-sibling.ts", "../offers/offer.ts"),
  bringsIn("shop/delivery/uses-later-room.ts", "#shop/operator/act.ts"),
  bringsIn("calls/uses-web.ts", "#web/routes.ts"),
  bringsIn("web/checkout/uses-shop.ts", "#shop/context.ts"),
  bringsIn("web/checkout/uses-platform.ts", "#platform/clock.ts"),
  bringsIn("web/checkout/uses-screen.ts", "#web/survey/steps.ts"),
  bringsIn("web/survey/uses-sibling-screen.ts", "../checkout/plans.ts"),
  bringsIn("content/uses-shop.ts", "#shop/context.ts"),
  bringsIn("platform/uses-run.ts", "#run/config.ts"),
  { file: "planner/search/chance.ts", text: "export const draw = () => Math.random();\n", rule: "plugin" },
  { file: "planner/search/clock.ts", text: "export const now = () => Date.now();\n", rule: "plugin" },
  { file: "drawing/svg/today.ts", text: "export const today = () => new Date();\n", rule: "plugin" },
  {
    file: "shop/orders/reads-environment.ts",
    text: "export const port = process.env.PORT;\n",
    rule: "lint/style/noProcessEnv",
  },
  {
    file: "shop/orders/anything.ts",
    text: "export function pass(value: any): unknown {\n  return value;\n}\n",
    rule: "lint/suspicious/noExplicitAny",
  },
  {
    file: "shop/orders/index.ts",
    text: 'export { one } from "./one.ts";\nexport * from "./two.ts";\n',
    rule: "lint/performance/noBarrelFile",
  },
  {
    file: "shop/orders/floating.ts",
    text: "async function pay(): Promise<void> {}\nexport function click(): void {\n  pay();\n}\n",
    rule: "lint/nursery/noFloatingPromises",
  },
  {
    file: "shop/orders/CamelCase.ts",
    text: "export const one = 1;\n",
    rule: "lint/style/useFilenamingConvention",
  },
  {
    file: "shop/orders/shape.ts",
    text: "export interface Shape {\n  readonly one: number;\n}\n",
    rule: "lint/style/useConsistentTypeDefinitions",
  },
  {
    file: "shop/orders/egg.ts",
    text: 'import { hen } from "./hen.ts";\nexport const egg = () => hen;\n',
    rule: "lint/suspicious/noImportCycles",
  },
  {
    file: "shop/orders/hen.ts",
    text: 'import { egg } from "./egg.ts";\nexport const hen = () => egg;\n',
    rule: "lint/suspicious/noImportCycles",
  },
  {
    file: "shop/orders/long.ts",
    text: Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};\n`).join(""),
    rule: "lint/style/noExcessiveLinesPerFile",
  },
];

/** Imports that the table in docs/architecture.md allows: they must pass. */
const ALLOWED: readonly Planted[] = [
  bringsIn("planner/search/allowed.ts", "#planner/brief/brief.ts"),
  bringsIn("planner/search/asks-the-laws.ts", "#planner/plan/check-plan.ts"),
  bringsIn("drawing/svg/allowed.ts", "#planner/plan/plan.ts"),
  bringsIn("drawing/section/allowed.ts", "#drawing/facade/house-boxes.ts"),
  bringsIn("shop/orders/allowed.ts", "../survey/response.ts"),
  bringsIn("shop/delivery/allowed.ts", "#drawing/writer.ts"),
  bringsIn("calls/allowed.ts", "#shop/context.ts"),
  bringsIn("web/checkout/allowed.ts", "#calls/client.ts"),
  bringsIn("run/allowed.ts", "#shop/context.ts"),
];

let copy = "";
let found: readonly { readonly file: string; readonly rule: string }[] = [];

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), "homeplan-house-"));
  for (const file of [
    "biome.json",
    "package.json",
    "tsconfig.json",
    "planner/tsconfig.json",
    "tests/house/no-chance.grit",
  ]) {
    await cp(path.join(ROOT, file), path.join(copy, file));
  }
  await symlink(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
  for (const { file, text } of [...VIOLATIONS, ...ALLOWED]) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await writeFile(path.join(copy, file), text);
  }
  const words = ["check", "--vcs-enabled=false", "--max-diagnostics=none", "--reporter=json"];
  const output = await run(path.join(ROOT, "node_modules/.bin/biome"), words, { cwd: copy, maxBuffer: 2 ** 26 }).then(
    () => "",
    (failed: { readonly stdout: string }) => failed.stdout,
  );
  const report = JSON.parse(output) as {
    readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
  };
  found = report.diagnostics.map(({ category, location }) => ({ rule: category, file: location.path }));
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

describe("the house's rules find what breaks them", () => {
  test.each(VIOLATIONS)("$file breaks $rule", ({ file, rule }) => {
    expect(found).toContainEqual({ file, rule });
  });

  test.each(ALLOWED)("$file may be", ({ file }) => {
    expect(found.filter((one) => one.file === file && one.rule === IMPORT)).toEqual([]);
  });

  test("the planner does not compile with a browser's or Node's names", async () => {
    await writeFile(
      path.join(copy, "planner/search/world.ts"),
      "export const title = () => document.title;\nexport const id = () => process.pid;\n",
    );
    const output = await run(path.join(ROOT, "node_modules/.bin/tsc"), ["-p", "planner/tsconfig.json"], {
      cwd: copy,
    }).then(
      () => "",
      (failed: { readonly stdout: string }) => failed.stdout,
    );
    expect(output).toContain("planner/search/world.ts(1,28): error TS2584");
    expect(output).toContain("planner/search/world.ts(2,25): error TS2591");
  });
});
