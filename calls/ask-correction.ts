import { z } from "zod";

/**
 * `POST {api}/deliveries/{token}/correction`: what a customer wants corrected in the drawings that the delivery link opens. 400 for a
 * blank or overlong text, 404 and 410 for a link that opens nothing (any more), 429 once too much was asked.
 */
export const correctionRequest = z.object({ text: z.string().trim().min(1).max(2000) });
export const correctionAsked = z.object({ status: z.literal(200) });

export type CorrectionRequest = z.input<typeof correctionRequest>;
export type CorrectionAsked = z.infer<typeof correctionAsked>;
