import { PlanPicture } from "#web/design/plan-picture.tsx";
import { useWords } from "#web/render/page-context.tsx";

/** Stands where the drawings will be, until there are some. */
export function NoDrawings() {
  const t = useWords("checkout-still");
  return (
    <section className="gallery empty card">
      <PlanPicture />
      <p className="muted">{t("previewsLater")}</p>
    </section>
  );
}
