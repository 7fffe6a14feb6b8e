export type Consent = "granted" | "denied";

const KEY = "homeplan.measuring";

/** What this browser's visitor has said; null: nothing yet. A browser that sends the privacy signal has said no. */
export function readConsent(): Consent | null {
  const said = (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl;
  if (said === true) return "denied";
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "granted" || kept === "denied" ? kept : null;
  } catch {
    // Where nothing can be kept nobody is asked on every page.
    return "denied";
  }
}

export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // It then holds for this page.
  }
}
