import { useSite, useWords } from "#web/render/page-context.tsx";
import { inRegion } from "#web/routes.ts";

/** Shown where the plan is another browser's. */
export function Closed() {
  const t = useWords("checkout-still");
  const { region } = useSite();
  return (
    <section className="card">
      <h1>{t("gateHeading")}</h1>
      <p>{t("gateLead")}</p>
      <a className="button" href={inRegion(region, "/")}>
        {t("gateAgain")}
      </a>
    </section>
  );
}
