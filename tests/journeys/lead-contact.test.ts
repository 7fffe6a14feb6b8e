import { expect, test } from "vitest";
import { codesSentAgo } from "#tests/support/app-database.ts";
import { codeSentTo, enterCode } from "#tests/support/journey.ts";
import { atContact, code, fill, SEND, said, submit } from "#tests/support/lead-page.ts";
import { answeredVisitor } from "#tests/support/verified-visitor.ts";
import { en } from "#web/words/en.ts";

const indian = await answeredVisitor({ plot: "tiny" });
const american = await answeredVisitor({ region: "us", plot: "tiny" });
const british = await answeredVisitor({ region: "uk", plot: "tiny" });

test("in India: +91, no e-mail, and Submit opens when name and mobile are there", async () => {
  const page = await atContact(indian);
  // React moves the focus after the paint.
  await page.locator("h1:focus").getByText("Where should we send your plan?").waitFor();
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

test("a number typed with its dial code, or with the 0 that is dialled at home, gets its code, which is verified", async () => {
  const page = await atContact(british);
  await fill(page, "+44 (0)7700 900456");
  await page.getByLabel("Email").fill("asha@example.com");
  const before = new Date();
  await submit(page).click();
  await page.getByText("+44\u00a07700900456").waitFor();
  await enterCode(page, await codeSentTo("447700900456", before));
  await page.waitForURL(/\/uk\/thank-you\?.*flag=free/);
});

test("the browser's back button leads from the code to the contact form and forward again; a page that it had kept looks anew", async () => {
  const page = await atContact(indian);
  const mobile = "9876500021";
  await fill(page, mobile);
  await page.route(SEND, (route) => route.fulfill({ status: 200, json: { status: 200, msg: "sent" } }));
  await submit(page).click();
  await code(page).waitFor();
  await page.goBack();
  await page.getByLabel("Full name").waitFor();
  expect(await page.getByLabel("Mobile number").inputValue()).toBe(mobile);
  await page.goForward();
  await code(page).waitFor();
  await page.getByRole("button", { name: "Change the number" }).click();
  await page.getByLabel("Full name").waitFor();
  expect(await page.evaluate(() => history.state)).toBeNull();
  await submit(page).click();
  await code(page).waitFor();
  await page.reload();
  await code(page).waitFor();
  const anew = page.waitForEvent("load");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await anew;
  await code(page).waitFor();
  await page.goBack();
  await page.getByLabel("Full name").waitFor();
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
      name: "Asha Rao",
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
  {
    name: "unreadable",
    answer: { status: 200, body: "<html>" },
    words: "Error: the server's answer could not be read",
  },
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
  let sent = 0;
  await page.route(SEND, async (route) => {
    sent += 1;
    await held.promise;
    await route.continue();
  });
  // A call waits as long as it takes; the clock stands in before it is made, or a deadline of its own would go by the real one.
  await page.clock.install();
  await page.getByLabel("Mobile number").press("Enter");
  const busy = page.getByRole("button", { name: "Sending OTP.." });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  await page.getByLabel("Mobile number").press("Enter");
  await page.clock.fastForward("30:00");
  expect(await busy.isVisible()).toBe(true);
  held.resolve();
  await code(page).waitFor();
  expect(sent).toBe(1);
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
  await page.locator("#code:focus").waitFor();
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
  // A screen reader, whose focus stays on it, does not hear the seconds.
  expect(await resend.ariaSnapshot()).toMatch(/^- button "Send the code again" \[disabled\]/);
  expect(await resend.isDisabled()).toBe(true);
  await page.clock.fastForward(30_000);
  await expect.poll(() => resend.textContent()).toMatch(/in (30|2\d) s$/);
  await page.clock.fastForward(31_000);
  await expect.poll(() => resend.isEnabled()).toBe(true);

  // The server waits by its own clock: asked too early, it says for how long.
  await resend.click();
  await page.getByRole("alert").filter({ hasText: "Please wait" }).waitFor();
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
