import { expect, test } from "vitest";
import { SAME_ORIGIN } from "#calls/client.ts";
import type { SurveyForm } from "#calls/survey-form.ts";
import { FAQ } from "#content/faq.ts";
import { shownQuestions } from "#content/survey/localise.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { REFUSALS, RELAXATIONS, SUGGESTIONS } from "#planner/plan/told.ts";
import { DESIGN, OFFER } from "#tests/support/offer.ts";
import { createSite } from "#web/render/site.ts";
import { ROUTES } from "#web/routes.ts";
import { saidIn } from "#web/words/abroad.ts";
import { inRegionsWords } from "#web/words/regional.ts";
import { wordsOf } from "#web/words/words.ts";

const BRITAINS = /\b(softcopy|masons?|building code|lakhs?|pooja|two-wheelers?|verandahs?|front yard|UPI)\b/i;
const AMERICAS =
  /\b(softcopy|masons?|national building code|plots?|roads?|ground[- ]floor|colour|(?:north|south)-(?:east|west)|storeys?|metres?|analysing|lakhs?|pooja|two-wheelers?|verandahs?|store room|separate utility|local authority|on A3|UPI)\b/i;

test.each([
  { region: "uk", foreign: BRITAINS },
  { region: "us", foreign: AMERICAS },
] as const)("no English page of $region says what is said otherwise there", async ({ region, foreign }) => {
  const site = createSite({
    loaders: {
      surveyForm: async () => SURVEY_FORM as unknown as SurveyForm,
      claim: async () => ({ kind: "unknown" }),
      design: async () => ({
        ...DESIGN,
        options: DESIGN.options.map((one) => ({
          ...one,
          previews: [],
          relaxed: ["There is no balcony on this plot."],
        })),
      }),
      offer: async () => OFFER,
      order: async () => null,
      delivery: async () => null,
      figures: null,
    },
    config: { origin: "https://plans.example", calls: SAME_ORIGIN, samplePraise: true },
    assets: { modules: () => [], head: "", hasPicture: () => true, file: async () => null },
  });
  const own = ROUTES.filter(({ path }) => path.startsWith(`/${region}`));
  expect(own.length).toBeGreaterThan(4);
  const policies = ["privacy-policy", "refund-policy", "termsandconditions"];
  const addresses = own.flatMap(({ path }) => policies.map((policy) => path.replace(/:policy\{.*\}/, policy)));
  for (const path of new Set(addresses)) {
    const address = path.replace(/:\w+/g, "form_one_1");
    const html = await (await site.request(`http://localhost${address}?Rx=r1&lan=en`)).text();
    const seen = html
      .replace(/<(script|style)\b.*?<\/\1>/gs, "")
      .replace(/ (class|id|for|name|href|src|srcset|srcSet|(data-)?poster|aria-labelledby)="[^"]*"/g, "");
    expect(seen.match(new RegExp(`.{0,60}${foreign.source}.{0,30}`, "i"))?.[0] ?? null, address).toBeNull();
  }
  // Only the texts that are shown: labels and values stay the form's own.
  const asked = shownQuestions(SURVEY_FORM, "en", region).flatMap((question) => [
    question.text,
    question.smallText,
    ...question.fields.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)]),
  ]);
  expect(asked.filter((text) => text && foreign.test(text))).toEqual([]);
  const said = JSON.stringify(Object.values(wordsOf("en", region)));
  expect(said.match(foreign)?.[0] ?? null).toBeNull();
});

test.each([
  { language: "hn", council: "काउंसिल", county: "काउंटी" },
  { language: "ta", council: "கவுன்சில", county: "கவுண்டி" },
  { language: "tel", council: "కౌన్సిల్", county: "కౌంటీ" },
  { language: "mal", council: "കൗൺസി", county: "കൗണ്ടി" },
  { language: "kan", council: "ಕೌನ್ಸಿಲ್", county: "ಕೌಂಟಿ" },
] as const)(
  "no page of the US or the UK names India's building code, its payments or its town halls in $language: the council, the county",
  async ({ language, council, county }) => {
    const indias = /NBC|UPI|नगर निगम|पंचायत|மாநகராட்சி|ஊராட்சி|మున్సిపాలిటీ|పంచాయతీ|പഞ്ചായത്ത|നഗരസഭ|നാട്ടിലെ|ಪಾಲಿಕೆ|ಪಂಚಾಯಿತಿ/;
    const site = createSite({
      loaders: {
        surveyForm: async () => SURVEY_FORM as unknown as SurveyForm,
        claim: async () => ({ kind: "unknown" }),
        design: async () => DESIGN,
        offer: async () => OFFER,
        order: async () => null,
        delivery: async () => null,
        figures: null,
      },
      config: { origin: "https://plans.example", calls: SAME_ORIGIN, samplePraise: true },
      assets: { modules: () => [], head: "", hasPicture: () => true, file: async () => null },
    });
    const at = async (path: string) => (await site.request(`http://localhost${path}?Rx=r1&lan=${language}`)).text();
    for (const path of ["/refund-policy", "/termsandconditions", "/privacy-policy", "/response/checkout/form_one_1"])
      for (const prefix of ["/us", "/uk"])
        expect((await at(prefix + path)).match(indias)?.[0] ?? null, prefix + path).toBeNull();
    for (const path of ["/refund-policy", "/response/checkout/form_one_1"]) {
      expect(await at(path)).toMatch(indias);
      expect(await at(`/uk${path}`)).toMatch(new RegExp(council));
      expect(await at(`/us${path}`)).toMatch(new RegExp(county));
    }
    for (const region of ["us", "uk"] as const)
      expect(JSON.stringify([wordsOf(language, region), saidIn(FAQ[language], language, region)])).not.toMatch(indias);
  },
);

test("India's English and every other language's words for plots stay as they are", () => {
  expect(inRegionsWords({ a: ["The road to your plot"] }, "en", "in")).toEqual({ a: ["The road to your plot"] });
  expect(inRegionsWords("Plot", "hn", "us")).toBe("Plot");
  expect(inRegionsWords({ a: ["The road to your plot"], n: 2 }, "en", "us")).toEqual({
    a: ["The street to your lot"],
    n: 2,
  });
});

test.each([
  ["us", "Kitchen South-east, stair north-west", "Kitchen Southeast, stair northwest"],
  ["us", "Plot: Two-wheelers on three storeys, 4 metres", "Lot: Motorcycles on three stories, 4 meters"],
  ["uk", "Two-wheelers", "Motorbikes"],
] as const)("in %s, %s, which only what a sentence is filled with may say, is %s", (region, text, said) => {
  expect(inRegionsWords(text, "en", region)).toBe(said);
});

// The longer phrase goes first: were the shorter one within it replaced, the ending would be wrong.
test.each([
  ["hn", "आपके नगर निगम या पंचायत के", "आपकी काउंसिल के", "आपकी सिटी या काउंटी के"],
  ["ta", "மாநகராட்சி அல்லது ஊராட்சிக்கு", "கவுன்சிலுக்கு", "சிட்டி அல்லது கவுண்டிக்கு"],
  ["tel", "మున్సిపాలిటీ లేదా పంచాయతీకి", "కౌన్సిల్‌కు", "సిటీ లేదా కౌంటీకి"],
  ["kan", "ಪಾಲಿಕೆ ಅಥವಾ ಪಂಚಾಯಿತಿಗೆ", "ಕೌನ್ಸಿಲ್‌ಗೆ", "ಸಿಟಿ ಅಥವಾ ಕೌಂಟಿಗೆ"],
  ["mal", "താമസിക്കുന്ന നാട്ടിലെ", "താമസിക്കുന്ന രാജ്യത്തെ", "താമസിക്കുന്ന രാജ്യത്തെ"],
  ["mal", "സ്വന്തം നാട്ടിലെ", "സ്വന്തം രാജ്യത്തെ", "സ്വന്തം രാജ്യത്തെ"],
  ["mal", "നാട്ടിൽ", "അവിടെ", "അവിടെ"],
] as const)("in %s, %s is said as one, with its own ending", (language, text, uk, us) => {
  expect([saidIn(text, language, "uk"), saidIn(text, language, "us")]).toEqual([uk, us]);
});

test("no sentence of the planner says first floor, which is another floor in America", () => {
  const said = Object.values({ ...RELAXATIONS, ...REFUSALS, ...SUGGESTIONS });
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter((sentence) => /first floor/i.test(sentence))).toEqual([]);
  expect(inRegionsWords(RELAXATIONS["pooja-upstairs"], "en", "us")).toContain("upstairs: the first floor is full");
});

test.each([
  { region: "uk", foreign: BRITAINS },
  { region: "us", foreign: AMERICAS },
] as const)("no sentence of the planner says in $region what is said otherwise there", ({ region, foreign }) => {
  const said = Object.values(inRegionsWords({ ...RELAXATIONS, ...REFUSALS, ...SUGGESTIONS }, "en", region));
  expect(said.filter((sentence) => foreign.test(sentence))).toEqual([]);
});

test.each(["uk", "us"] as const)(
  "the survey of %s calls what carries a house by one name: posts, not pillars",
  (region) => {
    const asked = shownQuestions(SURVEY_FORM, "en", region);
    expect(JSON.stringify(asked.map(({ text, smallText }) => [text, smallText]))).not.toMatch(/pillar/i);
  },
);

test("the US counts its bathrooms, half baths among them: a toilet is no room there", () => {
  const asked = shownQuestions(SURVEY_FORM, "en", "us").map(({ text, smallText }) => `${text} ${smallText}`);
  expect(asked.filter((question) => /toilet/i.test(question))).toEqual([]);
  expect(asked.join()).toContain("How many bathrooms do you need? Count half baths too.");
});
