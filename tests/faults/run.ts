import { parseArgs } from "node:util";
import { cancelRacesStart } from "./cancel-races-start.ts";
import { guesses, verifiesAtOnce } from "./codes.ts";
import { killWalk } from "./kill-walk.ts";
import { killedWhileBuying } from "./killed-while-buying.ts";
import { type Product, startProduct, type Verdict } from "./product.ts";
import { forgedWebhooks, oneWebhookManyTimes } from "./webhooks.ts";

/**
 * `npm run faults [-- E3 E5 …] [--full] [--orders N]`: attacks and faults against the real processes, each with its `N of N`.
 * Needs a built product (`npm start` builds one). Exit 1 when anything did not hold.
 */
type Run = {
  readonly name: string;
  readonly usual: number;
  readonly full: number;
  readonly run: (times: number, product: () => Promise<Product>) => Promise<Verdict>;
};

const RUNS: readonly Run[] = [
  { name: "E3", usual: 300, full: 1000, run: async (times, product) => oneWebhookManyTimes(await product(), times) },
  { name: "E5", usual: 1000, full: 10_000, run: async (times, product) => forgedWebhooks(await product(), times) },
  { name: "E9", usual: 500, full: 10_000, run: async (times, product) => guesses(await product(), times) },
  { name: "E10", usual: 200, full: 200, run: async (times, product) => verifiesAtOnce(await product(), times) },
  { name: "E23", usual: 200, full: 1000, run: (times) => cancelRacesStart(times) },
  { name: "walk", usual: 1, full: 1, run: async (_times, product) => killWalk(await product()) },
  { name: "E2", usual: 8, full: 200, run: async (times, product) => killedWhileBuying(await product(), times) },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: "boolean" }, orders: { type: "string" } },
});
const chosen = RUNS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
let started: Promise<Product> | undefined;
const product = () => {
  started ??= startProduct();
  return started;
};
let failed = chosen.length === 0 ? 1 : 0;
try {
  for (const { name, usual, full, run } of chosen) {
    const times = name === "E2" && values.orders ? Number(values.orders) : values.full ? full : usual;
    const since = performance.now();
    const { held, of, said } = await run(times, product);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    console.log(`${name}: ${held} of ${of} ${said} (${seconds} s)`);
    if (held !== of) failed += 1;
  }
} finally {
  await (await started)?.stop();
}
process.exit(failed === 0 ? 0 : 1);
