import { AxeBuilder } from "@axe-core/playwright";
import { afterAll, expect, test } from "vitest";
import { PHONE, visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";

const pages = await servePages();
afterAll(pages.close);

test("by keyboard alone one finds a country in one's own language, and its dial code and flag stand in the form", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  await page.goto("/response/form_one_1?Rx=r1&resume=1&lan=hn");
  const dial = page.getByRole("button", { name: /^देश का कोड: भारत \+91/ });
  await dial.focus();
  await page.keyboard.press("Enter");
  const field = page.getByRole("combobox");
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type("संयुक्त");
  const options = page.getByRole("option");
  await expect.poll(() => options.count()).toBeLessThan(10);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  const first = await options.first().getAttribute("id");
  await expect.poll(() => field.getAttribute("aria-activedescendant")).toBe(first);
  const picked = (await options.first().textContent()) ?? "";
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  const code = /\+\d+/.exec(picked)?.[0] ?? "none";
  const button = page.locator("button.dial");
  expect(picked).toMatch(/^\p{RI}{2} /u);
  expect(await button.textContent()).toBe(`${picked.split(" ")[0]} ${code}`);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("in the UK a mobile number is one of +44, and a slip is no slip any more once another country is chosen", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  await page.goto("/uk/response/form_one_1?Rx=r1&resume=1");
  const dial = page.getByRole("button", { name: /^Country code: United Kingdom \+44/ });
  await dial.waitFor();
  for (const [field, text] of [
    ["#name", "Asha Rao"],
    ["#mobile", "770090"],
    ["#email", "asha@example.com"],
  ] as const)
    await page.locator(field).fill(text);
  await page.getByRole("button", { name: "Submit" }).click();
  const slip = page.locator("#mobile-problem");
  await slip.getByText("+44").waitFor();
  await dial.click();
  await page.getByRole("option").filter({ hasText: "Nepal" }).click();
  await page.getByRole("button", { name: /^Country code: Nepal \+977/ }).waitFor();
  expect(await slip.textContent()).toBe("");
});

test("in the US the list has no +91, is searched by dial code, and holds no accessibility fault", async () => {
  const { page, faults } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.goto("/us/response/form_one_1?Rx=r1&resume=1");
  await page.getByRole("button", { name: /^Country code: United States \+1/ }).tap();
  const options = page.getByRole("option");
  await options.first().waitFor();
  expect(await options.count()).toBeGreaterThan(230);
  expect(await options.filter({ hasText: /\+91$/ }).count()).toBe(0);
  await page.getByRole("combobox").fill("united");
  // The dialog fades in: text read while it is half transparent has too little contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).include("dialog").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.getByRole("combobox").fill("+977");
  await options.filter({ hasText: "Nepal" }).tap();
  await page.getByRole("button", { name: /^Country code: Nepal \+977/ }).waitFor();
  expect(faults.filter((fault) => !/404/.test(fault))).toEqual([]);
});

test("Enter right after the last letter takes what was typed, whatever of it is drawn by then", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  await page.goto("/response/form_one_1?Rx=r1&resume=1");
  await page.getByRole("button", { name: /^Country code: India \+91/ }).click();
  const drawn = await page.getByRole("combobox").evaluate(async (field: HTMLInputElement) => {
    field.setRangeText("nepal");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await Promise.resolve();
    const options = document.querySelectorAll("[role=option]").length;
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    return options;
  });
  expect(drawn).toBeGreaterThan(200);
  await page.getByRole("button", { name: /^Country code: Nepal \+977/ }).waitFor();
});

test("Escape leaves the countries at once, whatever was typed, and the country stays; the focus is back on its button", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  await page.goto("/response/form_one_1?Rx=r1&resume=1");
  const dial = page.getByRole("button", { name: /^Country code: India \+91/ });
  await dial.click();
  await page.getByRole("combobox").fill("nep");
  await expect.poll(() => page.getByRole("option").count()).toBeLessThan(10);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden", timeout: 3000 });
  expect(await dial.evaluate((element) => element === document.activeElement)).toBe(true);
  await dial.click();
  expect(await page.getByRole("combobox").inputValue()).toBe("");
});
