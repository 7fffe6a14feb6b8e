import { afterAll, expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { PHONE, visitor } from "#tests/support/browser.ts";
import { SEND } from "#tests/support/lead-page.ts";
import { servePages } from "#tests/support/pages.ts";
import { wordsOf } from "#web/words/words.ts";

const pages = await servePages();
afterAll(pages.close);

test.each(LANGUAGES)(
  "in %s an answer to Submit that cannot be read is told in the language's own words",
  async (language) => {
    const { response } = wordsOf(language, "in");
    const { page } = await visitor({ ...PHONE, baseURL: pages.url });
    await page.route(SEND, (route) => route.fulfill({ status: 200, body: "<html>" }));
    await page.goto(`/response/form_one_1?Rx=r1&resume=1&lan=${language}`);
    await page.locator("#name").fill("Asha Rao");
    await page.locator("#mobile").fill("9876543210");
    await page.locator("#contact button[type=submit]").click();
    const sentence = response.error.replace("{message}", response.unreadable);
    await page.getByRole("alert").getByText(sentence, { exact: true }).waitFor();
    if (language !== "en") expect(sentence).not.toMatch(/[a-z]/);
  },
);

test.each(LANGUAGES)(
  "in %s a mobile number too short for its country is named in a sentence before any code is asked for; mended, it gets one, and nothing given is lost",
  async (language) => {
    const { response } = wordsOf(language, "in");
    const { page } = await visitor({ ...PHONE, baseURL: pages.url });
    const sent: string[] = [];
    await page.route(SEND, async (route) => {
      sent.push(route.request().postData() ?? "");
      await route.fulfill({ json: { status: 200, msg: "" } });
    });
    await page.goto(`/response/form_one_1?Rx=r1&resume=1&lan=${language}`);
    const [name, mobile] = [page.locator("#name"), page.locator("#mobile")];
    await name.fill("Asha Rao");
    await mobile.fill("98765");
    await page.locator("#contact button[type=submit]").click();
    const sentence = response.numberLength.replace("{dialCode}", "+91").replace("{digits}", "10");
    await page.getByRole("alert").getByText(sentence, { exact: true }).waitFor();
    expect(sent).toEqual([]);
    expect(await mobile.evaluate((field) => field === document.activeElement)).toBe(true);
    expect([await name.inputValue(), await mobile.inputValue()]).toEqual(["Asha Rao", "98765"]);
    expect(await mobile.getAttribute("aria-invalid")).toBe("true");
    await page.reload();
    expect([await name.inputValue(), await mobile.inputValue()]).toEqual(["Asha Rao", "98765"]);
    await mobile.press("End");
    await page.keyboard.type("43210");
    expect(await page.getByText(sentence, { exact: true }).count()).toBe(0);
    await page.keyboard.press("Enter");
    await page.getByText(response.codeHeading, { exact: true }).waitFor();
    expect(sent.join("")).toContain("9876543210");
  },
);
