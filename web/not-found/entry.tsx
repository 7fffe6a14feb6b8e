import { NotFound } from "#web/not-found/page.tsx";
import { hydrateScreen } from "#web/render/hydrate.tsx";

void hydrateScreen(NotFound);
