import { useEffect, useState } from "react";
import { secondsLeft } from "#web/checkout/countdown.ts";
import { type Popup, popupOnLoad } from "#web/checkout/upsell-rules.ts";

/** The two popups, never both; decided once, as the visitor comes to the page. */
export function usePopups(offered: boolean, countdownBegun: boolean) {
  const [popup, setPopup] = useState<Popup | null>(null);

  useEffect(() => {
    if (!countdownBegun) return;
    const now = Date.now();
    const end = Number(localStorage.getItem("specialWorkTimerEndTime"));
    const decision = popupOnLoad({
      isRedirected: localStorage.getItem("isRedirected"),
      offerCookie: localStorage.getItem("offerCookie"),
      lastRunDate: localStorage.getItem("timerLastRunDate"),
      lastRunTime: localStorage.getItem("timerLastRunTime"),
      secondsLeft: secondsLeft(end, now),
      running: end > now,
      today: new Date(now).toDateString(),
      now,
    });
    localStorage.setItem("offerCookie", decision.offerCookie);
    localStorage.setItem("isBackCheckoutUrl", location.pathname + location.search);
    if (offered) setPopup(decision.popup);
  }, [offered, countdownBegun]);

  return {
    popup,
    grab: () => setPopup("special"),
    dismiss: () => setPopup(null),
  };
}
