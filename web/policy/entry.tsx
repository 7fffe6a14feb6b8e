import { Policy } from "#web/policy/page.tsx";
import { hydrateScreen } from "#web/render/hydrate.tsx";

void hydrateScreen(Policy);
