/** The company that sells, as payment and offer records name it. */
export const ENTITY = "FLRIX";
export const BRAND_CODE = "hpn";
export const APP_CODE = "HMPL";

export type Currency = "INR" | "USD" | "EUR";

/** The four plans, in the order of the checkout page, and the offer of the popups. */
export const PLAN_NAMES = ["one", "two", "three", "four"] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** Amounts of one plan in whole minor units (paise, cents). */
export type PlanPrice = {
  readonly productId: string;
  readonly offerType: "Option1" | "Option2" | "Option1_2D_3D" | "Option2_2D_3D";
  /** The list price, struck out; it must have been charged before an operator may show it. */
  readonly original: number;
  /** Without the extra discount of the countdown; struck out where `afterOffer` is paid. */
  readonly demo: number;
  /** Paid in the regions of REGULAR_PRICE_REGIONS. */
  readonly afterOffer: number;
  /** Paid everywhere else. */
  readonly special: number;
};

/** The popup's plan: one 2D design and its 3D elevation at a further discount on plan three. */
export type UpsellPrice = {
  readonly productId: string;
  readonly offerType: "Option1_2D_3D_Offer";
  readonly price: number;
  readonly special: number;
};

export type PriceBook = {
  readonly currency: Currency;
  readonly symbol: "₹" | "$" | "€";
  readonly plans: Readonly<Record<PlanName, PlanPrice>>;
  readonly upsell: UpsellPrice;
};

/** ISO country codes where the after-offer amounts are paid; everywhere else it is the special amounts. */
export const REGULAR_PRICE_REGIONS: readonly string[] = ["IN", "US", "GB"];

export const PRICE_BOOKS: Readonly<Record<Currency, PriceBook>> = {
  INR: book("INR", "₹", {
    one: { original: 999_00, demo: 399_00, afterOffer: 299_00, special: 299_00 },
    two: { original: 1_299_00, demo: 499_00, afterOffer: 399_00, special: 399_00 },
    three: { original: 1_999_00, demo: 699_00, afterOffer: 599_00, special: 599_00 },
    four: { original: 2_999_00, demo: 999_00, afterOffer: 899_00, special: 899_00 },
    upsell: { price: 499_00, special: 499_00 },
  }),
  USD: book("USD", "$", {
    one: { original: 59_00, demo: 24_00, afterOffer: 19_00, special: 12_00 },
    two: { original: 89_00, demo: 34_00, afterOffer: 29_00, special: 19_00 },
    three: { original: 149_00, demo: 54_00, afterOffer: 49_00, special: 29_00 },
    four: { original: 219_00, demo: 74_00, afterOffer: 69_00, special: 45_00 },
    upsell: { price: 39_00, special: 23_00 },
  }),
  EUR: book("EUR", "€", {
    one: { original: 59_00, demo: 24_00, afterOffer: 19_00, special: 12_00 },
    two: { original: 89_00, demo: 34_00, afterOffer: 29_00, special: 19_00 },
    three: { original: 149_00, demo: 54_00, afterOffer: 49_00, special: 29_00 },
    four: { original: 219_00, demo: 74_00, afterOffer: 69_00, special: 45_00 },
    upsell: { price: 39_00, special: 23_00 },
  }),
};

/** Whole percent taken off, as shown beside a struck-out amount. */
export function discountPercent(original: number, paid: number): number {
  return Math.round(100 * (1 - paid / original));
}

type Amounts = Omit<PlanPrice, "productId" | "offerType">;

function book(
  currency: Currency,
  symbol: PriceBook["symbol"],
  amounts: Readonly<Record<PlanName, Amounts>> & {
    readonly upsell: { readonly price: number; readonly special: number };
  },
): PriceBook {
  const { one, two, three, four, upsell } = amounts;
  return {
    currency,
    symbol,
    plans: {
      one: { productId: "hpn-2d-1", offerType: "Option1", ...one },
      two: { productId: "hpn-2d-2", offerType: "Option2", ...two },
      three: { productId: "hpn-2d-3d-1", offerType: "Option1_2D_3D", ...three },
      four: { productId: "hpn-2d-3d-2", offerType: "Option2_2D_3D", ...four },
    },
    upsell: { productId: "hpn-2d-3d-1-offer", offerType: "Option1_2D_3D_Offer", ...upsell },
  };
}
