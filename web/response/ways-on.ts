import { inRegion, type Region } from "#web/routes.ts";

/** Step 3: the checkout with the original query, isd and mobile appended. */
export function checkoutAddress(input: {
  readonly region: Region;
  readonly slug: string;
  readonly query: string;
  /** Dial code without "+". */
  readonly isd: string;
  readonly mobile: string;
}): string {
  const query = new URLSearchParams(input.query);
  query.delete("claim");
  query.set("isd", input.isd);
  query.set("mobile", input.mobile.replace(/\D/g, ""));
  return `${inRegion(input.region, `/response/checkout/${encodeURIComponent(input.slug)}`)}?${query}`;
}

/** The thank-you page for a visitor who cannot go on to the checkout: there is no response or no design of it, or the contact was not stored. */
export function freeThankYouAddress(region: Region, responseId: string | null): string {
  const query = new URLSearchParams({ ...(responseId && { moid: responseId }), flag: "free" });
  return `${inRegion(region, "/thank-you")}?${query}`;
}

/** The lead page of another response, with the rest of this address's query (`url`: path and query). */
export function otherResponseAddress(url: string, responseId: string): string {
  const [path, query] = url.split("?");
  const parameters = new URLSearchParams(query);
  parameters.delete("resume");
  parameters.set("Rx", responseId);
  return `${path}?${parameters}`;
}

/** Parameters that are our own: of one response, and the language, which the cookie keeps. */
const OURS = ["Fx", "Rx", "resume", "claim", "lan", "lng"];

/** The parameters of a page's query that the visitor came with (utm_ and the like). */
export function ownQuery(search: string | undefined): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of OURS) query.delete(name);
  return query;
}

/** The survey's address, with the parameters that the visitor came with. */
export function answersAddress(region: Region, url: string): string {
  const query = ownQuery(url.split("?")[1]);
  return inRegion(region, "/") + (query.size > 0 ? `?${query}` : "");
}
