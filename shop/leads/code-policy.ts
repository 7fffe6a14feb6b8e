/** The rules of one-time codes; docs/decisions/0012 gives their sources, and only this file their values. Life, windows and waits in seconds. */
export const CODE_POLICY = {
  length: 6,
  life: 300,
  triesPerCode: 5,
  /** Waits before the second, third, and every later send to a number from one browser. */
  resendWaits: [60, 120, 300],
  /** After so long without a send the waits start anew. */
  resendMemory: 3600,
  limits: {
    failuresPerNumber: { kind: "code-failures", limit: 25, window: 86_400 },
    sendsPerNumberSoon: { kind: "sends-number-10m", limit: 3, window: 600 },
    sendsPerNumberDaily: { kind: "sends-number-day", limit: 5, window: 86_400 },
    verifiesPerAddress: { kind: "verifies-address", limit: 30, window: 300 },
  },
  /** A dial code is paused while, after at least `sends` sends in a window, less than this `share` of them was verified. */
  dialCodePause: { sends: 50, share: 0.2, window: 86_400 },
} as const;

/** What an operator sets: carrier NAT puts many people behind one address, and markets differ. */
export type SendLimits = {
  readonly perAddressHourly: number;
  readonly perAddressDaily: number;
  /** Dial codes that codes are sent to; null: every one. */
  readonly dialCodes: readonly string[] | null;
  readonly perDialCodeDaily: number;
};

export const DEFAULT_SEND_LIMITS: SendLimits = {
  perAddressHourly: 10,
  perAddressDaily: 30,
  dialCodes: null,
  perDialCodeDaily: 5000,
};
