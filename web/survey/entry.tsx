import { hydrateScreen } from "#web/render/hydrate.tsx";
import { Survey } from "#web/survey/page.tsx";

hydrateScreen(Survey);
