import { z } from "zod";

/** An amount as pages show it: in rupees, dollars or euros, with at most two decimals. */
const amount = z.number().nonnegative();
/** Per cent off, a whole number. */
const discount = z.number().nonnegative();

/**
 * Call 9, `GET {forms-api}/checkout-details?currency&slug`: the offer record of the market that the server decides.
 * Names are the wire's, `thiredProductId` spelt so. Pay price: `regular` true → the after-offer amounts, with the demo amounts
 * struck out; false → the special-offer amounts. The upsell's price (`offer_prize`, or `offer_special_prize`) holds only
 * until `offerEndsAt`; the four packages' prices do not depend on the timer: they hold till `offerValidTill`.
 */
export const checkoutDetails = z.object({
  status: z.literal(200),
  entity: z.literal("FLRIX"),
  brandCode: z.string(),
  symbol: z.string(),
  currency: z.enum(["INR", "USD", "EUR"]),
  firstProductId: z.string(),
  secondProductId: z.string(),
  thiredProductId: z.string(),
  fourthProductId: z.string(),
  secondOfferProductId: z.string(),
  original_amount: amount,
  discount,
  after_offer_amount: amount,
  after_offer_demo_amount: amount,
  after_special_offer_amount: amount,
  second_original_amount: amount.optional(),
  second_discount: discount.optional(),
  second_after_offer_amount: amount.optional(),
  second_after_offer_demo_amount: amount.optional(),
  second_after_special_offer_amount: amount.optional(),
  ele_original_amount: amount.optional(),
  ele_discount: discount.optional(),
  ele_after_offer_amount: amount.optional(),
  ele_after_offer_demo_amount: amount.optional(),
  ele_after_special_offer_amount: amount.optional(),
  second_ele_original_amount: amount.optional(),
  second_ele_discount: discount.optional(),
  second_ele_after_offer_amount: amount.optional(),
  second_ele_after_offer_demo_amount: amount.optional(),
  second_ele_after_special_offer_amount: amount.optional(),
  offer_prize: amount.optional(),
  offer_special_prize: amount.optional(),
  offer_discount: discount.optional(),
  offer_special_discount: discount.optional(),
  /** What the timed offer takes off the plan with an elevation, in the record's currency (₹100 in India); the banner line says it. */
  extra_off: amount,
  /** ISO code of the visitor's region, and whether the region list gives it the regular amounts. */
  region: z.string(),
  regular: z.boolean(),
  responseId: z.string().nullable(),
  mobile: z.string().nullable(),
  isd: z.string().nullable(),
  lang: z.string(),
  /** The last day, in the region's calendar, until whose end no more is asked for than this record says. */
  offerValidTill: z.iso.date(),
  /** Address of the thank-you page of the order that was paid for this response; of the latest, where there are several. */
  paidOrder: z.string().optional(),
  /** Server time now, and when the timed offer ends by the server's clock; null before a number is verified. ISO 8601. */
  serverNow: z.string(),
  offerEndsAt: z.string().nullable(),
});

export type CheckoutDetails = z.infer<typeof checkoutDetails>;
