import { policyIn } from "#content/policies/policies.ts";
import type { PolicyName, Policy as PolicyText } from "#content/policies/policy.ts";
import consent from "#web/conversions/consent.css?inline";
import { PAGE_CSS } from "#web/design/page-css.ts";
import { Policy } from "#web/policy/page.tsx";
import css from "#web/policy/policy.css?inline";
import { EARLY_TAPS } from "#web/render/early-taps.ts";
import { defineScreen } from "#web/render/screen.tsx";
import { saidIn } from "#web/words/abroad.ts";

const NAMES: readonly PolicyName[] = ["privacy-policy", "refund-policy", "termsandconditions"];

export const policyScreen = defineScreen<PolicyText>({
  name: "policy",
  Screen: Policy,
  words: "policy",
  alsoWords: ["consent"],
  css: PAGE_CSS + css + consent,
  wake: "touch",
  boot: EARLY_TAPS,
  indexable: true,
  load: async ({ language, region, params }) => {
    const name = NAMES.find((known) => known === params.policy);
    if (!name) return { kind: "not-found" };
    const policy = saidIn(policyIn(language, name), language, region);
    return {
      kind: "page",
      data: policy,
      shared: true,
      title: `${policy.title} | HomePlan`,
      description: policy.lead,
    };
  },
});
