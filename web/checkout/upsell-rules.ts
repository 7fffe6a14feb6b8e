export const UPSELL_WINDOW_MS = 600_000;

export type Popup = "discount" | "special";
export type ReturnDecision = {
  readonly popup: Popup | null;
  readonly offerCookie: "0" | "1";
};

/** Which popup meets a visitor who comes to the checkout, from what the browser has stored; the countdown runs by then (`use-countdown.ts`). */
export function popupOnLoad(stored: {
  readonly isRedirected: string | null;
  readonly offerCookie: string | null;
  /** timerLastRunDate */
  readonly lastRunDate: string | null;
  /** timerLastRunTime, epoch ms. */
  readonly lastRunTime: string | null;
  readonly secondsLeft: number;
  readonly today: string;
  readonly now: number;
}): ReturnDecision {
  const flag = stored.lastRunDate === null ? "0" : stored.offerCookie === "1" ? "1" : "0";
  if (stored.isRedirected !== "1") return { popup: null, offerCookie: flag };
  if (stored.secondsLeft === 0) return { popup: "discount", offerCookie: flag };
  if (flag === "1") return { popup: "discount", offerCookie: "0" };
  const since = stored.now - Number(stored.lastRunTime ?? Number.NaN);
  const fresh = stored.lastRunDate === stored.today && since >= 0 && since <= UPSELL_WINDOW_MS;
  return { popup: fresh ? "special" : "discount", offerCookie: "1" };
}
