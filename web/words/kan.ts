import checkout from "./kan/checkout.json" with { type: "json" };
import checkoutStill from "./kan/checkout-still.json" with { type: "json" };
import common from "./kan/common.json" with { type: "json" };
import consent from "./kan/consent.json" with { type: "json" };
import delivery from "./kan/delivery.json" with { type: "json" };
import gate from "./kan/gate.json" with { type: "json" };
import notFound from "./kan/not-found.json" with { type: "json" };
import paymentFailure from "./kan/payment-failure.json" with { type: "json" };
import policy from "./kan/policy.json" with { type: "json" };
import response from "./kan/response.json" with { type: "json" };
import survey from "./kan/survey.json" with { type: "json" };
import thankYou from "./kan/thank-you.json" with { type: "json" };

export const kan = {
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
