import type { Currency } from "../context.ts";

export const OFFER_TYPES = ["Option1", "Option2", "Option1_2D_3D", "Option2_2D_3D", "Option1_2D_3D_Offer"] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/** Amounts of one plan in whole minor units; `content/offers.ts` says which are paid and which struck out. */
export type PlanPrice = {
  readonly productId: string;
  readonly offerType: OfferType;
  readonly original: number;
  readonly demo: number;
  readonly afterOffer: number;
  readonly special: number;
};

/** All that is sold in one currency; `upsell` is the package of the timed offer. */
export type PriceBook = {
  readonly currency: Currency;
  readonly symbol: string;
  readonly plans: Readonly<Record<"one" | "two" | "three" | "four", PlanPrice>>;
  readonly upsell: {
    readonly productId: string;
    readonly offerType: OfferType;
    readonly price: number;
    readonly special: number;
  };
};
export type PriceBooks = Readonly<Record<Currency, PriceBook>>;

/** What a package holds: how many entirely different designs, and whether their elevations. */
export const PACKAGES: Readonly<Record<OfferType, { readonly options: 1 | 2; readonly elevation: boolean }>> = {
  Option1: { options: 1, elevation: false },
  Option2: { options: 2, elevation: false },
  Option1_2D_3D: { options: 1, elevation: true },
  Option2_2D_3D: { options: 2, elevation: true },
  Option1_2D_3D_Offer: { options: 1, elevation: true },
};

/** The packages that hold all that this one holds, itself among them. The timed offer's package is plan three under another name: each covers the other. */
export function packagesCovering(asked: OfferType): readonly OfferType[] {
  const { options, elevation } = PACKAGES[asked];
  return OFFER_TYPES.filter((one) => PACKAGES[one].options >= options && (PACKAGES[one].elevation || !elevation));
}

export type Quote = { readonly offerType: OfferType; readonly productId: string; readonly amount: number };

/**
 * The one price of a package for this visitor, minor units. Regions on the regular list pay the after-offer amounts, all
 * others the special ones. The timed offer's package has a price only while the offer holds: null afterwards.
 */
export function quote(
  book: PriceBook,
  offerType: OfferType,
  visitor: { readonly regular: boolean; readonly offerHolds: boolean },
): Quote | null {
  if (offerType === book.upsell.offerType) {
    if (!visitor.offerHolds) return null;
    const { productId, price, special } = book.upsell;
    return { offerType, productId, amount: visitor.regular ? price : special };
  }
  const plan = Object.values(book.plans).find((one) => one.offerType === offerType);
  if (!plan) return null;
  return { offerType, productId: plan.productId, amount: visitor.regular ? plan.afterOffer : plan.special };
}

/** Whole per cent that `paid` is below `original`. */
export function discountPercent(original: number, paid: number): number {
  return Math.round(100 * (1 - paid / original));
}
