import { expect, test } from "vitest";
import { TESTIMONIALS } from "#content/testimonials.ts";

const SCRIPTS = { hn: "Devanagari", ta: "Tamil", tel: "Telugu", mal: "Malayalam", kan: "Kannada" } as const;

test("who says it, where and what stands in the page's own script, and in English in Latin letters", () => {
  for (const { name, place, text } of TESTIMONIALS)
    for (const said of [name, text, ...Object.values(place)]) {
      expect(said.en).toMatch(/^[\p{Script=Latin}\p{P}\s]+$/u);
      for (const [language, script] of Object.entries(SCRIPTS) as [keyof typeof SCRIPTS, string][])
        expect(said[language], said.en).toMatch(
          new RegExp(`^[\\p{Script=${script}}\\p{Script=Inherited}\\p{P}\\p{Cf}\\s]+$`, "u"),
        );
    }
});
