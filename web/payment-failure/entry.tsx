import { PaymentFailure } from "#web/payment-failure/page.tsx";
import { hydrateScreen } from "#web/render/hydrate.tsx";

hydrateScreen(PaymentFailure);
