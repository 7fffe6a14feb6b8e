import type { CheckoutDetails } from "#calls/checkout-details.ts";
import type { DeliveryData } from "#calls/delivery.ts";
import type { DesignProgress } from "#calls/design-progress.ts";
import type { OrderStatus } from "#calls/order-status.ts";
import type { SurveyForm } from "#calls/survey-form.ts";
import type { Language } from "#content/languages.ts";
import type { Region } from "#web/routes.ts";

/** Who asks: the browser's own headers (its cookie owns a response), and what the address says. */
export type Visit = {
  readonly headers: Headers;
  readonly url: URL;
  /** The public origin of the site. */
  readonly origin: string;
  readonly region: Region;
  readonly language: Language;
  /** Whether made-up praise (testimonials, press, awards) is shown: in the demonstration, never beside real money. */
  readonly samplePraise: boolean;
  /** Whether a picture of the content stands at this address. */
  readonly hasPicture: (address: string) => boolean;
};

/**
 * A response as one browser sees it: "stranger" neither owns it nor has opened its link; "unknown": the server could not say.
 * `contact`: whether a verified number is tied to it, which its owner alone is told.
 */
export type Claim =
  | { readonly kind: "stranger" | "unknown" }
  | { readonly kind: "own"; readonly contact: boolean | null };

/** What pages need of the server before they are drawn; `run/` passes the shop's own functions. */
export type SiteLoaders = {
  /** The first survey definition; null when none is stored. */
  readonly surveyForm: () => Promise<SurveyForm | null>;
  /** The design of the visitor's own response; null when the browser does not own it. */
  readonly design: (visit: Visit, responseId: string) => Promise<DesignProgress | null>;
  /** What a response is to the visitor's browser. */
  readonly claim: (visit: Visit, responseId: string) => Promise<Claim>;
  /** The offer record of the market that the server decides; null when the browser does not own the response. "failed": ask again. */
  readonly offer: (
    visit: Visit,
    asked: { readonly responseId: string | null; readonly slug: string; readonly isd: string },
  ) => Promise<CheckoutDetails | "failed" | null>;
  /** An order's true state; null when unknown or another browser's. */
  readonly order: (visit: Visit, orderId: string) => Promise<OrderStatus | null>;
  /** The files behind a delivery token. */
  readonly delivery: (token: string) => Promise<DeliveryData | "expired" | null>;
  /** Counts per package from the orders, where figures are measured; null where the scripted ones are shown. */
  readonly figures: (() => Promise<Readonly<Record<string, number>>>) | null;
};
