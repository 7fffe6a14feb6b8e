import { z } from "zod";

/**
 * Call 7, `POST {forms-api}/updateResponse/{response id}`: ties the verified contact to the response.
 * The bearer that pages send gives no authority; the session must have verified this very number.
 */
export const updateResponseRequest = z.object({
  mobileNumber: z.string().max(40),
  name: z.string().max(120).default(""),
  isd: z.string().max(10),
  /** The checkout's address; the server keeps only its path, and that only where it is one of the known checkout pages. */
  btnUrl: z.string().max(2000).default(""),
});

/** `flag` true: the response now carries the verified contact. */
export const updateResponseAnswer = z.object({ flag: z.boolean(), message: z.string() });

export type UpdateResponseRequest = z.input<typeof updateResponseRequest>;
export type UpdateResponseAnswer = z.infer<typeof updateResponseAnswer>;
