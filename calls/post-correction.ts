import { type CallBases, SAME_ORIGIN } from "./client.ts";

/**
 * Asks for a correction of the drawings that a delivery link opens; true once it is kept. Not among the client's calls, which every page
 * carries: the delivery's page alone makes it.
 */
export async function postCorrection(bases: CallBases = SAME_ORIGIN, token: string, text: string): Promise<boolean> {
  const headers = { "content-type": "application/json" };
  const url = `${bases.api}/deliveries/${encodeURIComponent(token)}/correction`;
  try {
    return (await fetch(url, { method: "POST", credentials: "include", headers, body: JSON.stringify({ text }) })).ok;
  } catch {
    return false;
  }
}
