import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { CLIPS } from "#content/clips.ts";
import { LANGUAGES } from "#content/languages.ts";
import { SAMPLES } from "#content/samples.ts";
import { TESTIMONIALS } from "#content/testimonials.ts";
import { drawnSamples, filmedClips, saidThere } from "#web/checkout/load.ts";

const hasPicture = (address: string) => existsSync(`content${address}`);

test("sample houses are measured and their rooms called as the region does: metres in Britain, feet elsewhere", () => {
  const uk = drawnSamples(SAMPLES, { language: "en", region: "uk", hasPicture });
  expect(uk[0]).toMatchObject({
    size: "6.1\u00a0x\u00a018.3\u00a0m",
    plot: "6.1\u00a0x\u00a018.3\u00a0m",
    plan: { whole: "/pictures/samples/20x60-plan-uk.webp" },
  });
  const us = drawnSamples(SAMPLES, { language: "en", region: "us", hasPicture });
  expect(us[0]).toMatchObject({
    size: "20x60",
    plot: "20x60\u00a0ft",
    plan: { whole: "/pictures/samples/20x60-plan-us.webp" },
  });
  const telugu = drawnSamples(SAMPLES, { language: "tel", region: "uk", hasPicture });
  expect(telugu[3]).toMatchObject({ size: "5.8\u00a0x\u00a013.7\u00a0మీ", plot: "5.8\u00a0x\u00a013.7\u00a0మీటర్ల" });
  for (const region of ["in", "us", "uk"] as const) {
    const drawn = drawnSamples(SAMPLES, { language: "en", region, hasPicture });
    expect(drawn).toHaveLength(SAMPLES.length);
    for (const picture of drawn.flatMap(({ plan, view }) => [plan, view]))
      expect(picture?.small).toMatch(/-360\.avif 360w, .*-720\.avif 720w$/);
  }
  const alone = (address: string) => address.endsWith(".webp");
  const [first] = drawnSamples(SAMPLES, { language: "en", region: "in", hasPicture: alone });
  expect(first?.plan).toEqual({ whole: "/pictures/samples/20x60-plan.webp", small: null });
});

test("a region's sample films show its own measures and names of rooms", () => {
  for (const [region, video] of [
    ["in", "/pictures/clips/20x60.webm"],
    ["us", "/pictures/clips/20x60-us.webm"],
    ["uk", "/pictures/clips/20x60-uk.webm"],
  ] as const) {
    const films = filmedClips(CLIPS, { language: "en", region, hasPicture });
    expect(films).toHaveLength(CLIPS.length);
    expect(films[0]?.video).toBe(video);
  }
});

test("the sample films say the plot's size in the region's unit, in every language", () => {
  for (const language of LANGUAGES) {
    const titles = filmedClips(CLIPS, { language, region: "uk", hasPicture }).map(({ title }) => title);
    for (const title of titles) {
      expect(title).toMatch(/\d\.\d\u00a0x\u00a0\d+\.\d/);
      expect(title, language).not.toMatch(/\bft\b|फ़ुट|அடி|అడుగు|അടി|ಅಡಿ/);
    }
  }
  const [first] = filmedClips(CLIPS, { language: "hn", region: "in", hasPicture });
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
