import type { PaymentStatus } from "#platform/payments/provider.ts";
import type { OfferType } from "../offers/price-book.ts";
import type { OrderEvent, OrderState } from "../orders/order-states.ts";
import type { DesignState } from "../survey/design.ts";

/** An order's state in plain words. */
export const ORDER_STATE_WORDS: Readonly<Record<OrderState, string>> = {
  quoted: "Not paid yet",
  // Who left the payment page has told nobody: until its half hour is over this may be either.
  pending: "Not paid: the payment page is open or was left",
  paid: "Paid, soon to be drawn",
  "in-work": "Being drawn",
  delivered: "Delivered",
  closed: "Closed",
  expired: "Not paid in time",
  cancelled: "Cancelled by the customer",
  "refund-pending": "Money on its way back",
  refunded: "Money sent back",
  "refund-failed": "Refund not taken yet",
  review: "Waiting for your decision",
};

/** An open order whose last payment the bank refused. */
const REFUSED_WORDS = "Not paid: the bank refused the payment";

/** How an order stands, in plain words; `refused`: the bank has refused its last payment. */
export function orderStateWords(state: OrderState, refused: boolean): string {
  return refused && (state === "pending" || state === "expired") ? REFUSED_WORDS : ORDER_STATE_WORDS[state];
}

const NOTHING_TO_DO = "Nothing to do.";

/** What the operator has to do about an order without an open case. */
export const ORDER_NEXT_WORDS: Readonly<Record<OrderState, string>> = {
  quoted: NOTHING_TO_DO,
  pending: `${NOTHING_TO_DO} The customer is at the payment page, or has left it; after half an hour the order counts as not paid.`,
  paid: `${NOTHING_TO_DO} It is drawn within a minute; if it is not, draw it again.`,
  "in-work": `${NOTHING_TO_DO} It is drawn within a minute; if it is not, draw it again.`,
  delivered: `${NOTHING_TO_DO} If the customer has lost the link, send a new one.`,
  closed: NOTHING_TO_DO,
  expired: NOTHING_TO_DO,
  cancelled: `${NOTHING_TO_DO} The money goes back by itself.`,
  "refund-pending": `${NOTHING_TO_DO} It reaches the customer within 7 to 14 business days.`,
  refunded: NOTHING_TO_DO,
  "refund-failed": "It is tried again by itself. If it stands so tomorrow, look the payment up at the provider.",
  review: "Let the order go on, or send the money back.",
};

/** What has happened to an order. */
export const ORDER_EVENT_WORDS: Readonly<Record<OrderEvent, string>> = {
  "page-opened": "The payment page was opened",
  captured: "The payment came in",
  expired: "No payment came in time",
  "work-started": "Drawing began",
  delivered: "The drawings were delivered",
  closed: "The order was closed",
  cancelled: "The customer cancelled",
  "refund-asked": "All of the money was asked to go back",
  "extra-refund-asked": "One payment of several was asked to go back",
  refunded: "The money went back",
  "refund-failed": "The provider did not take the refund",
  mismatch: "A payment did not agree with the order",
  accepted: "You let the order go on",
};

/** What was bought. */
export const PACKAGE_WORDS: Readonly<Record<OfferType, string>> = {
  Option1: "One floor plan",
  Option2: "Two floor plans",
  Option1_2D_3D: "One floor plan with elevation",
  Option2_2D_3D: "Two floor plans with elevations",
  Option1_2D_3D_Offer: "One floor plan with elevation, at the special price",
};

/** A payment's state in plain words. One that was refunded was "received": what went back is told beside it. */
export const PAYMENT_STATE_WORDS: Readonly<Record<PaymentStatus, string>> = {
  created: "begun",
  authorized: "promised by the bank",
  captured: "received",
  failed: "failed",
  "partly-refunded": "received",
  refunded: "received",
};

/** The state of a household's design in plain words. */
export const DESIGN_STATE_WORDS: Readonly<Record<DesignState, string>> = {
  queued: "The house is being designed",
  designing: "The house is being designed",
  ready: "The house is designed",
  refused: "The house cannot be planned",
  failed: "The design was given up",
};

/** The entry for a name that comes from the database; undefined for a name that only earlier releases wrote. */
export function meant<T>(of: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(of, name) ? of[name] : undefined;
}

/** The words for a name that comes from the database; a name that only earlier releases wrote stands for itself. */
export function plainly(words: Readonly<Record<string, string>>, name: string): string {
  return meant(words, name) ?? name;
}
