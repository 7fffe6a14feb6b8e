import { memo } from "react";
import { Header } from "#web/design/header.tsx";
import { useSite, useWords } from "#web/render/page-context.tsx";
import { titled, usePageTitle } from "#web/render/use-page-title.ts";
import { Intro } from "#web/survey/intro.tsx";
import type { SurveyData } from "#web/survey/load.ts";
import { Step } from "#web/survey/step.tsx";
import { useSurvey } from "#web/survey/use-survey.ts";

// Neither changes from step to step: to draw them anew would be half of what a step's tap costs.
const StillHeader = memo(Header);
const StillIntro = memo(Intro);

/** The first screen. Intro and current step are both in the page; `html[data-started]` says which one shows. */
export function Survey({ data }: { readonly data: SurveyData | null }) {
  return data ? <Questions data={data} /> : <Unavailable />;
}

/** Shown where the questions could not be read: the visitor can only try again. */
function Unavailable() {
  const t = useWords("survey");
  const common = useWords("common");
  const { url } = useSite();
  return (
    <>
      <Header />
      <main id="main" className="survey">
        <section className="intro card">
          <div>
            <h1>{common("somethingWrong")}</h1>
            <p>{t("unavailable")}</p>
            <a className="button" href={url}>
              {common("tryAgain")}
            </a>
          </div>
        </section>
      </main>
    </>
  );
}

function Questions({ data }: { readonly data: SurveyData }) {
  const t = useWords("survey");
  const common = useWords("common");
  const survey = useSurvey(data);
  const question = survey.started ? survey.questions[survey.step] : undefined;
  // Called after useSurvey, whose effects make the question's entry in the browser's history: the title then belongs to that entry.
  usePageTitle(question ? titled(question.text) : t("title"));
  return (
    <>
      <StillHeader onLanguage={survey.reword} />
      <main id="main" className="survey">
        {data.notice && (
          <p className="notice bad" role="alert">
            {common("unableToProcess")}
          </p>
        )}
        <StillIntro onStart={survey.start} sent={survey.sent} />
        <Step survey={survey} />
      </main>
    </>
  );
}
