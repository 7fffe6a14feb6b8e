import type { SurveyForm } from "#content/survey/form.ts";
import { PAGE_CSS } from "#web/design/page-css.ts";
import { defineScreen } from "#web/render/screen.tsx";
import { SURVEY_BOOT } from "#web/survey/boot.ts";
import { withoutQuestions } from "#web/survey/later-questions.ts";
import { type SurveyData, surveyData } from "#web/survey/load.ts";
import { Survey } from "#web/survey/page.tsx";
import css from "#web/survey/survey.css?inline";

export const surveyScreen = defineScreen<SurveyData | null>({
  name: "survey",
  Screen: Survey,
  words: "survey",
  css: PAGE_CSS + css,
  wake: "touch",
  boot: SURVEY_BOOT,
  firstLoad: withoutQuestions,
  indexable: true,
  load: async (visit, loaders) => {
    const form = await loaders.surveyForm();
    const data = form && surveyData(form as SurveyForm, visit.language, visit.region, visit.url.searchParams);
    return { kind: "page", data, status: form ? 200 : 503, shared: form !== null };
  },
});
