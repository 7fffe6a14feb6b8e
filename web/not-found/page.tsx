import { Header } from "#web/design/header.tsx";
import { PlanPicture } from "#web/design/plan-picture.tsx";
import { useSite, useWords } from "#web/render/page-context.tsx";
import { inRegion } from "#web/routes.ts";

export function NotFound() {
  const t = useWords("not-found");
  const { region } = useSite();
  return (
    <>
      <Header />
      <main id="main" className="sheet">
        <section className="card">
          <PlanPicture />
          <h1>{t("heading")}</h1>
          <p>{t("lead")}</p>
          <a className="button" href={inRegion(region, "/")}>
            {t("home")}
          </a>
        </section>
      </main>
    </>
  );
}
