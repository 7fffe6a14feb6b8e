import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { type Cookie, type Fetched, phone } from "./phone.ts";

export type Weight = { readonly requests: number; readonly bytes: number; readonly scripts: number };

const PICTURE = /^\/(pictures|previews)\//;

/** Whether something is a script; one that is fetched before it is imported has another type, and is known by its name. */
function isScript({ type, url }: Fetched): boolean {
  return type === "Script" || new URL(url).pathname.endsWith(".js");
}

/** What came over the network; pictures count only where `pictures` is set. */
function weigh(fetched: readonly Fetched[], pictures: boolean): Weight {
  const counted = fetched.filter(({ url }) => pictures || !PICTURE.test(new URL(url).pathname));
  const sum = (some: readonly Fetched[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: counted.length,
    bytes: sum(counted),
    scripts: sum(counted.filter(isScript)),
  };
}

/** `before`: what comes before the first tap, in bytes as packed on the wire. `gzippedAfter`: all scripts once the tap has woken the page, bytes of gzip -9. */
export async function weighSurvey(
  browser: Browser,
  address: string,
): Promise<{ readonly before: Weight; readonly gzippedAfter: number; readonly cls: number }> {
  const { page, context, fetched, vitals } = await phone(browser, 1);
  await page.goto(address, { waitUntil: "networkidle" });
  const before = weigh(fetched(), true);
  await page.locator("[data-start]").tap();
  await page.waitForFunction(() => (window as { awake?: boolean }).awake);
  const scripts = new Set(
    fetched()
      .filter(isScript)
      .map(({ url }) => url),
  );
  const bodies = await Promise.all([...scripts].map(async (url) => (await context.request.get(url)).body()));
  const gzippedAfter = bodies.reduce((total, body) => total + gzipSync(body, { level: 9 }).length, 0);
  const { cls } = await vitals();
  await context.close();
  return { before, gzippedAfter, cls };
}

/** A whole page without its pictures, once it is woken and asks for nothing more. */
export async function weighPage(
  browser: Browser,
  address: string,
  cookies: readonly Cookie[],
): Promise<Weight & { readonly cls: number }> {
  const { page, context, fetched, vitals } = await phone(browser, 1, cookies);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => (window as { wake?: () => void }).wake?.());
  await page.waitForFunction(() => (window as { awake?: boolean }).awake);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  const weight = weigh(fetched(), false);
  const { cls } = await vitals();
  await context.close();
  return { ...weight, cls };
}
