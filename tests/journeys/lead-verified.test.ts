import { expect, test } from "vitest";
import { referenceOf } from "#calls/reference.ts";
import { codeSentTo, enterCode, passLoader } from "#tests/support/journey.ts";
import { atContact, code, fill, SEND, said, submit, VERIFY } from "#tests/support/lead-page.ts";
import { answeredVisitor, CAMPAIGN, designDecided } from "#tests/support/verified-visitor.ts";

const indian = await answeredVisitor();
const british = await answeredVisitor({ region: "uk" });

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
  let tried = 0;
  await page.route(VERIFY, async (route) => {
    tried += 1;
    await held.promise;
    await route.continue();
  });
  const verified = page.waitForRequest(VERIFY);
  const updated = page.waitForRequest("**/forms-api/updateResponse/*");
  await code(page).press("Enter");
  const form = (await verified).postData() ?? "";
  const busy = page.getByRole("button", { name: "Verifying OTP.." });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  await code(page).press("Enter");
  held.resolve();
  for (const [name, value] of Object.entries({
    ...{ duplicate: "1", leadsource: "Floor Planner", leadstatus: "Hot", typestatus: "not contacted", otp: right },
    ...{ mobile, isd: "91", appcode: "HMPL", name: "Asha Rao", ...CAMPAIGN },
  }))
    expect(form).toMatch(new RegExp(`name="${name}"\\s+${value}\\s`));
  expect(form).toContain("SiteDetails");
  await page.waitForURL(/\/response\/checkout\//);
  expect(tried).toBe(1);
  const query = new URL(page.url()).searchParams;
  expect([query.get("Rx"), query.get("isd"), query.get("mobile"), query.get("utm_source")]).toEqual([
    indian.responseId,
    "91",
    mobile,
    "letter",
  ]);
  const sent = await updated;
  expect(await sent.headerValue("authorization")).toMatch(/^Bearer ./);
  expect(sent.postDataJSON()).toEqual({ mobileNumber: mobile, name: "Asha Rao", isd: "91", btnUrl: page.url() });
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored.authToken).toMatch(/^.{32,}$/);
  expect([stored.isRedirected, stored.timerLastRunDate]).not.toContain("1");
  await page.context().close();
});

test("answers that no house fits are told why, and the verified visitor is thanked with flag=free", async () => {
  const tiny = await answeredVisitor({ plot: "tiny" });
  expect(await designDecided(tiny.context, tiny.responseId)).toBe("refused");
  const { page } = tiny;
  await page.clock.install();
  await page.goto(tiny.responsePath);
  await passLoader(page);
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
  await page.getByText(referenceOf(tiny.responseId)).waitFor();
});

test("an update that fails leads to the free thank-you too, with the region's prefix, and leaves the offer's timer as it was", async () => {
  const page = await atContact(british);
  await designDecided(british.context, british.responseId);
  await page.route("**/forms-api/updateResponse/**", (route) => route.fulfill({ status: 500, json: { flag: false } }));
  const kept = { timerLastRunDate: "1", RemainingTimerTime: "1", specialWorkTimerEndTime: "1" };
  await page.evaluate((names) => Object.assign(localStorage, names), kept);
  const mobile = "7700900124";
  await fill(page, mobile);
  await page.getByLabel("Email").fill("asha@example.com");
  const asked = new Date();
  await submit(page).click();
  await enterCode(page, await codeSentTo(mobile, asked));
  await page.waitForURL(/\/uk\/thank-you\?.*flag=free/);
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(kept);
  await page.context().close();
});

test("answers that are lost after the server has given them: the same tries again lead on, with one code and one session; the checkout knows the number as it is dialled", async () => {
  const page = await atContact(british);
  await designDecided(british.context, british.responseId);
  const mobile = "7700900125";
  const cutOnce = (call: string) =>
    page.route(
      call,
      async (route) => {
        const answer = await route.fetch();
        expect(answer.status()).toBe(200);
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
  await cutOnce(SEND);
  await cutOnce(VERIFY);
  await fill(page, "+44 (0)7700 900125");
  await page.getByLabel("Email").fill("asha@example.com");
  const asked = new Date();
  await submit(page).click();
  await said(page, "No response received from the server.").waitFor();
  await submit(page).click();
  await code(page).fill(await codeSentTo(mobile, asked));
  await code(page).press("Enter");
  await said(page, "Something went wrong please try again later!").waitFor();
  // A page that was loaded anew in between still knows its attempt.
  await page.reload();
  await code(page).fill(await codeSentTo(mobile, asked));
  await code(page).press("Enter");
  await page.waitForURL(/\/uk\/response\/checkout\/.*isd=44&mobile=7700900125/);
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toMatch(/^.{32,}$/);
  await page.context().close();
});
