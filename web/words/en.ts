import checkout from "./en/checkout.json" with { type: "json" };
import checkoutStill from "./en/checkout-still.json" with { type: "json" };
import common from "./en/common.json" with { type: "json" };
import consent from "./en/consent.json" with { type: "json" };
import delivery from "./en/delivery.json" with { type: "json" };
import gate from "./en/gate.json" with { type: "json" };
import notFound from "./en/not-found.json" with { type: "json" };
import paymentFailure from "./en/payment-failure.json" with { type: "json" };
import policy from "./en/policy.json" with { type: "json" };
import response from "./en/response.json" with { type: "json" };
import survey from "./en/survey.json" with { type: "json" };
import thankYou from "./en/thank-you.json" with { type: "json" };

/** English is the measure: every other language has exactly these dictionaries and keys. */
export const en = {
  checkout,
  "checkout-still": checkoutStill,
  common,
  consent,
  delivery,
  gate,
  "not-found": notFound,
  "payment-failure": paymentFailure,
  policy,
  response,
  survey,
  "thank-you": thankYou,
};

export type Words = typeof en;
export type Namespace = keyof Words;
