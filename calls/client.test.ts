import { expect, test } from "vitest";
import { createCallClient } from "./client.ts";

test("no call carries a deadline: each waits as long as it takes, with the visitor's cookies", async () => {
  const made: (RequestInit | undefined)[] = [];
  const calls = createCallClient(undefined, async (_, init) => {
    made.push(init);
    return Response.json({});
  });
  const waiting = Object.entries(calls).filter(([name]) => name !== "payUrl");
  for (const [, call] of waiting) await (call as (...given: unknown[]) => Promise<unknown>)("r1", {});
  expect(made).toHaveLength(waiting.length);
  for (const init of made) expect([init?.signal, init?.credentials]).toEqual([undefined, "include"]);
});

test("each call goes to its address with what the specification gives it, under whatever bases this installation is set to", async () => {
  const made: unknown[] = [];
  const bases = { formsApi: "https://f.example", api: "https://a.example", host: "https://h.example" };
  const calls = createCallClient(bases, async (url, { method, headers, body } = {}) => {
    const sent = body instanceof FormData ? Object.fromEntries(body) : body && JSON.parse(String(body));
    made.push([method ?? "GET", url, sent, body instanceof FormData ? "form-data" : headers]);
    return Response.json({});
  });
  const contact = { mobile: "9876543210", isd: "91", appcode: "HMPL", name: "Asha", email: "", utm_source: undefined };
  const { utm_source: _none, ...form } = contact;
  const json = { "content-type": "application/json" };
  const submission = { answer: { a: "b" }, formId: "f", selectedLanguage: "ta" } as const;
  const update = { mobileNumber: "9876543210", name: "Asha", isd: "91", btnUrl: "https://h.example/x" };
  await calls.getSurveyForms();
  await calls.submitSurvey(submission);
  await calls.sendCode(contact);
  await calls.verifyCode({ ...contact, otp: "1" });
  await calls.getResponse("a/b");
  await calls.matchProjects("a/b");
  await calls.updateResponse("a/b", update);
  await calls.choosePackage("a/b", { packageType: "Option2" });
  await calls.getCheckoutDetails({ currency: "INR", slug: "form_one_1" });
  const { formsApi, api, host } = bases;
  const none = [undefined, undefined];
  expect(made).toEqual([
    ["GET", `${formsApi}/survey-forms`, ...none],
    ["POST", `${formsApi}/survey-forms`, submission, json],
    ["POST", `${api}/customer/me/loginotp`, form, "form-data"],
    ["POST", `${api}/customer/me/veryfyotp`, { ...form, otp: "1" }, "form-data"],
    ["GET", `${formsApi}/response?q=a%2Fb`, ...none],
    ["GET", `${api}/homeplanner/projects/match/a%2Fb`, ...none],
    ["POST", `${formsApi}/updateResponse/a%2Fb`, update, { ...json, authorization: "Bearer homeplan" }],
    ["POST", `${formsApi}/update/a%2Fb`, { packageType: "Option2" }, json],
    ["GET", `${formsApi}/checkout-details?currency=INR&slug=form_one_1`, ...none],
  ]);
  const query = {
    offertype: "Option1",
    currency: "INR",
    productid: "p",
    entity: "FLRIX",
    token: "t",
    lang: "ta",
  } as const;
  const rest = { amount: "299", mobile: "9876543210", responseId: "r", isdcode: "91", brandCode: "hpn" };
  const url = new URL(calls.payUrl({ ...query, ...rest }));
  expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    `${host}/mmhpay`,
    { ...query, ...rest },
  ]);
});
