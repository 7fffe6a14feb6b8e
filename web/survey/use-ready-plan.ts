import { useEffect, useState } from "react";
import { useCalls, useSite } from "#web/render/page-context.tsx";

/**
 * Where a visitor goes on whose answers were sent from this browser (`sent`: their lead page) and whose plan stands: to the checkout, or
 * first to leave a number. Null: there is no such plan, or it is another browser's by now.
 */
export function useReadyPlan(sent: string | null): string | null {
  const calls = useCalls();
  const { language } = useSite();
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    setReady(null);
    const [path = "", search] = sent?.split("?") ?? [];
    const query = new URLSearchParams(search);
    // The page's language is the one that was chosen last, not that of the day.
    for (const name of ["lan", "lng"]) query.delete(name);
    const responseId = query.get("Rx");
    if (!responseId) return;
    let over = false;
    calls.getDesignProgress(responseId, language).then((result) => {
      if (over || result.kind !== "answered" || !("state" in result.body) || result.body.state !== "ready") return;
      if (!result.body.contact) query.set("resume", "1");
      setReady(`${result.body.contact ? path.replace("/response/", "/response/checkout/") : path}?${query}`);
    });
    return () => {
      over = true;
    };
  }, [calls, language, sent]);
  return ready;
}
