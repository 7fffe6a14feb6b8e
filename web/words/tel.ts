import checkout from "./tel/checkout.json" with { type: "json" };
import checkoutStill from "./tel/checkout-still.json" with { type: "json" };
import common from "./tel/common.json" with { type: "json" };
import consent from "./tel/consent.json" with { type: "json" };
import delivery from "./tel/delivery.json" with { type: "json" };
import gate from "./tel/gate.json" with { type: "json" };
import notFound from "./tel/not-found.json" with { type: "json" };
import paymentFailure from "./tel/payment-failure.json" with { type: "json" };
import policy from "./tel/policy.json" with { type: "json" };
import response from "./tel/response.json" with { type: "json" };
import survey from "./tel/survey.json" with { type: "json" };
import thankYou from "./tel/thank-you.json" with { type: "json" };

export const tel = {
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
