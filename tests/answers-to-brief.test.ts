import { expect, test } from "vitest";
import { SAMPLES } from "#content/samples.ts";
import type { SurveyField } from "#content/survey/form.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { briefFromAnswers } from "#planner/brief/brief-from-answers.ts";
import { parseBrief } from "#planner/brief/parse-brief.ts";

type Region = "in" | "us" | "uk";
const REGIONS: readonly Region[] = ["in", "us", "uk"];
const { questions } = SURVEY_FORM;

function regional(field: SurveyField, region: Region): SurveyField {
  return { ...field, ...field.regions?.[region] };
}

/** Answers with every field at its first option, except those in `chosen`. */
function answer(region: Region, chosen: Readonly<Record<string, string>> = {}) {
  const answers: Record<string, unknown> = {};
  const siteDetails: Record<string, string> = {};
  for (const question of questions) {
    const own: Record<string, string> = {};
    for (const field of question.fields) {
      const text = chosen[field.name] ?? regional(field, region).options?.[0] ?? "30";
      (field.extra ? siteDetails : own)[field.name] = text;
    }
    answers[question.label] = Object.keys(own).length === 1 ? Object.values(own)[0] : own;
  }
  return { ...answers, SiteDetails: siteDetails };
}

function briefInput(region: Region, chosen?: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const outcome = briefFromAnswers(questions, answer(region, chosen), region);
  if (outcome.kind === "invalid") throw new Error(`${outcome.field}: ${outcome.message}`);
  return outcome.input;
}

test.each(REGIONS)("every option of every question changes the brief as meant (%s)", (region) => {
  for (const question of questions)
    for (const field of question.fields) {
      const { options = [], values, brief } = regional(field, region);
      const inputs = options.map((option) => briefInput(region, { [field.name]: option }));
      for (const input of inputs) expect(parseBrief(input)).toMatchObject({ kind: "brief" });
      const seen = inputs.map((input) => JSON.stringify(input));
      expect(new Set(seen).size, field.name).toBe(options.length);
      for (const [index, option] of options.entries()) {
        const value = values ? values[index] : option;
        const at = (brief ?? "")
          .split(".")
          .reduce<unknown>((map, key) => Object(map)[key], briefInput(region, { [field.name]: option }));
        if (value === null) continue;
        if (typeof value === "object") expect(at, field.name).toMatchObject(value);
        else expect(at, field.name).toBe(value);
      }
    }
});

test("every field of the brief can be reached", () => {
  const reached = new Set<string>();
  for (const question of questions)
    for (const field of question.fields)
      for (const option of field.options ?? ["30"])
        for (const key of Object.keys(briefInput("in", { [field.name]: option }))) reached.add(key);
  expect([...reached].sort()).toEqual(
    [
      ...["attached", "balcony", "bathrooms", "bedrooms", "budget", "dining", "edges", "elders", "facing", "family"],
      ...["floors", "future", "kitchen", "parking", "plot", "pooja", "region", "roadWidth", "stair", "store"],
      ...["structure", "study", "style", "utility", "vastu"],
    ].sort(),
  );
});

test("a 30x60 plot facing east on a corner is understood in all its edges", () => {
  const chosen = { width: "30", depth: "60", direction: "E", rear: "Another road", corner: "Yes, road on the right" };
  expect(briefInput("in", chosen)).toMatchObject({
    region: "in",
    plot: { width: 30, depth: 60, unit: "ft" },
    facing: "E",
    edges: { left: "party", right: "road", rear: "road" },
  });
});

test("plots are in feet in India and the US, in metres in the UK", () => {
  for (const [region, unit] of [
    ["in", "ft"],
    ["us", "ft"],
    ["uk", "m"],
  ] as const)
    expect(briefInput(region)).toMatchObject({ plot: { width: 30, depth: 30, unit } });
});

test("a street in the US is as wide as was answered, an Indian road as its authority's class, which is within half a foot of it up to 30 ft", () => {
  const [us, india] = (["us", "in"] as const).map((region) => {
    const field = questions.flatMap(({ fields }) => fields).find(({ name }) => name === "roadWidth");
    if (field === undefined) throw new Error("the survey asks how wide the road is");
    const { options = [], values = [] } = regional(field, region);
    return options.map((option, i) => ({ feet: Number.parseInt(option, 10), metres: Number(values[i]) }));
  });
  for (const { feet, metres } of us ?? []) expect(metres).toBeCloseTo(feet * 0.3048, 6);
  expect(us).toHaveLength(5);
  for (const { feet, metres } of (india ?? []).filter(({ feet }) => feet <= 30))
    expect(Math.abs(metres / 0.3048 - feet)).toBeLessThan(0.5);
});

test("lengths over 100 are refused with the survey's own message", () => {
  for (const region of REGIONS)
    for (const name of ["width", "depth"])
      expect(briefFromAnswers(questions, answer(region, { [name]: "101" }), region)).toEqual({
        kind: "invalid",
        field: name,
        message: `Value must be ${region === "uk" ? 30 : 100} or less.`,
      });
});

test("the least and the most length that the survey takes can be planned for", () => {
  for (const region of REGIONS)
    for (const name of ["width", "depth"]) {
      const field = questions.flatMap((question) => question.fields).find((one) => one.name === name);
      if (!field) throw new Error(`no ${name}`);
      const { min, max } = regional(field, region);
      for (const length of [min, max])
        expect(parseBrief(briefInput(region, { [name]: String(length) })), `${region} ${length}`).toMatchObject({
          kind: "brief",
        });
    }
});

test("the planner understands the brief of every sample plan, as one of the region that it was planned in", () => {
  for (const { id, brief } of SAMPLES)
    expect(parseBrief(brief), id).toMatchObject({ kind: "brief", brief: { region: brief.region, plot: brief.plot } });
});
