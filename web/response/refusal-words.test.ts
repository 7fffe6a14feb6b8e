import { expect, test } from "vitest";
import { refusalWords } from "#web/response/refusal-words.ts";
import { translator } from "#web/words/translate.ts";
import { WORDS } from "#web/words/words.ts";

const tamil = translator(WORDS.ta.response);

test("a refusal is told in the visitor's language", () => {
  const reason = {
    rule: "in-nbc-2016/height",
    message: "4 floors are higher …",
    suggestion: "It can be planned on 3 floors.",
    code: "height",
    params: { floors: 4 },
    help: { code: "fewer-floors", params: { floors: 3 } },
  };
  expect(refusalWords(reason, tamil)).toEqual({
    why: WORDS.ta.response.whyHeight,
    help: WORDS.ta.response.tryFewerFloors,
  });
});

test("a rule that has no words here is told as the planner says it", () => {
  const said = { code: "soil", params: {}, help: { code: "piles", params: {} } };
  const reason = { rule: "soil", message: "The soil is too soft.", suggestion: "Piles.", ...said };
  expect(refusalWords(reason, tamil)).toEqual({ why: "The soil is too soft.", help: "Piles." });
});
