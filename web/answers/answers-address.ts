import { inRegion, type Region } from "#web/routes.ts";

/** Parameters that are our own: of one response, its number, and the language, which the cookie keeps. */
const OURS = ["Fx", "Rx", "resume", "claim", "isd", "mobile", "lan", "lng"];

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
