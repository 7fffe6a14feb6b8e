import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

/** Slow 4G as the budgets name it: 1.6 Mbps down, 150 ms to the first byte of every answer. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export type Fetched = { readonly url: string; readonly type: string; readonly bytes: number };

export type Phone = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What has come over the network so far, with its packed size without headers. */
  readonly fetched: () => readonly Fetched[];
  readonly vitals: () => Promise<Vitals>;
};

/** So far: `lcp` in ms since the navigation began, `cls` the sum of layout shifts, `inp` the slowest interaction's duration in ms, 0 without any. */
export type Vitals = {
  readonly lcp: number;
  readonly cls: number;
  readonly inp: number;
  /** What the last shift moved, and what the slowest interaction was. */
  readonly moved: string;
  readonly slowest: string;
};

type Watched = { lcp: number; cls: number; inp: number; moved: string; slowest: string };

/** Collects the vitals in the page, before whose own scripts it runs. */
function watch(): void {
  const seen: Watched = { lcp: 0, cls: 0, inp: 0, moved: "", slowest: "" };
  const named = (node: Node | null | undefined) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className || node.id}` : (node?.nodeName ?? "");
  Object.assign(window, { seen });
  const look = (type: string, options: object, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...options });
  look("largest-contentful-paint", {}, (entry) => {
    seen.lcp = entry.startTime;
  });
  look("layout-shift", {}, (entry) => {
    const { value, hadRecentInput, sources } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    };
    if (hadRecentInput) return;
    seen.cls += value;
    seen.moved = sources.map(({ node }) => named(node)).join(" ");
  });
  look("event", { durationThreshold: 16 }, (entry) => {
    const { interactionId, target } = entry as unknown as { interactionId: number; target: Node | null };
    if (interactionId === 0 || entry.duration <= seen.inp) return;
    seen.inp = entry.duration;
    seen.slowest = `${entry.name} ${named(target)}`;
  });
}

/** A phone with an empty cache on slow 4G, its processor `slower` times slower than this machine's; 1 slows neither processor nor network. */
export async function phone(browser: Browser, slower: number, cookies: readonly Cookie[] = []): Promise<Phone> {
  const context = await browser.newContext(PHONE);
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  if (slower > 1) {
    await wire.send("Network.emulateNetworkConditions", SLOW_4G);
    await wire.send("Emulation.setCPUThrottlingRate", { rate: slower });
  }
  const fetched = collect(wire);
  return {
    page,
    context,
    fetched: () => fetched,
    vitals: () => page.evaluate(() => (window as unknown as { seen: Watched }).seen),
  };
}
export type Cookie = Awaited<ReturnType<BrowserContext["cookies"]>>[number];

/** A page to open, the visitor's cookies, and how much slower the processor is. */
export type Look = { readonly address: string; readonly slower: number; readonly cookies?: readonly Cookie[] };

/**
 * Milliseconds from the navigation until `works`, which is run in the page every 8 ms, gives true and what it did is painted. Painting counts, as
 * the plain page lays out what it shows after its handler, the product's page already within it, for the field that it focuses.
 */
export async function timeUntil(browser: Browser, look: Look, works: () => boolean): Promise<number> {
  const { page, context } = await phone(browser, look.slower, look.cookies);
  await page.addInitScript(
    `{ const works = ${works}; const trying = setInterval(() => { if (!works()) return; clearInterval(trying); requestAnimationFrame(() => { const painted = new MessageChannel(); painted.port1.onmessage = () => { window.readyAt = performance.now(); }; painted.port2.postMessage(0); }); }, 8); }`,
  );
  await page.goto(look.address, { waitUntil: "commit" });
  const at = await page.waitForFunction(() => (window as { readyAt?: number }).readyAt, null, { polling: 50 });
  const ready = Number(await at.jsonValue());
  await context.close();
  return ready;
}

/** Taps without the checks that a browser test runs inside the page: they would count as time that the visitor waits. */
export async function tapOn(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.waitFor();
  await target.tap({ force: true });
}

/**
 * Whether something that the selector matches shows within `patience` ms. The page itself tells, at a change of the document or of a
 * field: asking again and again would be work in the middle of the interaction that is measured.
 */
export function appears(page: Page, selector: string, patience: number): Promise<boolean> {
  return page.evaluate(
    ([wanted, most]) =>
      new Promise<boolean>((resolve) => {
        const look = () => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) && end(true);
        const end = (came: boolean) => {
          watching.disconnect();
          document.removeEventListener("change", look);
          resolve(came);
        };
        const watching = new MutationObserver(look);
        watching.observe(document, { subtree: true, childList: true, attributes: true });
        document.addEventListener("change", look);
        setTimeout(() => end(false), most);
        look();
      }),
    [selector, patience] as const,
  );
}

function collect(wire: CDPSession): readonly Fetched[] {
  const fetched: Fetched[] = [];
  const asked = new Map<string, { url: string; type: string; head: number }>();
  wire.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (/^https?:/.test(request.url)) asked.set(requestId, { url: request.url, type: type ?? "", head: 0 });
  });
  wire.on("Network.responseReceived", ({ requestId, response }) => {
    const one = asked.get(requestId);
    if (one) one.head = response.encodedDataLength;
  });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) fetched.push({ url: one.url, type: one.type, bytes: encodedDataLength - one.head });
  });
  return fetched;
}
