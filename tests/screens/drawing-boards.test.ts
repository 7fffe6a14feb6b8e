import { afterAll, expect, test } from "vitest";
import { PHONE, visitor } from "#tests/support/browser.ts";
import { DESIGN, previewOf } from "#tests/support/offer.ts";
import { servePages } from "#tests/support/pages.ts";

const drawn = DESIGN.options[0]?.previews ?? [];
const model = await previewOf("model", "Model", "/pictures/banner/banner2.avif");
const houseOf = (previews: typeof drawn) => ({
  loaders: { design: async () => ({ ...DESIGN, options: [{ option: 1, title: "", previews }] }) },
});
const pages = await servePages(houseOf([...drawn, model]));
afterAll(pages.close);
const WIDE = { viewport: { width: 1280, height: 740 } };
const TABLET = { viewport: { width: 800, height: 1100 }, deviceScaleFactor: 2 };
const CHECKOUT = "/response/checkout/form_one_1?Rx=r1";

test("a glass over each drawing shows that it opens larger, on its board", async () => {
  const { page } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.goto(CHECKOUT);
  const glasses = await page.locator(".gallery li button").evaluateAll((boards) =>
    boards.map((board) => {
      const { content, position, top, right } = getComputedStyle(board, "::after");
      return { drawn: content.startsWith('url("data:image/svg'), position, top, right };
    }),
  );
  expect(glasses.length).toBeGreaterThan(1);
  for (const glass of glasses) expect(glass).toEqual({ drawn: true, position: "absolute", top: "16px", right: "16px" });
});

test("the key to a drawing's words shows them in capitals, as they are lettered", async () => {
  const { page } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.goto(`${CHECKOUT}&lan=hn`);
  await page.getByText("नक्शे पर लिखे शब्द").click();
  expect(await page.locator(".folded li").first().innerText()).toBe("BEDROOM: बेडरूम");
});

test("two drawings stand side by side where there is room, and the way on ends with the last of them", async () => {
  const { page } = await visitor({
    baseURL: pages.url,
    viewport: { width: 1280, height: 740 },
    reducedMotion: "reduce",
  });
  await page.goto(CHECKOUT);
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true);
  const all = await page.locator(".gallery li").count();
  await page.getByText(`Drawing 1–2 of ${all}`).waitFor();
  const next = page.locator(".flip").getByRole("button", { name: "Next" });
  for (let first = 2; first < all; first += 1) {
    await next.click();
    await page.getByText(`Drawing ${first}–${first + 1} of ${all}`).waitFor();
  }
  expect(await next.isDisabled()).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByText(new RegExp(`Drawing \\d of ${all}`)).waitFor();
});

test.each([360, 1280])(
  "at %i px every drawing, upright or lying, stands whole and in its own proportions on a board of one height",
  async (width) => {
    const { page } = await visitor({ baseURL: pages.url, viewport: { width, height: 740 } });
    await page.goto(CHECKOUT);
    const boards = page.locator(".gallery li button");
    const heights = new Set<number>();
    const shapes = new Set<string>();
    for (let index = 0; index < (await boards.count()); index += 1) {
      const board = boards.nth(index);
      await board.scrollIntoViewIfNeeded();
      const drawing = await board.locator("img").evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const { width: wide, height: high } = image.getBoundingClientRect();
        const frame = image.closest("button")?.getBoundingClientRect();
        if (!frame) throw new Error("the drawing stands on no board");
        const { objectFit } = getComputedStyle(image);
        return { natural: image.naturalWidth / image.naturalHeight, wide, high, frame, objectFit };
      });
      expect(drawing.objectFit).toBe("contain");
      expect(drawing.wide).toBeLessThan(drawing.frame.width);
      expect(drawing.high).toBeLessThan(drawing.frame.height);
      heights.add(Math.round(drawing.frame.height));
      shapes.add(drawing.natural > 1 ? "lying" : "upright");
    }
    expect([...shapes].sort()).toEqual(["lying", "upright"]);
    expect(heights.size).toBe(1);
  },
);

test.each([360, 1280])(
  "at %i px the board of a house that is wider than deep is as high as its drawings, and not half empty",
  async (width) => {
    const wide = await servePages(houseOf([{ ...model, name: "level-0" }, model]));
    const { page } = await visitor({ baseURL: wide.url, viewport: { width, height: 740 } });
    await page.goto(CHECKOUT);
    const board = await page.locator(".gallery li button").first().boundingBox();
    const drawing = await page.locator(".gallery li img").first().boundingBox();
    // Half a rem above and below.
    expect((board?.height ?? 0) - (drawing?.height ?? 0)).toBeCloseTo(16, 0);
    expect((drawing?.width ?? 0) / (drawing?.height ?? 1)).toBeCloseTo(model.width / model.height, 1);
    await wide.close();
  },
);

test("nothing moves on a board as its drawing comes, whatever its proportions", async () => {
  const { page } = await visitor({ ...PHONE, baseURL: pages.url });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/pictures\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(CHECKOUT, { waitUntil: "commit" });
  const drawing = page.locator(".gallery li img").first();
  await drawing.waitFor();
  expect(await drawing.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  const before = await drawing.boundingBox();
  release();
  await drawing.evaluate((image: HTMLImageElement) => image.decode());
  expect(await drawing.boundingBox()).toEqual(before);
});

test.each([
  { on: "a phone", look: PHONE, shape: { width: 1200, height: 2112 }, drawing: "level-0.avif" },
  { on: "a phone", look: PHONE, shape: { width: 1200, height: 1158 }, drawing: "level-0.avif" },
  { on: "a tablet", look: TABLET, shape: { width: 1200, height: 2112 }, drawing: "level-0.avif" },
  { on: "a tablet", look: TABLET, shape: { width: 1200, height: 1158 }, drawing: "level-0.png" },
  { on: "a wide screen", look: WIDE, shape: { width: 1200, height: 2112 }, drawing: "level-0.avif" },
  { on: "a wide screen", look: WIDE, shape: { width: 1200, height: 1158 }, drawing: "level-0.avif" },
])(
  "on $on the first drawing is asked for as the page's answer begins, before all else that is drawn, once and in the size that is shown ($shape.width x $shape.height)",
  async (one) => {
    const house = await servePages(
      houseOf([{ ...model, ...one.shape, name: "level-0", url: "/drawn/level-0.png" }, model]),
    );
    const { page } = await visitor({ ...one.look, baseURL: house.url });
    await page.route("**/drawn/*", (route) => route.fulfill({ path: "content/pictures/banner/banner2.avif" }));
    const chrome = await page.context().newCDPSession(page);
    await chrome.send("Network.enable");
    const urgencies: string[] = [];
    chrome.on("Network.requestWillBeSent", ({ request }) => {
      if (request.url.includes("/drawn/")) urgencies.push(request.initialPriority);
    });
    await page.goto(CHECKOUT);
    const drawing = page.locator(".gallery li img").first();
    await drawing.evaluate((image: HTMLImageElement) => image.decode());
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/drawn/"))
        .map((entry) => [entry.name.split("/").at(-1), (entry as PerformanceResourceTiming).initiatorType]),
    );
    expect(asked).toEqual([[one.drawing, "link"]]);
    expect(urgencies).toEqual(["High"]);
    await house.close();
  },
);

test("the way to the drawing before stands where it stands, though the page has come only as far as that", async () => {
  const { page } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.goto(CHECKOUT);
  const [whole, begun] = await page.locator(".gallery .flip").evaluate((row) => {
    const placeOf = () => row.firstElementChild?.getBoundingClientRect().toJSON();
    const before = placeOf();
    row.lastElementChild?.remove();
    return [before, placeOf()];
  });
  expect(whole.width).toBeGreaterThan(0);
  expect(begun).toEqual(whole);
});

test.each([
  { on: "a wide screen", look: { ...WIDE, deviceScaleFactor: 2 } },
  { on: "a tablet", look: TABLET },
])("on $on, at two dots a point, no drawing is shown larger than its picture", async ({ look }) => {
  const upright = { ...model, name: "level-0", url: "/drawn/level-0.png", width: 1200, height: 1680 };
  const lying = { ...model, url: "/drawn/elevation.png", width: 1200, height: 1158 };
  const house = await servePages(houseOf([upright, lying]));
  const { page } = await visitor({ ...look, baseURL: house.url });
  await page.route("**/drawn/*", (route) => route.fulfill({ path: "content/pictures/banner/banner2.avif" }));
  await page.goto(CHECKOUT);
  const shown = await page.locator(".gallery li img").evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const [wide, high] = ["width", "height"].map((name) => Number(image.getAttribute(name)));
      return Math.min(width, (height * (wide ?? 0)) / (high ?? 1)) * devicePixelRatio;
    }),
  );
  const asked = await page
    .locator(".gallery li picture")
    .evaluateAll((pictures) =>
      pictures.map((picture) => (matchMedia(picture.querySelector("source")?.media || "all").matches ? 720 : 1200)),
    );
  for (const [index, dots] of shown.entries()) expect(dots).toBeLessThanOrEqual(asked[index] ?? 0);
  await house.close();
});

test.each([
  { on: "a phone", look: PHONE, region: "", house: "20x60", plan: 360, view: 720 },
  { on: "a wide screen", look: WIDE, region: "", house: "20x60", plan: 360, view: 360 },
  {
    on: "a phone in America, where plans are wide,",
    look: PHONE,
    region: "/us",
    house: "us-60x100-ranch",
    plan: 720,
    view: 720,
  },
])("on $on a sample's plan and view come as AVIF, as wide as they are shown there", async (on) => {
  const { look, region, house, plan, view } = on;
  const { page } = await visitor({ deviceScaleFactor: look === PHONE ? 2 : 1, ...look, baseURL: pages.url });
  await page.goto(region + CHECKOUT);
  const pictures = page.locator(".stories .track").first().locator("img");
  await pictures.first().scrollIntoViewIfNeeded();
  const shown = await pictures.evaluateAll((images) =>
    Promise.all(
      images.slice(0, 2).map(async (image) => {
        await (image as HTMLImageElement).decode();
        return (image as HTMLImageElement).currentSrc.split("/").at(-1);
      }),
    ),
  );
  expect(shown).toEqual([`${house}-plan-${plan}.avif`, `${house}-view-${view}.avif`]);
});
