import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { CLIPS, clipsIn } from "#content/clips.ts";
import { LANGUAGES } from "#content/languages.ts";

test("four clips are there in each region, each below 150 KB with a small poster, a title in every language, and marked as a sample", () => {
  for (const region of ["in", "us", "uk"] as const) expect(clipsIn(region), region).toHaveLength(4);
  for (const { video, poster, title, sample } of CLIPS) {
    expect(statSync(`content${video}`).size, video).toBeLessThan(150_000);
    expect(statSync(`content${poster}`).size, poster).toBeLessThan(20_000);
    for (const language of LANGUAGES) expect(title[language].trim(), video).not.toBe("");
    expect(sample).toBe(true);
  }
});
