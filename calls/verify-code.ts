import { z } from "zod";
import { contactFields } from "./send-code.ts";

/** An attempt's id, which the browser makes, hard to guess: an attempt whose answer was lost is repeated with it and gets the same answer. */
export const attemptField = z
  .string()
  .regex(/^[\w-]{22,64}$/)
  .optional();

/**
 * Call 4, `POST {api}/customer/me/veryfyotp` (spelt so on the wire): proves the number by the code.
 * The lead's constants (`duplicate`, `leadsource`, `leadstatus`, `typestatus`) are accepted, but the server sets its own.
 */
export const verifyCodeRequest = z.object({
  ...contactFields,
  otp: z
    .string()
    .max(40)
    .transform((typed) => typed.replaceAll(/\s/g, "")),
  duplicate: z.string().max(20).default("1"),
  leadsource: z.string().max(100).default("Floor Planner"),
  leadstatus: z.string().max(100).default("Hot"),
  typestatus: z.string().max(100).default("not contacted"),
  attempt: attemptField,
  /** The response that this browser wants to open again by the number that was left with it. */
  response: z.string().max(64).optional(),
  requirement: z.string().max(32_000).default(""),
});

/**
 * 200 with `token` (pages keep it as authToken). 404: wrong, used or never issued. 410: the code has expired or was tried too
 * often. 403: too many tries for the number or the network address. With 410 and 403 `msg` is for the visitor.
 */
export const verifyCodeAnswer = z.object({
  status: z.number(),
  msg: z.string(),
  token: z.string().optional(),
  retryAfter: z.number().optional(),
});

export type VerifyCodeRequest = z.input<typeof verifyCodeRequest>;
export type VerifyCodeAnswer = z.infer<typeof verifyCodeAnswer>;
