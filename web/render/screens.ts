import { checkoutScreen } from "#web/checkout/screen.ts";
import { deliveryScreen } from "#web/delivery/screen.ts";
import { notFoundScreen } from "#web/not-found/screen.ts";
import { paymentFailureScreen } from "#web/payment-failure/screen.ts";
import { policyScreen } from "#web/policy/screen.ts";
import type { DrawnScreen } from "#web/render/screen.tsx";
import { responseScreen } from "#web/response/screen.ts";
import type { ScreenName } from "#web/routes.ts";
import { surveyScreen } from "#web/survey/screen.ts";
import { thankYouScreen } from "#web/thank-you/screen.ts";

/** Every screen by its name in the map of the site. */
export const SCREEN_OF: Readonly<Record<ScreenName, DrawnScreen>> = {
  survey: surveyScreen,
  response: responseScreen,
  checkout: checkoutScreen,
  "thank-you": thankYouScreen,
  "payment-failure": paymentFailureScreen,
  policy: policyScreen,
  delivery: deliveryScreen,
  "not-found": notFoundScreen,
};
