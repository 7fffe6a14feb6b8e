import { z } from "zod";

/** The payment navigation's `offertype`, also call 8's `packageType`. */
export const OFFER_TYPES = ["Option1", "Option2", "Option1_2D_3D", "Option2_2D_3D", "Option1_2D_3D_Offer"] as const;
export const offerType = z.enum(OFFER_TYPES);
export type OfferType = (typeof OFFER_TYPES)[number];

/** Call 8, `POST {forms-api}/update/{response id}`: which package the visitor goes for; only while nothing is paid. */
export const choosePackageRequest = z.object({ packageType: offerType });
export const choosePackageAnswer = z.object({ flag: z.boolean(), message: z.string() });

export type ChoosePackageRequest = z.input<typeof choosePackageRequest>;
export type ChoosePackageAnswer = z.infer<typeof choosePackageAnswer>;
