import { z } from "zod";
import type { ReviewReason } from "../orders/apply-payment.ts";
import type { UntrueClaim } from "../orders/place-order.ts";
import type { CaseKind } from "../survey/case.ts";

const detail = z
  .object({
    reason: z.string(),
    reasons: z.array(z.object({ message: z.string(), suggestion: z.string().default("") })),
    fault: z.string(),
    hours: z.number(),
    providerPaymentId: z.string(),
  })
  .partial();

type Detail = z.infer<typeof detail>;

/** Why a case stands on the operator's list, in plain words; of a kind or reason that is no longer opened its name. */
export function caseWords(kind: string, doc: unknown): string {
  const parsed = detail.safeParse(doc);
  return meant(WORDS, kind)?.(parsed.data ?? {}) ?? kind;
}

const WORDS: Readonly<Record<CaseKind, (told: Detail) => string>> = {
  "refused-brief": ({ reasons = [] }) => {
    const told = reasons.map(({ message, suggestion }) => `${message} ${suggestion}`.trim());
    return `This house cannot be planned: ${told.join(" ") || "no reason was kept"}`;
  },
  "failed-design": (told) => `The design was given up: ${faultOf(told)}. Try it again once the cause is mended.`,
  "payment-claim": ({ reason = "" }) =>
    `A payment was asked for with something untrue in it: ${meant(CLAIMS, reason) ?? reason}. Nothing was charged.`,
  "payment-review": (told) => {
    const why = meant(REVIEWS, told.reason ?? "") ?? "The money does not agree with the order";
    return `${why}${paymentOf(told)}. Nothing is delivered until you decide.`;
  },
  "unknown-payment": (told) =>
    `Money came for an order that we do not know${paymentOf(told)}. Look it up at the provider.`,
  "failed-delivery": (told) => `The drawings could not be delivered: ${faultOf(told)}.`,
  "failed-message": (told) => `A message could not be sent: ${faultOf(told)}.`,
  "late-delivery": ({ hours = "some" }) =>
    `Paid more than ${hours} hours ago and not delivered; after 48 hours the money goes back by itself.`,
  refund: (told) => `The provider does not take the refund: ${faultOf(told)}. It is tried on.`,
};

/** What stands under a name that the database gives. */
function meant<T>(of: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(of, name) ? of[name] : undefined;
}

function faultOf({ fault = "no message" }: Detail): string {
  return fault;
}

function paymentOf({ providerPaymentId }: Detail): string {
  return providerPaymentId ? ` (payment ${providerPaymentId})` : "";
}

const REVIEWS: Readonly<Record<ReviewReason, string>> = {
  "second-capture": "The customer paid twice for this order; send the extra payment back and let the order go on",
  erased: "It was paid late, after the customer had the own data erased; send the money back",
  "second-order": "The customer had already paid for the same in another order; send this one's money back",
  amount: "Another amount was paid than agreed",
  currency: "It was paid in another currency than agreed",
  account: "The money went to another account of ours",
  mode: "A test payment met a real order, or the other way round",
  provider: "Another provider than the order's says that it was paid",
  "provider-order": "The payment belongs to another page than the order's",
};

const CLAIMS: Readonly<Record<UntrueClaim, string>> = {
  response: "answers that this browser does not own",
  session: "a token that is not the session's",
  contact: "answers of another number",
  mobile: "another mobile number",
  brand: "another brand",
  currency: "another currency",
  designs: "more designs than there are",
  "offer-ended": "an offer that had ended",
  product: "another product",
  amount: "another amount",
};
