import { useState } from "react";
import { payQuery } from "#web/checkout/handoff.ts";
import type { CheckoutData } from "#web/checkout/load.ts";
import type { OfferedPlan } from "#web/checkout/plans.ts";
import { useToasts } from "#web/design/toast.tsx";
import { keptToken } from "#web/render/browser-storage.ts";
import { useCalls, useSite, useWords } from "#web/render/page-context.tsx";

/** Time to read why the visitor is taken to the first page, in ms. */
const READ_MS = 2500;

type Payable = Pick<OfferedPlan, "offerType" | "productId" | "price">;

/** The payment handoff: call 8 says which package, then the browser goes to call 10. */
export function usePay({ offer, mobile, isd, responseId }: CheckoutData) {
  const site = useSite();
  const common = useWords("common");
  const { toast } = useToasts();
  const calls = useCalls();
  const [paying, setPaying] = useState(false);
  /** Whether the last press reached no server. */
  const [unheard, setUnheard] = useState(false);

  async function pay(plan: Payable | undefined) {
    if (!plan || !offer || paying) return;
    const query = payQuery({ plan, offer, token: keptToken(), language: site.language, mobile, isd, responseId });
    if (!query) {
      toast("error", common("unableToProcess"));
      setTimeout(() => location.assign("/"), READ_MS);
      return;
    }
    setPaying(true);
    setUnheard(false);
    const chosen = await calls.choosePackage(query.responseId, { packageType: plan.offerType });
    if (chosen.kind === "no-response") {
      setPaying(false);
      setUnheard(true);
      return;
    }
    console.info("package", chosen.status);
    location.assign(calls.payUrl(query));
    addEventListener("pageshow", () => setPaying(false), { once: true });
  }

  return { pay, paying, unheard };
}
