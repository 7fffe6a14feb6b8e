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
    // A closed storage must not stop the visitor.
  }
}
