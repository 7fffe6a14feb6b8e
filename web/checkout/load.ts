import type { CheckoutDetails } from "#calls/checkout-details.ts";
import type { DesignProgress } from "#calls/design-progress.ts";
import type { FaqItem } from "#content/faq.ts";

export type Preview = { readonly option: number; readonly url: string; readonly title: string };

export type CheckoutData = {
  readonly slug: string;
  readonly responseId: string | null;
  /** Query parameter, 91 where it is not given. */
  readonly isd: string;
  readonly mobile: string | null;
  /** Null: the offer could not be loaded, or this browser does not own the response. */
  readonly offer: CheckoutDetails | null;
  readonly previews: readonly Preview[];
  readonly faq: readonly FaqItem[];
  /** Measured counts by plan; null: the scripted figures are shown and say that they are samples. */
  readonly figures: Readonly<Record<string, number>> | null;
  readonly supportMail: string;
};

/** The pictures to flip through, option by option. */
export function previewsOf(design: DesignProgress | null): readonly Preview[] {
  return (design?.options ?? []).flatMap(({ option, previews }) =>
    previews.map(({ title, url }) => ({ option, title, url })),
  );
}
