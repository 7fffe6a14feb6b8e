import { expect, test } from "vitest";
import { REFUSALS, RELAXATIONS, relaxation, SUGGESTIONS, sentence } from "#planner/plan/told.ts";

test("a sentence takes in the params that it names and leaves a name that nobody gave", () => {
  expect(sentence("{given} of {asked} baths", { given: 2, asked: 3, other: 9 })).toBe("2 of 3 baths");
  expect(sentence("{given} of {asked}", { given: 0 })).toBe("0 of {asked}");
});

test("a relaxation says the same in words and by its code", () => {
  const told = relaxation("bathrooms", "bathrooms-fewer", { asked: 4, given: 3 });
  expect(told).toMatchObject({ what: "bathrooms", code: "bathrooms-fewer", params: { asked: 4, given: 3 } });
  expect(told.message).toBe(sentence(RELAXATIONS["bathrooms-fewer"], told.params ?? {}));
  expect(told.message).toMatch(/^There are 3 bathrooms instead of 4:/);
});

test("every sentence is one that a household can read: a capital, an end, no code in it", () => {
  const sentences = [RELAXATIONS, REFUSALS, SUGGESTIONS].flatMap((told) => Object.entries(told));
  expect(sentences.length).toBeGreaterThan(40);
  for (const [code, text] of sentences) {
    if (text === "{message}") continue;
    expect(text, code).toMatch(/^(\p{Lu}|\{)[^_]*\.$/u);
    expect(text.split(" ").length, code).toBeGreaterThan(3);
  }
});
