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
