import { afterAll, expect, test } from "vitest";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { PHONE, visitor } from "#tests/support/browser.ts";
import { HOUSE_30X60_EAST } from "#tests/support/journey.ts";
import { code, SEND, said, submit, VERIFY } from "#tests/support/lead-page.ts";
import { servePages } from "#tests/support/pages.ts";
import { WORDS } from "#web/words/words.ts";

const pages = await servePages();
afterAll(pages.close);

/** The lead page at a step, in a browser whose clock stands, so that no message goes because its time is over. */
async function atLead(step: "contact" | "code") {
  const { page } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.addInitScript((at) => {
    const kept = { step: at, percent: 100, name: "Asha", country: "IN", mobile: "9876543210", email: "", resendAt: 0 };
    sessionStorage.setItem("homeplan.lead.r1", JSON.stringify(kept));
  }, step);
  await page.clock.install();
  await page.goto("/response/form_one_1?Rx=r1");
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true);
  return page;
}

test("what went wrong with sending a code is no longer said once it is tried again, nor is a wrong code once another is tried or the number is changed", async () => {
  const page = await atLead("contact");
  await page.route(SEND, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await submit(page).click();
  await said(page, "HTTP error! Status: 500").waitFor();
  const held = Promise.withResolvers<void>();
  await page.route(SEND, async (route) => {
    await held.promise;
    await route.fulfill({ json: { status: 200, msg: "" } });
  });
  await submit(page).click();
  await page.getByRole("button", { name: "Sending OTP.." }).waitFor();
  expect(await page.locator(".toast").count()).toBe(0);
  held.resolve();
  await code(page).waitFor();

  await page.route(VERIFY, (route) => route.fulfill({ status: 404, json: {} }));
  await code(page).fill("123456");
  await code(page).press("Enter");
  await said(page, "Error: wrong otp entered").waitFor();
  const answer = Promise.withResolvers<void>();
  await page.route(VERIFY, async (route) => {
    await answer.promise;
    await route.fulfill({ status: 404, json: {} });
  });
  await code(page).press("Enter");
  await page.getByRole("button", { name: "Verifying OTP.." }).waitFor();
  expect(await page.locator(".toast").count()).toBe(0);
  answer.resolve();
  await said(page, "Error: wrong otp entered").waitFor();
  await page.getByRole("button", { name: "Change the number" }).click();
  await page.getByLabel("Full name").waitFor();
  expect(await page.locator(".toast").count()).toBe(0);
});

test("what went wrong is said for four seconds, and takes one more to go", async () => {
  const page = await atLead("contact");
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.route(SEND, (route) => route.fulfill({ status: 500, json: {} }));
  await submit(page).click();
  const toast = page.locator(".toast");
  await toast.waitFor();
  const stands = () => toast.evaluateAll((all) => all.map((one) => one.classList.contains("leaving")));
  for (const [ms, standing] of [
    [3999, [false]],
    [1, [true]],
    [999, [true]],
    [1, []],
  ] as const) {
    await page.clock.runFor(ms);
    await expect.poll(stands).toEqual(standing);
  }
});

test("what went wrong with sending the answers is no longer said once they are sent again, nor at the question before", async () => {
  const { page } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.addInitScript((kept) => localStorage.setItem("homeplan.survey", JSON.stringify(kept)), {
    formId: SURVEY_FORM._id,
    step: 19,
    answers: HOUSE_30X60_EAST,
  });
  await page.clock.install();
  await page.goto("/");
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true);
  await page.route("**/survey-forms", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Finish" }).click();
  await said(page, "Request failed with status").waitFor();
  const budget = page.getByRole("heading", { name: "budget" });
  await page.getByRole("button", { name: "Back" }).click();
  await budget.waitFor();
  expect(await page.locator(".toast").count()).toBe(0);

  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await said(page, "Request failed with status").waitFor();
  const held = Promise.withResolvers<void>();
  await page.route("**/survey-forms", async (route) => {
    await held.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByRole("button", { name: WORDS.en.survey.sending }).waitFor();
  expect(await page.locator(".toast").count()).toBe(0);
  held.resolve();
  await said(page, "Request failed with status").waitFor();
  // The browser's own way back.
  await page.goBack();
  await budget.waitFor();
  expect(await page.locator(".toast").count()).toBe(0);
});

test("a code that ran out is told as such until a new one is on its way, which is one press away", async () => {
  const page = await atLead("code");
  const ended = "This code has expired. Please ask for a new one.";
  await page.route(VERIFY, (route) => route.fulfill({ status: 410, json: { status: 410, msg: ended } }));
  await code(page).fill("123456");
  await code(page).press("Enter");
  await said(page, ended).waitFor();
  expect(await code(page).inputValue()).toBe("");
  await page.clock.runFor(10_000);
  expect(await said(page, ended).count()).toBe(1);
  const again = page.getByRole("button", { name: "Send the code again" });
  await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.route(SEND, (route) => route.fulfill({ json: { status: 200, msg: "" } }));
  await page.keyboard.press("Enter");
  await page.getByText("A new code is on its way.").waitFor();
  expect(await said(page, ended).count()).toBe(0);
  await expect.poll(() => code(page).evaluate((field) => field === document.activeElement)).toBe(true);
});

test("a code typed wrong is told at its field, in the page's language, and stays told until another is tried", async () => {
  const page = await atLead("code");
  await page.route(VERIFY, (route) => route.fulfill({ status: 404, json: { status: 404, msg: "wrong otp entered" } }));
  await code(page).fill("000000");
  await code(page).press("Enter");
  await said(page, WORDS.en.response.wrongOtp).waitFor();
  await page.clock.runFor(60_000);
  expect(await said(page, WORDS.en.response.wrongOtp).count()).toBe(1);
  expect(await page.locator(".toast").count()).toBe(0);
  expect(await code(page).getAttribute("aria-invalid")).toBe("true");
  expect(await page.locator("#code-problem").textContent()).toBe(WORDS.en.response.wrongOtp);
  expect(await code(page).getAttribute("aria-describedby")).toBe("code-problem");
  await page.route("**/locales/ta/translation.json", (route) => route.fulfill({ json: WORDS.ta }));
  await page.locator(".tongue summary").click();
  await page.locator(".tongue a[lang=ta]").click();
  await said(page, WORDS.ta.response.wrongOtp).waitFor();
  const held = Promise.withResolvers<void>();
  await page.route(VERIFY, async (route) => {
    await held.promise;
    await route.fulfill({ status: 404, json: {} });
  });
  await page.locator("#code").press("Enter");
  await expect.poll(() => page.locator("#code-problem").textContent()).toBe("");
  held.resolve();
  await said(page, WORDS.ta.response.wrongOtp).waitFor();
});

test("an error that shows is said in the language that the page changes to", async () => {
  const { page } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.route("**/locales/ta/translation.json", (route) => route.fulfill({ json: WORDS.ta }));
  await page.route("**/forms-api/survey-forms", (route) => route.fulfill({ json: [SURVEY_FORM] }));
  await page.addInitScript((kept) => localStorage.setItem("homeplan.survey", JSON.stringify(kept)), {
    formId: SURVEY_FORM._id,
    step: 0,
    answers: { width: "101" },
  });
  await page.goto("/");
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true);
  await page.getByRole("button", { name: WORDS.en.survey.next }).click();
  await expect.poll(() => page.locator("#step-error").textContent()).toBe(WORDS.en.survey.errorWidth);
  await page.locator(".tongue summary").click();
  await page.locator(".tongue a[lang=ta]").click();
  await expect.poll(() => page.locator("#step-error").textContent()).toBe(WORDS.ta.survey.errorWidth);
});
