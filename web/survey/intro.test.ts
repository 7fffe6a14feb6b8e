import { expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { ask } from "#tests/support/site.ts";
import { WORDS } from "#web/words/words.ts";

test("the first page is a card with title, heading, text and the button that starts, in every language", async () => {
  for (const language of LANGUAGES) {
    const html = await (await ask(`/?lan=${language}`)).text();
    const { introTitle, heading, lead, start } = WORDS[language].survey;
    const card = /<section class="intro card">.*?<\/section>/s.exec(html)?.[0] ?? "";
    expect(card).toContain(`<p>${introTitle}</p><h1>${heading}</h1></hgroup><p class="lead">${lead}</p>`);
    expect(card).toMatch(new RegExp(`<button [^>]*data-start=""[^>]*>${start}</button>`));
  }
});
