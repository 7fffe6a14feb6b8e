import { hydrateScreen } from "#web/render/hydrate.tsx";
import { Response } from "#web/response/page.tsx";

void hydrateScreen(Response);
