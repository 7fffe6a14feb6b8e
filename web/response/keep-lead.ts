/** What one visit to the lead page keeps for a reload; only for this tab. */
export type KeptLead = {
  readonly step: "loader" | "contact" | "code";
  readonly percent: number;
  readonly name: string;
  readonly country: string;
  readonly mobile: string;
  readonly email: string;
  /** When another code may be asked for, epoch ms. */
  readonly resendAt: number;
  /** Sent with each try at the code: a try whose answer was lost can be repeated under it (docs/decisions/0012). */
  readonly attempt: string;
};

export function readLead(responseId: string): KeptLead | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(`homeplan.lead.${responseId}`) ?? "null");
    return typeof stored === "object" && stored !== null && "step" in stored ? (stored as KeptLead) : null;
  } catch {
    return null;
  }
}

export function keepLead(responseId: string, lead: KeptLead): void {
  try {
    sessionStorage.setItem(`homeplan.lead.${responseId}`, JSON.stringify(lead));
  } catch {
    // A refused storage must not stop the visitor.
  }
}

/** A random id of 128 bits, in hexadecimal; `randomUUID` exists on secure origins only. */
export function newAttempt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
