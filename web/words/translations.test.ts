import { expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { shownQuestions } from "#content/survey/localise.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { en, type Namespace } from "#web/words/en.ts";
import { WORDS } from "#web/words/words.ts";

const FORM = SURVEY_FORM as unknown as Parameters<typeof shownQuestions>[0];
const NAMESPACES = Object.keys(en) as Namespace[];
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  hn: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  tel: /\p{Script=Telugu}/u,
  mal: /\p{Script=Malayalam}/u,
  kan: /\p{Script=Kannada}/u,
};

test("an ending is not parted from what it ends: the hyphen before it breaks no line", () => {
  for (const language of LANGUAGES) {
    const said = JSON.stringify([WORDS[language], shownQuestions(FORM, language, "in")]);
    expect(said, language).not.toMatch(/(OTP|WhatsApp|PDF|\d|कौन)-[\u0900-\u0d7f]/);
  }
});

test("no language is written in another's script", () => {
  for (const [language, own] of Object.entries(SCRIPTS))
    for (const [other, script] of Object.entries(SCRIPTS))
      if (other !== language)
        for (const name of NAMESPACES)
          expect(JSON.stringify(WORDS[language as keyof typeof WORDS][name]), `${language} ${own}`).not.toMatch(script);
});
