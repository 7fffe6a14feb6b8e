import { hydrateScreen } from "#web/render/hydrate.tsx";
import { ThankYou } from "#web/thank-you/page.tsx";

void hydrateScreen(ThankYou);
