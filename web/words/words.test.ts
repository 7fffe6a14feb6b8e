import { expect, test } from "vitest";
import { LANGUAGE_TAGS, LANGUAGES, type Language } from "#content/languages.ts";
import { detectLanguage, readLanguage } from "#web/words/language.ts";
import { fetchWords } from "#web/words/switch-language.ts";
import { translator } from "#web/words/translate.ts";
import { WORDS } from "#web/words/words.ts";

test("every sentence takes the same values in every language, and none is empty", () => {
  const values = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  for (const language of LANGUAGES) {
    for (const [name, dictionary] of Object.entries(WORDS.en)) {
      const translated = WORDS[language][name as keyof typeof WORDS.en] as Readonly<Record<string, string>>;
      expect(Object.keys(translated).sort()).toEqual(Object.keys(dictionary).sort());
      for (const [key, sentence] of Object.entries(dictionary)) {
        expect(translated[key]?.trim(), `${language} ${name}.${key}`).not.toBe("");
        expect(values(translated[key] ?? ""), `${language} ${name}.${key}`).toEqual(values(sentence));
      }
    }
  }
});

/** A package's name (`plan1` to `plan4`) is left out: it stands in a column beside its price, where its lines are balanced. */
test("2D and 3D never end a line before what they name: in India's languages a line often is two words", () => {
  for (const language of ["hn", "ta", "tel", "mal", "kan"] as const)
    for (const [name, dictionary] of Object.entries(WORDS[language]))
      for (const [key, sentence] of Object.entries<string>(dictionary))
        if (!/^(title|description|plan\d)$/.test(key))
          expect(sentence, `${language} ${name}.${key}`).not.toMatch(/[23]D \p{L}/u);
});

test("a compass is lettered in the visitor's own language, a letter or two for each of eight directions", () => {
  const roses = LANGUAGES.map((language) => WORDS[language].survey.compassRose.split(" "));
  for (const rose of roses) expect(new Set(rose).size).toBe(8);
  for (const rose of roses.slice(1)) expect(rose.join("")).not.toMatch(/[A-Z]/);
});

test("a language is read from our code or a BCP 47 tag", () => {
  expect(["hn", "hi-IN", "TE", "ml", "kan", "fr", "", null].map(readLanguage)).toEqual([
    "hn",
    "hn",
    "tel",
    "mal",
    "kan",
    null,
    null,
    null,
  ]);
});

test("the address comes before the cookie, the cookie before the browser, and English is the fallback", () => {
  const detect = (query: string, cookie: string | null, acceptLanguage: string | null) =>
    detectLanguage({ query: new URLSearchParams(query), cookie, acceptLanguage });
  expect(detect("lan=ta", "i18nextLng=hn", "te")).toBe("ta");
  expect(detect("lng=kan", null, null)).toBe("kan");
  expect(detect("lan=xx", "a=1; i18nextLng=hn", "te")).toBe("hn");
  expect(detect("", null, "fr-FR, ml;q=0.4, te-IN;q=0.8")).toBe("tel");
  expect(detect("", null, null)).toBe("en");
});

test("t puts values in as they are, none escaped, and leaves what it does not know", () => {
  const t = translator({ hello: "{name}, {count} of {total}" }, "en");
  expect(t("hello", { name: '<A> & "B"', count: 1 })).toBe('<A> & "B", 1 of {total}');
});

test.each(LANGUAGES)("what counts has each form that its language counts in, and no other (%s)", (language) => {
  const forms = new Intl.PluralRules(LANGUAGE_TAGS[language]).resolvedOptions().pluralCategories.sort();
  for (const [name, dictionary] of Object.entries<Readonly<Record<string, string>>>(WORDS[language])) {
    const counting = Object.keys(dictionary).filter((key) => dictionary[key]?.includes("{count}") || key.includes("_"));
    const bases = new Set(counting.map((key) => key.replace(/_[a-z]+$/, "")));
    const wanted = [...bases].flatMap((base) => forms.map((form) => `${base}_${form}`));
    expect(counting.sort(), name).toEqual(wanted.sort());
  }
});

test("t takes the form that the language counts in: one plan, two plans; to Hindi and Kannada none is like one", () => {
  const said = (language: Language, count: number) =>
    translator({ plans_one: "{count} plan", plans_other: "{count} plans" }, language)("plans", { count });
  expect([0, 1, 2].map((count) => said("en", count))).toEqual(["0 plans", "1 plan", "2 plans"]);
  const none = Object.fromEntries(LANGUAGES.map((language) => [language, said(language, 0)]));
  expect(none).toEqual({ en: "0 plans", hn: "0 plan", ta: "0 plans", tel: "0 plans", mal: "0 plans", kan: "0 plan" });
  expect(translator(WORDS.en.checkout, "en")("plansDelivered", { count: 1 })).toBe("1 plan delivered in last 24 hrs");
  expect(translator(WORDS.hn.response, "hn")("countriesFound", { count: 2 })).toBe("2 देश मिले");
});

test("words are asked for again after a 5xx or a lost connection: five times, 350 ms and doubling", async () => {
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
  };
  const asked: unknown[] = [];
  for (const status of [500, 599]) {
    const get = async (address: unknown) => {
      asked.push(address);
      return new Response("", { status });
    };
    expect(await fetchWords("ta", status === 500 ? "in" : "uk", { get, wait })).toBeNull();
    expect(waits.splice(0)).toEqual([350, 700, 1400, 2800, 5600]);
  }
  const ofTamil = "/locales/ta/translation.json";
  expect(asked).toEqual([...Array(6).fill(ofTamil), ...Array(6).fill(`${ofTamil}?region=uk`)]);

  let calls = 0;
  const lostOnce = async () => {
    calls += 1;
    if (calls === 1) throw new TypeError("lost");
    return Response.json(WORDS.ta);
  };
  expect(await fetchWords("ta", "in", { get: lostOnce, wait })).toEqual(WORDS.ta);
});

test("a 4xx is final, and so is an answer that cannot be read", async () => {
  const never = async () => {
    throw new Error("waited");
  };
  for (const status of [400, 404, 499])
    expect(await fetchWords("ta", "in", { get: async () => new Response("", { status }), wait: never })).toBeNull();
  expect(await fetchWords("ta", "in", { get: async () => new Response("<html>"), wait: never })).toBeNull();
});
