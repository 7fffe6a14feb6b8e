import type { InLanguages, Language } from "#content/languages.ts";
import { ENGLISH_POLICIES } from "#content/policies/en.ts";
import { HINDI_POLICIES } from "#content/policies/hn.ts";
import { KANNADA_POLICIES } from "#content/policies/kan.ts";
import { MALAYALAM_POLICIES } from "#content/policies/mal.ts";
import {
  POLICY_SECTIONS,
  type Policy,
  type PolicyName,
  type PolicySection,
  type PolicyTexts,
} from "#content/policies/policy.ts";
import { TAMIL_POLICIES } from "#content/policies/ta.ts";
import { TELUGU_POLICIES } from "#content/policies/tel.ts";

const IN_FORCE_SINCE = "2026-11-20";

const TEXTS: InLanguages<PolicyTexts> = {
  en: ENGLISH_POLICIES,
  hn: HINDI_POLICIES,
  ta: TAMIL_POLICIES,
  tel: TELUGU_POLICIES,
  mal: MALAYALAM_POLICIES,
  kan: KANNADA_POLICIES,
};

/** A policy in a language, its parts in reading order. The English text is the one that binds, as the last part says. */
export function policyIn(language: Language, name: PolicyName): Policy {
  const { title, lead, sections } = TEXTS[language][name];
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
