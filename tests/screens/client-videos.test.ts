import { afterAll, expect, test } from "vitest";
import { PHONE, visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";

const pages = await servePages();
afterAll(pages.close);

test("a client video is fetched only when it is played, and playing one pauses the others", async () => {
  const { page, faults } = await visitor({ ...PHONE, baseURL: pages.url });
  const fetched: string[] = [];
  page.on("request", (request) => /\.webm$/.test(request.url()) && fetched.push(request.url()));
  await page.goto("/response/checkout/form_one_1?Rx=r1");
  await page.waitForFunction(() => window.awake === true);
  const films = page.locator("video");
  expect(await films.count()).toBe(4);
  // They come once the page has come to rest.
  const standing = (all: HTMLVideoElement[]) => all.map(({ controls, poster }) => controls && poster !== "");
  await expect.poll(() => films.evaluateAll(standing)).toEqual([true, true, true, true]);
  // On a phone a film plays where it stands.
  expect(await films.evaluateAll((all: HTMLVideoElement[]) => all.every(({ playsInline }) => playsInline))).toBe(true);
  expect(fetched).toEqual([]);

  await films.nth(0).evaluate((film: HTMLVideoElement) => film.play());
  await films.nth(1).evaluate((film: HTMLVideoElement) => film.play());
  // A film that has come to its end is paused too.
  await expect
    .poll(() => films.evaluateAll((all: HTMLVideoElement[]) => all.map(({ paused, ended }) => [paused, ended])))
    .toEqual([false, true, false, false].map((plays) => [!plays, false]));
  await expect.poll(() => films.nth(1).evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.2);
  expect(new Set(fetched).size).toBe(2);
  expect(faults).toEqual([]);
});

test("a film that the browser cannot play gives way to the words that it holds", async () => {
  const { page } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.route("**/*.webm", (route) => route.fulfill({ contentType: "video/webm", body: "no film" }));
  await page.goto("/response/checkout/form_one_1?Rx=r1");
  await page.waitForFunction(() => window.awake === true);
  const films = page.locator("video");
  await films.first().evaluate((film: HTMLVideoElement) => {
    film.play().catch(() => undefined);
  });
  await page.locator(".films .notice").getByText("Your Browser donn't support this video", { exact: true }).waitFor();
  expect(await films.count()).toBe(3);
});

test("without any script each film has its controls, and stands there once", async () => {
  const { page } = await visitor({ ...PHONE, baseURL: pages.url, javaScriptEnabled: false });
  await page.goto("/response/checkout/form_one_1?Rx=r1");
  const films = page.locator("video:visible");
  await films.first().waitFor();
  expect(await films.count()).toBe(4);
  expect(await page.locator("video[controls][poster]:visible").count()).toBe(4);
});
