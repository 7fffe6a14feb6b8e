import { expect, test } from "vitest";
import { newTab } from "#tests/support/lead-page.ts";
import { answeredVisitor } from "#tests/support/verified-visitor.ts";
import { LOADER_MESSAGES } from "#web/response/loader-progress.ts";
import { en } from "#web/words/en.ts";

const indian = await answeredVisitor({ plot: "tiny" });

test("the loader: a per cent each 200 ms, each message 120 ms after its turn, the last one when the design stands", async () => {
  const { responsePath } = indian;
  const page = await newTab(indian);
  let state = "designing";
  await page.route("**/design-progress?*", (route) =>
    route.fulfill({ json: { status: 200, state, stage: null, options: [], reasons: [] } }),
  );
  await page.clock.install({ time: new Date("2026-11-20T09:00:00Z") });
  await page.clock.pauseAt(new Date("2026-11-20T10:00:00Z"));
  await page.goto(responsePath);
  await page.waitForFunction(() => window.awake === true, undefined, { polling: 50 });
  const meter = page.getByRole("progressbar");
  const percent = async () => Number(await meter.getAttribute("aria-valuenow"));
  const message = () => page.locator(".message").textContent();
  expect([await percent(), await message()]).toEqual([0, ""]);
  await page.clock.runFor(119);
  expect(await message()).toBe("");
  await page.clock.runFor(1);
  expect(await message()).toBe("Processing your requirements");
  await page.clock.runFor(79);
  expect(await percent()).toBe(0);
  await page.clock.runFor(1);
  expect(await percent()).toBe(1);
  for (const { key, target } of LOADER_MESSAGES.slice(0, 8)) {
    await page.clock.runFor((target - (await percent())) * 200 - 10);
    expect(await message()).toBe(en.response[key]);
    await page.clock.runFor(10);
    expect(await percent()).toBe(target);
  }
  await page.clock.runFor(60_000);
  expect(await percent()).toBe(95);
  expect(await page.getByRole("button", { name: "Leave my number instead of waiting" }).count()).toBe(1);
  state = "ready";
  // In steps of one per cent: the answer comes in its own time, and a longer run could pass 96 with it.
  await expect
    .poll(async () => {
      await page.clock.runFor(200);
      return percent();
    })
    .toBe(96);
  await page.clock.runFor(120);
  expect(await message()).toBe("Your 2D & 3D Designs are ready");
  await page.clock.runFor(800);
  await page.getByLabel("Full name").waitFor();
  await page.context().close();
});

test("a meter that shows loading goes on where it was after a reload", async () => {
  const { responsePath } = indian;
  const page = await newTab(indian);
  await page.route("**/design-progress?*", (route) =>
    route.fulfill({ json: { status: 200, state: "designing", stage: null, options: [], reasons: [] } }),
  );
  await page.clock.install();
  await page.goto(responsePath);
  await page.waitForFunction(() => window.awake === true, undefined, { polling: 50 });
  await page.clock.runFor(8100);
  await page.reload();
  await page.waitForFunction(() => window.awake === true, undefined, { polling: 50 });
  expect(Number(await page.getByRole("progressbar").getAttribute("aria-valuenow"))).toBeGreaterThanOrEqual(40);
  await page.context().close();
});

test("the questionnaire failing is logged only: the flow goes on without it", async () => {
  const { responsePath } = indian;
  const page = await newTab(indian);
  const logged: string[] = [];
  page.on("console", (entry) => logged.push(entry.text()));
  await page.route("**/forms-api/response?*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(responsePath);
  await expect.poll(() => logged.join()).toContain("the questionnaire could not be read");
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.getByRole("progressbar").isVisible()).toBe(true);
  await page.context().close();
});

test("a thank-you without order id, currency or amount goes home after seven seconds, and not before", async () => {
  const page = await newTab(indian);
  for (const address of [
    "/thank-you",
    "/us/thank-you?request_order_id=x&currency=USD&amount=",
    "/uk/thank-you?request_order_id=x&currency=&amount=299",
  ]) {
    await page.clock.install({ time: new Date("2026-11-20T09:00:00Z") });
    await page.clock.pauseAt(new Date("2026-11-20T10:00:00Z"));
    await page.goto(address);
    await page.getByText("We will take you to the home page in a few seconds.").waitFor();
    await page.evaluate(() => window.wake?.());
    await expect
      .poll(() => page.evaluate(() => Object.keys(document.getElementById("app") ?? {}).length))
      .toBeGreaterThan(0);
    let homeward = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/") homeward += 1;
    });
    await page.clock.runFor(6900);
    await page.evaluate(() => fetch("/healthz").then((answer) => answer.text()));
    expect(homeward).toBe(0);
    await page.clock.runFor(200);
    await page.waitForURL((url) => url.pathname === "/");
  }
  await page.context().close();
});
