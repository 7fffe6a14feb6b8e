import { expect, test } from "vitest";
import type { DesignProgress } from "#calls/design-progress.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { sentence } from "#planner/plan/told.ts";
import { refusal } from "#planner/plan-house.ts";
import { createJobHandlers } from "#shop/job-handlers.ts";
import { designHouse } from "#shop/survey/design-house.ts";
import { PLANNER_WORDS } from "#shop/survey/planner-words/planner-words.ts";
import { submission, testShop } from "#tests/support/shop.ts";
import { surveyAnswers } from "#tests/support/survey-answers.ts";

const shop = await testShop({ perAddressHourly: 1000, perAddressDaily: 1000 });
const { db, dependencies } = shop;

/** Submits a survey; gives its response's id. */
async function submitted(
  browser: ReturnType<typeof shop.browser>,
  more: Parameters<typeof submission>[0],
): Promise<string> {
  const stored = await browser.postJson("/forms-api/survey-forms", submission(more));
  return ((await stored.json()) as { insertedId: string }).insertedId;
}

test("a refused brief keeps its reasons, is on the operator's list, and is not tried again", async () => {
  const browser = shop.browser();
  const responseId = await submitted(browser, { selectedLanguage: "tel" });
  const reasons = [refusal("setbacks", "setbacks", { width: 2.1, depth: 9 })];
  const refusing = { ...dependencies, planHouse: () => ({ kind: "refused" as const, reasons }) };
  await designHouse(refusing, { responseId });
  await designHouse(dependencies, { responseId });
  const progress = await browser.get(`/forms-api/design-progress?q=${responseId}`);
  expect(await progress.json()).toMatchObject({
    state: "refused",
    options: [],
    reasons: [{ message: reasons[0]?.message.replace("2.1 x 9 m", "7 x 30 ft"), suggestion: reasons[0]?.suggestion }],
  });
  const headers = { "accept-language": "ta" };
  const inTamil = await browser.request(`/forms-api/design-progress?q=${responseId}`, { headers });
  const told = sentence(PLANNER_WORDS.ta.refusals.setbacks, { width: 7, depth: 30, unit: "அடி" });
  expect(await inTamil.json()).toMatchObject({
    reasons: [{ message: told, suggestion: PLANNER_WORDS.ta.suggestions.none }],
  });
  const cases = await db.selectFrom("cases").select("kind").where("subject_id", "=", responseId).execute();
  expect(cases).toEqual([{ kind: "refused-brief" }]);
  expect((await browser.get(`/api/homeplanner/projects/match/${responseId}`)).status).toBe(404);
});

test("a suggestion that can be answered comes with the answers that it changes, for the browser that gave the others", async () => {
  const browser = shop.browser();
  const answer = { ...surveyAnswers(), "How many bedrooms do you need?": "3" };
  const rooms = "How many bathrooms and toilets do you need?";
  const asked = { ...answer, [rooms]: { bathrooms: "3", attached: "None" } };
  const help = { code: "floors-and-bedrooms", params: {}, change: { floors: 2, bedrooms: 2, bathrooms: 2 } } as const;
  const refusing = {
    ...dependencies,
    planHouse: () => ({
      kind: "refused" as const,
      reasons: [{ ...refusal("space", "reach"), suggestion: "so", help }],
    }),
  };
  const responseId = await submitted(browser, { answer: asked });
  await designHouse(refusing, { responseId });
  const progress = await (await browser.get(`/forms-api/design-progress?q=${responseId}`)).json();
  expect(progress).toMatchObject({
    reasons: [
      {
        change: [
          { label: "How many floors do you want?", name: "floors", text: "Ground + 1 floor" },
          { label: "How many bedrooms do you need?", name: "bedrooms", text: "2" },
          { label: rooms, name: "bathrooms", text: "2" },
        ],
      },
    ],
  });
  const wider = await submitted(browser, { answer: { ...asked, "How wide is your plot?": "20" } });
  const larger = { code: "larger-plot", params: {}, change: { plot: { width: 25, depth: 60, unit: "ft" } } } as const;
  const tooSmall = [{ ...refusal("space", "reach"), suggestion: "so", help: larger }];
  await designHouse(
    { ...dependencies, planHouse: () => ({ kind: "refused" as const, reasons: tooSmall }) },
    { responseId: wider },
  );
  const other = (await (await browser.get(`/forms-api/design-progress?q=${wider}`)).json()) as DesignProgress;
  expect(other.reasons[0]?.change).toBeUndefined();
});

test("a plan that breaks a law is never shown; a design without any is failed and told to the operator", async () => {
  const browser = shop.browser();
  const responseId = await submitted(browser, { selectedLanguage: "kan" });
  const breaking = {
    ...dependencies,
    checkPlan: (plan: Parameters<typeof checkPlan>[0]) => [
      ...checkPlan(plan),
      { rule: "test", severity: "error" as const, message: "", where: {}, source: "" },
    ],
  };
  await designHouse(breaking, { responseId });
  const progress = await browser.get(`/forms-api/design-progress?q=${responseId}`);
  expect(await progress.json()).toMatchObject({ state: "failed", options: [] });
  const cases = await db.selectFrom("cases").select("kind").where("subject_id", "=", responseId).execute();
  expect(cases).toEqual([{ kind: "failed-design" }]);
});

test("a second option that is not entirely different is not handed out", async () => {
  const browser = shop.browser();
  const responseId = await submitted(browser, { utmDetails: { utm_source: "same" } });
  const { entirelyDifferent: _, ...judging } = dependencies;
  await createJobHandlers(judging).design({ responseId }, { attempt: 0, lastAttempt: false });
  const progress = (await (await browser.get(`/forms-api/design-progress?q=${responseId}`)).json()) as {
    options: unknown[];
  };
  expect(progress.options).toHaveLength(1);
});

test("a design that faults five times is given up: the visitor is told, and so is the operator", async () => {
  const browser = shop.browser();
  const responseId = await submitted(browser, { utmDetails: { utm_source: "faulty" } });
  const faulty = createJobHandlers({ ...dependencies, planHouse: () => Promise.reject(new Error("a fault")) });
  const state = async () =>
    ((await (await browser.get(`/forms-api/design-progress?q=${responseId}`)).json()) as { state: string }).state;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await state()).not.toBe("failed");
    await expect(faulty.design({ responseId }, { attempt, lastAttempt: false })).rejects.toThrow("a fault");
  }
  expect(await state()).toBe("failed");
  const told = await db.selectFrom("cases").select("doc").where("subject_id", "=", responseId).execute();
  expect(told).toEqual([{ doc: { fault: "Error: a fault" } }]);
  expect(await submitted(browser, { utmDetails: { utm_source: "faulty" } })).not.toBe(responseId);
});

test("a design that ends its worker each time is given up, and is not run again", async () => {
  const browser = shop.browser();
  const responseId = await submitted(browser, { utmDetails: { utm_source: "deadly" } });
  const untouched = createJobHandlers({ ...dependencies, planHouse: () => Promise.reject(new Error("it was run")) });
  await untouched.design({ responseId }, { attempt: 5, lastAttempt: false });
  const answer = await browser.get(`/forms-api/design-progress?q=${responseId}`);
  expect(await answer.json()).toMatchObject({ state: "failed" });
  const told = await db.selectFrom("cases").select("kind").where("subject_id", "=", responseId).execute();
  expect(told).toEqual([{ kind: "failed-design" }]);
});

test("a design whose worker was killed between plans and previews starts over and stands once", async () => {
  const browser = shop.browser();
  const responseId = await submitted(browser, { selectedLanguage: "hn" });
  const killed = { ...dependencies, drawPreviews: () => Promise.reject(new Error("killed")) };
  await expect(designHouse(killed, { responseId })).rejects.toThrow("killed");
  expect(await db.selectFrom("plans").select("id").where("response_id", "=", responseId).execute()).toEqual([]);
  const seeds: number[] = [];
  const noting = {
    ...dependencies,
    planHouse: (...asked: Parameters<typeof dependencies.planHouse>) => {
      seeds.push(asked[1].seed);
      return dependencies.planHouse(...asked);
    },
  };
  await Promise.all([designHouse(noting, { responseId }), designHouse(noting, { responseId })]);
  expect(new Set(seeds).size).toBe(1);
  expect(await db.selectFrom("plans").select("id").where("response_id", "=", responseId).execute()).toHaveLength(2);
});
