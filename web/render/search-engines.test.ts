import { existsSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { ask } from "#tests/support/site.ts";
import { ROUTES } from "#web/routes.ts";

const SCRIPT_OF = {
  hn: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  tel: /\p{Script=Telugu}/u,
  mal: /\p{Script=Malayalam}/u,
  kan: /\p{Script=Kannada}/u,
};

test("search engines get canonical, hreflang and a sitemap, and no visitor's own pages", async () => {
  const html = await (await ask("/?lan=ta")).text();
  expect(html).toContain('<link rel="canonical" href="https://plans.example/?lan=ta">');
  expect(html.match(/hreflang=/g)).toHaveLength(9);
  const shared = /property="og:image" content="https:\/\/plans\.example(\/pictures\/[^"]+)"/.exec(html)?.[1] ?? "";
  expect(existsSync(`content${shared}`)).toBe(true);
  const own = await (await ask("/response/form_one_1?Rx=r")).text();
  expect(own).toContain('content="noindex"');
  expect(own).not.toContain('name="description"');
  expect(await (await ask("/sitemap.xml")).text()).toContain("<loc>https://plans.example/uk/refund-policy</loc>");
  const robots = await (await ask("/robots.txt")).text();
  for (const kept of ["/response/", "/delivery/", "/thank-you"])
    for (const prefix of ["", "/us", "/uk"]) expect(robots).toContain(`Disallow: ${prefix}${kept}\n`);
  expect(robots).toContain("Disallow: /mmhpay\n");
  expect(html).toContain('<meta property="og:url" content="https://plans.example/">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test("every public page has a title and a description of its own in each language, and no two share a title", async () => {
  const found = new Map<string, string>();
  for (const path of ["/", "/privacy-policy", "/refund-policy", "/termsandconditions"]) {
    for (const language of LANGUAGES) {
      const html = await (await ask(`${path}?lan=${language}`)).text();
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
      const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
      expect(title, `${path} ${language}`).toMatch(/\| HomePlan$/);
      expect(found.get(title), `${path} ${language}`).toBeUndefined();
      found.set(title, path);
      expect(description.length, `${path} ${language}`).toBeGreaterThan(20);
      if (language !== "en") expect(title + description, `${path} ${language}`).toMatch(SCRIPT_OF[language]);
      expect(html).toContain(`<meta property="og:title" content="${title}">`);
      expect(html).toContain(`<meta property="og:description" content="${description}">`);
    }
  }
});

test("a page in any region names itself as canonical, its languages and its other regions as alternates", async () => {
  for (const { path, region } of ROUTES.filter(({ screen }) => screen === "survey" || screen === "policy")) {
    const address = path.replace(/:policy\{.*\}/, "refund-policy");
    const html = await (await ask(`${address}?lan=hn&utm_source=x`)).text();
    const canonical = address.replace(/\/?survey-form$/, "") || "/";
    const first = canonical.replace(/^\/(us|uk)/, "") || "/";
    const abroad = (prefix: string) => prefix + (first === "/" ? "" : first);
    const country = { in: "", us: "-US", uk: "-GB" }[region];
    expect(html).toContain(`<link rel="canonical" href="https://plans.example${canonical}?lan=hn">`);
    for (const [tag, there] of [
      [`en${country || "-IN"}`, canonical],
      [`kn${country}`, `${canonical}?lan=kan`],
      ["hi", `${first}?lan=hn`],
      ["hi-US", `${abroad("/us")}?lan=hn`],
      ["hi-GB", `${abroad("/uk")}?lan=hn`],
      ["x-default", first],
    ])
      expect(html).toContain(`hreflang="${tag}" href="https://plans.example${there}">`);
  }
});

test("every alternate that a page names names that page in return, and the sitemap has them all", async () => {
  const alternates = (text: string) =>
    new Map(
      [...text.matchAll(/hreflang="([^"]+)" href="https:\/\/plans\.example([^"]+)"/g)].map(([, tag, at]) => [at, tag]),
    );
  const map = await (await ask("/sitemap.xml")).text();
  expect(alternates(/<loc>https:\/\/plans\.example\/uk<.*?<\/url>/.exec(map)?.[0] ?? "").size).toBe(18);
  for (const from of ["/", "/us", "/uk/refund-policy?lan=ta"]) {
    const named = alternates(await (await ask(from)).text());
    expect(named.has(from)).toBe(true);
    for (const [there = "", tag] of named) {
      const back = alternates(await (await ask(there)).text());
      if (tag !== "x-default") expect(back.has(from), `${there} names ${from}`).toBe(true);
      expect(alternates(map).get(there), there).toBe(tag);
    }
  }
});

test("each region has a shared picture of its own, as large as the page says, and every page of one visitor stays out of search", async () => {
  const addresses = new Set<string>();
  for (const path of ["/", "/us", "/uk"]) {
    const html = await (await ask(path)).text();
    const address = /property="og:image" content="https:\/\/plans\.example(\/pictures\/[^"]+)"/.exec(html)?.[1] ?? "";
    const { width, height } = await sharp(`content${address}`).metadata();
    expect(html).toContain(`<meta property="og:image:width" content="${width}"`);
    expect(html).toContain(`<meta property="og:image:height" content="${height}"`);
    addresses.add(address);
  }
  expect(addresses.size).toBe(3);
  for (const path of [
    "/response/checkout/form_one_1?Rx=r",
    "/us/thank-you",
    "/payment-failure",
    "/delivery/x",
    "/nowhere",
  ])
    expect(await (await ask(path)).text(), path).toContain('<meta name="robots" content="noindex">');
});

test("every address of the sitemap answers, may be read by search engines, and is its own canonical", async () => {
  const map = await (await ask("/sitemap.xml")).text();
  const robots = await (await ask("/robots.txt")).text();
  const closed = [...robots.matchAll(/Disallow: (\S+)/g)].map(([, path = ""]) => path);
  expect(robots).toContain("Sitemap: https://plans.example/sitemap.xml");
  const addresses = [...map.matchAll(/<loc>https:\/\/plans\.example([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  expect(addresses).toHaveLength(12);
  for (const path of addresses) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toContain(`<link rel="canonical" href="https://plans.example${path}">`);
    expect(
      closed.some((start) => path.startsWith(start)),
      path,
    ).toBe(false);
  }
});
