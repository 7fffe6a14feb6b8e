import { z } from "zod";

/** A campaign's parameter; one that is too long is cut rather than refused. */
const campaign = z
  .string()
  .transform((value) => value.slice(0, 1000))
  .default("");

/** The contact's fields that calls 3 and 4 share; multipart form-data, so every value is text. */
export const contactFields = {
  /** As a person types it (`read-phone-number.ts`). */
  mobile: z.string().max(40),
  /** Dial code, with or without "+". */
  isd: z.string().max(40),
  appcode: z.string().max(20).default("HMPL"),
  name: z.string().trim().max(120).default(""),
  email: z.string().trim().max(254).default(""),
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
};

/** Call 3, `POST {api}/customer/me/loginotp`: sends a one-time code to a mobile number. */
export const sendCodeRequest = z.object(contactFields);

/**
 * 200: sent. 403: throttled, or no number that a code could be sent to; `msg` is for the visitor, and the header Retry-After says for
 * how many seconds. 400: unusable.
 */
export const sendCodeAnswer = z.object({
  status: z.number(),
  msg: z.string(),
  /** Seconds until another code may be asked for. */
  retryAfter: z.number().optional(),
  /** Throttled, but the code before may still be typed in. */
  standing: z.boolean().optional(),
});

export type SendCodeRequest = z.input<typeof sendCodeRequest>;
export type SendCodeAnswer = z.infer<typeof sendCodeAnswer>;
