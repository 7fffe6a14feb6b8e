import { lazy, Suspense } from "react";
import { PlanPicture } from "#web/design/plan-picture.tsx";
import { useWords } from "#web/render/page-context.tsx";

/** Where it cannot be loaded, nothing is offered. */
const ReadyPlan = lazy(() => import("#web/survey/ready-plan.tsx").catch(() => ({ default: () => null })));

type IntroProps = {
  readonly onStart: () => void;
  /** The lead page of the answers that were sent from here. */
  readonly sent: string | undefined;
};

export function Intro({ onStart, sent }: IntroProps) {
  const t = useWords("survey");
  return (
    <section className="intro card">
      <div>
        <hgroup>
          <p>{t("introTitle")}</p>
          <h1>{t("heading")}</h1>
        </hgroup>
        <p className="lead">{t("lead")}</p>
        {sent && (
          <Suspense>
            <ReadyPlan sent={sent} />
          </Suspense>
        )}
        <button className="button" type="button" data-start="" onClick={onStart}>
          {t("start")}
        </button>
        <ul>
          <li>{t("pointTime")}</li>
          <li>{t("pointReal")}</li>
          <li>{t("pointRefund")}</li>
        </ul>
      </div>
      <PlanPicture />
    </section>
  );
}
