import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#content/languages.ts";
import { shownQuestions } from "#content/survey/localise.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { drawnPart, escaped } from "#tests/support/drawn-part.tsx";
import { REGIONS, type Region } from "#web/routes.ts";
import { compassRotation } from "#web/survey/compass-rotation.ts";
import { Step } from "#web/survey/step.tsx";
import type { SurveyControl } from "#web/survey/use-survey.ts";
import { wordsOf } from "#web/words/words.ts";

const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

function shown(step: number, language: Language, region: Region, answers: SurveyControl["answers"] = {}): string {
  const questions = shownQuestions(SURVEY_FORM, language, region);
  const quiet = {
    started: true,
    sent: undefined,
    problem: null,
    said: null,
    sending: false,
    moved: false,
    start: async () => {},
    reword: async () => {},
  };
  const acts = { next: () => {}, back: () => {}, answer: () => {}, picked: () => {} };
  return drawnPart(<Step survey={{ ...quiet, ...acts, step, questions, answers }} />, language, region);
}

test.each(LANGUAGES)(
  "every step has its question, its fields and its bar; Back on all but the first, Next on all but the last, Finish there (%s)",
  (language) => {
    for (const region of REGIONS) {
      const questions = shownQuestions(SURVEY_FORM, language, region);
      const { back, next, finish } = wordsOf(language, region).survey;
      expect(questions).toHaveLength(20);
      for (const [step, { text, smallText, fields }] of questions.entries()) {
        const html = shown(step, language, region);
        const where = `${region} ${step}`;
        expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], where).toBe(escaped(text));
        expect(/<\/h1><p class="muted">(.*?)<\/p>/.exec(html)?.[1], where).toBe(smallText && escaped(smallText));
        const names = [...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name);
        expect([...new Set(names)], where).toEqual(fields.map(({ name }) => name));
        const ways = html.slice(html.indexOf('class="ways"'));
        const buttons = [...ways.matchAll(/<button class="[^"]*" type="(\w+)">(.*?)<\/button>/g)].map(
          ([, ...it]) => it,
        );
        const onward = ["submit", step === 19 ? finish : next];
        expect(buttons, where).toEqual(step === 0 ? [onward] : [["button", back], onward]);
        expect(Number(/<progress[^>]*value="([\d.]+)"/.exec(html)?.[1]), where).toBeCloseTo((step / 19) * 100);
        expect(html.includes("<figure"), where).toBe(step === 19);
      }
    }
  },
);

test("Site Details shows a rose of the eight directions, turned for the one that is chosen and marking it; each may be chosen", () => {
  for (const direction of DIRECTIONS) {
    const html = shown(19, "en", "in", { direction });
    expect(html).toContain(`<g class="rose" transform="rotate(${compassRotation(direction)})">`);
    const letters = [...html.matchAll(/<text class="(\w*)"[^>]*>([NESW]{1,2})<\/text>/g)];
    expect(letters.map(([, , letter]) => letter)).toEqual(DIRECTIONS);
    expect(letters.filter(([, kind]) => kind === "chosen").map(([, , letter]) => letter)).toEqual([direction]);
    expect([...html.matchAll(/name="direction"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual(DIRECTIONS);
    expect(html).toMatch(/<figcaption[^>]*>The road side of your plot faces /);
  }
  expect(shown(19, "en", "in")).toContain('<g class="rose" transform="rotate(0)">');
});
