import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { CLIPS } from "#content/clips.ts";
import { LANGUAGES } from "#content/languages.ts";

test("four clips are there, each below 150 KB with a small poster, a title in every language, and marked as a sample", () => {
  expect(CLIPS).toHaveLength(4);
  for (const { elsewhere, title, sample, ...first } of CLIPS) {
    for (const { video, poster } of [first, elsewhere?.us ?? first, elsewhere?.uk ?? first]) {
      expect(statSync(`content${video}`).size, video).toBeLessThan(150_000);
      expect(statSync(`content${poster}`).size, poster).toBeLessThan(20_000);
    }
    for (const language of LANGUAGES) expect(title[language].trim(), first.video).not.toBe("");
    expect(sample).toBe(true);
  }
});
