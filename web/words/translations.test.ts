import { expect, test } from "vitest";
import { en, type Namespace } from "#web/words/en.ts";
import { WORDS } from "#web/words/words.ts";

const NAMESPACES = Object.keys(en) as Namespace[];
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  hn: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  tel: /\p{Script=Telugu}/u,
  mal: /\p{Script=Malayalam}/u,
  kan: /\p{Script=Kannada}/u,
};

test("no language is written in another's script", () => {
  for (const [language, own] of Object.entries(SCRIPTS))
    for (const [other, script] of Object.entries(SCRIPTS))
      if (other !== language)
        for (const name of NAMESPACES)
          expect(JSON.stringify(WORDS[language as keyof typeof WORDS][name]), `${language} ${own}`).not.toMatch(script);
});
