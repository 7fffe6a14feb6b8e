import { Hono } from "hono";
import { html } from "hono/html";
import { afterAll, expect, test } from "vitest";
import { visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";
import { pageShell } from "#web/render/shell.tsx";

const pages = await servePages();
afterAll(pages.close);

test("on a narrow phone a policy's contents are numbered beside their first line, inside the card, as the parts are", async () => {
  const { page } = await visitor({ baseURL: pages.url, viewport: { width: 320, height: 700 } });
  await page.goto("/termsandconditions?lan=ta");
  const list = page.locator(".policy nav ol");
  // Room for "12. " before the words; a link that is a block has its number at its first line.
  expect(await list.evaluate((ol) => Number.parseFloat(getComputedStyle(ol).paddingLeft))).toBeGreaterThanOrEqual(30);
  const links = list.locator("a");
  expect(await links.count()).toBe(12);
  for (const display of await links.evaluateAll((all) => all.map((a) => getComputedStyle(a).display)))
    expect(display).toBe("block");
  const numbered = await page
    .locator(".policy section h2")
    .evaluateAll((all) => all.map((h2) => getComputedStyle(h2, "::before").content));
  expect(new Set(numbered)).toEqual(new Set(['counter(part) ". "']));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("what a call writes stands in the site's own styles, which its security policy lets in", async () => {
  const body = html`<p><button class="button">Send</button></p>`;
  const app = new Hono().get("/my-data", (c) =>
    pageShell(c, { title: "Your data", body, language: "en", path: "/my-data" }),
  );
  const before = async (request: Request) => (request.url.endsWith("/my-data") ? app.fetch(request) : null);
  const shells = await servePages({ before });
  const { page, faults } = await visitor({ baseURL: shells.url, viewport: { width: 1280, height: 700 } });
  const looks = () =>
    page.evaluate(() =>
      [".top", ".logo", ".tongue summary", ".card", "main", ".foot a"].map((part) => {
        const style = getComputedStyle(document.querySelector(part) ?? document.body);
        const { color, backgroundColor, fontSize, borderRadius } = style;
        return part === "main" ? style.fontFamily : [color, backgroundColor, fontSize, borderRadius];
      }),
    );
  await page.goto("/privacy-policy");
  const policies = await looks();
  await page.goto("/my-data");
  expect(await looks()).toEqual(policies);
  const button = await page.locator("main .button").evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(button).not.toBe("rgba(0, 0, 0, 0)");
  expect(faults).toEqual([]);
  await shells.close();
});
