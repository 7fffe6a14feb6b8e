import { useLayoutEffect, useState } from "react";
import { endpointAdapter } from "#web/conversions/adapter.ts";
import { type Consent, keepConsent, readConsent } from "#web/conversions/consent.ts";
import { type ConversionName, conversionEvent } from "#web/conversions/events.ts";
import { useSite, useWords } from "#web/render/page-context.tsx";
import { inRegion } from "#web/routes.ts";

/** What this page has told already: each conversion once, however often its screen comes and goes. */
const told = new Set<ConversionName>();

/** Stands where a conversion happens: tells it if the visitor allows, and asks a visitor who has not decided. Nothing where nobody measures. */
export function Conversion({ name }: { readonly name: ConversionName }) {
  const site = useSite();
  const t = useWords("consent");
  const [consent, setConsent] = useState<Consent | "unread" | null>("unread");
  const { conversions, region } = site;

  useLayoutEffect(() => {
    if (conversions) setConsent(readConsent());
  }, [conversions]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, at the first moment of consent
  useLayoutEffect(() => {
    if (!conversions || consent !== "granted" || told.has(name)) return;
    told.add(name);
    endpointAdapter(conversions)(conversionEvent(name, site, location.search));
  }, [conversions, consent, name]);

  function say(choice: Consent) {
    keepConsent(choice);
    setConsent(choice);
  }

  if (!conversions || consent !== null) return null;
  return (
    <aside className="consent card" aria-label={t("heading")}>
      <p>
        {t("question")}{" "}
        <a href={`${inRegion(region, "/privacy-policy")}#measuring`} target="_blank" rel="noopener">
          {t("later")}
        </a>
      </p>
      <ConsentWays onSay={say} />
    </aside>
  );
}

/** The same question in the privacy policy, where an answer can be changed; nothing where nobody measures. */
export function ConsentChoice() {
  const { conversions } = useSite();
  const t = useWords("consent");
  const [consent, setConsent] = useState<Consent | null>(null);
  useLayoutEffect(() => setConsent(readConsent()), []);
  if (!conversions) return null;
  return (
    <aside className="consent card" id="measuring" aria-label={t("heading")}>
      <p>{t("question")}</p>
      <p role="status">{consent && <strong>{t(consent)}</strong>}</p>
      <ConsentWays
        onSay={(choice) => {
          keepConsent(choice);
          setConsent(readConsent());
        }}
      />
    </aside>
  );
}

/** Both buttons look alike: neither answer is pressed upon anybody. */
function ConsentWays({ onSay }: { readonly onSay: (consent: Consent) => void }) {
  const t = useWords("consent");
  return (
    <div className="consent-ways">
      <button type="button" className="button quiet" onClick={() => onSay("granted")}>
        {t("allow")}
      </button>
      <button type="button" className="button quiet" onClick={() => onSay("denied")}>
        {t("refuse")}
      </button>
    </div>
  );
}
