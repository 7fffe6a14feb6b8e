import type { CheckoutDetails } from "#calls/checkout-details.ts";
import type { OfferType } from "#calls/choose-package.ts";
import type { PayQuery } from "#calls/pay.ts";
import type { Language } from "#content/languages.ts";

/** Call 10's parameters; null where the handoff may not happen: it needs a response and a mobile number of more than 7 characters. */
export function payQuery(input: {
  readonly plan: { readonly offerType: OfferType; readonly productId: string; readonly price: number };
  readonly offer: Pick<CheckoutDetails, "currency" | "brandCode">;
  readonly token: string | null;
  readonly language: Language;
  readonly mobile: string | null;
  readonly isd: string;
  readonly responseId: string | null;
}): PayQuery | null {
  const { plan, offer, mobile, responseId } = input;
  if (!mobile || mobile.length <= 7 || !responseId) return null;
  return {
    offertype: plan.offerType,
    currency: offer.currency,
    productid: plan.productId,
    entity: "FLRIX",
    token: input.token ?? "",
    lang: input.language,
    amount: String(plan.price),
    mobile,
    responseId,
    isdcode: input.isd.replace("+", "").trim(),
    brandCode: offer.brandCode,
  };
}
