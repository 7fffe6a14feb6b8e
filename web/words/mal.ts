import checkout from "./mal/checkout.json" with { type: "json" };
import checkoutStill from "./mal/checkout-still.json" with { type: "json" };
import common from "./mal/common.json" with { type: "json" };
import consent from "./mal/consent.json" with { type: "json" };
import delivery from "./mal/delivery.json" with { type: "json" };
import gate from "./mal/gate.json" with { type: "json" };
import notFound from "./mal/not-found.json" with { type: "json" };
import paymentFailure from "./mal/payment-failure.json" with { type: "json" };
import policy from "./mal/policy.json" with { type: "json" };
import response from "./mal/response.json" with { type: "json" };
import survey from "./mal/survey.json" with { type: "json" };
import thankYou from "./mal/thank-you.json" with { type: "json" };

export const mal = {
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
