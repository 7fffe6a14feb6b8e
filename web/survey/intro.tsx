import { PlanPicture } from "#web/design/plan-picture.tsx";
import { useWords } from "#web/render/page-context.tsx";

type IntroProps = {
  readonly onStart: () => void;
  /** Where a visitor goes on whose plan is ready; null: nobody's is. */
  readonly ready: string | null;
};

export function Intro({ onStart, ready }: IntroProps) {
  const t = useWords("survey");
  return (
    <section className="intro card">
      <div>
        <hgroup>
          <p>{t("introTitle")}</p>
          <h1>{t("heading")}</h1>
        </hgroup>
        <p className="lead">{t("lead")}</p>
        {ready && (
          <a className="button" href={ready}>
            {t("planReady")}
          </a>
        )}
        <button className={ready ? "button quiet" : "button"} type="button" data-start="" onClick={onStart}>
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
