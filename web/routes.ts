/** The map of the site: which screen answers which path, in every region. */
export const SCREENS = [
  "survey",
  "response",
  "checkout",
  "thank-you",
  "payment-failure",
  "policy",
  "delivery",
  "not-found",
] as const;
export type ScreenName = (typeof SCREENS)[number];

export type Region = "in" | "us" | "uk";
export const REGIONS: readonly Region[] = ["in", "us", "uk"];

export type RegionFacts = {
  readonly prefix: "" | "/us" | "/uk";
  readonly dialCode: string;
  readonly currency: "INR" | "USD" | "EUR";
  /** The contact form asks for an e-mail address, and the code screen shows the red notice. */
  readonly asksEmail: boolean;
};

export const REGION_FACTS: Readonly<Record<Region, RegionFacts>> = {
  in: { prefix: "", dialCode: "+91", currency: "INR", asksEmail: false },
  us: { prefix: "/us", dialCode: "+1", currency: "USD", asksEmail: true },
  uk: { prefix: "/uk", dialCode: "+44", currency: "EUR", asksEmail: true },
};

type ScreenPath = { readonly screen: ScreenName; readonly path: string };

/** Paths below a region's prefix, the most specific first. */
const SCREEN_PATHS: readonly ScreenPath[] = [
  { screen: "survey", path: "/" },
  { screen: "survey", path: "/survey-form" },
  { screen: "checkout", path: "/response/checkout/:slug" },
  { screen: "response", path: "/response/:slug" },
  { screen: "thank-you", path: "/thank-you" },
  { screen: "payment-failure", path: "/payment-failure" },
  { screen: "delivery", path: "/delivery/:token" },
  { screen: "policy", path: "/:policy{privacy-policy|refund-policy|termsandconditions}" },
];

export type Route = { readonly screen: ScreenName; readonly region: Region; readonly path: string };

/** For the server alone; marked as pure, or every page's script would carry the whole map along. */
export const ROUTES: readonly Route[] = /* @__PURE__ */ REGIONS.flatMap((region) =>
  SCREEN_PATHS.map(({ screen, path }) => ({ screen, region, path: inRegion(region, path) })),
);

/** A path of the site as it is written in a region: `/thank-you` is `/us/thank-you` in the US. */
export function inRegion(region: Region, path: string): string {
  const { prefix } = REGION_FACTS[region];
  return path === "/" ? prefix || "/" : prefix + path;
}

/** The region that an address belongs to, by its first segment. */
export function regionOfPath(pathname: string): Region {
  const first = pathname.split("/")[1];
  return first === "us" || first === "uk" ? first : "in";
}

/** The one address that search engines keep where a page has two: `/survey-form` is its region's first page. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/survey-form$/, "") || "/";
}
