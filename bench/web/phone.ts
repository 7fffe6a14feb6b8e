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

/** Milliseconds since the navigation began; `inp` is the slowest interaction so far, 0 without any. */
export type Vitals = { readonly lcp: number; readonly cls: number; readonly inp: number };

type Watched = { lcp: number; cls: number; inp: number };

/** Runs before the page's own scripts. */
function watch(): void {
  const seen: Watched = { lcp: 0, cls: 0, inp: 0 };
  Object.assign(window, { seen });
  const look = (type: string, options: object, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...options });
  look("largest-contentful-paint", {}, (entry) => {
    seen.lcp = entry.startTime;
  });
  look("layout-shift", {}, (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  look("event", { durationThreshold: 16 }, (entry) => {
    const { interactionId } = entry as unknown as { interactionId: number };
    if (interactionId > 0) seen.inp = Math.max(seen.inp, entry.duration);
  });
}

/** A phone with an empty cache, its processor `slower` times slower than this machine's; 1 leaves the network free too. */
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

function collect(wire: CDPSession): readonly Fetched[] {
  const fetched: Fetched[] = [];
  const asked = new Map<string, { url: string; type: string; bytes: number }>();
  wire.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (/^https?:/.test(request.url)) asked.set(requestId, { url: request.url, type: type ?? "", bytes: 0 });
  });
  wire.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes += encodedDataLength;
  });
  wire.on("Network.loadingFinished", ({ requestId }) => {
    const one = asked.get(requestId);
    if (one) fetched.push(one);
  });
  return fetched;
}
