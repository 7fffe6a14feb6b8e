import { LANGUAGES, type Language } from "#content/languages.ts";
import { ENGLISH_POLICIES } from "#content/policies/en.ts";
import {
  POLICY_SECTIONS,
  type Policy,
  type PolicyName,
  type PolicySection,
  type PolicyTexts,
} from "#content/policies/policy.ts";

const IN_FORCE_SINCE = "2026-11-20";

const TEXTS: Readonly<Partial<Record<Language, PolicyTexts>>> & { readonly en: PolicyTexts } = { en: ENGLISH_POLICIES };

/** The languages in which the policies can be read. */
export const POLICY_LANGUAGES: readonly Language[] = LANGUAGES.filter((language) => language in TEXTS);

/** A policy in a language, its parts in reading order. The English text is the one that binds, as the last part says. */
export function policyIn(language: Language, name: PolicyName): Policy {
  const { title, lead, sections } = (TEXTS[language] ?? TEXTS.en)[name];
  const byId: Readonly<Record<string, PolicySection>> = sections;
  return {
    title,
    lead,
    inForceSince: IN_FORCE_SINCE,
    sections: POLICY_SECTIONS[name].flatMap((id) => {
      const section = byId[id];
      return section ? [{ id, ...section }] : [];
    }),
  };
}
