import checkout from "./ta/checkout.json" with { type: "json" };
import checkoutStill from "./ta/checkout-still.json" with { type: "json" };
import common from "./ta/common.json" with { type: "json" };
import consent from "./ta/consent.json" with { type: "json" };
import delivery from "./ta/delivery.json" with { type: "json" };
import gate from "./ta/gate.json" with { type: "json" };
import notFound from "./ta/not-found.json" with { type: "json" };
import paymentFailure from "./ta/payment-failure.json" with { type: "json" };
import policy from "./ta/policy.json" with { type: "json" };
import response from "./ta/response.json" with { type: "json" };
import survey from "./ta/survey.json" with { type: "json" };
import thankYou from "./ta/thank-you.json" with { type: "json" };

export const ta = {
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
