import { afterAll, expect, test } from "vitest";
import { visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";

const pages = await servePages();
afterAll(pages.close);

test("why no plan stands is told in the page's language, and told anew when the visitor changes it", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  await page.route("**/forms-api/design-progress?*", (route) => {
    const language = new URL(route.request().url()).searchParams.get("lan");
    const reasons = [{ rule: "setbacks", message: `why in ${language}`, suggestion: `help in ${language}` }];
    return route.fulfill({ json: { status: 200, state: "refused", stage: null, options: [], reasons } });
  });
  // The loader has run to its end on an earlier visit.
  await page.addInitScript(() => {
    const kept = { step: "loader", percent: 100, name: "", country: "IN", mobile: "", email: "", resendAt: 0 };
    sessionStorage.setItem("homeplan.lead.r1", JSON.stringify(kept));
  });
  await page.goto("/response/form_one_1?Rx=r1&lan=ta&utm_source=letter");
  await page.getByText("why in ta").waitFor();
  // Nothing can be sent to anywhere yet, and no heading asks where to.
  expect(await page.locator("h1").textContent()).toBe("உங்கள் பிளானை எங்கள் குழு பார்க்கும்");
  await page.locator(".tongue summary").click();
  await page.route("**/locales/kan/translation.json", async (route) =>
    route.fulfill({ json: (await import("#web/words/words.ts")).WORDS.kan }),
  );
  await page.locator(".tongue a[lang=kn]").click();
  await page.getByText("why in kan").waitFor();
  expect(await page.getByText("help in kan").count()).toBe(1);
  expect(await page.locator(".none a").getAttribute("href")).toBe("/?utm_source=letter");
});

test("the nearest brief that works is one press away: all other answers are sent again, and what was typed goes along", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  const bedrooms = { label: "How many bedrooms do you need?", name: "bedrooms", text: "1" };
  const bathrooms = { label: "How many bathrooms and toilets do you need?", name: "bathrooms", text: "1" };
  await page.route("**/forms-api/design-progress?*", (route) => {
    const first = new URL(route.request().url()).searchParams.get("q") === "r1";
    const why = { rule: "space", message: "Too small.", suggestion: "It can be planned with one bedroom." };
    const reasons = [{ ...why, change: [bedrooms, bathrooms] }];
    const refused = { status: 200, state: "refused", stage: null, options: [], reasons };
    return route.fulfill({ json: first ? refused : { ...refused, state: "designing", reasons: [] } });
  });
  const data = {
    [bedrooms.label]: "2",
    [bathrooms.label]: { bathrooms: "2", attached: "None" },
    SiteDetails: { direction: "E" },
  };
  await page.route("**/forms-api/response?*", (route) =>
    route.fulfill({ json: { status: 200, data, utmDetails: {} } }),
  );
  const sent: unknown[] = [];
  await page.route("**/forms-api/survey-forms", (route) => {
    sent.push(route.request().postDataJSON());
    return sent.length === 1
      ? route.fulfill({ status: 500, json: { status: 500 } })
      : route.fulfill({ status: 201, json: { status: 201, insertedId: "r2" } });
  });
  await page.addInitScript(() => {
    const kept = { step: "loader", percent: 100, name: "", country: "IN", mobile: "", email: "", resendAt: 0 };
    if (!sessionStorage.getItem("homeplan.lead.r1")) sessionStorage.setItem("homeplan.lead.r1", JSON.stringify(kept));
    const survey = { formId: "house-plan-20", step: -1, answers: { bedrooms: "2", bathrooms: "2", width: "20" } };
    if (!localStorage.getItem("homeplan.survey")) localStorage.setItem("homeplan.survey", JSON.stringify(survey));
  });
  await page.goto("/response/form_one_house-plan-20?Fx=house-plan-20&Rx=r1&utm_source=letter");
  await page.locator("#name").fill("Asha Rao");
  const press = page.getByRole("button", { name: "Plan it this way" });
  await press.click();
  await page.getByRole("alert").getByText("Something Went Wrong!").waitFor();
  await press.click();
  await page.waitForURL(/Rx=r2/);
  expect(new URL(page.url()).search).toBe("?Fx=house-plan-20&Rx=r2&utm_source=letter");
  expect(sent[1]).toEqual({
    answer: { ...data, [bedrooms.label]: "1", [bathrooms.label]: { bathrooms: "1", attached: "None" } },
    formId: "house-plan-20",
    queryStrings: { utm_source: "letter" },
    selectedLanguage: "en",
    utmDetails: { utm_source: "letter" },
    brand: "hpn",
    region: "in",
  });
  await page.getByRole("progressbar").waitFor();
  // Its design is waited for, as the first one's was.
  const kept = await page.evaluate(() => {
    const { step, name } = JSON.parse(sessionStorage.getItem("homeplan.lead.r2") ?? "{}");
    return [step, name, JSON.parse(localStorage.getItem("homeplan.survey") ?? "{}").answers];
  });
  expect(kept).toEqual(["loader", "Asha Rao", { bedrooms: "1", bathrooms: "1", width: "20" }]);
});

test("the nearest brief is sent once however often it is pressed, for its region, with the answers though they could not be read at first", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  const change = [{ label: "How many bedrooms do you need?", name: "bedrooms", text: "1" }];
  const reasons = [{ rule: "space", message: "Too small.", suggestion: "One bedroom fits.", change }];
  await page.route("**/forms-api/design-progress?*", (route) =>
    route.fulfill({ json: { status: 200, state: "refused", stage: null, options: [], reasons } }),
  );
  let read = 0;
  await page.route("**/forms-api/response?*", (route) => {
    read += 1;
    const data = { "How many bedrooms do you need?": "2", SiteDetails: { direction: "E" } };
    return read === 1 ? route.abort() : route.fulfill({ json: { status: 200, data, utmDetails: {} } });
  });
  const sent: { readonly answer: unknown; readonly region: unknown }[] = [];
  const held = Promise.withResolvers<void>();
  await page.route("**/forms-api/survey-forms", async (route) => {
    sent.push(route.request().postDataJSON());
    await held.promise;
    await route.fulfill({ status: 201, json: { status: 201, insertedId: "r2" } });
  });
  await page.addInitScript(() => {
    const kept = { step: "loader", percent: 100, name: "", country: "US", mobile: "", email: "", resendAt: 0 };
    sessionStorage.setItem("homeplan.lead.r1", JSON.stringify(kept));
  });
  await page.goto("/us/response/form_one_house-plan-20?Fx=house-plan-20&Rx=r1");
  const press = page.getByRole("button", { name: "Plan it this way" });
  await press.waitFor();
  await expect.poll(() => read).toBe(1);
  await press.dblclick();
  await press.click({ force: true });
  expect(await press.getAttribute("aria-disabled")).toBe("true");
  held.resolve();
  await page.waitForURL(/\/us\/response\/form_one_house-plan-20\?.*Rx=r2/);
  const answer = { "How many bedrooms do you need?": "1", SiteDetails: { direction: "E" } };
  expect(sent.map((one) => [one.region, one.answer])).toEqual([["us", answer]]);
});

test("who changes the answers comes to the first question with what was given, not to a first card as if nothing had been", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  await page.route("**/forms-api/design-progress?*", (route) =>
    route.fulfill({ json: { status: 200, state: "refused", stage: null, options: [], reasons: [] } }),
  );
  await page.addInitScript(() => {
    const kept = { step: "loader", percent: 100, name: "", country: "IN", mobile: "", email: "", resendAt: 0 };
    if (!sessionStorage.getItem("homeplan.lead.r1")) sessionStorage.setItem("homeplan.lead.r1", JSON.stringify(kept));
    const survey = {
      formId: "house-plan-20",
      step: -1,
      answers: { width: "20", depth: "30", floors: "Ground + 1 floor" },
    };
    if (!localStorage.getItem("homeplan.survey")) localStorage.setItem("homeplan.survey", JSON.stringify(survey));
  });
  await page.goto("/response/form_one_house-plan-20?Fx=house-plan-20&Rx=r1");
  await page.getByRole("link", { name: "Change my answers" }).click();
  await page.getByLabel("Width in feet").waitFor();
  await expect.poll(() => page.getByLabel("Width in feet").inputValue()).toBe("20");
});

test("who changes the answers after a suggestion comes to the question that it is about, with the parameters of the visit", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  const why = { rule: "space", message: "Too small.", suggestion: "It can be planned with one bedroom less." };
  const reasons = [{ ...why, step: 3 }];
  await page.route("**/forms-api/design-progress?*", (route) =>
    route.fulfill({ json: { status: 200, state: "refused", stage: null, options: [], reasons } }),
  );
  await page.addInitScript(() => {
    const kept = { step: "loader", percent: 100, name: "", country: "IN", mobile: "", email: "", resendAt: 0 };
    if (!sessionStorage.getItem("homeplan.lead.r1")) sessionStorage.setItem("homeplan.lead.r1", JSON.stringify(kept));
    const survey = { formId: "house-plan-20", step: -1, answers: { width: "20", bedrooms: "4" } };
    if (!localStorage.getItem("homeplan.survey")) localStorage.setItem("homeplan.survey", JSON.stringify(survey));
  });
  await page.goto("/response/form_one_house-plan-20?Fx=house-plan-20&Rx=r1&utm_source=letter");
  await page.getByRole("link", { name: "Change my answers" }).click();
  await page.getByText("Question 4 of 20").waitFor();
  expect(new URL(page.url()).search).toBe("?utm_source=letter");
});

test("under the drawings of the checkout one goes back to the answers, with the parameters of the visit and without one's number", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  await page.addInitScript(() => {
    const survey = { formId: "house-plan-20", step: -1, answers: { width: "20" } };
    if (!localStorage.getItem("homeplan.survey")) localStorage.setItem("homeplan.survey", JSON.stringify(survey));
  });
  await page.goto("/response/checkout/form_one_1?Fx=1&Rx=r1&isd=91&mobile=9876543210&utm_source=letter");
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true);
  await page.getByRole("link", { name: "Change my answers" }).click();
  await expect.poll(() => page.getByLabel("Width in feet").inputValue()).toBe("20");
  expect(new URL(page.url()).search).toBe("?utm_source=letter");
});

test.each(["refused", "failed"] as const)(
  "the loader of a design that is %s goes on to the form and never says that designs are ready",
  async (state) => {
    const { page } = await visitor({ baseURL: pages.url });
    await page.route("**/forms-api/design-progress?*", (route) =>
      route.fulfill({ json: { status: 200, state, stage: null, options: [], reasons: [] } }),
    );
    await page.addInitScript(() => {
      const kept = { step: "loader", percent: 90, name: "", country: "IN", mobile: "", email: "", resendAt: 0 };
      sessionStorage.setItem("homeplan.lead.r1", JSON.stringify(kept));
      const said: string[] = [];
      Object.assign(window, { said });
      const look = () => said.push(document.querySelector(".message")?.textContent ?? "");
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto("/response/form_one_1?Rx=r1");
    await page.getByRole("heading", { name: "Our team will look at your plan" }).waitFor();
    const said = await page.evaluate(() => [...new Set((window as unknown as { said: string[] }).said)]);
    expect(said).toContain("Preparing final 2D & 3D designs");
    expect(said.join()).not.toMatch(/ready/);
  },
);
