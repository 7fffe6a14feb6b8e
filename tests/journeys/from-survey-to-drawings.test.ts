import { expect, test } from "vitest";
import { visitor } from "#tests/support/browser.ts";
import { answerSurvey, codeSentTo, enterCode, HOUSE_30X60_EAST, leaveContact } from "#tests/support/journey.ts";
import { messageTo } from "#tests/support/outbox.ts";

test("a homeowner with a plot of 30x60 facing east goes from the first page to the opened drawings", async () => {
  const { page, context, faults } = await visitor();
  const mobile = "9876501234";

  await answerSurvey(page, HOUSE_30X60_EAST);
  const asked = await leaveContact(page, { name: "Asha Rao", mobile });
  await enterCode(page, await codeSentTo(mobile, asked));

  await page.waitForURL(/\/response\/checkout\//);
  await page.getByRole("heading", { name: "Your 2D Floor Plan is ready !" }).waitFor();
  const preview = page.locator("img[src^='/previews/']").first();
  await preview.scrollIntoViewIfNeeded();
  // Two dots a point of the 282 px at which a wide screen shows it; the enlarged one is the whole drawing.
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThanOrEqual(720);

  await page.getByRole("button", { name: "Pay Now" }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  expect(await page.locator(".amount").textContent()).toBe("₹299.00");
  await page.getByRole("button", { name: /^Pay ₹299/ }).click();

  await page.waitForURL(/\/thank-you\?/);
  await page.getByText("Success").waitFor();
  const { links } = await messageTo(mobile, "order-delivered", asked);
  await page.goto(links[0]?.url ?? "");
  const house = page.locator("img[src^='/delivery/']").first();
  await expect.poll(() => house.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(800);
  const whole = page.getByRole("link", { name: /^PDF.*set/i });
  const pdf = await context.request.get((await whole.getAttribute("href")) ?? "");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  const bytes = (await pdf.body()).toString("latin1");
  expect(bytes).toMatch(/^%PDF-1\.\d/);
  // Ground and first floor: at least a sheet each.
  expect(bytes.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(2);

  // What is to be corrected reaches whoever runs the shop.
  await page.getByLabel("What should be corrected?").fill("The kitchen's door to the left.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("We have it.").waitFor();
  expect(await page.getByLabel("What should be corrected?").inputValue()).toBe("");
  expect(faults).toEqual([]);
});
