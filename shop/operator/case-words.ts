import { z } from "zod";
import type { ReviewReason } from "../orders/apply-payment.ts";
import type { UntrueClaim } from "../orders/place-order.ts";
import type { CaseKind } from "../survey/case.ts";
import { meant, plainly } from "./plain-words.ts";

const detail = z
  .object({
    reason: z.string(),
    reasons: z.array(z.object({ message: z.string(), suggestion: z.string().default("") })),
    fault: z.string(),
    hours: z.number(),
    providerPaymentId: z.string(),
    asked: z.array(z.string()),
  })
  .partial();

type Detail = z.infer<typeof detail>;

/** A case in plain words: what it is about, what happened, and what is to be done. */
export type CaseWords = {
  readonly title: string;
  readonly happened: string;
  readonly next: string;
  /** The provider's id of the payment that the case is about. */
  readonly payment: string | null;
};

/** Why a case stands on the operator's list and what to do about it. A kind that only earlier releases opened is told by its name. */
export function caseWords(kind: string, doc: unknown): CaseWords {
  const told = detail.safeParse(doc).data ?? {};
  const { title, happened, next } = meant(WORDS, kind)?.(told) ?? {
    title: kind,
    happened: kind,
    next: "Look into it.",
  };
  return { title, happened, next, payment: told.providerPaymentId ?? null };
}

const WORDS: Readonly<Record<CaseKind, (told: Detail) => Omit<CaseWords, "payment">>> = {
  "refused-brief": ({ reasons = [] }) => {
    const told = reasons.map(({ message, suggestion }) => `${message} ${suggestion}`.trim());
    return {
      title: "A house cannot be planned",
      happened: `This house cannot be planned: ${told.join(" ") || "no reason was kept"}`,
      next: "Call the customer, if a number was left: the page said that we would. Then take it off the list.",
    };
  },
  "failed-design": (told) => ({
    title: "A design was given up",
    happened: `The design was given up: ${faultOf(told)}.`,
    next: "Have the cause mended, then design it again. Call the customer, if a number was left.",
  }),
  "payment-claim": ({ reason = "" }) => ({
    title: "A payment link was changed",
    happened: `A payment was asked for with something untrue in it: ${plainly(CLAIMS, reason)}. Nothing was charged.`,
    next: "Nothing to do: take it off the list. Many on one day mean that someone is trying to pay less.",
  }),
  "payment-review": (told) => {
    const [why, next] = meant(REVIEWS, told.reason ?? "") ?? [
      "The money does not agree with the order",
      "Let the order go on, or send the money back.",
    ];
    return {
      title: "A payment needs your decision",
      happened: `${why}${paymentOf(told)}. Nothing is delivered until you decide.`,
      next,
    };
  },
  "unknown-payment": (told) => ({
    title: "Money came without an order",
    happened: `Money came for an order that we do not know${paymentOf(told)}.`,
    next: "Look the payment up at the provider and send it back from there.",
  }),
  "failed-message": (told) => ({
    title: "A message was not sent",
    happened: `A message about an order could not be sent for hours: ${faultOf(told)}.`,
    next: "Open the order and send a new link, or call. Then take it off the list.",
  }),
  correction: ({ asked = [] }) => ({
    title: "A customer asks for a correction",
    happened: `To be corrected in the drawings: ${asked.map((one) => `“${one}”`).join("; then: ") || "nothing was kept"}.`,
    next: "One minor correction is free: a door, a window, a room's name or use. Call the customer, who was told that we would write or call, then take it off the list.",
  }),
  "late-delivery": ({ hours = "some" }) => ({
    title: "A delivery is late",
    happened: `Paid more than ${hours} hours ago and not delivered.`,
    next: "Open the order and draw it again; after 48 hours the money goes back by itself.",
  }),
  refund: (told) => ({
    title: "A refund does not go through",
    happened: `The provider does not take the refund: ${faultOf(told)}.`,
    next: "It is tried again by itself. If it stands so tomorrow, look the payment up at the provider.",
  }),
};

function faultOf({ fault = "no message" }: Detail): string {
  return fault;
}

function paymentOf({ providerPaymentId }: Detail): string {
  return providerPaymentId ? ` (payment ${providerPaymentId})` : "";
}

const LOOK_IT_UP = "Look the payment up at the provider, then let the order go on or send the money back.";

const REVIEWS: Readonly<Record<ReviewReason, readonly [happened: string, next: string]>> = {
  "second-capture": [
    "The customer paid twice for this order",
    "Send the extra payment back, then let the order go on.",
  ],
  erased: ["It was paid late, after the customer's data was erased on request", "Send the money back."],
  "second-order": [
    "The customer had already paid for the same in another order",
    "Send this order's money back: the other one is delivered.",
  ],
  amount: [
    "Another amount was paid than agreed",
    "Send the money back. If it was more than the price, you may let the order go on instead.",
  ],
  currency: ["It was paid in another currency than agreed", "Send the money back."],
  account: ["The money went to another account of ours", LOOK_IT_UP],
  mode: [
    "A test payment met a real order, or the other way round",
    "Look the payment up at the provider. If no real money came, take this off the list.",
  ],
  provider: ["Another provider than the order's says that it was paid", LOOK_IT_UP],
  "provider-order": ["The payment belongs to another page than the order's", LOOK_IT_UP],
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
