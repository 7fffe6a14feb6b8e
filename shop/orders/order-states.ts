export const ORDER_STATES = [
  "quoted",
  "pending",
  "paid",
  "in-work",
  "delivered",
  "closed",
  "expired",
  "cancelled",
  "refund-pending",
  "refunded",
  "refund-failed",
  "review",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_EVENTS = [
  /** The provider has opened a payment page for the order. */
  "page-opened",
  /** The order's money is with us, at the snapshot's price. */
  "captured",
  /** Nothing came in time. */
  "expired",
  "work-started",
  "delivered",
  "closed",
  "cancelled",
  "refund-asked",
  /** One payment of several goes back; the order keeps the rest and stays what it is. */
  "extra-refund-asked",
  "refunded",
  "refund-failed",
  /** A captured payment differs from the snapshot, pays a second time, or comes after the customer's data was erased. */
  "mismatch",
  /** An operator has looked at the order and lets it go on. */
  "accepted",
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/**
 * Every move that an order can make; any other event has no effect. `captured` may come late (an expired order is paid by it) and
 * twice (which changes nothing); a killed delivery starts its work again, and so that event leads from in-work to in-work.
 */
export const ORDER_MOVES: Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderState>>>>> = {
  quoted: { "page-opened": "pending", captured: "paid", expired: "expired", mismatch: "review" },
  pending: { captured: "paid", expired: "expired", mismatch: "review" },
  expired: { captured: "paid", mismatch: "review" },
  paid: {
    "work-started": "in-work",
    cancelled: "cancelled",
    "refund-asked": "refund-pending",
    "extra-refund-asked": "paid",
    mismatch: "review",
    refunded: "refunded",
  },
  "in-work": {
    "work-started": "in-work",
    delivered: "delivered",
    "refund-asked": "refund-pending",
    "extra-refund-asked": "in-work",
    mismatch: "review",
    refunded: "refunded",
  },
  delivered: {
    closed: "closed",
    "refund-asked": "refund-pending",
    "extra-refund-asked": "delivered",
    mismatch: "review",
    refunded: "refunded",
  },
  closed: {
    "refund-asked": "refund-pending",
    "extra-refund-asked": "closed",
    mismatch: "review",
    refunded: "refunded",
  },
  cancelled: { "refund-asked": "refund-pending", refunded: "refunded" },
  "refund-pending": { refunded: "refunded", "refund-failed": "refund-failed" },
  "refund-failed": { "refund-asked": "refund-pending", refunded: "refunded" },
  refunded: { mismatch: "review" },
  review: {
    accepted: "paid",
    "refund-asked": "refund-pending",
    "extra-refund-asked": "review",
    refunded: "refunded",
    closed: "closed",
  },
};

/** Where an event leads from a state; null: it has no effect there. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | null {
  return ORDER_MOVES[state][event] ?? null;
}

/** States of an order whose money is with us and stays, or about whose money an operator decides. */
export const PAID_STATES: readonly OrderState[] = ["paid", "in-work", "delivered", "closed", "review"];

/** What the customer is told, by state. */
export const ORDER_OUTCOMES: Readonly<Record<OrderState, "pending" | "success" | "failed" | "review" | "refunded">> = {
  quoted: "pending",
  pending: "pending",
  paid: "success",
  "in-work": "success",
  delivered: "success",
  closed: "success",
  expired: "failed",
  cancelled: "refunded",
  "refund-pending": "refunded",
  refunded: "refunded",
  "refund-failed": "refunded",
  review: "review",
};
