import { expect, test } from "vitest";
import { ask } from "#tests/support/site.ts";

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
