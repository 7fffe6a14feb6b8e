import { expect, test } from "vitest";
import { visitor } from "#tests/support/browser.ts";
import { codeSentTo, enterCode } from "#tests/support/journey.ts";
import { fill, submit } from "#tests/support/lead-page.ts";
import { answeredVisitor, verifiedVisitor } from "#tests/support/verified-visitor.ts";
import { en } from "#web/words/en.ts";

const owner = await verifiedVisitor();
const stranger = owner.responsePath;
const { verify } = en.gate;

test("the address of another browser's plan opens no loader and takes no number unasked: it says whose it is, and how the owner opens it", async () => {
  const { page } = await visitor();
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(stranger);
  await page.getByRole("heading", { name: en.gate.heading }).waitFor();
  await expect.poll(() => page.title()).toBe(`${en.gate.heading} | HomePlan`);
  expect(await page.getByRole("progressbar").count()).toBe(0);
  expect(await page.getByLabel("Mobile number").count()).toBe(0);
  expect(await page.getByRole("link", { name: en.gate.again }).getAttribute("href")).toBe("/");
  expect(calls.filter((path) => path.includes("design-progress"))).toEqual([]);
});

test("a number that was not left with the plan is told so beside the way on: no thanks, no reference, nothing stored with the plan", async () => {
  const { page } = await visitor();
  await page.goto(stranger);
  await page.getByRole("button", { name: verify }).click();
  const mobile = "9876500071";
  await fill(page, mobile);
  const asked = new Date();
  await submit(page).click();
  await enterCode(page, await codeSentTo(mobile, asked));
  await page.getByRole("alert").getByText(en.response.notYourNumber).waitFor();
  expect(new URL(page.url()).pathname).toBe(new URL(stranger, page.url()).pathname);
  const answer = await owner.context.request.get(`/forms-api/design-progress?q=${owner.responseId}`);
  expect(await answer.json()).toMatchObject({ state: "ready", contact: true });
  await page.goto(`/thank-you?moid=${owner.responseId}&flag=free`);
  await page.getByRole("heading", { name: en.gate.heading }).waitFor();
  expect(await page.getByText(en["thank-you"].freeId).count()).toBe(0);
  expect(await page.getByRole("link", { name: verify }).getAttribute("href")).toContain(owner.responseId);
});

test("the number that was left with the plan opens it on another phone, from the closed checkout too", async () => {
  const { page } = await visitor();
  await page.goto(owner.checkoutPath);
  await page.getByRole("link", { name: verify }).click();
  await page.getByRole("heading", { name: en.response.claimHeading }).waitFor();
  await fill(page, owner.mobile);
  const asked = new Date();
  await submit(page).click();
  await enterCode(page, await codeSentTo(owner.mobile, asked));
  await page.waitForURL(/\/response\/checkout\//);
  await page.getByRole("heading", { name: en.checkout.ready }).waitFor();
  expect(new URL(page.url()).searchParams.has("claim")).toBe(false);
});

test("a plan that another browser takes while this one waits is closed here from then on", async () => {
  const one = await answeredVisitor({ plot: "tiny" });
  await one.page.route("**/design-progress?*", (route) => route.fulfill({ status: 404, json: { status: 404 } }));
  await one.page.goto(one.responsePath);
  await one.page.getByRole("heading", { name: en.gate.heading }).waitFor();
  expect(await one.page.getByRole("progressbar").count()).toBe(0);
});

test("where the verified number could not be stored with one's own plan, the thank-you says so and leads back", async () => {
  const one = await answeredVisitor({ plot: "tiny" });
  await one.page.goto(`/thank-you?moid=${one.responseId}&flag=free`);
  await one.page.getByRole("heading", { name: en["thank-you"].unsavedHeading }).waitFor();
  await one.page.getByRole("link", { name: verify }).click();
  await one.page.getByLabel("Mobile number").waitFor();
});
