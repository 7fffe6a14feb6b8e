import { sql } from "kysely";
import { expect, test } from "vitest";
import { checkoutDetails } from "#calls/checkout-details.ts";
import { CONTACT, lastCode, payAddress, submission, testShop, walkToCheckout } from "#tests/support/shop.ts";
import { surveyAnswers } from "#tests/support/survey-answers.ts";

const shop = await testShop({ perAddressHourly: 1000, perAddressDaily: 1000 });
const { db } = shop;
const SEND = "/api/customer/me/loginotp";
const VERIFY = "/api/customer/me/veryfyotp";

async function keptOf(responseId: string) {
  const row = await db.selectFrom("responses").select("doc").where("id", "=", responseId).executeTakeFirstOrThrow();
  return row.doc as Record<string, unknown>;
}
async function leadOf(number: string) {
  return db.selectFrom("leads").select(["doc", "verified_at"]).where("number", "=", number).executeTakeFirstOrThrow();
}
async function submit(change: object, headers: Record<string, string> = {}) {
  const browser = shop.browser();
  const answer = await browser.postJson("/forms-api/survey-forms", submission(change), headers);
  return { browser, answer, body: (await answer.json()) as { insertedId: string } };
}

test("call 2 keeps the answers, the whole query, the campaign's part of it and the language as the page gave them", async () => {
  const queryStrings = { lan: "ta", utm_source: "g", utm_term: "t", other: "x" };
  const given = { queryStrings, utmDetails: { utm_source: "g", utm_term: "t" }, selectedLanguage: "ta", region: "in" };
  const { body } = await submit(given);
  expect(await keptOf(body.insertedId)).toEqual({ answer: surveyAnswers(), ...given });
});

test("a query parameter longer than any campaign's is cut, and loses no answers", async () => {
  const long = "y".repeat(1001);
  const { answer, body } = await submit({ queryStrings: { x: long }, utmDetails: { utm_source: long } });
  expect(answer.status).toBe(201);
  const { queryStrings, utmDetails } = (await keptOf(body.insertedId)) as Record<string, Record<string, string>>;
  expect([queryStrings?.x, utmDetails?.utm_source]).toEqual([long.slice(1), long.slice(1)]);
});

test.each([
  ["https://homeplan.example/us?lan=en", "us"],
  ["https://homeplan.example/uk", "uk"],
  ["https://homeplan.example/usa", "in"],
] as const)("call 2 from %s without a region is kept as of %s", async (referer, region) => {
  const { body } = await submit({ answer: surveyAnswers(region) }, { referer });
  expect((await keptOf(body.insertedId)).region).toBe(region);
});

test("call 2 for a form that is not there is 400 and names formId", async () => {
  const { answer, body } = await submit({ formId: "nowhere" });
  expect([answer.status, body]).toEqual([400, { status: 400, message: "Unknown form.", field: "formId" }]);
});

test("calls 3 and 4 keep name, e-mail and campaign with the lead; verified, it says what the specification does, whatever a browser claims", async () => {
  const browser = shop.browser();
  const phone = { isd: "91", mobile: "9100000001" };
  const campaign = { utm_source: "a", utm_medium: "b", utm_campaign: "c" };
  await browser.postForm(SEND, { ...CONTACT, ...phone, ...campaign });
  const kept = { name: "Asha Rao", email: "asha@example.com", utm: { source: "a", medium: "b", campaign: "c" } };
  expect(await leadOf("919100000001")).toEqual({ doc: kept, verified_at: null });
  await shop.runJobs(["send-message"]);
  const claims = { duplicate: "0", leadsource: "x", leadstatus: "Cold", typestatus: "x" };
  const otp = ` ${lastCode(shop, phone).replace(/(?=...$)/, " ")} `;
  const asked = { ...CONTACT, ...phone, ...claims, name: "Asha", email: "a@example.com", otp };
  const said = { ...asked, utm_source: "d", utm_medium: "e", utm_campaign: "f" };
  expect((await browser.postForm(VERIFY, said)).status).toBe(200);
  expect(await leadOf("919100000001")).toEqual({
    doc: {
      ...{ name: "Asha", email: "a@example.com", utm: { source: "d", medium: "e", campaign: "f" } },
      ...{ duplicate: "1", leadsource: "Floor Planner", leadstatus: "Hot", typestatus: "not contacted" },
    },
    verified_at: expect.any(Date),
  });
});

test("the code comes in the page's language, and may be typed in its digits", async () => {
  const browser = shop.browser();
  const contact = { ...CONTACT, isd: "+91", mobile: "9100000002" };
  expect((await browser.postForm(SEND, contact, { "accept-language": "hn" })).status).toBe(200);
  await shop.runJobs(["send-message"]);
  expect(shop.messages.at(-1)?.text).toMatch(/\p{Script=Devanagari}/u);
  const code = lastCode(shop, { isd: "91", mobile: "9100000002" });
  const otp = code.replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)] ?? "");
  expect((await browser.postForm(VERIFY, { ...contact, otp })).status).toBe(200);
});

test("call 4 for what is no mobile number is 404, as for any code that was never sent", async () => {
  const answer = await shop.browser().postForm(VERIFY, { ...CONTACT, mobile: "12", otp: "123456" });
  expect([answer.status, await answer.json()]).toEqual([404, { status: 404, msg: "wrong otp entered" }]);
});

test("call 5 gives the three fields of a campaign, and nothing else of the query", async () => {
  const campaign = { utm_source: "a", utm_medium: "b", utm_campaign: "c" };
  const { browser, body } = await submit({ utmDetails: { ...campaign, utm_term: "d" } });
  const answer = await browser.get(`/forms-api/response?q=${body.insertedId}`);
  expect(await answer.json()).toEqual({ status: 200, data: surveyAnswers(), utmDetails: campaign });
});

test("call 7 keeps the contact and the way to the checkout; without a name, the one that came with the code", async () => {
  const phone = { isd: "1", mobile: "2025550101" };
  const { browser, responseId } = await walkToCheckout(shop, phone, "us");
  const link = async (change: object) => {
    const update = { mobileNumber: phone.mobile, name: phone.mobile, isd: "1", btnUrl: "", ...change };
    expect((await browser.postJson(`/forms-api/updateResponse/${responseId}`, update)).status).toBe(200);
    return keptOf(responseId);
  };
  const contact = { ...phone, name: "Asha Rao", email: "asha@example.com" };
  const own = `/us/response/checkout/form_one_${submission().formId}`;
  expect(await link({})).toMatchObject({ contact, checkoutPath: own });
  for (const checkoutPath of ["/us/response/checkout/b", "/uk/response/checkout/c", "/response/checkout/d"])
    expect(await link({ btnUrl: `https://homeplan.example${checkoutPath}?Rx=1`, name: "Asha R." })).toMatchObject({
      contact: { ...contact, name: "Asha R." },
      checkoutPath,
    });
});

test("call 8 keeps each of the five packages, and after paying leaves the one that was paid for", async () => {
  const buyer = await walkToCheckout(shop, { isd: "91", mobile: "9100000003" });
  const choose = async (packageType: string) => {
    const answer = await buyer.browser.postJson(`/forms-api/update/${buyer.responseId}`, { packageType });
    return [
      answer.status,
      ((await answer.json()) as { flag: boolean }).flag,
      (await keptOf(buyer.responseId)).packageType,
    ];
  };
  for (const one of ["Option2", "Option1_2D_3D", "Option2_2D_3D", "Option1_2D_3D_Offer", "Option1"])
    expect(await choose(one)).toEqual([200, true, one]);
  await buyer.browser.get(payAddress(buyer, { mobile: "9100000003" }));
  await sql`update orders set paid_at = now() where response_id = ${buyer.responseId}`.execute(db);
  expect(await choose("Option2")).toEqual([409, false, "Option1"]);
});

test("a browser that has answers, a number and a session of its own neither reads nor changes another's", async () => {
  const [owner, stranger] = [
    await walkToCheckout(shop, { isd: "91", mobile: "9100000004" }),
    await walkToCheckout(shop, { isd: "91", mobile: "9100000005" }),
  ];
  const { responseId } = owner;
  for (const path of [
    `/forms-api/response?q=${responseId}`,
    `/api/homeplanner/projects/match/${responseId}`,
    `/forms-api/checkout-details?currency=INR&slug=x&Rx=${responseId}`,
    `/forms-api/design-progress?q=${responseId}`,
    `/previews/${responseId}/1/ground-floor.png`,
  ]) {
    expect((await owner.browser.get(path)).status, path).toBe(200);
    expect((await stranger.browser.get(path)).status, path).toBe(404);
  }
  for (const [path, body] of [
    [`/forms-api/updateResponse/${responseId}`, { mobileNumber: "9100000005", isd: "91" }],
    [`/forms-api/update/${responseId}`, { packageType: "Option2" }],
  ] as const) {
    const answer = await stranger.browser.postJson(path, body);
    expect([answer.status, await answer.json()]).toEqual([404, { flag: false, message: "Not found." }]);
  }
  expect(await keptOf(responseId)).toMatchObject({ contact: { mobile: "9100000004" } });
});

test("a session is of use in its own browser alone, and not once it has ended", async () => {
  const owner = await walkToCheckout(shop, { isd: "91", mobile: "9100000006" });
  const { browser: thief, body } = await submit({ selectedLanguage: "tel" });
  thief.cookies.set("hp_session", owner.browser.cookies.get("hp_session") ?? "");
  const update = { mobileNumber: "9100000006", isd: "91" };
  const link = async (browser: typeof thief, responseId: string) =>
    (await browser.postJson(`/forms-api/updateResponse/${responseId}`, update)).status;
  expect(await link(thief, body.insertedId)).toBe(403);
  expect(await link(owner.browser, owner.responseId)).toBe(200);
  await sql`update sessions set expires_at = now() where mobile = '9100000006'`.execute(db);
  expect(await link(owner.browser, owner.responseId)).toBe(403);
});

test("call 10 needs a number of more than seven digits, though shorter ones can be verified", async () => {
  const phone = { isd: "960", mobile: "7712345" };
  const islander = await walkToCheckout(shop, phone);
  const details = await islander.browser.get("/forms-api/checkout-details?currency=INR&slug=x");
  const { after_special_offer_amount, currency } = checkoutDetails.parse(await details.json());
  const claims = { currency, amount: String(after_special_offer_amount), mobile: phone.mobile, isdcode: phone.isd };
  const answer = await islander.browser.get(payAddress(islander, claims));
  expect(answer.headers.get("location")).toBe("/?notice=unable-to-process");
});

test("the order keeps the language of the page that paid", async () => {
  const buyer = await walkToCheckout(shop);
  await buyer.browser.get(payAddress(buyer, { lang: "kan" }));
  const order = db.selectFrom("orders").select("doc").where("response_id", "=", buyer.responseId);
  expect((await order.executeTakeFirstOrThrow()).doc).toMatchObject({ language: "kan" });
});
