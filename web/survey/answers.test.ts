import { expect, test } from "vitest";
import { shownQuestions } from "#content/survey/localise.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { responseAddress, surveySubmission } from "#web/answers/submission.ts";
import { answerPayload, progressPercent, stepProblem, stillOffered } from "#web/survey/answers.ts";
import { numberText } from "#web/survey/number-text.ts";

const QUESTIONS = shownQuestions(SURVEY_FORM, "en", "in");

test("a length of 100 passes, more does not: the width's message on step 0, the depth's on step 1", () => {
  expect(stepProblem(QUESTIONS, 0, { width: "100" })).toBeNull();
  expect(stepProblem(QUESTIONS, 0, { width: "100.1" })).toMatchObject({ kind: "width" });
  expect(stepProblem(QUESTIONS, 1, { depth: "101" })).toMatchObject({ kind: "depth" });
});

test("the bound of 100 is of the first two steps alone, and is told before an empty field of the same step", () => {
  const number = { type: "number", options: [], label: "", extra: false };
  const step = (...names: string[]) => ({ ...QUESTIONS[0], fields: names.map((name) => ({ ...number, name })) });
  const form = [step("width", "more"), step("depth", "more"), step("height")] as unknown as typeof QUESTIONS;
  expect(stepProblem(form, 0, { width: "101" })).toEqual({ kind: "width", field: "width" });
  expect(stepProblem(form, 1, { depth: "101" })).toEqual({ kind: "depth", field: "depth" });
  expect(stepProblem(form, 1, { depth: "100" })).toEqual({ kind: "required", field: "more" });
  expect(stepProblem(form, 2, { height: "101" })).toBeNull();
});

test("blanks are empty, and an empty field is required", () => {
  expect(stepProblem(QUESTIONS, 0, { width: "  " })).toEqual({ kind: "required", field: "width" });
  expect(stepProblem(QUESTIONS, 0, {})).toEqual({ kind: "required", field: "width" });
});

test("a plot below the form's least length is told so, since the planner would refuse it", () => {
  expect(stepProblem(QUESTIONS, 0, { width: "9" })).toEqual({ kind: "least", field: "width", least: 12 });
  expect(stepProblem(QUESTIONS, 0, { width: "12" })).toBeNull();
});

test("what is no number is told as such, and none is made of it: a point alone was found out after twenty questions only, 1e2 became 12, abc nothing", () => {
  for (const width of [".", "1e2", "abc", "30 m", "-30", "30x60", "1.2.3", "9'6", "3 0"])
    expect(stepProblem(QUESTIONS, 0, { width }), width).toEqual({ kind: "number", field: "width" });
  for (const width of ["30", "३०", " 30 ft ", "30'", "30,5"])
    expect(stepProblem(QUESTIONS, 0, { width }), width).toBeNull();
  expect(answerPayload(QUESTIONS, { width: "௪௫,5 ft" })[QUESTIONS[0]?.label ?? ""]).toBe("45.5");
});

test("a UK plot is asked in metres and may have at most what 100 feet are", () => {
  const metres = shownQuestions(SURVEY_FORM, "en", "uk");
  expect(stepProblem(metres, 1, { depth: "30" })).toBeNull();
  expect(stepProblem(metres, 1, { depth: "31" })).toEqual({ kind: "most", field: "depth", most: 30 });
});

test("a step with several fields is left only when all are answered", () => {
  const bathrooms = QUESTIONS.findIndex(({ fields }) => fields.length === 2);
  const [first, second] = QUESTIONS[bathrooms]?.fields ?? [];
  if (!first || !second) throw new Error("the form has no step of two fields");
  expect(stepProblem(QUESTIONS, bathrooms, { [first.name]: "2" })).toEqual({ kind: "required", field: second.name });
  expect(stepProblem(QUESTIONS, bathrooms, { [first.name]: "2", [second.name]: "None" })).toBeNull();
});

test("progress is the step over the last step", () => {
  expect([0, 10, 19].map((step) => Math.round(progressPercent(step, 20)))).toEqual([0, 53, 100]);
  expect(progressPercent(0, 1)).toBe(100);
});

test("the payload has a text for a step of one field, a map for several, and the extra fields under SiteDetails", () => {
  const payload = answerPayload(QUESTIONS, {
    width: " 30 ",
    bathrooms: "2",
    attached: "None",
    direction: "E",
    left: "Open or a gap",
  });
  expect(payload["How wide is your plot?"]).toBe("30");
  expect(payload["How many bathrooms and toilets do you need?"]).toEqual({ bathrooms: "2", attached: "None" });
  expect(payload["Site Details"]).toBe("E");
  expect(payload.SiteDetails).toMatchObject({ left: "Open or a gap" });
  expect(payload.SiteDetails).not.toHaveProperty("direction");
});

test("stored answers that the form no longer offers are dropped", () => {
  expect(stillOffered(QUESTIONS, { width: "30", kitchen: "On the roof", gone: "x" })).toEqual({ width: "30" });
});

test("a submission carries every query parameter, and those with utm_ apart", () => {
  const query = new URLSearchParams("lan=hn&utm_source=fb&utm_term=x&gclid=1&utmost=2&my_utm_id=3");
  const sent = surveySubmission({
    answer: answerPayload(QUESTIONS, {}),
    formId: "f",
    query,
    language: "hn",
    region: "uk",
  });
  expect(sent.queryStrings).toEqual(Object.fromEntries(query));
  expect(sent.utmDetails).toEqual({ utm_source: "fb", utm_term: "x" });
  expect(sent).toMatchObject({ formId: "f", selectedLanguage: "hn", brand: "hpn", region: "uk" });
});

test("the response page keeps region and query behind Fx and Rx", () => {
  const query = new URLSearchParams("utm_source=fb&Rx=forged&lan=hn&gclid=7");
  for (const [region, prefix] of [
    ["in", ""],
    ["us", "/us"],
    ["uk", "/uk"],
  ] as const)
    expect(responseAddress(region, "f1", "id9", query)).toBe(
      `${prefix}/response/form_one_f1?Fx=f1&Rx=id9&utm_source=fb&lan=hn&gclid=7`,
    );
});

test("a number may be typed in any script's digits, with a comma for the point and its own unit behind", () => {
  expect(numberText("३०", "फ़ुट")).toBe("30");
  expect(numberText("௪௫,5 அடி", "அடி")).toBe("45.5");
  expect(numberText(" 30 ft ", "ft")).toBe("30");
  expect(numberText("9 m", "m")).toBe("9");
  expect([numberText("9 m", "ft"), numberText("30 ft", "m"), numberText("1.2.3"), numberText("")]).toEqual(
    Array(4).fill(null),
  );
});
