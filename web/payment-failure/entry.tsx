import { PaymentFailure } from "#web/payment-failure/page.tsx";
import { hydrateScreen } from "#web/render/hydrate.tsx";

void hydrateScreen(PaymentFailure);
