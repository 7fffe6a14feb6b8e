import { useEffect, useState } from "react";
import type { InLanguages } from "#content/languages.ts";
import { useCalls, useSite } from "#web/render/page-context.tsx";

/** Not among the page's words: a first visit, to which this module is not fetched, would carry them for nothing. */
export const PLAN_READY: InLanguages = {
  en: "Your plan is ready: go on",
  hn: "आपका नक्शा तैयार है: आगे बढ़ें",
  ta: "உங்கள் பிளான் தயார்: தொடரவும்",
  tel: "మీ ప్లాన్ సిద్ధం: కొనసాగించండి",
  mal: "നിങ്ങളുടെ പ്ലാൻ തയ്യാർ: തുടരൂ",
  kan: "ನಿಮ್ಮ ಪ್ಲಾನ್ ಸಿದ್ಧ: ಮುಂದುವರಿಸಿ",
};

/**
 * Leads on a visitor whose answers were sent from this browser (`sent`: their lead page) and whose plan stands: to the checkout, or first
 * to leave a number. Nothing where there is no such plan, or it is another browser's by now.
 */
export default function ReadyPlan({ sent }: { readonly sent: string }) {
  const calls = useCalls();
  const { language } = useSite();
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    const [path = "", search] = sent.split("?");
    const query = new URLSearchParams(search);
    // The page's language is the one that was chosen last, not that of the day.
    for (const name of ["lan", "lng"]) query.delete(name);
    let over = false;
    calls.getDesignProgress(query.get("Rx") ?? "", language).then((result) => {
      if (over || result.kind !== "answered" || !("state" in result.body) || result.body.state !== "ready") return;
      if (!result.body.contact) query.set("resume", "1");
      setReady(`${result.body.contact ? path.replace("/response/", "/response/checkout/") : path}?${query}`);
    });
    return () => {
      over = true;
    };
  }, [calls, language, sent]);
  return (
    ready && (
      <a className="button" href={ready}>
        {PLAN_READY[language]}
      </a>
    )
  );
}
