import { Delivery } from "#web/delivery/page.tsx";
import { hydrateScreen } from "#web/render/hydrate.tsx";

void hydrateScreen(Delivery);
