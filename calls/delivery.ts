import { z } from "zod";
import { offerType } from "./choose-package.ts";

/** `GET /delivery/{token}` with `Accept: application/json`: what a delivery link gives; 404 when unknown, 410 when its seven days are over. */
export const deliveryData = z.object({
  status: z.literal(200),
  orderNumber: z.string(),
  /** The package that was bought. */
  offerType,
  expiresAt: z.string(),
  files: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      /** 0: a file of the whole order, such as its invoice. */
      option: z.number(),
      contentType: z.string(),
      bytes: z.number(),
      url: z.string(),
    }),
  ),
  /** What one looks at first, each option's floors and, where it was paid for, its front: a PNG, and the same as an AVIF of a phone's width. */
  pictures: z.array(
    z.object({
      option: z.number(),
      name: z.string(),
      title: z.string(),
      width: z.number(),
      height: z.number(),
      url: z.string(),
      small: z.string(),
    }),
  ),
});

export type DeliveryData = z.infer<typeof deliveryData>;
