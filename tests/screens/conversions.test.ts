import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { PHONE, visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";

/** What was told to the stand-in for a conversion counter: another origin that records it. */
const heard: { readonly headers: Record<string, unknown>; readonly body: unknown }[] = [];
const collector = createServer(async (request, response) => {
  let text = "";
  for await (const part of request) text += String(part);
  heard.push({ headers: request.headers, body: JSON.parse(text) });
  response.writeHead(204).end();
});
await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
const conversions = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/events`;
const pages = await servePages({ config: { conversions } });
afterAll(async () => {
  await pages.close();
  collector.close();
});
beforeEach(() => {
  heard.length = 0;
});

const CONTACT = "/us/response/form_one_1?Rx=r1&resume=1&utm_source=news";
const CHECKOUT = "/us/response/checkout/form_one_1?Rx=r1&isd=1&mobile=5551234567&utm_source=news";

test("nothing is told before consent; with it the contact form and the checkout are each told once, without anything personal", async () => {
  const { page, faults } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.goto(CONTACT);
  const ask = page.getByRole("complementary", { name: "Measuring our advertising" });
  await ask.waitFor();
  expect(heard).toEqual([]);
  await ask.getByRole("button", { name: "Yes, you may" }).tap();
  await ask.waitFor({ state: "hidden" });
  await expect.poll(() => heard.length).toBe(1);
  // To the code and back: the form shows again, and is not told again.
  await page.route("**/loginotp", (route) => route.fulfill({ json: { status: 200, msg: "" } }));
  await page.getByLabel("Full name").fill("Asha Rao");
  await page.getByLabel("Mobile number").fill("2015550123");
  await page.getByLabel("Email").fill("asha@example.com");
  await page.getByRole("button", { name: "Submit" }).tap();
  await page.getByRole("button", { name: "Change the number" }).tap();
  await page.getByLabel("Full name").waitFor();
  await page.goto(CHECKOUT);
  await expect.poll(() => heard.length).toBe(2);
  const campaign = { utm_source: "news", utm_medium: "", utm_campaign: "" };
  expect(heard.map(({ body }) => body)).toEqual([
    { event: "contact-form-shown", brand: "hpn", region: "us", language: "en", ...campaign },
    { event: "checkout-shown", brand: "hpn", region: "us", language: "en", ...campaign },
  ]);
  for (const { headers } of heard) expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
  expect(await page.getByText("Measuring our advertising").count()).toBe(0);
  await page.goto(CONTACT.replace("Rx=r1&resume=1", "Rx=r2"));
  await page.locator(".message:not(:empty)").waitFor();
  expect(heard).toHaveLength(2);
  expect(faults.filter((fault) => /content security/i.test(fault))).toEqual([]);
});

test("who refuses is not asked again and nothing is told; the privacy policy changes the choice as easily, for every region and language", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  await page.goto(CONTACT);
  await page.getByRole("button", { name: "No, please don't" }).click();
  await page.goto(CHECKOUT);
  await page.waitForFunction(() => window.awake === true);
  expect(await page.getByRole("complementary").count()).toBe(0);
  await page.goto("/us/privacy-policy");
  await page.getByRole("button", { name: "Yes, you may" }).click();
  await page.getByText("You have allowed it.").waitFor();
  expect(heard).toEqual([]);
  for (const [index, told] of [
    { address: `${CONTACT.replace("/us", "")}&lan=hn`, event: "contact-form-shown", region: "in", language: "hn" },
    { address: CONTACT.replace("/us", "/uk"), event: "contact-form-shown", region: "uk", language: "hn" },
    { address: `${CHECKOUT.replace("/us", "/uk")}&lan=ta`, event: "checkout-shown", region: "uk", language: "ta" },
    { address: `${CHECKOUT.replace("/us", "")}&lan=en`, event: "checkout-shown", region: "in", language: "en" },
  ].entries()) {
    const { address, ...event } = told;
    await page.goto(address);
    await expect.poll(() => heard.at(index)?.body).toMatchObject(event);
  }
});

test("a browser that sends the privacy signal is not asked, and where nobody measures there is nothing to allow", async () => {
  const { page, context } = await visitor({ baseURL: pages.url });
  await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto(CONTACT);
  await page.getByLabel("Full name").waitFor();
  expect(await page.getByRole("complementary").count()).toBe(0);
  expect(heard).toEqual([]);

  const plain = await servePages();
  const answer = await page.goto(`${plain.url}/us/privacy-policy`);
  await page.locator("h1").click();
  await page.waitForFunction(() => window.awake === true);
  expect(await page.getByRole("complementary").count()).toBe(0);
  expect(answer?.headers()["content-security-policy"]).not.toContain(new URL(conversions).origin);
  await plain.close();
});
