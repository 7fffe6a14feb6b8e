import { expect, test } from "vitest";
import { type AnswerableQuestion, briefFromAnswers } from "#planner/brief/brief-from-answers.ts";

const QUESTIONS: readonly AnswerableQuestion[] = [
  {
    label: "How wide?",
    fields: [
      {
        name: "width",
        type: "number",
        min: 10,
        max: 100,
        brief: "plot.width",
        also: { plot: { unit: "ft" } },
        regions: { uk: { min: 3, also: { plot: { unit: "m" } } } },
      },
    ],
  },
  {
    label: "Which rooms?",
    fields: [
      { name: "study", type: "radio", options: ["Yes", "No"], brief: "study", values: [true, false] },
      { name: "store", type: "radio", options: ["Yes", "No"], brief: "store", values: [true, false] },
    ],
  },
  { label: "Any wishes?", fields: [{ name: "wishes", type: "text", required: false }] },
  {
    label: "Site",
    fields: [
      { name: "direction", type: "compass", options: ["N", "E"], brief: "facing" },
      {
        name: "left",
        type: "radio",
        extra: true,
        options: ["House", "Open"],
        brief: "edges.left",
        values: ["party", "open"],
      },
      {
        name: "corner",
        type: "radio",
        extra: true,
        options: ["No", "Left"],
        brief: "edges",
        values: [null, { left: "road" }],
      },
    ],
  },
];
const ANSWERS = {
  "How wide?": "30",
  "Which rooms?": { study: "Yes", store: "No" },
  "Any wishes?": "a swing",
  Site: "E",
  SiteDetails: { left: "House", corner: "No" },
};

test("answers become a brief by the mapping in the form", () => {
  expect(briefFromAnswers(QUESTIONS, ANSWERS, "in")).toEqual({
    kind: "brief-input",
    input: {
      region: "in",
      plot: { width: 30, unit: "ft" },
      study: true,
      store: false,
      facing: "E",
      edges: { left: "party" },
    },
  });
});

test("an object is merged into what earlier answers put there: a corner plot's side is a road", () => {
  const answers = { ...ANSWERS, SiteDetails: { left: "House", corner: "Left" } };
  expect(briefFromAnswers(QUESTIONS, answers, "in")).toMatchObject({ input: { edges: { left: "road" } } });
});

test("the compass answer counts under the step's label and under SiteDetails", () => {
  const { Site: _, ...rest } = ANSWERS;
  const answers = { ...rest, SiteDetails: { ...ANSWERS.SiteDetails, direction: "N" } };
  expect(briefFromAnswers(QUESTIONS, answers, "in")).toMatchObject({ input: { facing: "N" } });
});

test("a region's own unit and limits hold", () => {
  const answers = { ...ANSWERS, "How wide?": "9.1" };
  expect(briefFromAnswers(QUESTIONS, answers, "uk")).toMatchObject({ input: { plot: { width: 9.1, unit: "m" } } });
  expect(briefFromAnswers(QUESTIONS, answers, "in")).toEqual({
    kind: "invalid",
    field: "width",
    message: "Value must be 10 or more.",
  });
});

test.each([
  ["100.5", "Value must be 100 or less."],
  ["-30", "Value must be a number."],
  ["1e9", "Value must be a number."],
  ["   ", "This field is required"],
])("a width of %j is refused with its message", (width, message) => {
  expect(briefFromAnswers(QUESTIONS, { ...ANSWERS, "How wide?": width }, "in")).toEqual({
    kind: "invalid",
    field: "width",
    message,
  });
});

test("the limits themselves are allowed", () => {
  for (const width of ["10", "100"])
    expect(briefFromAnswers(QUESTIONS, { ...ANSWERS, "How wide?": width }, "in").kind).toBe("brief-input");
});

test("a field without an answer, or with one that was not offered, is told by name", () => {
  expect(briefFromAnswers(QUESTIONS, { ...ANSWERS, "Which rooms?": { study: "Yes" } }, "in")).toEqual({
    kind: "invalid",
    field: "store",
    message: "This field is required",
  });
  expect(briefFromAnswers(QUESTIONS, { ...ANSWERS, Site: "UP" }, "in")).toMatchObject({ field: "direction" });
  expect(briefFromAnswers(QUESTIONS, {}, "in")).toMatchObject({ field: "width" });
});

test("a field that is not required may stay empty", () => {
  const { "Any wishes?": _, ...answers } = ANSWERS;
  expect(briefFromAnswers(QUESTIONS, answers, "in").kind).toBe("brief-input");
});

test("answers of the wrong shape are refused and touch nothing", () => {
  const hostile = JSON.parse('{"__proto__": {"How wide?": "30"}, "How wide?": ["30"], "SiteDetails": null}');
  expect(briefFromAnswers(QUESTIONS, hostile, "in")).toMatchObject({ kind: "invalid", field: "width" });
});
