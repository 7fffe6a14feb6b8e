import { PlanPicture } from "#web/design/plan-picture.tsx";
import { useWords } from "#web/render/page-context.tsx";

export function Intro({ onStart }: { readonly onStart: () => void }) {
  const t = useWords("survey");
  return (
    <section className="intro card">
      <div>
        <hgroup>
          <p>{t("introTitle")}</p>
          <h1>{t("heading")}</h1>
        </hgroup>
        <p className="lead">{t("lead")}</p>
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
