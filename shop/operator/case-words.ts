import { z } from "zod";

const detail = z
  .object({
    reason: z.string(),
    reasons: z.array(z.object({ message: z.string(), suggestion: z.string().default("") })),
    fault: z.string(),
    hours: z.number(),
    providerPaymentId: z.string(),
  })
  .partial();

/** Why a case stands on the operator's list, in plain words. */
export function caseWords(kind: string, doc: unknown): string {
  const parsed = detail.safeParse(doc);
  const { reason = "", reasons = [], fault = "no message", hours, providerPaymentId } = parsed.data ?? {};
  const payment = providerPaymentId ? ` (payment ${providerPaymentId})` : "";
  switch (kind) {
    case "refused-brief": {
      const told = reasons.map(({ message, suggestion }) => `${message} ${suggestion}`.trim());
      return `This house cannot be planned: ${told.join(" ") || "no reason was kept"}`;
    }
    case "failed-design":
      return `The design was given up: ${fault}. Try it again once the cause is mended.`;
    case "payment-claim":
      return `A payment was asked for with something untrue in it: ${CLAIMS[reason] ?? reason}. Nothing was charged.`;
    case "payment-review":
      return `${REVIEWS[reason] ?? "The money does not agree with the order"}${payment}. Nothing is delivered until you decide.`;
    case "unknown-payment":
      return `Money came for an order that we do not know${payment}. Look it up at the provider.`;
    case "failed-delivery":
      return `The drawings could not be delivered: ${fault}.`;
    case "failed-message":
      return `A message could not be sent: ${fault}.`;
    case "late-delivery":
      return `Paid more than ${hours ?? "some"} hours ago and not delivered; after 48 hours the money goes back by itself.`;
    case "refund":
      return `The provider does not take the refund: ${fault}. It is tried on.`;
    default:
      return kind;
  }
}

const REVIEWS: Readonly<Record<string, string>> = {
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

const CLAIMS: Readonly<Record<string, string>> = {
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
