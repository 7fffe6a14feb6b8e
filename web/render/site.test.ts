import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { OFFER } from "#tests/support/offer.ts";
import { ask, NOTHING, siteOf } from "#tests/support/site.ts";
import { ROUTES } from "#web/routes.ts";
import { WORDS } from "#web/words/words.ts";

// A list of its own, from the specification: tests that read the map of routes cannot tell what is missing there.
test.each(["", "/us", "/uk"])("the routes of the specification lead to their screens (%s/)", async (prefix) => {
  const screens = {
    [prefix || "/"]: "A house plan drawn for your",
    [`${prefix}/survey-form`]: "A house plan drawn for your",
    [`${prefix}/response/form_one_1?Fx=1&Rx=r`]: "Designing your home",
    [`${prefix}/response/checkout/form_one_1?Rx=r`]: "This plan was made on another phone or browser",
    [`${prefix}/thank-you?moid=r&flag=free`]: "Thank you. We have your details.",
    [`${prefix}/payment-failure`]: "Payment Failed!.",
    [`${prefix}/privacy-policy`]: "Privacy Policy",
    [`${prefix}/refund-policy`]: "Refund Policy",
    [`${prefix}/termsandconditions`]: "Terms",
  };
  const region = { "": "en-IN", "/us": "en-US", "/uk": "en-GB" }[prefix];
  for (const [address, heading] of Object.entries(screens)) {
    const html = await (await ask(address)).text();
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], address).toContain(heading);
    expect(html, address).toContain(`<html lang="${region}">`);
  }
});

test("every route of the map answers with a page in every region", async () => {
  for (const { path } of ROUTES) {
    const address = path.replace(/:policy\{.*\}/, "refund-policy").replace(/:\w+/g, "form_one_1");
    const answer = await ask(address);
    expect([200, 404], address).toContain(answer.status);
    expect(await answer.text(), address).toContain("<!doctype html>");
  }
});

test.each([
  { path: "/delivery/t", date: "28 November 2026" },
  { path: "/us/delivery/t", date: "November 27, 2026" },
  { path: "/uk/delivery/t", date: "28 November 2026" },
])(
  "until when a delivery's links work is said whole, in the calendar of its region ($path)",
  async ({ path, date }) => {
    const about = {
      status: 200,
      offerType: "Option1",
      orderNumber: "HPN-1",
      expiresAt: "2026-11-28T03:00:00Z",
    } as const;
    const made = { ...about, files: [], pictures: [] };
    const html = await (await ask(path, {}, { ...NOTHING, delivery: async () => made })).text();
    expect(html).toContain(date.replaceAll(" ", "\u00a0"));
  },
);

test("each policy's contents name its parts in their order and lead to them, in every region and language", async () => {
  for (const prefix of ["", "/us", "/uk"])
    for (const policy of ["privacy-policy", "refund-policy", "termsandconditions"])
      for (const language of LANGUAGES) {
        const html = await (await ask(`${prefix}/${policy}?lan=${language}`)).text();
        const contents = [...html.matchAll(/<li><a href="#([^"]+)">([^<]+)<\/a><\/li>/g)];
        const parts = [...html.matchAll(/<section id="([^"]+)"><h2>([^<]+)<\/h2><p>/g)];
        expect(parts.length).toBeGreaterThan(5);
        expect(contents.map(([, id, heading]) => [id, heading])).toEqual(parts.map(([, id, heading]) => [id, heading]));
      }
});

test("the survey loads no script before the first touch, and is one request", async () => {
  const html = await (await ask("/")).text();
  expect(html).not.toMatch(/<script[^>]+src=|<link[^>]+(stylesheet|preload)/);
  expect(html).toContain('"/assets/survey.js"');
});

test("the first load carries one question; the others are fetched with the entry, in the page's language and region", async () => {
  const html = await (await ask("/uk")).text();
  expect(html).toContain("1 of 20");
  expect(html).not.toContain("What kind of kitchen");
  const questions: { label: string; fields: { unit?: string }[] }[] = await (
    await ask("/survey-questions/uk/en-GB.json")
  ).json();
  expect(questions).toHaveLength(20);
  expect(questions[0]?.fields[0]?.unit).toBe("m");
  expect(await (await ask("/survey-questions/in/hi.json")).text()).toMatch(/\p{Script=Devanagari}/u);
  expect((await ask("/survey-questions/xx/en.json")).status).toBe(404);
  expect((await ask("/survey-questions/in/..%2fetc.json")).status).toBe(404);
});

test("the content security policy lets in exactly the page's own inline script and style", async () => {
  const answer = await ask("/");
  const html = await answer.text();
  const policy = answer.headers.get("content-security-policy") ?? "";
  const hash = (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1];
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1];
  expect(policy).toContain(`script-src 'self' ${hash(script)};`);
  expect(policy).toContain(`style-src 'self' ${hash(style)};`);
  expect(policy).not.toContain("unsafe");
  expect(html).not.toMatch(/ style="| on\w+="/);
});

test("html lang is BCP 47, the words are of that language, and the asked one is kept in a cookie for a year, on every path", async () => {
  const tags = { en: "en-IN", hn: "hi", ta: "ta", tel: "te", mal: "ml", kan: "kn" };
  for (const language of LANGUAGES) {
    for (const [address, words] of [
      ["/", "survey"],
      ["/response/form_one_1", "response"],
      ["/us/payment-failure", "payment-failure"],
      ["/uk/thank-you", "thank-you"],
    ] as const) {
      const answer = await ask(`${address}?lan=${language}&flag=free`);
      const html = await answer.text();
      const abroad = { "/us": "en-US", "/uk": "en-GB" }[address.slice(0, 3)];
      expect(html, address).toContain(`<html lang="${(language === "en" && abroad) || tags[language]}">`);
      const said = WORDS[language];
      const heading =
        words === "response"
          ? said.response.loaderHeading
          : words === "thank-you"
            ? said[words].freeHeading
            : said[words].heading;
      expect(html, address).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      const kept = answer.headers.get("set-cookie");
      expect(kept, address).toBe(`i18nextLng=${language}; Path=/; Max-Age=31536000; SameSite=Lax`);
    }
  }
});

test("a page kept for one language or host is not given to another", async () => {
  const site = siteOf(NOTHING, null);
  const first = await (await site.request("http://one.example/")).text();
  expect(await (await site.request("http://one.example/")).text()).toBe(first);
  expect(await (await site.request("http://one.example/", { headers: { cookie: "i18nextLng=ta" } })).text()).toContain(
    'lang="ta"',
  );
  expect(await (await site.request("http://two.example/")).text()).toContain("http://two.example/");
});

test("what the address carries cannot leave the state's script element", async () => {
  const html = await (await ask("/response/form_one_1?Rx=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E")).text();
  expect(html).not.toContain("<script>alert");
});

test("a payment handoff that was refused leads home with its words in the page itself, before any script", async () => {
  const html = await (await ask("/?notice=unable-to-process")).text();
  expect(html).toMatch(/role="alert"[^>]*>Unable to process please try again\./);
  expect(await (await ask("/")).text()).not.toContain('role="alert">Unable');
});

test("a survey that cannot be read answers 503, says so, and may be asked for again", async () => {
  const answer = await ask("/", {}, { ...NOTHING, surveyForm: async () => null });
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toContain("could not load the questions");
  expect(html).toMatch(/<a class="button" href="\/">Try again<\/a>/);
});

test("another browser's checkout shows nothing to buy, and is never stored", async () => {
  const answer = await ask("/response/checkout/form_one_1?Rx=r1&mobile=9876543210");
  expect(await answer.text()).not.toContain('id="pay"');
  expect(answer.headers.get("cache-control")).toContain("no-store");
});

test("who comes back to the checkout of a plan that is paid for reads so, above what could be bought besides", async () => {
  const address = "/response/checkout/form_one_1?Rx=r&isd=91";
  const unpaid = await (await ask(address, {}, { ...NOTHING, offer: async () => OFFER })).text();
  expect(unpaid).not.toContain(">You have already paid");
  const paidOrder = "/thank-you?request_order_id=HPN-7&currency=INR&amount=299";
  const html = await (await ask(address, {}, { ...NOTHING, offer: async () => ({ ...OFFER, paidOrder }) })).text();
  expect(html).toMatch(/<a href="\/thank-you\?request_order_id=HPN-7[^>]*>You have already paid/);
  expect(html.indexOf(">You have already paid")).toBeLessThan(html.indexOf(">Choose your plan"));
});

test("delivery links that are over answer 410, unknown ones 404", async () => {
  expect((await ask("/delivery/x", {}, { ...NOTHING, delivery: async () => "expired" })).status).toBe(410);
  expect((await ask("/delivery/x")).status).toBe(404);
});

test("a slash too many is taken off, and what is not there is 404 in the page's own words", async () => {
  const slash = await ask("/us/?utm_source=a");
  expect([slash.status, slash.headers.get("location")]).toEqual([301, "/us?utm_source=a"]);
  const missing = await ask("/nowhere");
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain("There is no such room");
});

test("a page that fails answers 500 in the site's own look and the visitor's language, and may be tried again", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = { ...NOTHING, surveyForm: () => Promise.reject(new Error("no database")) };
  const answer = await ask("/?lan=hn", {}, broken);
  const said = told.mock.calls.flat().map(String).join(" ");
  told.mockRestore();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"]);
  const html = await answer.text();
  expect(html).toContain('<html lang="hi">');
  expect(/<h1[^>]*>([^<]+)/.exec(html)?.[1]).toMatch(/\p{Script=Devanagari}/u);
  expect(html).toContain('class="button" href=""');
  expect(/<footer.*<\/footer>/s.exec(html)?.[0].match(/<a /g)).toHaveLength(4);
  expect(html).not.toContain("no database");
  expect(said).toContain("no database");
});
