import { expect, test } from "vitest";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { concernedStep, suggestedAnswers } from "./suggested-answers.ts";
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

test("the question that a suggestion is about is found though no option says it, as of a larger plot; of several the first; of none none", () => {
  const briefOf = (step: number | null) => FORM.questions[step ?? -1]?.fields[0]?.brief;
  expect(briefOf(concernedStep(FORM, "in", { plot: { width: 25, depth: 60, unit: "ft" } }))).toBe("plot.width");
  expect(briefOf(concernedStep(FORM, "uk", { floors: 3 }))).toBe("floors");
  expect(briefOf(concernedStep(FORM, "in", { bathrooms: 1, bedrooms: 2 }))).toBe("bedrooms");
  expect(concernedStep(FORM, "in", {})).toBeNull();
});
