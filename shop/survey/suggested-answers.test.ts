import { expect, test } from "vitest";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { suggestedAnswers } from "./suggested-answers.ts";
import { storedForm } from "./survey-form.ts";

const FORM = storedForm.parse(SURVEY_FORM);

test("a changed brief is said in the answers of the household's own region", () => {
  const road = { label: "Site Details", name: "roadWidth" };
  expect(suggestedAnswers(FORM, "in", { roadWidth: 6 })).toEqual([{ ...road, text: "20 ft or less" }]);
  expect(suggestedAnswers(FORM, "uk", { roadWidth: 6 })).toEqual([{ ...road, text: "6 m" }]);
  // The answer names the form's field ("rear"), not the brief's ("edges.rear").
  expect(suggestedAnswers(FORM, "in", { "edges.rear": "open" })).toMatchObject([
    { label: "Site Details", name: "rear" },
  ]);
});

test("of a change that the form cannot say whole nothing is suggested: a part of it would be another brief", () => {
  expect(suggestedAnswers(FORM, "in", { floors: 2 })).toHaveLength(1);
  expect(suggestedAnswers(FORM, "in", { floors: 2, plot: { width: 25, depth: 60, unit: "ft" } })).toEqual([]);
});
