import { hydrateScreen } from "#web/render/hydrate.tsx";
import { Survey } from "#web/survey/page.tsx";
import questions from "#web/survey/questions.css?inline";

hydrateScreen(Survey, questions);
