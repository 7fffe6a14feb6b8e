import { afterAll, expect, test } from "vitest";
import { CHECKOUT, SERVER_NOW, serveCheckout, wake } from "#tests/support/checkout-screen.ts";

const pages = await serveCheckout();
const { open } = pages;
afterAll(pages.close);

/** An hour before the moment of the pause: until it is paused the clock runs, for minutes on a busy machine, and may not run past that moment. */
const BEFORE = new Date(Date.parse(SERVER_NOW) - 3_600_000);

test("from banner to copyright everything stands in its order, and samples say that they are", async () => {
  const page = await open();
  await wake(page);
  const words = (await page.locator("main").innerText()).toLowerCase();
  const inOrder = [
    "your 2d floor plan is ready !",
    "within 4 working hours",
    "softcopy by email",
    "extra ₹100 off",
    "one 2d floor plan",
    "two 2d floor plan options",
    "one 2d floor plan + 3d elevation",
    "two 2d floor plan + 3d elevation options",
    "offer valid till",
    "pay now",
    "cost effective",
    "high accuracy (95%)",
    "instant delivery",
    "multiple design options",
    "sample plans",
    "questions and answers",
    "cancel within 30 minutes of payment",
    "from families who built",
    "safe checkout",
    "disclaimer",
    "© 20",
  ];
  const places = inOrder.map((said) => words.indexOf(said));
  expect(places, inOrder.join("\n")).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(await page.locator(".banner li img").count()).toBe(4);
  const above = (upper: string, lower: string) =>
    page.evaluate(
      ([one, other]) => {
        const [first, second] = [document.querySelector(one ?? ""), document.querySelector(other ?? "")];
        return Boolean(first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
      },
      [upper, lower],
    );
  expect([await above("header", ".banner"), await above(".banner", ".buy h1")]).toEqual([true, true]);
  const said = page.locator("section", { hasText: "From families who built" }).locator("li");
  expect(await said.count()).toBe(6);
  for (const one of await said.all()) expect(await one.locator(".sample").isVisible()).toBe(true);
  const samples = page.getByRole("list", { name: "Sample plans" }).locator("li");
  expect(await samples.count()).toBe(5);
  for (const one of await samples.all()) expect(await one.locator("img").count()).toBe(2);
  expect(await page.locator(".faq details").count()).toBe(6);
  expect(await page.locator("a[href^='mailto:']").count()).toBeGreaterThan(0);
});

test("the language list is headed 'Select Language', and the current one alone is bold", async () => {
  const page = await open({}, { viewport: { width: 1280, height: 700 } });
  await page.goto(`${CHECKOUT}&lan=hn`);
  const summary = page.locator(".tongue summary");
  expect(await summary.ariaSnapshot()).toContain("भाषा चुनें");
  await page.goto(`${CHECKOUT}&lan=en`);
  // Read as it is seen, so that a voice command finds it by the words on it.
  expect(await summary.ariaSnapshot()).toContain("Select Language English");
  expect(await summary.innerText()).toMatch(/^Select Language\s+English$/);
  await summary.click();
  const weights = await page
    .locator(".tongue li a")
    .evaluateAll((links) => links.map((link) => [link.textContent, Number(getComputedStyle(link).fontWeight) >= 600]));
  expect(weights).toHaveLength(6);
  expect(weights.filter(([, bold]) => bold)).toEqual([["English", true]]);
  await page.getByRole("link", { name: "ಕನ್ನಡ" }).click();
  await page.waitForURL(/lan=kan/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("kn");
  expect(new URL(page.url()).searchParams.get("mobile")).toBe("9876543210");
});

test("tooltips say what each plan brings, on hover and on focus, six pixels below their sign", async () => {
  const page = await open();
  await wake(page);
  const tips = [
    "You will receive one Floor Plan option.",
    "You will receive Entirely different Two Floor Plan options",
    "You will receive One Floor Plan + 3D Elevation options",
    "You will receive Entirely different Two Floor Plan + 3D Elevation options",
  ];
  for (const [index, said] of tips.entries()) {
    const row = page.locator(".plan-row").nth(index);
    const tip = row.getByRole("tooltip", { includeHidden: true });
    expect(await tip.isVisible()).toBe(false);
    if (index % 2) await row.locator(".tip button").focus();
    else await row.locator(".tip button").hover();
    await tip.waitFor({ state: "visible" });
    expect(await tip.textContent()).toBe(said);
    const [above, below] = [await row.locator(".tip").boundingBox(), await tip.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeCloseTo(6, 0);
    expect((below?.x ?? 0) + (below?.width ?? 0)).toBeCloseTo((above?.x ?? 0) + (above?.width ?? 0), 0);
    await page.mouse.move(0, 0);
    await row.locator(".tip button").blur();
    await tip.waitFor({ state: "hidden" });
  }
});

test("the button at the bottom stays there and names the chosen plan's amount; Pay Now pays that plan", async () => {
  const page = await open();
  await wake(page);
  const bar = page.locator(".pay-bar button");
  expect(await page.locator("input[name=plan]:checked").inputValue()).toBe("one");
  expect(await bar.innerText()).toBe("Pay ₹299 To Unlock Now");
  for (const [index, amount] of ["₹299", "₹399", "₹599", "₹899"].entries()) {
    await page.locator(".plan-row label").nth(index).click();
    expect(await bar.innerText()).toBe(`Pay ${amount} To Unlock Now`);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
  expect(box?.y).toBeGreaterThan(500);
  await page.route("**/forms-api/update/r1", (route) => route.fulfill({ json: { status: 200 } }));
  // The provider's page is not this server's, which would tell the console that it has none.
  await page.route(/\/mmhpay\?/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  const chosen = page.waitForRequest("**/forms-api/update/r1");
  const handoff = page.waitForRequest(/\/mmhpay\?/);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await bar.click();
  expect((await chosen).postDataJSON()).toEqual({ packageType: "Option2_2D_3D" });
  const query = new URL((await handoff).url()).searchParams;
  expect([query.get("offertype"), query.get("productid"), query.get("amount")]).toEqual(["Option2_2D_3D", "p4", "899"]);
  // Of call 8's answer nothing more than this comes.
  expect(logged).toEqual(["package 200"]);
});

test("scripted figures begin at their bases and drift every 2 to 5 seconds, within ten above a base that rises each minute", async () => {
  const page = await open();
  await page.clock.install({ time: BEFORE });
  await page.clock.pauseAt(new Date(SERVER_NOW));
  // Three quarters of 2 to 5 seconds are 4250 ms, and of ten up or down five up.
  await page.addInitScript(() => {
    Math.random = () => 0.75;
  });
  await wake(page);
  const figures = async () =>
    (await page.getByText(/delivered in last 24 hrs/).allInnerTexts()).map((line) => {
      expect(line).toMatch(/plans delivered in last 24 hrs\s+sample data/);
      return Number(/\d+/.exec(line)?.[0]);
    });
  const above = (more: number) => [580, 840, 350, 720].map((base) => base + more);
  expect(await figures()).toEqual(above(0));
  await page.clock.runFor(4200);
  expect(await figures()).toEqual(above(0));
  for (const [ms, more] of [
    [100, 5],
    [4250, 10],
    [8500, 10],
    [42_500, 10],
    [4250, 15],
  ] as const) {
    await page.clock.runFor(ms);
    expect(await figures()).toEqual(above(more));
  }
});

test("one question of six is open at a time, and the fifth lists the four prices with the amounts that the plans strike out", async () => {
  const page = await open();
  await wake(page);
  const items = page.locator(".faq details");
  await items.nth(0).locator("summary").click();
  await items.nth(4).locator("summary").click();
  await expect.poll(() => page.locator(".faq details[open]").count()).toBe(1);
  const prices = await items.nth(4).innerText();
  for (const amount of ["₹299", "₹399", "₹599", "₹899"]) expect(prices).toContain(amount);
  const struck = await page.locator(".plan-price s").allInnerTexts();
  expect(struck).toHaveLength(4);
  expect(prices.match(/% off ₹[\d,]+/g)).toEqual(struck.map((amount) => `% off ${amount}`));
});

test.each([320, 1280])(
  "at the end of the page, %s px wide, the footer's links stand clear of the bar that pays",
  async (width) => {
    const page = await open({}, { viewport: { width, height: 700 } });
    await page.goto(CHECKOUT);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const links = page.locator(".foot a");
    expect(await links.count()).toBeGreaterThan(2);
    const covered = await links.evaluateAll((links) =>
      links
        .filter((link) => {
          const { x, y, width: wide, height } = link.getBoundingClientRect();
          return !link.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
        })
        .map((link) => link.textContent),
    );
    expect(covered).toEqual([]);
    expect(await page.locator(".pay-bar").evaluate((bar) => bar.getBoundingClientRect().bottom <= innerHeight)).toBe(
      true,
    );
  },
);

/** The words that are broken over more than one line. */
function brokenWords(elements: readonly Element[]): readonly string[] {
  const broken: string[] = [];
  for (const element of elements) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
  }
  return broken;
}

test("letters twice as large on a phone of 360 pixels: names, prices and the header stand in words, and nothing leaves the screen", async () => {
  // As a browser's zoom of 200 % does it: half the pixels for the same page.
  const page = await open({}, { viewport: { width: 180, height: 370 } });
  await page.goto(CHECKOUT);
  const broken = await page
    .locator(".logo, .tongue summary, .options button, .plan-name, .guarantee p")
    .evaluateAll(brokenWords);
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(180);
});
