import { expect, test } from "vitest";
import { COMPANY } from "#content/company.ts";
import { LANGUAGES } from "#content/languages.ts";
import { ask } from "#tests/support/site.ts";
import { WORDS } from "#web/words/words.ts";

test.each(["", "/us", "/uk"])(
  "'Payment Failed!.' leads back by 'Try again!' to origin and path, without one home (%s/)",
  async (prefix) => {
    const back = `${prefix}/response/checkout/form_one_1?Rx=r&isd=1`;
    const failed = async (query: string) => (await ask(`${prefix}/payment-failure${query}`)).text();
    const html = await failed(`?back=${encodeURIComponent(back)}`);
    expect(html).toContain("<h1>Payment Failed!.</h1>");
    const way = (said: string) =>
      /<a class="button" href="([^"]*)">Try again!<\/a>/.exec(said)?.[1]?.replace("&amp;", "&");
    expect(way(html)).toBe(`https://plans.example${back}`);
    expect(way(await failed(""))).toBe(`https://plans.example${prefix || "/"}`);
  },
);

test.each(LANGUAGES)(
  "who left the payment page is not told of a bank that returns money; whoever comes here finds whom to write to (%s)",
  async (language) => {
    const { left, lead, heading } = WORDS[language]["payment-failure"];
    for (const [query, said] of [
      ["", lead],
      ["&left=1", left],
    ] as const) {
      const html = await (await ask(`/payment-failure?lan=${language}${query}`)).text();
      expect(html).toContain(`<h1>${heading}</h1><p>${said}</p>`);
      expect(html).toContain(`<a href="mailto:${COMPANY.supportEmail}">`);
    }
  },
);
