import type { PaymentStatus } from "#platform/payments/provider.ts";

/**
 * By a payment's state, the reported states that move it on; any other report is old or impossible and has no effect. A failed
 * payment may still be authorized or captured (late authorisation); a captured one never goes back. Reports may be missed, so
 * later states can be reached from all earlier ones.
 */
export const PAYMENT_MOVES: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ["authorized", "captured", "failed", "partly-refunded", "refunded"],
  authorized: ["captured", "failed", "partly-refunded", "refunded"],
  failed: ["authorized", "captured", "partly-refunded", "refunded"],
  captured: ["partly-refunded", "refunded"],
  "partly-refunded": ["partly-refunded", "refunded"],
  refunded: [],
};

/** Whether the money has ever come in. */
export function hasBeenCaptured(status: PaymentStatus): boolean {
  return status === "captured" || status === "partly-refunded" || status === "refunded";
}

/** A payment's state after a report; null: the report has no effect. */
export function nextPaymentState(current: PaymentStatus, reported: PaymentStatus): PaymentStatus | null {
  return PAYMENT_MOVES[current].includes(reported) ? reported : null;
}
