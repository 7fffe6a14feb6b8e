import type { CheckoutDetails } from "#calls/checkout-details.ts";
import type { OfferType } from "#calls/choose-package.ts";

export type PlanKey = "one" | "two" | "three" | "four";
export type OfferedPlan = {
  readonly key: PlanKey;
  readonly offerType: OfferType;
  readonly productId: string;
  /** What is paid, in whole currency units. */
  readonly price: number;
  /** Struck out; null where nothing dearer is known. */
  readonly struck: number | null;
};

/**
 * The packages to choose from: plan two only with its after-offer amount, three and four only with their elevation
 * amounts. Regular regions pay the after-offer amounts with the demo amounts struck out, others the special ones.
 */
export function offeredPlans(offer: CheckoutDetails): readonly OfferedPlan[] {
  const plan = (
    key: PlanKey,
    offerType: OfferType,
    productId: string,
    amounts: readonly (number | undefined)[],
  ): OfferedPlan[] => {
    const [afterOffer, demo, special, original] = amounts;
    const price = offer.regular ? afterOffer : special;
    if (afterOffer === undefined || price === undefined) return [];
    const before = offer.regular ? demo : original;
    return [{ key, offerType, productId, price, struck: before !== undefined && before > price ? before : null }];
  };
  return [
    ...plan("one", "Option1", offer.firstProductId, [
      offer.after_offer_amount,
      offer.after_offer_demo_amount,
      offer.after_special_offer_amount,
      offer.original_amount,
    ]),
    ...plan("two", "Option2", offer.secondProductId, [
      offer.second_after_offer_amount,
      offer.second_after_offer_demo_amount,
      offer.second_after_special_offer_amount,
      offer.second_original_amount,
    ]),
    ...plan("three", "Option1_2D_3D", offer.thiredProductId, [
      offer.ele_after_offer_amount,
      offer.ele_after_offer_demo_amount,
      offer.ele_after_special_offer_amount,
      offer.ele_original_amount,
    ]),
    ...plan("four", "Option2_2D_3D", offer.fourthProductId, [
      offer.second_ele_after_offer_amount,
      offer.second_ele_after_offer_demo_amount,
      offer.second_ele_after_special_offer_amount,
      offer.second_ele_original_amount,
    ]),
  ];
}

/** The popups' package, one plan with its elevation at a further discount; null: it is not offered. */
export function upsellPlan(offer: CheckoutDetails): (Omit<OfferedPlan, "key"> & { readonly percent: number }) | null {
  const price = offer.regular ? offer.offer_prize : offer.offer_special_prize;
  const struck = offer.regular ? offer.ele_after_offer_amount : offer.ele_after_special_offer_amount;
  if (price === undefined || struck === undefined || struck <= price) return null;
  return {
    offerType: "Option1_2D_3D_Offer",
    productId: offer.secondOfferProductId,
    price,
    struck,
    percent: Math.round(100 * (1 - price / struck)),
  };
}
