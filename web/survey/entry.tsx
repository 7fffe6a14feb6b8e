import { hydrateScreen } from "#web/render/hydrate.tsx";
import { withAllQuestions } from "#web/survey/later-questions.ts";
import { Survey } from "#web/survey/page.tsx";
import questions from "#web/survey/questions.css?inline";

void hydrateScreen(Survey, { laterCss: questions, complete: withAllQuestions });
