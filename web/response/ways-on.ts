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
  query.set("isd", input.isd);
  query.set("mobile", input.mobile.replace(/\D/g, ""));
  return `${inRegion(input.region, `/response/checkout/${encodeURIComponent(input.slug)}`)}?${query}`;
}

/** Where a visitor goes for whom no design stands. */
export function freeThankYouAddress(region: Region, responseId: string | null): string {
  const query = new URLSearchParams({ ...(responseId && { moid: responseId }), flag: "free" });
  return `${inRegion(region, "/thank-you")}?${query}`;
}

/** The lead page of other answers, with all else that this address says. */
export function otherResponseAddress(url: string, responseId: string): string {
  const [path, query] = url.split("?");
  const parameters = new URLSearchParams(query);
  parameters.delete("resume");
  parameters.set("Rx", responseId);
  return `${path}?${parameters}`;
}

/** What an address of ours says of one response; the language is kept in the cookie. */
const OURS = ["Fx", "Rx", "resume", "lan", "lng"];

/** What the visitor came with (utm_ and the like), of a page's query. */
export function ownQuery(search: string | undefined): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of OURS) query.delete(name);
  return query;
}

/** Back to the answers, with what the visitor came with. */
export function answersAddress(region: Region, url: string): string {
  const query = ownQuery(url.split("?")[1]);
  return inRegion(region, "/") + (query.size > 0 ? `?${query}` : "");
}
