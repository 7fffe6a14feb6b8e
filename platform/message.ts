/** A message to one person, already in words. Adapters map `template` to the provider's registered template. */
export type Message = {
  readonly channel: "sms" | "mail" | "whatsapp";
  /** An E.164 number without "+" or an e-mail address. */
  readonly to: string;
  readonly template:
    | "one-time-code"
    | "plans-ready"
    | "order-delivered"
    | "payment-received"
    | "payment-pending"
    | "refund";
  readonly language: "en" | "hn" | "ta" | "tel" | "mal" | "kan";
  readonly subject?: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  /** Sending the same key twice sends once, where the provider can tell. */
  readonly idempotencyKey: string;
};

/** Sends one message; throws when the provider did not take it, so that the job runs again. */
export type SendMessage = (message: Message) => Promise<void>;
