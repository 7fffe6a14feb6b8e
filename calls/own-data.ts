import { z } from "zod";

/** `GET {api}/me/export`: a copy, as a file, of what is kept about the number that this browser has verified within the last day; else 403. */
export const ownData = z.looseObject({
  number: z.string(),
  leads: z.array(z.unknown()),
  responses: z.array(z.unknown()),
  plans: z.array(z.unknown()),
  orders: z.array(z.unknown()),
});

/** `DELETE {api}/me`: 200 erased, 409 while an order is not settled, 403 without a number verified within the last day. */
export const ownDataErased = z.object({ status: z.number(), message: z.string() });
