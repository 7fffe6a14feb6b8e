import { existsSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { clipsIn } from "#content/clips.ts";
import { type InLanguages, LANGUAGES, type Language } from "#content/languages.ts";
import { SAMPLES, samplesIn } from "#content/samples.ts";
import type { MarketRegion } from "#content/survey/form.ts";
import { TESTIMONIALS } from "#content/testimonials.ts";
import { drawnSamples, filmedClips, saidThere } from "#web/checkout/load.ts";
import { REGIONS } from "#web/routes.ts";

const hasPicture = (address: string) => existsSync(`content${address}`);

const row = (region: MarketRegion, language: Language = "en") =>
  drawnSamples(samplesIn(region), { language, region, hasPicture });

test("a region's own houses keep the unit that they were planned in, as a visitor reads it in any language", () => {
  const sizes = (region: MarketRegion, language?: Language) =>
    row(region, language)
      .slice(0, 3)
      .map(({ size, plot }) => [size, plot].map((text) => text.replaceAll("\u00a0", " ")));
  expect(sizes("us")).toEqual([
    ["60x100 ft", "60x100 ft"],
    ["60x100 ft", "60x100 ft"],
    ["40x100 ft", "40x100 ft"],
  ]);
  expect(sizes("uk")).toEqual([
    ["8 x 25 m", "8 x 25 m"],
    ["10 x 25 m", "10 x 25 m"],
    ["12 x 25 m", "12 x 25 m"],
  ]);
  expect(sizes("us", "tel")[2]).toEqual(["40x100 అడుగులు", "40x100 అడుగుల"]);
  expect(sizes("uk", "kan")[2]).toEqual(["12 x 25 ಮೀ", "12 x 25 ಮೀಟರ್"]);
});

test("the five promised sizes are measured and their rooms called as the region does: metres in Britain, feet elsewhere, without a unit in India", () => {
  expect(row("in")[0]).toMatchObject({
    size: "20x60",
    plot: "20x60\u00a0ft",
    plan: { whole: "/pictures/samples/20x60-plan.webp" },
  });
  expect(row("uk")[3]).toMatchObject({
    size: "6.1\u00a0x\u00a018.3\u00a0m",
    plot: "6.1\u00a0x\u00a018.3\u00a0m",
    plan: { whole: "/pictures/samples/20x60-plan-uk.webp" },
  });
  expect(row("us")[3]).toMatchObject({
    size: "20x60\u00a0ft",
    plot: "20x60\u00a0ft",
    plan: { whole: "/pictures/samples/20x60-plan-us.webp" },
  });
  expect(row("uk", "tel")[6]).toMatchObject({
    size: "5.8\u00a0x\u00a013.7\u00a0మీ",
    plot: "5.8\u00a0x\u00a013.7\u00a0మీటర్ల",
  });
});

test("every house of every region's row has its plan and its view, whole and small; one planned for a region alone has one plan picture", () => {
  for (const region of REGIONS) {
    expect(row(region)).toHaveLength(samplesIn(region).length);
    for (const picture of row(region).flatMap(({ plan, view }) => [plan, view]))
      expect(picture?.small).toMatch(/-360\.avif 360w, .*-720\.avif 720w$/);
  }
  const own = SAMPLES.filter(({ brief }) => brief.region !== "in");
  expect(own.map(({ planPictures }) => Object.keys(planPictures))).toEqual(own.map(({ brief }) => [brief.region]));
  const alone = (address: string) => address.endsWith(".webp");
  const [first] = drawnSamples(samplesIn("in"), { language: "en", region: "in", hasPicture: alone });
  expect(first?.plan).toEqual({ whole: "/pictures/samples/20x60-plan.webp", small: null });
});

test("abroad the first two films are of houses of the region, as the others show its own measures and names of rooms", () => {
  for (const [region, videos] of [
    ["in", ["20x60", "30x60", "25x60-3-storey", "40x60"]],
    ["us", ["us-60x100-ranch", "us-40x100", "25x60-3-storey-us", "40x60-us"]],
    ["uk", ["uk-8x25", "uk-10x25", "25x60-3-storey-uk", "40x60-uk"]],
  ] as const) {
    const films = filmedClips(clipsIn(region), { language: "en", region, hasPicture });
    expect(films.map(({ video }) => video)).toEqual(videos.map((name) => `/pictures/clips/${name}.webm`));
  }
});

test("a clip without regions is shown in each, and its title as it stands where it names no plot", () => {
  const title = Object.fromEntries(LANGUAGES.map((language) => [language, "Our house"])) as InLanguages;
  const clip = { id: "c", video: "/v.webm", poster: "/v.avif", title, sample: false };
  for (const region of REGIONS)
    expect(filmedClips(clipsIn(region, [clip]), { language: "en", region, hasPicture: () => true })).toMatchObject([
      { title: "Our house" },
    ]);
});

test("the sample films say the plot's size in the region's unit, in every language", () => {
  for (const language of LANGUAGES) {
    const titles = filmedClips(clipsIn("uk"), { language, region: "uk", hasPicture }).map(({ title }) => title);
    for (const title of titles) {
      expect(title).toMatch(/\d\u00a0x\u00a0\d/);
      expect(title, language).not.toMatch(/\bft\b|फ़ुट|அடி|అడుగు|അടി|ಅಡಿ/);
    }
  }
  const [first] = filmedClips(clipsIn("in"), { language: "hn", region: "in", hasPicture });
  expect(first?.title).toBe("20x60\u00a0फ़ुट के प्लॉट का नक्शा और फ़्रंट");
});

test("who is quoted lives where the page is for: no page of the US or the UK names a town of India, in any language", () => {
  for (const region of ["us", "uk"] as const)
    for (const language of LANGUAGES) {
      const here = saidThere(TESTIMONIALS, { samplePraise: true, language, region });
      const india = saidThere(TESTIMONIALS, { samplePraise: true, language, region: "in" });
      expect(here).toHaveLength(6);
      const places = [...here, ...india].map(({ place }) => place);
      expect(new Set(places).size, `${region} ${language}`).toBe(places.length);
    }
  const [american] = saidThere(TESTIMONIALS, { samplePraise: true, language: "en", region: "us" });
  expect(american?.text).toContain("contractor");
  const abroad = saidThere(TESTIMONIALS, { samplePraise: true, language: "en", region: "uk" });
  expect(JSON.stringify(abroad)).not.toMatch(/vastu/i);
});

test("an example of a testimonial is nobody's words: where real money is taken it does not stand", () => {
  const [sample] = TESTIMONIALS;
  if (!sample) throw new Error("no testimonial");
  const real = { ...sample, sample: false };
  expect(saidThere([sample, real], { samplePraise: false, language: "en", region: "in" })).toMatchObject([
    { sample: false },
  ]);
});

test("a sample's plan is as wide in the row as its pictures' proportions make it: 22 rem high, or as wide as the card", async () => {
  for (const { id, planWidth, planPictures } of SAMPLES)
    for (const picture of Object.values(planPictures)) {
      const { width = 0, height = 0 } = await sharp(`content${picture}`).metadata();
      expect(Math.abs(planWidth - Math.min(18, (22 * width) / height)), id).toBeLessThan(0.5);
    }
});
