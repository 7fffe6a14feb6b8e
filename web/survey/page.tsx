import { memo } from "react";
import { Header } from "#web/design/header.tsx";
import { useSite, useWords } from "#web/render/page-context.tsx";
import { titled, usePageTitle } from "#web/render/use-page-title.ts";
import { Intro } from "#web/survey/intro.tsx";
import type { SurveyData } from "#web/survey/load.ts";
import { Step } from "#web/survey/step.tsx";
import { useSurvey } from "#web/survey/use-survey.ts";

// Neither changes with the steps: drawn anew they would be half of what a step's tap costs.
const StillHeader = memo(Header);
const StillIntro = memo(Intro);

/** The first screen. Intro and current step are both in the page; `html[data-started]` says which one shows. */
export function Survey({ data }: { readonly data: SurveyData | null }) {
  return data ? <Questions data={data} /> : <Unavailable />;
}

/** The questions could not be read: what may be done is to ask again. */
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
  // After the survey's own effects: the title is then of the entry that the question has in the browser's history.
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
        <StillIntro onStart={survey.start} />
        <Step survey={survey} />
      </main>
    </>
  );
}
