import { useCallback, useEffect, useState } from "react";
import { COUNTDOWN_SECONDS, countdownEnd, secondsLeft } from "#web/checkout/countdown.ts";
import { kept } from "#web/render/browser-storage.ts";

export type Countdown = {
  readonly seconds: number;
  readonly begun: boolean;
  /** timerLastRunDate as this visit found it, before its own countdown began. */
  readonly dateFound: string | null;
};

/**
 * The offer's countdown: it resumes, ticks each second, is kept in the browser, and is over at zero. `serverLeft`: milliseconds for
 * which the server's offer still holds as the page is drawn; null where it has none.
 */
export function useCountdown(serverLeft: number | null): Countdown {
  const [seconds, setSeconds] = useState(() =>
    serverLeft === null ? COUNTDOWN_SECONDS : Math.min(COUNTDOWN_SECONDS, secondsLeft(serverLeft, 0)),
  );
  const [end, setEnd] = useState<number | null>(null);
  const [dateFound, setDateFound] = useState<string | null>(null);

  const begin = useCallback(() => {
    const now = Date.now();
    const stored = kept.specialWorkTimerEndTime ?? null;
    const until = countdownEnd({ now, stored, serverLeft: serverLeft === null ? null : serverLeft - sinceAnswer() });
    setDateFound(kept.timerLastRunDate ?? null);
    const resumed = Number(stored) > now;
    if (until > now) kept.specialWorkTimerEndTime = String(until);
    if (!resumed && until > now) {
      kept.timerLastRunDate = new Date(now).toDateString();
      kept.timerLastRunTime = String(now);
    }
    setEnd(until);
  }, [serverLeft]);

  useEffect(begin, [begin]);

  useEffect(() => {
    if (end === null) return;
    const until = end;
    function show() {
      const left = secondsLeft(until, Date.now());
      setSeconds(left);
      kept.RemainingTimerTime = String(left);
      if (left > 0) return;
      delete kept.specialWorkTimerEndTime;
      clearInterval(timer);
    }
    const timer = setInterval(show, 1000);
    show();
    return () => clearInterval(timer);
  }, [end]);

  return { seconds, begun: end !== null, dateFound };
}

/** How long ago the server told its time, in ms: a page may have been open a while before its scripts came. */
function sinceAnswer(): number {
  const [page] = performance.getEntriesByType("navigation");
  return page instanceof PerformanceNavigationTiming ? performance.now() - page.responseStart : 0;
}
