/** Every job by name and what it carries; payloads hold ids only, the worker reads the rest from the database. */
export type Jobs = {
  /** Makes plans and previews of a response's answers. */
  readonly design: { readonly responseId: string };
  /** Draws every format of a paid order and queues the messages that carry the links. */
  readonly deliver: { readonly orderId: string };
  /** Writes to a visitor who left before ordering. */
  readonly "tell-plans-ready": { readonly responseId: string };
  readonly "send-message": { readonly messageId: string };
  /** Applies a stored webhook event to its order. */
  readonly "apply-payment-event": { readonly eventId: string };
  /** Asks the provider about a pending order. */
  readonly "reconcile-order": { readonly orderId: string; readonly attempt: number };
  readonly refund: { readonly refundId: string };
  /** Erases what the retention rules say. */
  readonly "sweep-expired": Record<string, never>;
};
export type JobName = keyof Jobs;

/** Enqueues in the caller's own transaction; `Transaction` is a Kysely transaction or the database itself. */
export type SendJob<Transaction> = <Name extends JobName>(
  transaction: Transaction,
  name: Name,
  payload: Jobs[Name],
  options?: { readonly startAfter?: Date; readonly singletonKey?: string },
) => Promise<void>;
