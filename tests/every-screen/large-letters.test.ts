import { afterAll, expect, test } from "vitest";
import type { OrderStatus } from "#calls/order-status.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { findBreaks } from "#tests/every-screen/find-breaks.ts";
import { visitor } from "#tests/support/browser.ts";
import { CHECKOUT, RUNNING_OFFER } from "#tests/support/checkout-screen.ts";
import { servePages } from "#tests/support/pages.ts";

const ORDER: OrderStatus = {
  status: 200,
  orderNumber: "HPN-296379563746",
  outcome: "success",
  state: "in-work",
  currency: "INR",
  amount: 299,
  offerType: "Option1",
  deliveryUrl: null,
  checkoutUrl: "/",
};
const pages = await servePages({
  loaders: {
    offer: async (_visit, { responseId }) => (responseId === "foreign" ? null : RUNNING_OFFER),
    order: async (_visit, number) =>
      ({
        failed: { ...ORDER, outcome: "failed" as const },
        over: { ...ORDER, state: "delivered" },
        paid: { ...ORDER, deliveryUrl: "/delivery/t" },
      })[number] ?? null,
    delivery: async () => "expired",
  },
});
// As a browser's zoom of 200 % does it: half the pixels for the same page.
const viewport = { width: 180, height: 370 };
afterAll(pages.close);

// The questions with the longest words of each language.
test.each([
  { language: "kan", steps: [1, 2, 9] },
  { language: "mal", steps: [2, 4, 6, 12, 19] },
  { language: "ta", steps: [4, 12, 16, 18, 19] },
  { language: "tel", steps: [1, 2, 9] },
] as const)(
  "questions in $language on small phones, and with letters twice as large: words and both ways on stand whole on the screen",
  async ({ language, steps }) => {
    const broken: string[] = [];
    const { page } = await visitor({ baseURL: pages.url, viewport });
    await page.goto("/privacy-policy");
    for (const step of steps) {
      const kept = JSON.stringify({ formId: SURVEY_FORM._id, step, answers: { width: "30", depth: "60" } });
      await page.evaluate((survey) => localStorage.setItem("homeplan.survey", survey), kept);
      await page.goto(`/?lan=${language}`);
      await page.waitForFunction(() => window.awake === true);
      await page.locator(".ways .quiet").waitFor();
      expect(Number(await page.getByRole("progressbar").getAttribute("value"))).toBeCloseTo((100 * step) / 19);
      for (const width of [viewport.width, 340, 360, 390]) {
        await page.setViewportSize({ width, height: 2 * width });
        broken.push(...(await findBreaks(page)).map((what) => `question ${step + 1}, ${width} px: ${what}`));
      }
      await page.setViewportSize(viewport);
    }
    expect(broken).toEqual([]);
  },
);

test.each(["ta", "mal"] as const)(
  "the checkout in %s with letters twice as large: plans, prices and Pay Now stand whole in their card",
  async (language) => {
    const { page } = await visitor({ baseURL: pages.url, viewport });
    await page.goto(`${CHECKOUT}&lan=${language}`);
    await page.waitForFunction(() => window.awake === true);
    const outside = await page.locator(".gallery, .buy").evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { right } = card.getBoundingClientRect();
        return [...card.querySelectorAll("button, h1, li, .plan-row, .sample, .till, .offer-line span")]
          .filter((one) => !one.closest(".gallery > ul") && one.getBoundingClientRect().right > right)
          .map((one) => one.textContent);
      }),
    );
    expect(outside).toEqual([]);
    await page.locator(".offer-line").click();
    await page.locator("dialog[open] .popup").waitFor();
    const cut = await page
      .locator("dialog[open]")
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut).toBe(0);
  },
);

test("a mobile number is typed below its dial code where letters are twice as large: beside it two digits stood", async () => {
  const { page } = await visitor({ baseURL: pages.url, viewport });
  await page.addInitScript(() => {
    const kept = { step: "contact", percent: 100, name: "", country: "IN", mobile: "", email: "", resendAt: 0 };
    sessionStorage.setItem("homeplan.lead.r1", JSON.stringify(kept));
  });
  await page.goto("/response/form_one_1?Rx=r1");
  const field = await page.locator("#mobile").boundingBox();
  expect(field?.width).toBeGreaterThan(100);
});

test.each(["mal", "tel", "ta", "kan"] as const)(
  "later screens in %s with letters twice as large fit their width: nothing has to be scrolled to the side, no word of a heading is broken but Tamil's longest",
  async (language) => {
    const wide: string[] = [];
    const lead = (step: string) =>
      JSON.stringify({ step, percent: 100, name: "A", country: "IN", mobile: "9876543210", email: "", resendAt: 0 });
    const { page, context } = await visitor({ baseURL: pages.url, viewport });
    await context.addCookies([{ name: "i18nextLng", value: language, url: pages.url }]);
    await page.addInitScript(
      (kept) => {
        for (const [name, value] of kept) if (name && value) sessionStorage.setItem(name, value);
      },
      [
        ["homeplan.lead.r1", lead("contact")],
        ["homeplan.lead.r2", lead("code")],
      ],
    );
    const addresses: readonly { readonly address: string; readonly shows?: string }[] = [
      { address: "/" },
      { address: "/response/form_one_1?Rx=r1", shows: "#contact" },
      { address: "/uk/response/form_one_1?Rx=r2", shows: "#code" },
      { address: "/response/checkout/form_one_1?Rx=foreign" },
      { address: CHECKOUT },
      ...["failed", "over", "paid", "unknown"].map((order) => ({
        address: `/thank-you?request_order_id=${order}&currency=INR&amount=299`,
      })),
      { address: "/payment-failure" },
      { address: "/delivery/over" },
      { address: "/privacy-policy" },
      { address: "/nowhere" },
    ];
    for (const { address, shows } of addresses) {
      await page.goto(address);
      if (shows) await page.locator(shows).waitFor();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) wide.push(`${address}: ${over}`);
      // Of these no line of such a screen holds one, in whatever size that is still larger than elsewhere.
      const longest = language === "ta" ? ["செலுத்தப்படவில்லை", "இணைப்பிலிருந்து", "பயன்படுத்துகிறோம்"] : [];
      const broken = (await findBreaks(page)).filter(
        (what) => /^the word .* broken in <h[12]/.test(what) && !longest.some((word) => what.includes(`"${word}"`)),
      );
      wide.push(...broken.map((what) => `${address}: ${what}`));
    }
    expect(wide).toEqual([]);
  },
);
