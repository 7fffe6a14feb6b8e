import { expect, test } from "vitest";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());

test.each([
  ["Hindi", "अनुष्का शर्मा", [0]],
  ["Tamil", "முத்துக்குமார்", [1]],
  ["Telugu", "వెంకటేశ్వర్లు", [2]],
  ["Malayalam", "ഉണ്ണികൃഷ്ണൻ", [3]],
  ["Kannada", "ಮಂಜುನಾಥ್", [4]],
  ["English and Tamil", "R. முருகன், Madurai", [0, 1, 0]],
])("a name in %s is set without a missing letter, in one piece a script", (_, name, fonts) => {
  const runs = typesetter.runs(name, "bold");
  expect(runs.map(({ font }) => font)).toEqual(fonts);
  expect(runs.map(({ text }) => text).join("")).toBe(name);
  const ids = typesetter.glyphs(name, "bold").map(({ id }) => id);
  expect(ids.filter((id) => /^b(\d-)?0$/.test(id))).toEqual([]);
});

test("a line is as wide as its parts, and marks of a script are shaped with the letters they belong to", () => {
  const [tamil, english] = ["மதுரை ", "Madurai"];
  const width = (text: string) => typesetter.width(text, 10, "regular");
  expect(width(tamil + english)).toBeCloseTo(width(tamil) + width(english), 6);
  // The vowel sign of "து" joins its consonant; that of "ரை" stands before it.
  expect(typesetter.glyphs("மதுரை", "regular").length).toBeLessThan([..."மதுரை"].length);
});
