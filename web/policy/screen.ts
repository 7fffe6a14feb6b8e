import { policyIn } from "#content/policies/policies.ts";
import type { PolicyName, Policy as PolicyText } from "#content/policies/policy.ts";
import { PAGE_CSS } from "#web/design/page-css.ts";
import { Policy } from "#web/policy/page.tsx";
import css from "#web/policy/policy.css?inline";
import { defineScreen } from "#web/render/screen.tsx";

const NAMES: readonly PolicyName[] = ["privacy-policy", "refund-policy", "termsandconditions"];

export const policyScreen = defineScreen<PolicyText>({
  name: "policy",
  Screen: Policy,
  words: "policy",
  css: PAGE_CSS + css,
  wake: "touch",
  indexable: true,
  load: async ({ language, params }) => {
    const name = NAMES.find((known) => known === params.policy);
    if (!name) return { kind: "not-found" };
    const policy = policyIn(language, name);
    return {
      kind: "page",
      data: policy,
      shared: true,
      title: `${policy.title} | HomePlan`,
      description: policy.lead,
    };
  },
});
