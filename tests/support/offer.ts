import path from "node:path";
import sharp from "sharp";
import type { CheckoutDetails } from "#calls/checkout-details.ts";
import type { DesignProgress } from "#calls/design-progress.ts";
import { samplesIn } from "#content/samples.ts";

/** An offer as call 9 gives it; the timed offer has not begun unless its end is given. */
export const OFFER: CheckoutDetails = {
  status: 200,
  entity: "FLRIX",
  brandCode: "hpn",
  symbol: "₹",
  currency: "INR",
  firstProductId: "p1",
  secondProductId: "p2",
  thiredProductId: "p3",
  fourthProductId: "p4",
  secondOfferProductId: "p5",
  original_amount: 999,
  discount: 70,
  after_offer_amount: 299,
  after_offer_demo_amount: 599,
  after_special_offer_amount: 349,
  second_original_amount: 1499,
  second_after_offer_amount: 399,
  second_after_offer_demo_amount: 799,
  second_after_special_offer_amount: 449,
  ele_original_amount: 1999,
  ele_after_offer_amount: 599,
  ele_after_offer_demo_amount: 1199,
  ele_after_special_offer_amount: 699,
  second_ele_original_amount: 2999,
  second_ele_after_offer_amount: 899,
  second_ele_after_offer_demo_amount: 1799,
  second_ele_after_special_offer_amount: 999,
  offer_prize: 499,
  offer_special_prize: 599,
  extra_off: 100,
  region: "IN",
  regular: true,
  responseId: "r1",
  mobile: "9876543210",
  isd: "91",
  lang: "en",
  offerValidTill: "2026-01-02",
  serverNow: "2026-01-01T00:00:00.000Z",
  offerEndsAt: null,
};

/** One of the content's own pictures, as a preview. */
export async function previewOf(name: string, title: string, url: string) {
  const { width, height } = await sharp(path.resolve("content", url.slice(1))).metadata();
  return { name, title, url, width, height };
}

const ofSample = (option: number) => {
  const sample = samplesIn("in")[option];
  if (!sample) throw new Error(`no sample ${option}`);
  return Promise.all([
    previewOf("level-0", "Ground floor", sample.planPicture),
    previewOf("elevation", "Front elevation", sample.elevationPicture),
  ]);
};

/** A design of two options, whose pictures are the samples' own. */
export const DESIGN: DesignProgress = {
  status: 200,
  state: "ready",
  stage: null,
  options: await Promise.all(
    [1, 2].map(async (option) => ({ option, title: `Option ${option}`, previews: await ofSample(option) })),
  ),
  reasons: [],
};
