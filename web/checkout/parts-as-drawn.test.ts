import { expect, test } from "vitest";
import { FAQ } from "#content/faq.ts";
import { LANGUAGES } from "#content/languages.ts";
import { plotSize } from "#content/plot-size.ts";
import { type ShownSample, samplesIn } from "#content/samples.ts";
import { TESTIMONIALS } from "#content/testimonials.ts";
import { drawnCheckout, MONEY } from "#tests/support/drawn-checkout.ts";
import { escaped } from "#tests/support/drawn-part.tsx";
import type { SiteLoaders } from "#web/render/loaders.ts";
import { REGIONS } from "#web/routes.ts";
import { saidIn } from "#web/words/abroad.ts";
import { translator } from "#web/words/translate.ts";
import { wordsOf } from "#web/words/words.ts";

const VISITS = REGIONS.flatMap((region) => LANGUAGES.map((language) => ({ region, language })));

type OneVisit = (typeof VISITS)[number];

/** The checkout as the server draws it for one visit, its scripts left out. */
async function drawnWith(loaders: Partial<SiteLoaders>, visit: OneVisit) {
  const html = (await drawnCheckout(visit, loaders)).replace(/<script.*?<\/script>/gs, "");
  return { html, words: wordsOf(visit.language, visit.region) };
}

const DRAWN = new Map(await Promise.all(VISITS.map(async (visit) => [visit, await drawnWith({}, visit)] as const)));

function drawn(visit: OneVisit) {
  const page = DRAWN.get(visit);
  if (!page) throw new Error("not one of the visits");
  return page;
}

/** What stands under a heading, up to the next section. */
function under(html: string, heading: string): string {
  const at = html.indexOf(`<h2>${escaped(heading)}</h2>`);
  return at < 0 ? "" : html.slice(at, html.indexOf("</section>", at));
}

/** The five that were promised, as the plot's sides in feet and the storeys. */
const PROMISED = [
  ["20x60", 2],
  ["30x60", 2],
  ["25x60", 3],
  ["19x45", 2],
  ["40x60", 2],
];

const sizeOf = ({ brief }: ShownSample) => [`${brief.plot.width}x${brief.plot.depth}`, brief.floors];

test("India's row is the five sizes that were promised; abroad three houses planned in the region's own units come first, then the same five", () => {
  expect(samplesIn("in").map(sizeOf)).toEqual(PROMISED);
  for (const [region, unit] of [
    ["us", "ft"],
    ["uk", "m"],
  ] as const) {
    const row = samplesIn(region);
    expect(row.slice(3).map(({ id }) => id)).toEqual(samplesIn("in").map(({ id }) => id));
    for (const { id, brief } of row.slice(0, 3))
      expect([brief.region, brief.plot.unit, id.startsWith(region)], id).toEqual([region, unit, true]);
  }
});

test("each house of a region's row stands there with its own plan as the region has it, and its own front", () => {
  for (const visit of VISITS) {
    const { html, words } = drawn(visit);
    const { model, sampleTag, samples } = words["checkout-still"];
    const row = under(html, samples);
    const houses = samplesIn(visit.region);
    const shown = houses.flatMap(({ id, brief }) => {
      const plan = brief.region === visit.region ? "plan" : `plan-${visit.region}`;
      return [plan, "view"].map((name) => `/pictures/samples/${id}-${name}`);
    });
    expect([...row.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, address]) => address)).toEqual(
      shown.map((picture) => `${picture}.webp`),
    );
    const sizes = [...row.matchAll(/<source type="image\/avif" srcSet="([^"]+)" sizes="[\d.]+rem"/gi)].map(
      ([, set]) => set,
    );
    expect(sizes).toEqual(shown.map((picture) => `${picture}-360.avif 360w, ${picture}-720.avif 720w`));
    const t = translator(words["checkout-still"], visit.language);
    const called = houses.map(({ brief }) => {
      const size = plotSize(brief.plot, visit.language, visit.region).short;
      return t("sampleName", { size, count: brief.floors });
    });
    const names = [...row.matchAll(/<strong>([^<]+)<\/strong> <em[^>]*>([^<]+)/g)];
    expect(names.map(([, , tag]) => tag)).toEqual(Array(houses.length).fill(sampleTag));
    expect(names.map(([, name]) => name)).toEqual(called);
    expect(new Set(called).size).toBe(houses.length);
    const views = names.map(([, name]) => `data-name="${name} · ${model}"`);
    for (const view of views) expect(row).toContain(view);
  }
});

const FILMED = {
  in: ["20x60", "30x60", "25x60-3-storey", "40x60"],
  us: ["us-60x100-ranch", "us-40x100", "25x60-3-storey-us", "40x60-us"],
  uk: ["uk-8x25", "uk-10x25", "25x60-3-storey-uk", "40x60-uk"],
};

test("four films stand in every region and language, each with its poster, and one that can be played without scripts", async () => {
  for (const visit of VISITS) {
    const { html, words } = drawn(visit);
    // One sentence, about the films that are there, and none about films to come.
    expect(words["checkout-still"].clipsLead.match(/[.।]/g), visit.language).toHaveLength(1);
    const films = [...html.matchAll(/<video([^>]*)>.*?<source src="([^"]+)".*?<\/video>/gs)];
    expect(films.map(([, , address]) => address)).toEqual(
      FILMED[visit.region].flatMap((film) => Array(2).fill(`/pictures/clips/${film}.webm`)),
    );
    for (const [index, [, said = "", address = ""]] of films.entries()) {
      const poster = address.replace("webm", "avif");
      expect(said).toContain(index % 2 ? ` poster="${poster}"` : ` data-poster="${poster}"`);
    }
  }
});

test("the six questions are asked in the page's language, and the fifth answer has each plan's price and the one that its row strikes out, in the page's money", async () => {
  for (const visit of VISITS) {
    const { html, words } = drawn(visit);
    const faq = under(html, words["checkout-still"].faq);
    const asked = [...faq.matchAll(/<details name="faq"><summary>([^<]+)<\/summary><p>([^<]+)/g)];
    expect(asked.map(([, question, answer]) => [question, answer])).toEqual(
      saidIn(FAQ[visit.language], visit.language, visit.region).map(({ question, answer }) => [
        escaped(question),
        escaped(answer),
      ]),
    );
    const lines = [...faq.matchAll(/<li>([^<]+)/g)].map(([, line = ""]) =>
      line.match(/[₹$€]\s?[\d,]+|[\d,]+\s?[₹$€]/g),
    );
    const { symbol } = MONEY[visit.region];
    const rows = [...html.matchAll(/<s aria-hidden="true">([^<]+)<\/s><strong>([^<]+)/g)];
    const digits = (money = "") => money.replace(/[^\d]/g, "");
    expect(rows).toHaveLength(4);
    expect(lines.map((amounts) => amounts?.map(digits).sort())).toEqual(
      rows.map(([, struck, paid]) => [digits(struck), digits(paid)].sort()),
    );
    expect(faq.match(/[₹$€]/g)?.every((sign) => sign === symbol)).toBe(true);
  }
});

test("six testimonials stand in every region and language, each with its words, name, place and plot as said there, and the mark of a sample", async () => {
  for (const visit of VISITS) {
    const { html, words } = drawn(visit);
    const { testimonials, sampleTag } = words["checkout-still"];
    const said = [
      ...under(html, testimonials).matchAll(/<blockquote>([^<]+)<\/blockquote><p[^>]*>([^<]+)<em[^>]*>([^<]+)/g),
    ];
    expect(said).toHaveLength(6);
    for (const [index, [, , by = "", mark]] of said.entries()) {
      const { name, place, plot } = TESTIMONIALS[index] ?? {};
      expect(by).toContain(`${name?.[visit.language]}, ${place?.[visit.region][visit.language]} · `);
      expect(by.includes(`${plot?.width}x${plot?.depth}`)).toBe(visit.region !== "uk");
      expect(mark).toBe(sampleTag);
    }
  }
});

test("the ways to pay are named as the region pays: UPI, RuPay and net banking in India alone", async () => {
  for (const visit of VISITS) {
    const { html, words } = drawn(visit);
    const marks = [
      ...under(html, words["checkout-still"].safeCheckout).matchAll(/<li>(?:<svg.*?<\/svg>)?([^<]+)/g),
    ].map(([, name]) => name);
    const abroad = ["Visa", "Mastercard", "American Express"];
    if (visit.region === "in") expect(marks.slice(0, 4)).toEqual(["UPI", "Visa", "Mastercard", "RuPay"]);
    expect(marks).toHaveLength(visit.region === "in" ? 5 : 3);
    if (visit.region !== "in") expect(marks).toEqual(abroad);
  }
});

test("scripted figures begin at the specification's bases and say that they are samples; measured ones are each package's own, and none of 0 is shown", async () => {
  for (const visit of VISITS) {
    const { words } = drawn(visit);
    const { sampleData } = words.checkout;
    const t = translator(words.checkout, visit.language);
    const lines = async (loaders?: Partial<SiteLoaders>) => {
      const { html } = loaders ? await drawnWith(loaders, visit) : drawn(visit);
      return html
        .split('class="plan-row"')
        .slice(1)
        .map((row) => /<small class="muted">(.*?)<\/small>/.exec(row)?.[1] ?? null);
    };
    const said = (count: number) => t("plansDelivered", { count });
    expect(await lines()).toEqual(
      [580, 840, 350, 720].map((count) => `${said(count)} <em class="sample">${sampleData}</em>`),
    );
    const measured = async () => ({
      Option1: 3,
      Option2: 0,
      Option1_2D_3D: 1,
      Option2_2D_3D: 7,
      Option1_2D_3D_Offer: 9,
    });
    expect(await lines({ figures: measured })).toEqual([said(3), null, said(1), said(7)]);
  }
});

test("an offer that could not be fetched shows nothing to buy and nothing besides, and neither does another browser's", async () => {
  for (const visit of VISITS)
    for (const offer of ["failed", null] as const) {
      const { html, words } = await drawnWith({ offer: async () => offer }, visit);
      const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "none";
      if (offer === "failed") expect(main).toBe("");
      for (const part of [
        words.checkout.ready,
        words["checkout-still"].faq,
        words["checkout-still"].samples,
        "<input",
        "<video",
        "pay-bar",
      ])
        expect(main).not.toContain(part);
    }
});

test("the visitor's own drawings come first, each called in the page's language and as the region counts its storeys, a 3D view last", async () => {
  const preview = (name: string, title: string) => ({
    name,
    title,
    url: `/previews/${name}.png`,
    width: 600,
    height: 800,
  });
  const previews = [
    preview("level-0", "Ground floor"),
    preview("level-1", "First floor"),
    preview("elevation", "Front"),
    preview("model", "Model"),
  ];
  const design = async () => ({
    status: 200 as const,
    state: "ready" as const,
    stage: null,
    reasons: [],
    options: [1, 2].map((option) => ({
      option,
      title: "",
      previews: previews.map((one) => ({ ...one, url: one.url.replace("/previews/", `/previews/${option}-`) })),
    })),
  });
  for (const visit of VISITS) {
    const { html, words } = await drawnWith({ design }, visit);
    const main = html.slice(html.indexOf("<main"));
    const first = [...main.matchAll(/<img[^>]* src="([^"]+)"/g)].slice(0, 8).map(([, address]) => address);
    expect(first).toEqual([1, 2].flatMap((option) => previews.map(({ name }) => `/previews/${option}-${name}.png`)));
    // The first is the largest that the page paints; the others are loaded when they are scrolled to.
    const urgencies = [...main.matchAll(/<img(?=[^>]* src="\/previews)[^>]*>/g)].map(([image]) => [
      image.includes('fetchPriority="high"'),
      image.includes('loading="lazy"'),
    ]);
    expect(urgencies).toEqual([[true, false], ...Array.from({ length: 7 }, () => [false, true])]);
    expect(main.indexOf("/previews/2-model.png")).toBeLessThan(main.indexOf("<h1>"));
    const still = words["checkout-still"];
    const levels = visit.region === "us" ? [still["level-1"], still["level-2"]] : [still["level-0"], still["level-1"]];
    // In English the title is the drawing's own, which the planner has named for its region.
    const called = visit.language === "en" ? ["Ground floor", "First floor"] : levels;
    const names = [...main.matchAll(/<p><strong>([^<]+)<\/strong><\/p><\/li>/g)].map(
      ([, name = ""]) => name.split(" · ")[1],
    );
    expect(names.slice(0, 4)).toEqual([...called, still.elevation, still.model]);
  }
});

test("the demonstration fills the places of press, awards and social links with samples; a shop that takes real money shows none of them, nor a sample's words", async () => {
  for (const visit of VISITS) {
    const { html, words } = drawn(visit);
    const { press, awards, followUs, marksSample, testimonials } = words["checkout-still"];
    for (const heading of [press, awards]) expect(under(html, heading), visit.language).toContain(marksSample);
    expect(html).toContain(followUs);
    const earnest = await drawnCheckout(visit, {}, false);
    expect(earnest).toContain(words["checkout-still"].safeCheckout);
    for (const said of [press, awards, followUs, marksSample, testimonials])
      expect(earnest, visit.language).not.toContain(`>${said}<`);
  }
});
