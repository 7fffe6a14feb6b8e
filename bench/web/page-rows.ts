import type { Browser } from "playwright-core";
import type { Row } from "./budgets.ts";
import { hurryThroughCheckout, openCheckout, PLAIN_CHECKOUT_TAPS, radioReady } from "./checkout-runs.ts";
import { type Hurried, hurryThroughPlain } from "./hurried.ts";
import { median } from "./median.ts";
import type { Vitals } from "./phone.ts";
import { plainOf, servePlain } from "./plain-page.ts";
import { hurryThroughSurvey, lookOn, PLAIN_SURVEY_TAPS, startReady } from "./survey-runs.ts";
import { weighPage, weighSurvey } from "./weight.ts";

/** How much slower the phone's processor is: a good phone, a cheap one, a very cheap and busy one. */
const SLOWER = [4, 6, 20] as const;
const INP_BUDGET: Readonly<Record<number, number>> = { 4: 56, 6: 80 };
const LCP_RATIO = 1.15;
const READY_RATIO = 1.25;
/** Readiness is measured in so many times more turns: a turn is short, and even the plain page's figures differ by a third from one to the next. */
const READY_TURNS = 3;

/** The survey's budgets, measured. */
export async function surveyRows(browser: Browser, url: string, times: number): Promise<readonly Row[]> {
  const plain = await servePlain(new Map([["/", plainOf(await (await fetch(url)).text())]]), { url, cookie: "" });
  const weight = await weighSurvey(browser, `${url}/`);
  const rows: Row[] = [
    { name: "survey: scripts before the first tap", measured: weight.before.scripts, atMost: 0, unit: "B" },
    { name: "survey: all before the first tap", measured: weight.before.bytes, atMost: 6000, unit: "KB" },
    { name: "survey: requests before the first tap", measured: weight.before.requests, atMost: 2, unit: "" },
    { name: "survey: React after the tap, gzip", measured: weight.gzippedAfter, atMost: 80_000, unit: "KB" },
  ];
  for (const slower of SLOWER) {
    const looks = await both(times, plain.url, url, (site) => lookOn(browser, { address: `${site}/`, slower }));
    rows.push(
      ratioRow(`survey: LCP ${slower}×`, LCP_RATIO, looks, ({ lcp }) => lcp),
      shiftRow("survey", slower, looks.ours),
    );
    const ready = await both(READY_TURNS * times, plain.url, url, (site) =>
      startReady(browser, { address: `${site}/`, slower }),
    );
    rows.push(ratioRow(`survey: Start ready ${slower}×`, READY_RATIO, ready, (ms) => ms));
    rows.push(
      ...hurryRows(
        "survey",
        slower,
        await both(times, plain.url, url, (site) => {
          const look = { address: `${site}/`, slower };
          return site === url ? hurryThroughSurvey(browser, look) : hurryThroughPlain(browser, look, PLAIN_SURVEY_TAPS);
        }),
      ),
    );
  }
  await plain.close();
  return rows;
}

/** The checkout's budgets, measured on a visitor's own page. */
export async function checkoutRows(browser: Browser, url: string, times: number): Promise<readonly Row[]> {
  const { address, cookies, token } = await openCheckout(browser, url);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { pathname, search } = new URL(address);
  const html = await (await fetch(address, { headers: { cookie } })).text();
  const plain = await servePlain(new Map([[pathname, plainOf(html)]]), { url, cookie });
  const weight = await weighPage(browser, address, cookies);
  const rows: Row[] = [
    {
      name: "checkout: all without pictures",
      measured: weight.bytes,
      atMost: 85_000,
      unit: "KB",
      note: `${weight.requests} requests`,
    },
  ];
  for (const slower of SLOWER) {
    const looks = await both(times, plain.url, url, (site) =>
      lookOn(browser, { address: site + pathname + search, slower, cookies }),
    );
    rows.push(
      { ...ratioRow(`checkout: LCP ${slower}×`, LCP_RATIO, looks, ({ lcp }) => lcp) },
      shiftRow("checkout", slower, looks.ours),
    );
    const ready = await both(READY_TURNS * times, plain.url, url, (site) =>
      radioReady(browser, { address: site + pathname + search, slower, cookies }),
    );
    rows.push(ratioRow(`checkout: radio ready ${slower}×`, READY_RATIO, ready, (ms) => ms));
    rows.push(
      ...hurryRows(
        "checkout",
        slower,
        await both(times, plain.url, url, (site) => {
          const look = { address: site + pathname + search, slower, cookies };
          return site === url
            ? hurryThroughCheckout(browser, { ...look, token })
            : hurryThroughPlain(browser, look, PLAIN_CHECKOUT_TAPS);
        }),
      ),
    );
  }
  await plain.close();
  return rows;
}

type Both<Found> = { readonly plain: readonly Found[]; readonly ours: readonly Found[] };

/** Runs the two sites in turn, each first every other time, so that what else the machine does meets both. */
async function both<Found>(
  times: number,
  plainUrl: string,
  ourUrl: string,
  run: (site: string) => Promise<Found>,
): Promise<Both<Found>> {
  const plain: Found[] = [];
  const ours: Found[] = [];
  for (let round = 0; round < times; round += 1) {
    if (round % 2 === 0) plain.push(await run(plainUrl));
    ours.push(await run(ourUrl));
    if (round % 2 === 1) plain.push(await run(plainUrl));
  }
  return { plain, ours };
}

/** The median of the ratios within each turn: the two runs of a turn found the machine equally busy, the first turn and the last did not. */
function ratioRow<Found>(name: string, atMost: number, found: Both<Found>, of: (one: Found) => number): Row {
  const [ours, plain] = [median(found.ours.map(of)), median(found.plain.map(of))];
  const ratios = found.ours.map((one, turn) => of(one) / (found.plain[turn] ? of(found.plain[turn]) : Number.NaN));
  return {
    name,
    measured: median(ratios),
    atMost,
    unit: "×",
    note: `${ours.toFixed(0)} ms, plain ${plain.toFixed(0)} ms`,
  };
}

function shiftRow(page: string, slower: number, looks: readonly Vitals[]): Row {
  const worst = looks.reduce((one, other) => (other.cls > one.cls ? other : one));
  return { name: `${page}: CLS ${slower}×`, measured: worst.cls, atMost: 0, unit: "", note: worst.moved };
}

/** The slowest interaction against its budget, with what the plain page's few taps took in the same turns; and the taps that were lost. */
function hurryRows(page: string, slower: number, { ours, plain }: Both<Hurried>): readonly Row[] {
  const inp = median(ours.map((run) => run.inp));
  const lost = ours.flatMap((run) => run.lost);
  const budget = INP_BUDGET[slower];
  const slowest = [...new Set(ours.map((run) => run.slowest))].join(", ");
  const note = `plain ${median(plain.map((run) => run.inp))} ms; slowest: ${slowest}`;
  return [
    ...(budget ? [{ name: `${page}: INP ${slower}×`, measured: inp, atMost: budget, unit: "ms", note } as const] : []),
    {
      name: `${page}: lost taps ${slower}×`,
      measured: lost.length,
      atMost: 0,
      unit: "",
      note: `of ${5 * ours.length}${lost.length > 0 ? `; lost ${lost.join(", ")}` : ""}${budget ? "" : `; INP ${inp} ms, ${note}`}`,
    },
  ];
}
