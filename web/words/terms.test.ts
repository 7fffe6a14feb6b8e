import { expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { WORDS } from "#web/words/words.ts";

test.each(LANGUAGES)(
  "a storey, the front, the 3D view, an option and a package are called the same before and after paying (%s)",
  (language) => {
    const { delivery, ...words } = WORDS[language];
    const checkout = { ...words.checkout, ...words["checkout-still"] };
    for (const term of ["level-0", "level-1", "level-2", "level-3", "level-4", "elevation", "model", "option"] as const)
      expect(delivery[term], term).toBe(checkout[term]);
    for (const number of [1, 2, 3, 4] as const)
      expect(delivery[`package${number}`].replaceAll("\u00a0", " ")).toBe(checkout[`plan${number}`]);
  },
);

test.each(LANGUAGES)("every way home is called the same (%s)", (language) => {
  const words = WORDS[language];
  expect(new Set([words.delivery.home, words["not-found"].home, words["thank-you"].home]).size).toBe(1);
});

test.each(LANGUAGES)("what was paid comes the way that the checkout named, WhatsApp or email, in %s", (language) => {
  const { checkout, "thank-you": thanks } = WORDS[language];
  for (const said of [checkout.deliveryMethod, thanks.next1]) expect(said).toContain("WhatsApp");
});
