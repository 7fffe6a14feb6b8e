import { expect, test } from "vitest";
import { checkoutDetails } from "#calls/checkout-details.ts";
import { choosePackageAnswer } from "#calls/choose-package.ts";
import { createCallClient } from "#calls/client.ts";
import { deliveryData } from "#calls/delivery.ts";
import { designProgress } from "#calls/design-progress.ts";
import { responseAnswer } from "#calls/get-response.ts";
import { matchingProjects } from "#calls/match-projects.ts";
import { orderStatus } from "#calls/order-status.ts";
import { sendCodeAnswer } from "#calls/send-code.ts";
import { surveyRejected, surveySubmitted } from "#calls/submit-survey.ts";
import { surveyFormsAnswer } from "#calls/survey-form.ts";
import { updateResponseAnswer } from "#calls/update-response.ts";
import { verifyCodeAnswer } from "#calls/verify-code.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { seedSurveyForm } from "#shop/survey/survey-form.ts";
import { CONTACT, lastCode, PHONE, payAddress, submission, testShop, walkToCheckout } from "#tests/support/shop.ts";
import { surveyAnswers } from "#tests/support/survey-answers.ts";

const shop = await testShop({ perAddressHourly: 1000, perAddressDaily: 1000 });
const visit = await walkToCheckout(shop);
const { browser, responseId } = visit;

test("call 1 gives an array whose first form, by its position, has _id, target_url and questions", async () => {
  await seedSurveyForm(shop.db, { ...SURVEY_FORM, _id: "a-later-form" }, 1);
  const answer = await browser.get("/forms-api/survey-forms");
  expect(answer.status).toBe(200);
  const [form] = surveyFormsAnswer.parse(await answer.json());
  expect(form?._id).toBe(SURVEY_FORM._id);
  expect(form?.target_url).toBe(SURVEY_FORM.target_url);
  expect(form?.questions).toEqual(JSON.parse(JSON.stringify(SURVEY_FORM.questions)));
});

test("call 2 answers 201 with insertedId and an HttpOnly owner cookie", async () => {
  const fresh = shop.browser();
  const answer = await fresh.postJson("/forms-api/survey-forms", {
    answer: surveyAnswers(),
    formId: SURVEY_FORM._id,
    queryStrings: { lan: "ta", utm_source: "g", other: "x" },
    selectedLanguage: "ta",
    utmDetails: { utm_source: "g" },
    brand: "hpn",
  });
  expect(answer.status).toBe(201);
  expect(surveySubmitted.parse(await answer.json()).insertedId).toMatch(/^[A-Za-z0-9_-]{22,}$/);
  expect(answer.headers.get("set-cookie")).toMatch(/hp_owner=.*HttpOnly.*SameSite=Lax/);
});

test("call 2 without the last step's answers is 400 with that field's message", async () => {
  const { "Site Details": _site, SiteDetails: _extras, ...rest } = surveyAnswers();
  const answer = await browser.postJson("/forms-api/survey-forms", submission({ answer: rest }));
  expect(answer.status).toBe(400);
  expect(surveyRejected.parse(await answer.json())).toEqual({
    status: 400,
    message: "This field is required",
    step: 19,
    field: "direction",
  });
});

test("call 2 names the width, then the depth, when more than 100 is given", async () => {
  const answer = { ...surveyAnswers(), "How wide is your plot?": "101", "How deep is your plot?": "140" };
  const both = await browser.postJson("/forms-api/survey-forms", submission({ answer }));
  expect(await both.json()).toMatchObject({
    status: 400,
    message: "Value must be 100 or less.",
    step: 0,
    field: "width",
  });
  const deep = { ...answer, "How wide is your plot?": "30" };
  const depth = await browser.postJson("/forms-api/survey-forms", submission({ answer: deep }));
  expect(await depth.json()).toMatchObject({ message: "Value must be 100 or less.", step: 1, field: "depth" });
});

test("call 3 takes form-data and answers status and msg", async () => {
  const answer = await shop.browser().postForm("/api/customer/me/loginotp", {
    mobile: "9000000001",
    isd: "91",
    appcode: "HMPL",
    name: "Ravi",
    email: "",
    utm_source: "",
    utm_medium: "",
    utm_campaign: "",
  });
  expect(answer.status).toBe(200);
  expect(sendCodeAnswer.parse(await answer.json())).toEqual({ status: 200, msg: "OTP sent.", retryAfter: 60 });
});

test("call 3's throttle is 403 with msg and Retry-After, sends no other code, and says whether the one before still holds", async () => {
  const other = shop.browser();
  const contact = { ...CONTACT, mobile: "9000000002" };
  await other.postForm("/api/customer/me/loginotp", contact);
  const repeated = await other.postForm("/api/customer/me/loginotp", contact);
  expect(repeated.status).toBe(403);
  expect(sendCodeAnswer.parse(await repeated.json()).standing).toBe(true);
  await shop.runJobs(["send-message"]);
  expect(shop.messages.filter(({ to }) => to === `91${contact.mobile}`)).toHaveLength(1);
  for (let guess = 0; guess < 5; guess += 1)
    await other.postForm("/api/customer/me/veryfyotp", { ...contact, otp: "wrong" });
  const again = await other.postForm("/api/customer/me/loginotp", contact);
  expect(again.status).toBe(403);
  expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(sendCodeAnswer.parse(await again.json()).msg).toMatch(/Please wait \d+ seconds/);
});

test("call 3 for what is no mobile number is 403 with a sentence that the page shows, in its language", async () => {
  const refused = await shop
    .browser()
    .postForm("/api/customer/me/loginotp", { ...CONTACT, mobile: "12" }, { "accept-language": "ta" });
  expect(refused.status).toBe(403);
  expect(sendCodeAnswer.parse(await refused.json()).msg).toBe("சரியான மொபைல் எண்ணை உள்ளிடுங்கள்.");
});

test("call 4 gives a token and an HttpOnly session cookie for the right code, 404 for a wrong one", async () => {
  const other = shop.browser();
  const phone = { isd: "91", mobile: "9000000003" };
  await other.postForm("/api/customer/me/loginotp", { ...CONTACT, ...phone });
  await shop.runJobs(["send-message"]);
  const attempt = {
    ...CONTACT,
    ...phone,
    duplicate: "1",
    leadsource: "Floor Planner",
    leadstatus: "Hot",
    typestatus: "not contacted",
    requirement: JSON.stringify(surveyAnswers()),
    utm_medium: "",
    utm_campaign: "",
  };
  const code = lastCode(shop, phone);
  const wrong = await other.postForm("/api/customer/me/veryfyotp", {
    ...attempt,
    otp: code === "000000" ? "1" : "000000",
  });
  expect(wrong.status).toBe(404);
  expect(verifyCodeAnswer.parse(await wrong.json())).toEqual({ status: 404, msg: "wrong otp entered" });
  const right = await other.postForm("/api/customer/me/veryfyotp", { ...attempt, otp: code });
  expect(right.status).toBe(200);
  expect(verifyCodeAnswer.parse(await right.json()).token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(right.headers.get("set-cookie")).toMatch(/hp_session=.*HttpOnly.*SameSite=Lax/);
});

test("call 4 made again with its attempt gets the same answer and cookie; an attempt that could be guessed is no attempt", async () => {
  const other = shop.browser();
  const phone = { isd: "91", mobile: "9000000013" };
  await other.postForm("/api/customer/me/loginotp", { ...CONTACT, ...phone });
  await shop.runJobs(["send-message"]);
  const request = { ...CONTACT, ...phone, otp: lastCode(shop, phone), attempt: "0123456789abcdef0123456789abcdef" };
  const verify = (change: object = {}) => other.postForm("/api/customer/me/veryfyotp", { ...request, ...change });
  expect((await verify({ attempt: "1" })).status).toBe(400);
  const first = await verify();
  const second = await verify();
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.headers.get("set-cookie")).toBe(first.headers.get("set-cookie"));
  expect(await second.json()).toEqual(await first.json());
  expect((await verify({ attempt: "ffffffffffffffffffffffffffffffff" })).status).toBe(404);
});

test("call 5 gives the owner data and utmDetails, and everyone else 404", async () => {
  const answer = await browser.get(`/forms-api/response?q=${responseId}`);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { data, utmDetails } = responseAnswer.parse(await answer.json());
  expect(data).toEqual(surveyAnswers());
  expect(utmDetails).toEqual({ utm_source: "test" });
  expect((await shop.browser().get(`/forms-api/response?q=${responseId}`)).status).toBe(404);
});

test("call 6 lists the designs that stand, and is 404 before and for strangers", async () => {
  const path = `/api/homeplanner/projects/match/${responseId}`;
  const { projects } = matchingProjects.parse(await (await browser.get(path)).json());
  expect(projects.map((project) => project.option)).toEqual([1, 2]);
  expect((await shop.browser().get(path)).status).toBe(404);
  const early = shop.browser();
  const stored = await early.postJson("/forms-api/survey-forms", submission({ selectedLanguage: "kan" }));
  const { insertedId } = surveySubmitted.parse(await stored.json());
  expect((await early.get(`/api/homeplanner/projects/match/${insertedId}`)).status).toBe(404);
});

test("call 7 is flag true for the verified number, whatever the bearer, and flag false for another", async () => {
  const path = `/forms-api/updateResponse/${responseId}`;
  const body = {
    mobileNumber: PHONE.mobile,
    name: PHONE.mobile,
    isd: `+${PHONE.isd}`,
    btnUrl: "https://evil.example/x",
  };
  const linked = await browser.postJson(path, body, { authorization: "Bearer anything" });
  expect(updateResponseAnswer.parse(await linked.json())).toEqual({ flag: true, message: "Response updated." });
  const other = await browser.postJson(
    path,
    { ...body, mobileNumber: "9876500000" },
    { authorization: "Bearer homeplan" },
  );
  expect(other.status).toBe(403);
  expect(updateResponseAnswer.parse(await other.json()).flag).toBe(false);
});

test("call 8 notes a known package and refuses an unknown one", async () => {
  const path = `/forms-api/update/${responseId}`;
  const noted = await browser.postJson(path, { packageType: "Option2_2D_3D" });
  expect(choosePackageAnswer.parse(await noted.json()).flag).toBe(true);
  expect((await browser.postJson(path, { packageType: "Option9" })).status).toBe(400);
});

test("call 9 gives the whole offer record in rupees, and the end of the offer by the server's clock", async () => {
  const answer = await browser.get("/forms-api/checkout-details?currency=USD&slug=form_one_x");
  const record = checkoutDetails.parse(await answer.json());
  expect(record).toMatchObject({
    entity: "FLRIX",
    brandCode: "hpn",
    symbol: "₹",
    currency: "INR",
    after_offer_amount: 299,
    second_after_offer_amount: 399,
    ele_after_offer_amount: 599,
    second_ele_after_offer_amount: 899,
    extra_off: 100,
    region: "IN",
    regular: true,
    responseId,
    mobile: PHONE.mobile,
    isd: PHONE.isd,
    lang: "en",
  });
  expect(record.thiredProductId).not.toBe(record.fourthProductId);
  const left = Date.parse(record.offerEndsAt ?? "") - Date.parse(record.serverNow);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(600_000);
});

test("call 10 with everything right is 303 to the payment page, and the order's status is told to its owner alone", async () => {
  const answer = await browser.get(payAddress(visit));
  expect(answer.status).toBe(303);
  const location = answer.headers.get("location") ?? "";
  expect(location).toMatch(/^\/sandbox\/pay\//);
  expect(location).not.toContain(PHONE.mobile);
  const { number } = await shop.db.selectFrom("orders").select("number").executeTakeFirstOrThrow();
  const status = orderStatus.parse(await (await browser.get(`/api/orders/${number}/status`)).json());
  expect(status).toMatchObject({ outcome: "pending", state: "pending", amount: 299, deliveryUrl: null });
  expect((await shop.browser().get(`/api/orders/${number}/status`)).status).toBe(404);
});

test("call 11 serves the six languages, as a region says them where it is named, and no path besides", async () => {
  for (const language of ["en", "hn", "ta", "tel", "mal", "kan"]) {
    const answer = await shop.app.request(`/locales/${language}/translation.json`);
    expect(await answer.json()).toEqual({ language });
    const there = await shop.app.request(`/locales/${language}/translation.json?region=uk`);
    expect(await there.json()).toEqual({ language, region: "uk" });
  }
  for (const language of ["fr", "..%2f..%2fpackage", "EN", "__proto__"]) {
    expect((await shop.app.request(`/locales/${language}/translation.json`)).status).toBe(404);
  }
});

test("design-progress and the previews are the owner's alone", async () => {
  const path = `/forms-api/design-progress?q=${responseId}`;
  const progress = designProgress.parse(await (await browser.get(path)).json());
  expect(progress.state).toBe("ready");
  const url = progress.options[1]?.previews[0]?.url ?? "";
  const picture = await browser.get(url);
  expect(picture.headers.get("content-type")).toBe("image/png");
  // Only this browser keeps it, for the way back from a payment that failed, and only while it holds its cookie.
  expect(picture.headers.get("cache-control")).toBe("private, max-age=3600");
  expect(picture.headers.get("vary")).toBe("Cookie");
  expect(await picture.text()).toBe("picture of option 2");
  const small = await browser.get(url.replace(".png", ".avif"));
  expect([small.headers.get("content-type"), await small.text()]).toEqual(["image/avif", "small picture of option 2"]);
  expect((await browser.get(url.replace("/2/", "/99999999999/"))).status).toBe(404);
  expect((await shop.browser().get(path)).status).toBe(404);
  const refused = await shop.browser().get(url);
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([404, "no-store"]);
});

test("an unknown delivery link is 404, and its page is left to the site", async () => {
  const unknown = await shop.app.request("/delivery/abcdefgh");
  expect(unknown.status).toBe(404);
  expect(deliveryData.safeParse(await unknown.json()).success).toBe(false);
});

test("the client speaks to the server and throws at nothing", async () => {
  const client = createCallClient(undefined, (url, init) => browser.request(String(url), init));
  const progress = await client.getDesignProgress(responseId, "en");
  expect(progress).toMatchObject({ kind: "answered", status: 200, body: { state: "ready" } });
  expect(await client.getSurveyForms()).toMatchObject({ kind: "answered", status: 200 });
  expect(await client.updateResponse(responseId, { mobileNumber: PHONE.mobile, isd: "91" })).toMatchObject({
    body: { flag: true },
  });
  const code = await client.sendCode({ ...CONTACT, mobile: "9000000009" });
  expect(code).toMatchObject({ kind: "answered", status: 200, body: { status: 200 } });
  const offline = createCallClient(undefined, () => Promise.reject(new TypeError("fetch failed")));
  expect(await offline.getSurveyForms()).toEqual({ kind: "no-response", message: "fetch failed" });
  const garbled = createCallClient(undefined, async () => new Response("<html>", { status: 502 }));
  expect(await garbled.getSurveyForms()).toEqual({ kind: "unreadable", status: 502 });
});
