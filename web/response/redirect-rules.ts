export const REDIRECT_CHECK_MS = 50;

/** What a verified contact makes void: the timers and redirects of an earlier offer. */
export const OFFER_KEYS = [
  "timerLastRunDate",
  "timerLastRunTime",
  "RemainingTimerTime",
  "specialWorkTimerEndTime",
  "isRedirected",
  "isBackCheckoutUrl",
] as const;

export type StoredRedirect = {
  /** isBackCheckoutUrl */
  readonly backUrl: string | null;
  /** RemainingTimerTime, in seconds. */
  readonly remaining: string | null;
  /** timerLastRunDate */
  readonly lastRunDate: string | null;
};

export type RedirectDecision =
  | { readonly kind: "go"; readonly url: string }
  | { readonly kind: "stay"; readonly store: Readonly<Record<string, string>> };

/**
 * Where a visitor who comes to the lead page after a checkout belongs: back at that checkout while its timer runs or on the same day;
 * else here, and the next checkout starts with the discount. `store`: what to put into the browser's storage.
 */
export function redirectDecision(
  stored: StoredRedirect,
  here: {
    readonly checkoutPath: string;
    readonly responseId: string | null;
    readonly origin: string;
    readonly today: string;
  },
): RedirectDecision {
  const back = ownCheckout(stored.backUrl, here);
  if (!back) return { kind: "stay", store: { isRedirected: "0" } };
  const holds = Number(stored.remaining) > 0 || stored.lastRunDate === here.today;
  return holds ? { kind: "go", url: back } : { kind: "stay", store: { isRedirected: "0", offerCookie: "1" } };
}

function ownCheckout(
  backUrl: string | null,
  here: { readonly checkoutPath: string; readonly responseId: string | null; readonly origin: string },
): string | null {
  if (!backUrl || !URL.canParse(backUrl, here.origin)) return null;
  const url = new URL(backUrl, here.origin);
  const mine = url.origin === here.origin && url.pathname === here.checkoutPath;
  return mine && url.searchParams.get("Rx") === here.responseId ? url.pathname + url.search : null;
}
