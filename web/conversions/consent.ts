export type Consent = "granted" | "denied";

const KEY = "homeplan.measuring";

/** What this browser's visitor has answered; null: nothing yet. A browser that sends Global Privacy Control has said no. */
export function readConsent(): Consent | null {
  const said = (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl;
  if (said === true) return "denied";
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "granted" || kept === "denied" ? kept : null;
  } catch {
    // No answer could be kept here: to ask would be to ask on every page.
    return "denied";
  }
}

export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // The answer then holds for this page.
  }
}
