import { useEffect, useState } from "react";
import { secondsLeft } from "#web/checkout/countdown.ts";
import { type Popup, popupOnLoad } from "#web/checkout/upsell-rules.ts";
import type { Countdown } from "#web/checkout/use-countdown.ts";
import { kept } from "#web/render/browser-storage.ts";

/** Which of the two popups is open, never both; the first is decided once, as the visitor comes to the page. */
export function usePopups(offered: boolean, { begun, dateFound }: Countdown) {
  const [popup, setPopup] = useState<Popup | null>(null);

  useEffect(() => {
    if (!begun) return;
    const now = Date.now();
    const end = Number(kept.specialWorkTimerEndTime ?? 0);
    const decision = popupOnLoad({
      isRedirected: kept.isRedirected ?? null,
      // Without the date of an earlier countdown the stored flag belongs to no offer that was seen.
      offerCookie: dateFound === null ? "0" : (kept.offerCookie ?? null),
      lastRunDate: kept.timerLastRunDate ?? null,
      lastRunTime: kept.timerLastRunTime ?? null,
      secondsLeft: secondsLeft(end, now),
      today: new Date(now).toDateString(),
      now,
    });
    kept.offerCookie = decision.offerCookie;
    kept.isBackCheckoutUrl = location.pathname + location.search;
    if (offered) setPopup(decision.popup);
  }, [offered, begun, dateFound]);

  return {
    popup,
    grab: () => setPopup("special"),
    dismiss: () => setPopup(null),
  };
}
