import { hydrateScreen } from "#web/render/hydrate.tsx";
import compass from "#web/survey/compass.css?inline";
import { withAllQuestions } from "#web/survey/later-questions.ts";
import { Survey } from "#web/survey/page.tsx";
import questions from "#web/survey/questions.css?inline";

void hydrateScreen(Survey, { laterCss: questions + compass, complete: withAllQuestions });
