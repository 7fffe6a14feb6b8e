/** Money in whole minor units (paise, cents, pence). */
export type Money = { readonly amount: number; readonly currency: "INR" | "USD" | "EUR" };

/** What a provider says of one payment. */
export type PaymentStatus = "created" | "authorized" | "captured" | "failed" | "refunded" | "partly-refunded";
export type PaymentSnapshot = {
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
  readonly orderId: string;
  readonly status: PaymentStatus;
  readonly money: Money;
  readonly refunded: number;
  readonly account: string;
  readonly mode: "test" | "live";
};

export type WebhookReading =
  | { readonly kind: "event"; readonly eventId: string; readonly type: string; readonly payment: PaymentSnapshot }
  | { readonly kind: "ignored"; readonly eventId: string; readonly type: string }
  | { readonly kind: "bad-signature" };

export type PaymentPage = { readonly providerOrderId: string; readonly url: string };

/** A payment provider. Every call may throw (time-out, 5xx); the caller then repeats it with the same key. */
export type PaymentProvider = {
  readonly name: "sandbox" | "razorpay" | "stripe";
  readonly account: string;
  readonly mode: "test" | "live";
  /** Opens the hosted page for an order; the same `orderId` again gives the same page. */
  readonly openPaymentPage: (input: {
    readonly orderId: string;
    readonly money: Money;
    readonly description: string;
    /** Where the browser comes back to after paying, after a refused payment, and where the visitor left without paying. */
    readonly successUrl: string;
    readonly failureUrl: string;
    readonly leftUrl: string;
    readonly expiresAt: Date;
  }) => Promise<PaymentPage>;
  /** Checks the signature over the raw body in constant time. */
  readonly readWebhook: (rawBody: Uint8Array, headers: Headers) => Promise<WebhookReading>;
  readonly fetchPayments: (providerOrderId: string) => Promise<readonly PaymentSnapshot[]>;
  readonly refund: (input: {
    readonly providerPaymentId: string;
    readonly money: Money;
    readonly idempotencyKey: string;
  }) => Promise<{ readonly providerRefundId: string }>;
};
