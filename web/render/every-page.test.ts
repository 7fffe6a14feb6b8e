import { expect, test } from "vitest";
import { LANGUAGE_NAMES, LANGUAGES } from "#content/languages.ts";
import { ask } from "#tests/support/site.ts";
import { inRegion, ROUTES } from "#web/routes.ts";
import { WORDS, wordsOf } from "#web/words/words.ts";

/** An address for each route, in its region. */
const ADDRESSES = ROUTES.map(({ path, region }) => ({
  region,
  address: path.replace(/:policy\{.*\}/, "refund-policy").replace(/:\w+/g, "form_one_1"),
}));

/** Where links within a part of the page lead, and what they are called. */
function linksIn(html: string, part: RegExp): (readonly [string, string])[] {
  const links = (part.exec(html)?.[0] ?? "").matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)<\/a>/g);
  return [...links].map(([, href = "", name = ""]) => [href.replaceAll("&amp;", "&"), name.replaceAll("&amp;", "&")]);
}

test.each(["en", "ta"] as const)(
  "the footer of every page leads to the three policies of its own region in its language, each by its name, and to one's plans and orders (%s)",
  async (language) => {
    const query = language === "en" ? "" : `?lan=${language}`;
    const nowhere = { region: "in", address: "/nowhere" } as const;
    for (const { region, address } of [...ADDRESSES, nowhere]) {
      const html = await (await ask(address, { cookie: `i18nextLng=${language}` })).text();
      const { common } = wordsOf(language, region);
      const policies = {
        privacyPolicy: "privacy-policy",
        refundPolicy: "refund-policy",
        terms: "termsandconditions",
        myOrders: "my-data",
      };
      const links = Object.entries(policies).map(([name, path]) => [
        inRegion(region, `/${path}`) + query,
        common[name as keyof typeof policies],
      ]);
      expect(linksIn(html, /<footer.*<\/footer>/s), address).toEqual(links);
    }
  },
);

test("the header of every page has the logo, which leads to its region's first page, and six languages, its own marked", async () => {
  for (const { region, address } of ADDRESSES) {
    const html = await (await ask(`${address}?utm_source=a`, { cookie: "i18nextLng=tel" })).text();
    const header = /<header.*<\/header>/s.exec(html)?.[0] ?? "";
    expect(linksIn(header, /<a class="logo".*?<\/a>/s), address).toEqual([[inRegion(region, "/"), "HomePlan"]]);
    expect(header, address).toContain(`<span>${WORDS.tel.common.selectLanguage}</span>`);
    const languages = linksIn(header, /<ul>.*<\/ul>/s);
    expect(languages.map(([, name]) => name)).toEqual(Object.values(LANGUAGE_NAMES));
    for (const [index, [href]] of languages.entries())
      expect(new URL(href, "https://plans.example").searchParams.get("lan"), address).toBe(LANGUAGES[index]);
    expect(header.match(/aria-current="true"[^>]*>[^<]*/g), address).toEqual([
      `aria-current="true">${LANGUAGE_NAMES.tel}`,
    ]);
  }
});
