import { Hono } from "hono";
import { type CheckoutOffer, readCheckoutOffer } from "#shop/offers/checkout-offer.ts";
import { discountPercent, type PlanPrice } from "#shop/offers/price-book.ts";
import { toMajor } from "#shop/orders/money.ts";
import { readPaidOrder } from "#shop/orders/order.ts";
import { thankYouPath } from "#shop/orders/place-order.ts";
import { browserHash, currentSession } from "./browser.server.ts";
import type { CheckoutDetails } from "./checkout-details.ts";
import type { CallDependencies } from "./dependencies.server.ts";

export function checkoutDetailsCall(deps: CallDependencies): Hono {
  return new Hono().get("/forms-api/checkout-details", async (c) => {
    const named = c.req.query("Rx");
    const offer = await readCheckoutOffer(deps, {
      browserHash: browserHash(c, deps),
      session: await currentSession(c, deps),
      ...(named ? { responseId: named } : {}),
    });
    if (!offer) return c.json({ status: 404, message: "Not found." }, 404);
    const paid = await readPaidOrder(deps.db, offer.response.id);
    return c.json({ ...wireRecord(offer), ...(paid && { paidOrder: thankYouPath(paid) }) });
  });
}

/** The record under the wire's names; packages that need a second design are left out while there is only one. */
function wireRecord(checkout: CheckoutOffer): CheckoutDetails {
  const { book, session, regular } = checkout;
  const { one, two, three, four } = book.plans;
  const twoDesigns = checkout.designs >= 2;
  const first = amounts(one, regular);
  const second = amounts(two, regular);
  const elevation = amounts(three, regular);
  const secondElevation = amounts(four, regular);
  const upsell = regular ? book.upsell.price : book.upsell.special;
  return {
    status: 200,
    entity: "FLRIX",
    brandCode: "hpn",
    symbol: book.symbol,
    currency: book.currency,
    firstProductId: one.productId,
    secondProductId: two.productId,
    thiredProductId: three.productId,
    fourthProductId: four.productId,
    secondOfferProductId: book.upsell.productId,
    original_amount: first.original,
    discount: first.discount,
    after_offer_amount: first.afterOffer,
    after_offer_demo_amount: first.demo,
    after_special_offer_amount: first.special,
    ...(twoDesigns && {
      second_original_amount: second.original,
      second_discount: second.discount,
      second_after_offer_amount: second.afterOffer,
      second_after_offer_demo_amount: second.demo,
      second_after_special_offer_amount: second.special,
    }),
    ele_original_amount: elevation.original,
    ele_discount: elevation.discount,
    ele_after_offer_amount: elevation.afterOffer,
    ele_after_offer_demo_amount: elevation.demo,
    ele_after_special_offer_amount: elevation.special,
    ...(twoDesigns && {
      second_ele_original_amount: secondElevation.original,
      second_ele_discount: secondElevation.discount,
      second_ele_after_offer_amount: secondElevation.afterOffer,
      second_ele_after_offer_demo_amount: secondElevation.demo,
      second_ele_after_special_offer_amount: secondElevation.special,
    }),
    offer_prize: toMajor(book.upsell.price),
    offer_special_prize: toMajor(book.upsell.special),
    offer_discount: discountPercent(regular ? three.afterOffer : three.special, upsell),
    offer_special_discount: discountPercent(three.special, book.upsell.special),
    extra_off: toMajor((regular ? three.afterOffer : three.special) - upsell),
    region: checkout.market.country,
    regular,
    responseId: checkout.response.id,
    mobile: session?.mobile ?? null,
    isd: session?.isd ?? null,
    lang: checkout.language,
    offerValidTill: checkout.validTill,
    serverNow: (checkout.offer?.now ?? checkout.now).toISOString(),
    offerEndsAt: checkout.offer?.endsAt.toISOString() ?? null,
  };
}

function amounts(plan: PlanPrice, regular: boolean) {
  return {
    original: toMajor(plan.original),
    discount: discountPercent(plan.original, regular ? plan.afterOffer : plan.special),
    afterOffer: toMajor(plan.afterOffer),
    demo: toMajor(plan.demo),
    special: toMajor(plan.special),
  };
}
