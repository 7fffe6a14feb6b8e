import { existsSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CheckoutDetails } from "#calls/checkout-details.ts";
import { COMPANY } from "#content/company.ts";
import { LANGUAGES, type Language } from "#content/languages.ts";
import { drawnCheckout, MONEY } from "#tests/support/drawn-checkout.ts";
import { OFFER } from "#tests/support/offer.ts";
import { inRegion, REGIONS, type Region } from "#web/routes.ts";
import { translator } from "#web/words/translate.ts";
import { wordsOf } from "#web/words/words.ts";

const NOW = "2026-12-30T20:00:00.000Z";
const RUNNING = { ...OFFER, serverNow: NOW, offerEndsAt: "2026-12-30T20:10:00.000Z" };

beforeEach(() => vi.useFakeTimers({ now: new Date(NOW), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

/** The checkout with an offer that runs, as HTML with & and ' unescaped. */
async function drawn(language: Language, region: Region, change: Partial<CheckoutDetails> = {}): Promise<string> {
  const offer = async () => ({ ...RUNNING, ...MONEY[region], ...change });
  const html = await drawnCheckout({ region, language }, { offer });
  return html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}

test.each(LANGUAGES)(
  "in every region: ready, when and how it comes, the extra discount and its countdown, four plans with prices and tooltips, till when (%s)",
  async (language) => {
    for (const region of REGIONS) {
      const html = await drawn(language, region);
      const said = wordsOf(language, region).checkout;
      const t = translator(said, language);
      const { symbol } = MONEY[region];
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(said.ready);
      expect(html).toContain(`<ul class="ways-in"><li>${said.withinHours}</li><li>${said.deliveryMethod}</li></ul>`);
      expect(html).toContain(`<strong>${t("extraOff", { amount: `${symbol}100` })}</strong>`);
      expect(/<time[^>]*>(.*?)<\/time>/.exec(html)?.[1]).toBe("10:00");

      const rows = html.split('class="plan-row"').slice(1);
      const plans = rows.map((row) => [
        /value="(\w+)"/.exec(row)?.[1],
        /class="plan-name"[^>]*>(.*?)<\/span>/.exec(row)?.[1],
        /<s aria-hidden="true">(.*?)<\/s><strong>(.*?)<\/strong>/.exec(row)?.slice(1).join(" → "),
        /role="tooltip"[^>]*>(.*?)<\/span>/.exec(row)?.[1],
      ]);
      const money = (before: string, paid: string) => `${symbol}${before} → ${symbol}${paid}`;
      expect(plans).toEqual([
        ["one", said.plan1, money("599", "299"), said.tip1],
        ["two", said.plan2, money("799", "399"), said.tip2],
        ["three", said.plan3, money("1,199", "599"), said.tip3],
        ["four", said.plan4, money("1,799", "899"), said.tip4],
      ]);
      expect(rows.map((row) => row.includes('checked=""'))).toEqual([true, false, false, false]);
      for (const [index, row] of rows.entries()) {
        const tip = `tip-${["one", "two", "three", "four"][index]}`;
        expect(row).toContain(
          `<button type="button" aria-label="${said.about}: ${plans[index]?.[1]}" aria-describedby="${tip}"`,
        );
        expect(row).toContain(`role="tooltip" id="${tip}"`);
      }

      expect(html).toContain(`<p class="till">${said.validTill} <strong>02-01-2026</strong>`);
      expect(html).toContain(`<button class="button pay-now" type="submit">${said.payNow}</button>`);
      const bar = html.slice(html.indexOf('class="pay-bar"'));
      expect(bar).toContain('<button class="button" type="submit" form="pay">');
      expect(
        [...bar.matchAll(/class="sum" data-plan="(\w+)">(.*?)<\/span>/g)].map(([, plan, sum]) => [plan, sum]),
      ).toEqual(
        Object.entries({ one: "299", two: "399", three: "599", four: "899" }).map(([plan, amount]) => [
          plan,
          t("paySticky", { amount: symbol + amount }),
        ]),
      );
    }
  },
);

test("the extra discount is spoken of only while the server's offer runs, and with the sum that the offer names", async () => {
  expect(await drawn("en", "in", { extra_off: 150 })).toContain("<strong>Extra ₹150 off</strong>");
  expect(await drawn("en", "in", { offerEndsAt: "2026-12-30T20:01:05.000Z" })).toMatch(/<time[^>]*>1:05<\/time>/);
  for (const offerEndsAt of [null, NOW, "2026-12-30T19:59:00.000Z"])
    expect(await drawn("en", "in", { offerEndsAt }), String(offerEndsAt)).not.toContain("<time");
});

test.each(LANGUAGES)(
  "the banner has four slides, each with its own picture, which is there, and its words; abroad they are of the region's own houses (%s)",
  async (language) => {
    for (const region of REGIONS) {
      const banner = /<ul class="banner".*?<\/ul>/s.exec(await drawn(language, region))?.[0] ?? "";
      const said = wordsOf(language, region)["checkout-still"];
      expect(said.bannerLabel).not.toBe(wordsOf(language, region).checkout.about);
      const slides = [...banner.matchAll(/<img src="([^"]+)"[^>]*><span>(.*?)<\/span>/g)];
      expect(slides.map(([, , words]) => words)).toEqual([said.banner1, said.banner2, said.banner3, said.banner4]);
      const own = region === "in" ? "" : `-${region}`;
      const names = slides.map(([, picture]) => picture?.replace("/pictures/banner/", ""));
      expect(names).toEqual([`banner1${own}.avif`, `banner2${own}.avif`, `banner3${own}.avif`, `banner4${own}.avif`]);
      for (const [, picture = ""] of slides) expect(existsSync(`content${picture}`), picture).toBe(true);
    }
  },
);

test.each(LANGUAGES)(
  "advantages, guarantee, disclaimer with support, terms and copyright are said in every region (%s)",
  async (language) => {
    for (const region of REGIONS) {
      const html = await drawn(language, region);
      const words = wordsOf(language, region);
      const said = words["checkout-still"];
      const advantages = /<section class="advantages">.*?<\/section>/s.exec(html)?.[0] ?? "";
      expect([...advantages.matchAll(/<h3>(.*?)<\/h3><p[^>]*>(.*?)<\/p>/g)].map(([, ...both]) => both)).toEqual([
        [said.adv1, said.adv1Text],
        [said.adv2, said.adv2Text],
        [said.adv3, said.adv3Text],
        [said.adv4, said.adv4Text],
      ]);
      expect(html).toContain(`<h2>${words.checkout.guaranteeHeading}</h2><p>${said.guaranteeText}</p>`);
      const closing = html.slice(html.indexOf('id="disclaimer"'));
      const { supportEmail } = COMPANY;
      expect(closing).toContain(`${said.disclaimerText} <a href="mailto:${supportEmail}">${supportEmail}</a>`);
      const query = language === "en" ? "" : `?lan=${language}`;
      const links = [
        ...closing.slice(0, closing.indexOf("</section>")).matchAll(/<a href="([^"]+)">(.*?)<\/a>/g),
      ].slice(1);
      expect(links.map(([, href, name]) => [href, name])).toEqual([
        [inRegion(region, "/termsandconditions") + query, words.common.terms],
        [inRegion(region, "/privacy-policy") + query, words.common.privacyPolicy],
        ["#disclaimer", said.disclaimer],
      ]);
      expect(closing).toContain(`<p>${translator(said, language)("copyright", { year: 2026 })}</p>`);
    }
  },
);

test("a checkout whose address names no dial code is opened, and paid, as India's", async () => {
  const asked: string[] = [];
  const html = await drawnCheckout(
    { region: "in", language: "en" },
    {
      offer: async (_visit, { isd }) => {
        asked.push(isd);
        return { ...OFFER, isd: null };
      },
    },
  );
  expect(asked).toEqual(["91"]);
  expect(html).toContain('"isd":"91"');
});
