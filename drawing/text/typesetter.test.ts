import { expect, test } from "vitest";
import { CAP_HEIGHT, createTypesetter } from "#drawing/text/typesetter.ts";
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

test("a line is measured word by word, and is as wide as it is set: no font moves a letter for one beyond a space", () => {
  const letters = Array.from({ length: 94 }, (_, index) => String.fromCodePoint(33 + index));
  const pairs = letters.flatMap((before) => letters.map((after) => `${before} ${after}`));
  const names = [
    "अनुष्का  शर्मा और मित्र",
    "திரு. முத்துக்குமார், மதுரை",
    "R. முருகன் (2 of 3)",
    "శ్రీ వెంకటేశ్వర్లు",
    "ഉണ്ണി കൃഷ്ണൻ",
    "ಮಂಜುನಾಥ್ ರಾವ್",
  ];
  for (const weight of ["regular", "bold"] as const)
    for (const line of [...pairs, ...names]) {
      const set = typesetter.runs(line, weight).reduce((sum, run) => sum + run.width, 0);
      expect(typesetter.width(line, CAP_HEIGHT, weight), line).toBeCloseTo(set, 9);
    }
});
