import type { CheckoutDetails } from "#calls/checkout-details.ts";
import { money } from "#web/checkout/money.ts";
import { type OfferedPlan, offeredPlans, upsellPlan } from "#web/checkout/plans.ts";

/** A package as the page shows and pays it. */
export type ShownPlan = Omit<OfferedPlan, "struck"> & {
  /** Amounts as text: what is paid, and what is struck out (null: nothing). */
  readonly paid: string;
  readonly before: string | null;
};

/** The popups' package, at a further discount while the countdown runs. */
export type ShownUpsell = Omit<ShownPlan, "key"> & {
  readonly percent: number;
  /** What the timed offer takes off, as money. */
  readonly extraOff: string;
};

/** What of an offer travels to the browser. */
export type ShownOffer = Pick<CheckoutDetails, "currency" | "brandCode" | "paidOrder"> & {
  readonly plans: readonly ShownPlan[];
  /** The last day of these prices, dd-mm-yyyy. */
  readonly validTill: string;
  /** Null: no timed offer is shown, since none has begun on the server (as before a number is verified) or the order is paid. */
  readonly upsell: ShownUpsell | null;
  /** Milliseconds for which the timed offer still holds as the page is drawn; null where none has begun. */
  readonly leftMs: number | null;
};

/** An offer with its amounts as text, so that the browser need not make a formatter. */
export function shownOffer(offer: CheckoutDetails): ShownOffer {
  const { currency, brandCode, paidOrder, offerEndsAt, serverNow, extra_off } = offer;
  const shown = <Plan extends { readonly price: number; readonly struck: number | null }>({
    struck,
    ...plan
  }: Plan) => ({
    ...plan,
    paid: money(offer, plan.price),
    before: struck === null ? null : money(offer, struck),
  });
  // Whoever has paid is not pressed to pay again.
  const upsell = offerEndsAt === null || paidOrder ? null : upsellPlan(offer);
  return {
    currency,
    brandCode,
    ...(paidOrder && { paidOrder }),
    plans: offeredPlans(offer).map(shown),
    validTill: offer.offerValidTill.split("-").reverse().join("-"),
    upsell: upsell && { ...shown(upsell), percent: upsell.percent, extraOff: money(offer, extra_off) },
    leftMs: offerEndsAt === null ? null : Date.parse(offerEndsAt) - Date.parse(serverNow),
  };
}
