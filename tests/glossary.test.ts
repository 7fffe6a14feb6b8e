import { expect, test } from "vitest";
import { MY_DATA_WORDS } from "#calls/my-data/words.ts";
import { RESUME_WORDS } from "#calls/resume-words.ts";
import { THROTTLE_WORDS } from "#calls/throttle-words.ts";
import { DRAWING_WORDS } from "#content/drawing-words.ts";
import { FAQ } from "#content/faq.ts";
import type { Language } from "#content/languages.ts";
import { policyIn } from "#content/policies/policies.ts";
import { HINDI } from "#content/survey/words/hn.ts";
import { KANNADA } from "#content/survey/words/kan.ts";
import { MALAYALAM } from "#content/survey/words/mal.ts";
import { TAMIL } from "#content/survey/words/ta.ts";
import { TELUGU } from "#content/survey/words/tel.ts";
import { TESTIMONIALS } from "#content/testimonials.ts";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";
import { roomsByLevel, wishesOf } from "#planner/search/programme/wishes.ts";
import { DELIVERY_DAYS } from "#shop/delivery/delivery-link.ts";
import { codeText } from "#shop/leads/code-words.ts";
import { orderWords } from "#shop/orders/order-words.ts";
import { PLANS_READY_WORDS } from "#shop/orders/plans-ready-words.ts";
import { PLANNER_WORDS, plannerSentence } from "#shop/survey/planner-words/planner-words.ts";
import { WORDS } from "#web/words/words.ts";

type Translated = Exclude<Language, "en">;

const SURVEY = { hn: HINDI, ta: TAMIL, tel: TELUGU, mal: MALAYALAM, kan: KANNADA };

/** Words that must not stand where docs/glossary.md has chosen another. */
const LOST: Readonly<Record<Translated, RegExp>> = {
  hn: /[कखग]\u093c|[\u0958-\u095a]|प्राइवेसी|दफ़्तर|किराए|रकम वापसी|खंभ|साझे|साझा टॉयलेट|छाप|संदर्भ नंबर|माँगें|उसी से नाप ले/u,
  ta: /கொள்முதல்|விலைப்பட்டியல்|ரசீது|இங்கிலாந்து|கூடத்தி|வரவேற்பறை|படிக்கட்டு|விநியோக|பிளான் செய்|பொறியாளர்|தூண்|அச்சிட|விதிகளுடன்|துணி, |பொதுக் கழி|தற்காலப்|வராந்தா|விருப்ப|பின்னாளில்|அதிலிருந்தே அளவெடு|(?<!பிளான் )வேலை தொடங்/u,
  tel: /నంబర్|డ్రాయింగ్‌|ఎంపిక|రూల్స్|లివింగ్|డాబా|ప్లాట్|కోయం|కోయవచ్చు|వేరే (?:స్టోర్|పూజ|భాగం|బెడ్)|జాగా|అమరిక|ఉమ్మడి|అందరి టాయి|తల్లిదండ్రుల బెడ్|వాయువ్య|పాఠమే|మీదే కొలుచు|(?:ా|లే|వ్వ)ము(?![\u0c00-\u0c7f])/u,
  mal: /അയക്ക|സ്വീകരണമുറി|യൂട്ടിലിറ്റി|സ്റ്റഡി|(?<!അപ്‌)ഡേറ്റ|ബാത്ത്റൂ|ബെഡ്|വാങ്ങലാണ്|ആസൂത്രണ|ചെയ്യുക[."]|ഇരുചക്ര|തൂണ|പൊതു ടോയ|ഫലിക്ക|അളന്നെടുക്ക/u,
  kan: /ಶೌಚಾಲಯ|ಅಡುಗೆಮನೆ|ಲಿವಿಂಗ್|ಪೂಜಾ ಕೋಣೆ|ಸ್ಟಡಿ|ಮೊಬೈಲ್ ಸಂಖ್ಯೆ|ಗೆರೆ|ಪ್ಲಾಟ್|ಹಿಡಿಯ|ಅಳಿಸಲ್ಪಡ|ದ್ವಿಚಕ್ರ|ಕಂಬ|ನೈರುತ್ಯ|ಜೋಡಣೆ|ಕುಕಿ|ಮೊದಲ ಪುಟ|ತಂದೆತಾಯಿ|ಯೋಜಿಸ|ಅದರಿಂದಲೇ ಅಳತೆ|\d ರಿಂದ|[}\d]ಗಿಂತ/u,
};

test.each(Object.keys(LOST) as Translated[])(
  "one thing has one word, wherever a customer meets it (%s)",
  (language) => {
    const facts = { number: "1", amount: "₹299" };
    const broken = "Toilet in the north-east, Kitchen / dining in the centre and Toilet (to let) in the south-west";
    const said = [
      WORDS[language],
      DRAWING_WORDS[language],
      FAQ[language],
      SURVEY[language],
      TESTIMONIALS.map(({ text }) => text[language]),
      (["privacy-policy", "refund-policy", "termsandconditions"] as const).map((name) => policyIn(language, name)),
      PLANNER_WORDS[language],
      plannerSentence(
        { language, region: "in" },
        "relaxations",
        { code: "vastu-vetoes", params: { broken, score: 61 } },
        "",
      ),
      (["payment-pending", "payment-received", "order-delivered", "refund"] as const).map((template) =>
        orderWords(language, template, facts),
      ),
      PLANS_READY_WORDS[language],
      codeText(language, "123456"),
      THROTTLE_WORDS[language],
      RESUME_WORDS[language],
      MY_DATA_WORDS[language],
    ];
    expect(JSON.stringify(said).match(new RegExp(LOST[language], "gu"))).toBeNull();
  },
);

test("a delivery's link works for as many days as message and pages say in every language", () => {
  for (const [language, { delivery, "thank-you": thanks }] of Object.entries(WORDS)) {
    const message = orderWords(language as Language, "order-delivered", { number: "", amount: "" }).text;
    for (const said of [message, delivery.expiredLead, thanks.linksOver])
      expect(said.match(/\d+/g), said).toEqual([`${DELIVERY_DAYS}`]);
  }
});

test("Tamil buttons speak in one way, ending in -வும்", () => {
  const { common, survey, response, checkout, "payment-failure": failure } = WORDS.ta;
  const buttons = [survey.start, survey.finish, response.submit, response.resend, checkout.payNow, checkout.paySticky];
  const more = [checkout.grabOffer, checkout.getPlan, common.tryAgain, common.close, failure.tryAgain];
  for (const button of [...buttons, ...more]) expect(button).toMatch(/வும்!?$/);
});

test("no case ending stands apart from the number, amount or date that it belongs to", () => {
  const apart = /\{\w+\} (?:ಗಾಗಿ|ರ |ನ |ಕ್ಕೆ |ರಿಂದ|ರವರೆಗೆ|ವರೆಗೆ|యొక్క|-)/u;
  for (const language of Object.keys(LOST) as Translated[]) {
    expect(JSON.stringify(WORDS[language]), language).not.toMatch(apart);
    for (const template of ["payment-pending", "payment-received", "order-delivered", "refund"] as const) {
      const { subject, text } = orderWords(language, template, { number: "{number}", amount: "{amount}" });
      expect(`${subject} ${text}`, `${language} ${template}`).not.toMatch(apart);
    }
  }
});

test("every language has a key to the words that stand on most drawings, each as the planner letters it", () => {
  const { lift, hall, garage, porch, courtyard, duct, dressing, wc, bathroom, ...usual } = STANDARDS;
  for (const { words, marks } of Object.values(DRAWING_WORDS)) {
    const drawn = new Set(words.flatMap(([word]) => word.split(", ")));
    const missing = Object.values(usual).flatMap(({ label }) => splitLabel(label).filter((word) => !drawn.has(word)));
    expect(missing).toEqual([]);
    expect(words.map(([word]) => word)).toEqual(DRAWING_WORDS.hn.words.map(([word]) => word));
    expect(marks.map(([word]) => word)).toEqual(DRAWING_WORDS.hn.marks.map(([word]) => word));
  }
});

test("the key knows every room that a household may ask for, the parents' too", () => {
  const parsed = parseBrief({
    region: "in",
    plot: { width: 40, depth: 60, unit: "ft" },
    facing: "E",
    floors: 2,
    bedrooms: 4,
    bathrooms: 4,
    dining: "separate",
    pooja: true,
    study: true,
    store: true,
    utility: true,
    elders: true,
    balcony: true,
    parking: "two-cars",
    future: "rental-unit",
  });
  if (parsed.kind !== "brief") throw new Error(JSON.stringify(parsed));
  const rooms = roomsByLevel(wishesOf(parsed.brief, 0), [2, 2]).flat();
  expect(rooms.length).toBeGreaterThan(15);
  const key = new Set(DRAWING_WORDS.hn.words.flatMap(([word]) => word.split(", ")));
  const asked = rooms.flatMap(({ label }) => splitLabel(label.replace(/ \d+| \(to let\)/g, "")));
  expect(asked.filter((word) => !key.has(word))).toEqual([]);
});

/** "Living / dining" is read as the two words that it is made of. */
function splitLabel(label: string): readonly string[] {
  return label.split(" / ").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}
