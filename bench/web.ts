/**
 * Measures pages and server against their budgets. Pages: on a phone with a slow processor on slow 4G, each page in turns with the same page as plain
 * HTML; medians. Server: against node:http. Starts the built product on a port of its own.
 *
 *   npm run bench:web -- [--times 9] [--only survey,checkout,server] [--requests 3000]
 *
 * Both sides speak HTTP/1.1 with brotli over loopback; the browser itself slows network and processor (DevTools protocol).
 */
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { ensureBuilt } from "../run/prepare.mjs";
import { partsOf } from "../tests/faults/processes.ts";
import { browserLaunch, ensureBrowser } from "../tests/support/find-browser.mjs";
import { startApp } from "../tests/support/running-app.ts";
import { holds, type Row, table } from "./web/budgets.ts";
import { checkoutRows, surveyRows } from "./web/page-rows.ts";
import { serverRows } from "./web/server-rows.ts";

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "9" },
    only: { type: "string", default: "survey,checkout,server" },
    requests: { type: "string", default: "3000" },
  },
});
const times = Number(values.times);
const wanted = values.only.split(",");

await ensureBuilt();
await ensureBrowser();
const app = await startApp();
const browser = await chromium.launch(await browserLaunch());
const rows: Row[] = [];
/** Prints rows as soon as they are measured: all of them take a quarter of an hour and more. */
const tell = (part: readonly Row[]): void => {
  console.log(table(part));
  rows.push(...part);
};
try {
  if (wanted.includes("survey")) tell(await surveyRows(browser, app.url, times));
  if (wanted.includes("checkout")) tell(await checkoutRows(browser, app.url, times));
  if (wanted.includes("server")) {
    const web = (await partsOf(app.pid)).find(({ part }) => part === "web");
    if (!web) throw new Error("the web process is not running");
    tell(await serverRows({ url: app.url, pid: web.pid }, times, Number(values.requests)));
  }
} finally {
  await browser.close();
  await app.stop();
}
const held = rows.filter(holds).length;
console.log(`\n${held} of ${rows.length} budgets hold; medians of ${times}, interleaved.`);
