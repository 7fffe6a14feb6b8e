import { kept } from "#web/render/browser-storage.ts";
import { redirectDecision } from "#web/response/redirect-rules.ts";
import { inRegion, type Region } from "#web/routes.ts";

/** Goes on to the checkout that an earlier visit has kept, or notes that there is none. */
export function followRedirect(of: {
  readonly region: Region;
  readonly slug: string;
  readonly responseId: string | null;
}): void {
  const decision = redirectDecision(
    {
      backUrl: kept.isBackCheckoutUrl ?? null,
      remaining: kept.RemainingTimerTime ?? null,
      lastRunDate: kept.timerLastRunDate ?? null,
    },
    {
      checkoutPath: inRegion(of.region, `/response/checkout/${of.slug}`),
      responseId: of.responseId,
      origin: location.origin,
      today: new Date().toDateString(),
    },
  );
  if (decision.kind === "go") {
    kept.isRedirected = "1";
    location.replace(decision.url);
    return;
  }
  Object.assign(kept, decision.store);
}
