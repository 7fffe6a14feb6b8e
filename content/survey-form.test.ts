import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { shownQuestions } from "#content/survey/localise.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";

const REGIONS = ["in", "us", "uk"] as const;
const { questions } = SURVEY_FORM;

test("the survey has 20 questions, plot first and Site Details last", () => {
  expect(questions).toHaveLength(20);
  expect(questions[0]?.fields.map((field) => field.name)).toEqual(["width"]);
  expect(questions[1]?.fields.map((field) => field.name)).toEqual(["depth"]);
  expect(questions[19]?.label).toBe("Site Details");
  expect(questions[19]?.fields.filter((field) => field.extra).map((field) => field.name)).toEqual([
    "roadWidth",
    "left",
    "right",
    "rear",
    "corner",
  ]);
});

test("a field is a radio, a compass or a plain input; the one compass offers the eight directions, and what is extra are groups of options", () => {
  const fields = questions.flatMap((question) => question.fields);
  for (const { name, type, options, extra } of fields) {
    expect(["radio", "compass", "number"], name).toContain(type);
    expect(options === undefined || options.length > 1, name).toBe(true);
    if (type !== "number" || extra) expect(options, name).toBeDefined();
  }
  expect(fields.filter(({ type }) => type === "compass").map(({ name, options }) => [name, options])).toEqual([
    ["direction", ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]],
  ]);
});

test("labels, field names and options are unique where answers are told apart by them", () => {
  const labels = questions.map((question) => question.label);
  const names = questions.flatMap((question) => question.fields.map((field) => field.name));
  expect(new Set(labels).size).toBe(labels.length);
  expect(new Set(names).size).toBe(names.length);
  for (const region of REGIONS)
    for (const question of questions)
      for (const field of question.fields) {
        const { options = [], values, images } = { ...field, ...field.regions?.[region] };
        expect(new Set(options).size).toBe(options.length);
        if (values) expect(values, field.name).toHaveLength(options.length);
        if (images) expect(images, field.name).toHaveLength(options.length);
      }
});

test("the form survives being stored as JSON", () => {
  expect(JSON.parse(JSON.stringify(SURVEY_FORM))).toEqual(SURVEY_FORM);
});

test("every picture of an option is there", () => {
  const images = questions.flatMap((question) => question.fields.flatMap((field) => field.images ?? []));
  expect(images).toHaveLength(4);
  for (const image of images) {
    expect(image).toMatch(/^\/pictures\/[a-z-]+\.svg$/);
    expect(existsSync(new URL(`.${image}`, import.meta.url)), image).toBe(true);
  }
});

test("left and right are asked from one place, the road, in every language, and nobody is asked to look at the road from the plot", () => {
  const from = { en: "road", hn: "सड़क से", ta: "சாலையிலிருந்து", tel: "రోడ్డు నుంచి", mal: "റോഡിൽ നിന്ന്", kan: "ರಸ್ತೆಯಿಂದ" };
  for (const language of LANGUAGES) {
    const site = shownQuestions(SURVEY_FORM, language, "in").at(-1);
    const sides = site?.fields.filter(({ name }) => name === "left" || name === "right") ?? [];
    for (const said of [site?.smallText, ...sides.map(({ text }) => text)])
      expect(said, language).toContain(from[language]);
    expect(site?.smallText, language).not.toMatch(/Stand on|खड़े होकर|நின்று|నిలబడి|നോക്കൂ|ನಿಂತು/);
  }
});
