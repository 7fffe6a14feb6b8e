import { expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { type ShownQuestion, shownQuestions } from "#content/survey/localise.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";

const REGIONS = ["in", "us", "uk"] as const;
const SCRIPTS = {
  hn: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  tel: /\p{Script=Telugu}/u,
  mal: /\p{Script=Malayalam}/u,
  kan: /\p{Script=Kannada}/u,
};
const FOREIGN = /[a-z]{2,}/i;
const BARE = /^[\d$£₹,. –]+$/;

const shown = (language: (typeof LANGUAGES)[number], region: (typeof REGIONS)[number]) =>
  shownQuestions(SURVEY_FORM, language, region);
const fieldOf = (questions: readonly ShownQuestion[], name: string) => {
  const field = questions.flatMap((question) => question.fields).find((one) => one.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};

test("every text of every step is said in each language's own script, in every region", () => {
  for (const [language, script] of Object.entries(SCRIPTS) as [keyof typeof SCRIPTS, RegExp][])
    for (const region of REGIONS)
      for (const question of shown(language, region))
        for (const text of [
          question.text,
          ...(question.smallText ? [question.smallText] : []),
          ...question.fields.flatMap((field) => [field.text, ...field.options.map((option) => option.text)]),
        ]) {
          if (BARE.test(text)) continue;
          expect(text, `${language} ${region}: ${question.label}`).toMatch(script);
          expect(text, `${language} ${region}: ${question.label}`).not.toMatch(FOREIGN);
        }
});

test("options keep their canonical value in every language, one text each", () => {
  for (const region of REGIONS)
    for (const language of LANGUAGES)
      for (const [index, question] of shown(language, region).entries())
        for (const [at, field] of question.fields.entries()) {
          const english = shown("en", region)[index]?.fields[at];
          expect(field.options.map((option) => option.value)).toEqual(english?.options.map((option) => option.value));
          expect(new Set(field.options.map((option) => option.text)).size, `${language}: ${field.name}`).toBe(
            field.options.length,
          );
        }
});

test("as many words as options: nothing is shown beside another value", () => {
  for (const question of SURVEY_FORM.questions)
    for (const field of question.fields)
      for (const part of [field, ...Object.values(field.regions ?? {})])
        for (const words of Object.values(part.words ?? {}))
          if (words.options)
            expect(words.options, field.name).toHaveLength((part.options ?? field.options ?? []).length);
});

test("numbers in a translated option are those of the English one", () => {
  const numbers = (text: string) => (text.match(/[\d,.]*\d/g) ?? []).join(" ");
  for (const region of REGIONS)
    for (const language of LANGUAGES)
      for (const question of shown(language, region))
        for (const field of question.fields)
          for (const { value, text } of field.options)
            if (numbers(value) && field.name !== "floors")
              expect(numbers(text), `${language}: ${text}`).toBe(numbers(value));
});

test("lengths are asked in metres in the UK and in feet elsewhere, label and unit alike", () => {
  for (const language of LANGUAGES) {
    const feet = fieldOf(shown(language, "in"), "width");
    const metres = fieldOf(shown(language, "uk"), "width");
    expect(metres.text).not.toBe(feet.text);
    expect(metres.unit).not.toBe(feet.unit);
    expect(fieldOf(shown(language, "us"), "width").unit).toBe(feet.unit);
    expect([feet.min, metres.min]).toEqual([12, 3.7]);
  }
});

test("a form without translations is shown in its own words", () => {
  const form = {
    _id: "short",
    target_url: "/",
    questions: [
      { label: "Colour?", fields: [{ name: "colour", type: "radio" as const, options: ["Red"], label: "Pick" }] },
    ],
  };
  expect(shownQuestions(form, "ta", "us")).toEqual([
    {
      label: "Colour?",
      text: "Colour?",
      fields: [{ name: "colour", type: "radio", text: "Pick", extra: false, options: [{ value: "Red", text: "Red" }] }],
    },
  ]);
});

test("who does not know how to build is pointed to what the region's houses stand on: a frame in India, walls elsewhere", () => {
  for (const language of LANGUAGES)
    for (const region of REGIONS) {
      const step = shown(language, region).find(({ fields }) => fields[0]?.name === "structure");
      const options = step?.fields[0]?.options.map(({ text }) => text.toLowerCase().split(/[ ,]+/)) ?? [];
      const said = step?.smallText?.toLowerCase() ?? "";
      const named = options.map((words) => words.slice(0, 3).some((word) => said.includes(word)));
      expect(named, `${language} ${region}: ${said}`).toEqual(region === "in" ? [true, false] : [false, true]);
    }
});

test("what a neighbour's house stands on is called our boundary in English: a line might be any", () => {
  for (const region of REGIONS)
    for (const name of ["left", "right", "rear"])
      expect(fieldOf(shown("en", region), name).options[0]).toMatchObject({
        value: "House touching our line",
        text: "House on our boundary",
      });
});
