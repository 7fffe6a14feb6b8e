import { Checkout } from "#web/checkout/page.tsx";
import { hydrateScreen } from "#web/render/hydrate.tsx";

void hydrateScreen(Checkout);
