import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { codesSentAgo } from "#tests/support/app-database.ts";
import { visitor } from "#tests/support/browser.ts";
import { codeSentTo, enterCode } from "#tests/support/journey.ts";
import { type AnsweredVisitor, answeredVisitor, designDecided } from "#tests/support/verified-visitor.ts";
import { LOADER_MESSAGES } from "#web/response/loader-progress.ts";
import { en } from "#web/words/en.ts";

const SEND = "**/customer/me/loginotp";
const VERIFY = "**/customer/me/veryfyotp";
const indian = await answeredVisitor();
const american = await answeredVisitor({ region: "us" });
const british = await answeredVisitor({ region: "uk" });

/** A tab of the same visitor's, with a clock of its own. */
async function newTab({ context }: AnsweredVisitor): Promise<Page> {
  return (await visitor({ storageState: await context.storageState() })).page;
}

/** The lead page of these answers, its loader behind it, in a tab of its own. */
async function atContact(one: AnsweredVisitor, query = ""): Promise<Page> {
  const { responsePath, responseId } = one;
  const page = await newTab(one);
  await page.addInitScript((key) => {
    const lead = { step: "contact", percent: 100, name: "", country: "", mobile: "", email: "", resendAt: 0 };
    const country = { us: "US", uk: "GB" }[location.pathname.split("/")[1] ?? ""] ?? "IN";
    if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, JSON.stringify({ ...lead, country }));
  }, `homeplan.lead.${responseId}`);
  await page.goto(responsePath + query);
  await page.getByLabel("Full name").waitFor();
  return page;
}

const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
const code = (page: Page) => page.getByRole("textbox", { name: "One-time code" });
const said = (page: Page, words: string) => page.getByRole("alert").getByText(words, { exact: true });

async function fill(page: Page, mobile: string): Promise<void> {
  await page.getByLabel("Full name").fill("Asha Rao");
  await page.getByLabel("Mobile number").fill(mobile);
}

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
  await page.clock.runFor(1500);
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

test("in India: +91, no e-mail, and Submit opens when name and mobile are there", async () => {
  const page = await atContact(indian);
  expect(await page.locator(".phone").innerText()).toContain("+91");
  expect(await page.getByLabel("Email").count()).toBe(0);
  expect(await submit(page).isDisabled()).toBe(true);
  await page.getByLabel("Mobile number").fill("9876500001");
  expect(await submit(page).isDisabled()).toBe(true);
  await page.getByLabel("Full name").fill("   ");
  expect(await submit(page).isDisabled()).toBe(true);
  await page.getByLabel("Full name").fill("Asha");
  expect(await submit(page).isEnabled()).toBe(true);
  const filledIn = await page
    .locator("#contact input")
    .evaluateAll((all) => all.map((one) => one.getAttribute("autocomplete")));
  expect(filledIn).toEqual(expect.arrayContaining(["name", "tel-national"]));
  expect(await page.getByRole("link", { name: "Read our privacy policy" }).count()).toBe(1);
  await page.context().close();
});

test.each([
  { region: "us", one: american, dial: "+1", mobile: "2015550123" },
  { region: "uk", one: british, dial: "+44", mobile: "7700900123" },
])(
  "in the $region: $dial, an e-mail that Submit waits for, and the red notice at the code",
  async ({ one, dial, mobile }) => {
    const page = await atContact(one);
    expect(await page.locator(".phone").innerText()).toContain(dial);
    await fill(page, mobile);
    expect(await submit(page).isDisabled()).toBe(true);
    await page.getByLabel("Email").fill("asha@example.com");
    const asked = page.waitForRequest(SEND);
    await submit(page).click();
    const form = (await asked).postData() ?? "";
    for (const [name, value] of Object.entries({
      isd: dial.slice(1),
      mobile,
      email: "asha@example.com",
      appcode: "HMPL",
    }))
      expect(form).toMatch(new RegExp(`name="${name}"\\s+${value}\\s`));
    const notice = page.getByText("Please use your own mobile number and email");
    await notice.waitFor();
    const [red = 0, green = 0, blue = 0] =
      (await notice.evaluate((element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number))) ?? [];
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await page.context().close();
  },
);

const SENDING = [
  { name: "403 with words", answer: { status: 403, json: { msg: "Blocked here." } }, words: "Blocked here." },
  { name: "403 without", answer: { status: 403, json: {} }, words: en.response.forbidden },
  { name: "another status below 400", answer: { status: 202, json: { status: 202 } }, words: "Something Went Wrong!" },
  { name: "500", answer: { status: 500, json: {} }, words: "HTTP error! Status: 500" },
  { name: "unreadable", answer: { status: 200, body: "<html>" }, words: "Error: unreadable answer" },
  { name: "no network", answer: null, words: "No response received from the server." },
];

test("sending a code: each failure says its own sentence, nothing typed is lost, and the next try goes through", async () => {
  const page = await atContact(indian);
  await fill(page, "9876500002");
  for (const { answer, words } of SENDING) {
    await page.route(SEND, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.getByLabel("Mobile number").press("Enter");
    await said(page, words).first().waitFor();
    expect(await page.getByLabel("Mobile number").inputValue()).toBe("9876500002");
    await page.unroute(SEND);
  }
  const held = Promise.withResolvers<void>();
  await page.route(SEND, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByLabel("Mobile number").press("Enter");
  const busy = page.getByRole("button", { name: "Sending OTP.." });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  // A call waits as long as it takes.
  await page.clock.install();
  await page.clock.fastForward("30:00");
  expect(await busy.isVisible()).toBe(true);
  held.resolve();
  await code(page).waitFor();
  await page.context().close();
});

test("the code field is made for a phone's own filling in; the back arrow keeps what was typed; a reload stays at the code", async () => {
  const page = await atContact(indian);
  await fill(page, "9876500003");
  await submit(page).click();
  await code(page).waitFor();
  expect(await page.getByText("Please use your own mobile number").count()).toBe(0);
  expect(
    await code(page).evaluate((field: HTMLInputElement) => [field.autocomplete, field.inputMode, field.type]),
  ).toEqual(["one-time-code", "numeric", "text"]);
  expect(await code(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.reload();
  await code(page).waitFor();
  await page.getByRole("button", { name: "Change the number" }).click();
  expect(await page.getByLabel("Mobile number").inputValue()).toBe("9876500003");
  expect(await page.getByLabel("Full name").inputValue()).toBe("Asha Rao");
  await page.context().close();
});

test("another code: the wait is shown and counted down, then a new code comes and the old one is refused", async () => {
  const mobile = "9876500004";
  const page = await atContact(indian);
  await page.clock.install();
  await fill(page, mobile);
  const asked = new Date();
  await submit(page).click();
  await code(page).waitFor();
  const first = await codeSentTo(mobile, asked);
  const resend = page.getByRole("button", { name: /^Send the code again/ });
  expect(await resend.textContent()).toMatch(/in (60|59|58) s$/);
  expect(await resend.isDisabled()).toBe(true);
  await page.clock.fastForward(30_000);
  await expect.poll(() => resend.textContent()).toMatch(/in (30|2\d) s$/);
  await page.clock.fastForward(31_000);
  await expect.poll(() => resend.isEnabled()).toBe(true);

  // The server waits by its own clock: asked too early, it says for how long.
  await resend.click();
  await page.getByRole("alert").waitFor();
  expect(await resend.isDisabled()).toBe(true);
  await page.clock.fastForward(61_000);
  await codesSentAgo(`91${mobile}`, 61);
  const again = new Date();
  await resend.click();
  await page.getByText("A new code is on its way.").waitFor();
  const second = await codeSentTo(mobile, again);
  if (second !== first) {
    await enterCode(page, first);
    await said(page, "Error: wrong otp entered").first().waitFor();
  }
  await page.context().close();
});

test("verifying: wrong code, the server's words, its silence; the right code then still leads on", async () => {
  const mobile = "9876500005";
  const page = await atContact(indian, "&utm_source=letter");
  await fill(page, mobile);
  const asked = new Date();
  await submit(page).click();
  await code(page).waitFor();
  const right = await codeSentTo(mobile, asked);
  for (const { answer, words } of [
    { answer: { status: 404, json: {} }, words: "Error: wrong otp entered" },
    { answer: { status: 403, json: { msg: "Too many tries here." } }, words: "Too many tries here." },
    { answer: { status: 500, json: {} }, words: "Something went wrong please try again later!" },
    { answer: null, words: "Something went wrong please try again later!" },
  ]) {
    await page.route(VERIFY, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await code(page).fill(right);
    await code(page).press("Enter");
    await said(page, words).first().waitFor();
    expect(await code(page).inputValue()).toBe(right);
    await page.unroute(VERIFY);
  }
  await designDecided(indian.context, indian.responseId);
  await page.evaluate(() => {
    for (const name of ["timerLastRunDate", "timerLastRunTime", "RemainingTimerTime", "isRedirected"])
      localStorage.setItem(name, "1");
  });
  const held = Promise.withResolvers<void>();
  await page.route(VERIFY, async (route) => {
    await held.promise;
    await route.continue();
  });
  const verified = page.waitForRequest(VERIFY);
  await code(page).press("Enter");
  const form = (await verified).postData() ?? "";
  const busy = page.getByRole("button", { name: "Verifying OTP.." });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  held.resolve();
  for (const [name, value] of [
    ["duplicate", "1"],
    ["leadsource", "Floor Planner"],
    ["leadstatus", "Hot"],
    ["typestatus", "not contacted"],
    ["otp", right],
  ])
    expect(form).toMatch(new RegExp(`name="${name}"\\s+${value}\\s`));
  expect(form).toContain("SiteDetails");
  await page.waitForURL(/\/response\/checkout\//);
  const query = new URL(page.url()).searchParams;
  expect([query.get("Rx"), query.get("isd"), query.get("mobile"), query.get("utm_source")]).toEqual([
    indian.responseId,
    "91",
    mobile,
    "letter",
  ]);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored.authToken).toMatch(/^.{32,}$/);
  expect([stored.isRedirected, stored.timerLastRunDate]).not.toContain("1");
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

test("answers that no house fits are told why, and the verified visitor is thanked with flag=free", async () => {
  const tiny = await answeredVisitor({ answers: { "How wide is your plot?": "12", "How deep is your plot?": "12" } });
  expect(await designDecided(tiny.context, tiny.responseId)).toBe("refused");
  const { page } = tiny;
  await page.clock.install();
  await page.goto(tiny.responsePath);
  await page.waitForFunction(() => window.awake === true, undefined, { polling: 50 });
  await expect
    .poll(async () => {
      await page.clock.runFor(2000);
      return page.getByLabel("Full name").count();
    })
    .toBe(1);
  await page.getByText("The setbacks leave").waitFor();
  expect(await page.locator(".notice strong").first().textContent()).toMatch(/^It can be planned on a plot of \d/);
  const mobile = "9876500006";
  await fill(page, mobile);
  const asked = new Date();
  await submit(page).click();
  await enterCode(page, await codeSentTo(mobile, asked));
  await page.waitForURL(/\/thank-you\?/);
  const query = new URL(page.url()).searchParams;
  expect([query.get("moid"), query.get("flag")]).toEqual([tiny.responseId, "free"]);
  await page.getByText(tiny.responseId).waitFor();
});

test("an update that fails leads to the free thank-you too, with the region's prefix", async () => {
  const page = await atContact(british);
  await designDecided(british.context, british.responseId);
  await page.route("**/forms-api/updateResponse/**", (route) => route.fulfill({ status: 500, json: { flag: false } }));
  const mobile = "7700900124";
  await fill(page, mobile);
  await page.getByLabel("Email").fill("asha@example.com");
  const asked = new Date();
  await submit(page).click();
  await enterCode(page, await codeSentTo(mobile, asked));
  await page.waitForURL(/\/uk\/thank-you\?.*flag=free/);
  await page.context().close();
});

test("a thank-you without order id, currency or amount goes home after seven seconds, and not before", async () => {
  const page = await newTab(indian);
  for (const query of ["", "?request_order_id=x&currency=INR&amount=", "?request_order_id=x&currency=&amount=299"]) {
    await page.clock.install({ time: new Date("2026-11-20T09:00:00Z") });
    await page.clock.pauseAt(new Date("2026-11-20T10:00:00Z"));
    await page.goto(`/thank-you${query}`);
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
