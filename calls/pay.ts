import { z } from "zod";
import { offerType } from "./choose-package.ts";

/**
 * Call 10, `GET {host}/mmhpay` (a navigation): every parameter is a claim that the server recomputes. All right → 303 to the
 * payment page, or to the order's page where the same was paid for before. Anything wrong → 303 to `/?notice=unable-to-process`,
 * where the page shows the words of the specification. A provider that does not answer → 303 to `/payment-failure`.
 */
export const payQuery = z.object({
  offertype: offerType,
  currency: z.enum(["INR", "USD", "EUR"]),
  productid: z.string().max(100),
  entity: z.literal("FLRIX"),
  token: z.string().max(200),
  lang: z.enum(["en", "hn", "ta", "tel", "mal", "kan"]).catch("en"),
  /** In rupees, dollars or euros, as call 9 gave it. */
  amount: z.string().regex(/^\d{1,7}(\.\d{1,2})?$/),
  /** Longer than 7 characters. */
  mobile: z.string().min(8).max(20),
  responseId: z.string().min(1).max(100),
  /** Dial code, "+" stripped. */
  isdcode: z.string().max(10),
  brandCode: z.string().max(20),
});

export type PayQuery = z.input<typeof payQuery>;
