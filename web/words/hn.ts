import checkout from "./hn/checkout.json" with { type: "json" };
import checkoutStill from "./hn/checkout-still.json" with { type: "json" };
import common from "./hn/common.json" with { type: "json" };
import consent from "./hn/consent.json" with { type: "json" };
import delivery from "./hn/delivery.json" with { type: "json" };
import gate from "./hn/gate.json" with { type: "json" };
import notFound from "./hn/not-found.json" with { type: "json" };
import paymentFailure from "./hn/payment-failure.json" with { type: "json" };
import policy from "./hn/policy.json" with { type: "json" };
import response from "./hn/response.json" with { type: "json" };
import survey from "./hn/survey.json" with { type: "json" };
import thankYou from "./hn/thank-you.json" with { type: "json" };

export const hn = {
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
