import { expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { policyIn } from "#content/policies/policies.ts";
import { POLICY_SECTIONS, type PolicyName } from "#content/policies/policy.ts";

const NAMES = Object.keys(POLICY_SECTIONS) as PolicyName[];
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  hn: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  tel: /\p{Script=Telugu}/u,
  mal: /\p{Script=Malayalam}/u,
  kan: /\p{Script=Kannada}/u,
};
const english = (name: PolicyName, id: string) =>
  policyIn("en", name)
    .sections.filter((section) => section.id === id)
    .flatMap(({ text, points = [] }) => [...text, ...points])
    .join(" ");

test("every policy has all its parts, none empty, in every language", () => {
  for (const language of LANGUAGES)
    for (const name of NAMES) {
      const policy = policyIn(language, name);
      expect(policy.sections.map((section) => section.id)).toEqual(POLICY_SECTIONS[name]);
      for (const { heading, text, points = [] } of policy.sections)
        for (const sentence of [heading, ...text, ...points]) expect(sentence.trim()).not.toBe("");
    }
});

test("a translated policy says the same figures, in its own script, with as many paragraphs and points", () => {
  const figures = (texts: readonly string[]) => [...new Set(texts.join(" ").match(/\d+/g))].sort();
  for (const language of LANGUAGES)
    for (const name of NAMES)
      for (const [index, section] of policyIn(language, name).sections.entries()) {
        const original = policyIn("en", name).sections[index];
        const where = `${language} ${name} ${section.id}`;
        expect(section.text.length, where).toBe(original?.text.length);
        expect(section.points?.length, where).toBe(original?.points?.length);
        expect(figures([...section.text, ...(section.points ?? [])]), where).toEqual(
          figures([...(original?.text ?? []), ...(original?.points ?? [])]),
        );
        const script = SCRIPTS[language];
        if (script)
          for (const text of [section.heading, ...section.text, ...(section.points ?? [])])
            expect(text, where).toMatch(script);
      }
});

test("the refund policy keeps the promises of the checkout page", () => {
  expect(english("refund-policy", "scope")).toMatch(/prepaid only/);
  expect(english("refund-policy", "other")).toMatch(/each of these by itself.*in whole or in part/);
  expect(english("refund-policy", "correction")).toMatch(/One minor correction is free.*major redesign.*new purchase/);
  expect(english("refund-policy", "payment")).toMatch(/fees may be deducted/);
  expect(english("refund-policy", "cancel")).toMatch(/30 minutes.*not started.*100%.*nothing is deducted/s);
  expect(english("refund-policy", "late")).toMatch(/48 hours.*100%.*nothing is deducted/s);
  expect(english("refund-policy", "payment")).toMatch(/7 to 14 business days/);
  expect(english("refund-policy", "scope")).toMatch(/20-question form/);
  expect(english("refund-policy", "law")).toMatch(/Indian law.*Indore/s);
});

test("the terms say when and as what a plan comes, and repeat the refund policy's figures", () => {
  const delivery = english("termsandconditions", "delivery");
  expect(delivery).toMatch(/4 working hours.*24 hours of your payment and completed form.*rare cases.*up to 48 hours/);
  expect(delivery).toMatch(/PDF, JPEG and PNG by email or a messaging app/);
  expect(english("termsandconditions", "correction")).toMatch(/minor correction is free.*redesign is a new purchase/);
  expect(english("termsandconditions", "refund")).toMatch(/30 minutes.*not started.*48 hours/);
  expect(english("termsandconditions", "price")).toMatch(/paid in advance/);
  expect(english("termsandconditions", "law")).toMatch(/Indian law.*Indore/);
});

test("the privacy policy says how long things are kept", () => {
  expect(english("privacy-policy", "keep")).toMatch(/24 hours.*90 days/s);
});
