import { expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import type { Params } from "#planner/plan/told.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";
import { ZONE_WORDS } from "#planner/vastu/score-vastu.ts";
import { vetoed, type Zone } from "#planner/vastu/zones.ts";
import { PLANNER_WORDS, plannerSentence, type Reader } from "./planner-words.ts";

const SCRIPTS = { hn: "Devanagari", ta: "Tamil", tel: "Telugu", mal: "Malayalam", kan: "Kannada" } as const;

const indian = (language: Reader["language"]): Reader => ({ language, region: "in" });

test("every sentence of the planner names the same values in every language, in that language's script", () => {
  const values = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
  for (const language of LANGUAGES)
    for (const kind of ["relaxations", "refusals", "suggestions"] as const)
      for (const [code, text] of Object.entries(PLANNER_WORDS[language][kind])) {
        const english: Readonly<Record<string, string>> = PLANNER_WORDS.en[kind];
        expect(values(text), `${language} ${code}`).toEqual(values(english[code] ?? ""));
        if (language === "en") continue;
        expect(text, `${language} ${code}`).toMatch(new RegExp(`\\p{Script=${SCRIPTS[language]}}`, "u"));
      }
});

test("a sentence is told in the visitor's language with its values, and in the planner's English where its code is unknown", () => {
  const fewer = { code: "bathrooms-fewer", params: { asked: 4, given: 3 } };
  expect(plannerSentence(indian("hn"), "relaxations", fewer, "There are 3 bathrooms instead of 4.")).toMatch(
    /^4 की जगह 3 बाथरूम/,
  );
  // English is told as it was stored, in whatever units and words it had then.
  expect(plannerSentence(indian("en"), "relaxations", fewer, "As it was told.")).toBe("As it was told.");
  expect(plannerSentence(indian("ta"), "refusals", { code: "soil" }, "The soil is too soft.")).toBe(
    "The soil is too soft.",
  );
  expect(plannerSentence(indian("ta"), "refusals", { code: "toString" }, "English.")).toBe("English.");
  expect(plannerSentence(indian("kan"), "suggestions", {}, "English.")).toBe("English.");
});

test("answers that cannot be read are told to the visitor without the planner's names of fields", () => {
  const unread = { code: "brief", params: { message: "plot.width must be a number from 3 to 60" } };
  for (const language of LANGUAGES) {
    const said = plannerSentence(indian(language), "refusals", unread, unread.params.message);
    expect(said, language).not.toMatch(/plot\.width|\{|60/);
  }
});

test("a larger plot is told in the language's own unit, feet and metres", () => {
  for (const language of Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[])
    for (const unit of ["ft", "m"]) {
      const larger = { code: "larger-plot", params: { width: 30, depth: 60, unit } };
      const said = plannerSentence(indian(language), "suggestions", larger, "English.");
      expect(said).toContain("30 x 60");
      expect(said.replace(" x ", " "), `${language} ${unit}`).not.toMatch(/\p{Script=Latin}|undefined/u);
    }
});

test("every room that strict vastu can veto and its place are told in the language's own script", () => {
  const zones = Object.keys(ZONE_WORDS) as Zone[];
  const kinds = Object.keys(STANDARDS) as (keyof typeof STANDARDS)[];
  const labels = [
    ...kinds.flatMap((kind) =>
      zones.filter((zone) => vetoed(kind, zone)).map((zone) => [STANDARDS[kind].label, ZONE_WORDS[zone]]),
    ),
    ["Common toilet 2", ZONE_WORDS.C],
    ["Kitchen (to let)", ZONE_WORDS.NE],
    ["Toilet (to let)", ZONE_WORDS.SW],
  ];
  expect(labels.length).toBeGreaterThan(8);
  for (const language of Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[])
    for (const [label, place] of labels) {
      const params = { broken: `${label} in ${place} and Staircase in the centre`, score: 61 };
      const said = plannerSentence(indian(language), "relaxations", { code: "vastu-vetoes", params }, "English.");
      expect(said).not.toMatch(/\p{Script=Latin}/u);
      expect(said).toContain("61");
    }
});

test("in feet no limit is told higher than it is, no need lower, and what comes in whole feet stays whole", () => {
  const told = (code: string, params: Params) =>
    plannerSentence({ language: "en", region: "us" }, "refusals", { code, params }, "English.");
  expect(told("height", { floors: 4, height: 9 })).toContain("higher than the 29 ft allowed");
  for (let feet = 5; feet <= 60; feet += 5)
    expect(told("height", { floors: 4, height: (feet * 304.8) / 1000 })).toContain(`than the ${feet} ft allowed`);
  expect(told("floor", { needed: 62, allowed: 61 })).toContain(
    "at least 668 sq ft on one floor, and this plot allows 656",
  );
  const tenByTwenty = { width: 3, depth: 6.1 };
  expect(told("setbacks", tenByTwenty), "to the tenth of a metre, as the planner says it").toContain("10 x 20 ft");
});

test("a refusal's measures are told in the unit in which the plot was asked for: feet in India and the US, metres in the UK", () => {
  const told = (region: Reader["region"], code: string, language: Reader["language"] = "en") => {
    const params = { width: "3.2", depth: "4", needed: "62", allowed: "41.5", height: 9, floors: 4 };
    return plannerSentence({ language, region }, "refusals", { code, params }, "English.");
  };
  expect(told("in", "setbacks")).toContain("leave 10 x 13 ft of this plot");
  expect(told("in", "stair")).toContain("leaves 10 x 13 ft:");
  expect(told("in", "height")).toContain("4 floors are higher than the 29 ft allowed");
  expect(told("us", "floor")).toContain("at least 668 sq ft on one floor, and this plot allows 446 sq ft");
  expect(told("uk", "setbacks")).toContain("leave 3.2 x 4 m of this plot");
  expect(told("uk", "floor")).toContain("62 m²");
  expect(told("in", "setbacks", "hn")).toContain("10 x 13 फ़ुट");
  for (const language of Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[])
    for (const code of ["setbacks", "height", "stair", "floor"])
      expect(told("us", code, language).replaceAll(" x ", " "), code).not.toMatch(
        /\p{Script=Latin}|\{|\b(3\.2|62|9)\b/u,
      );
});
