import { useSite, useWords } from "#web/render/page-context.tsx";
import { inRegion } from "#web/routes.ts";

/** The three policies and one's own orders, on every route. */
export function Footer() {
  const t = useWords("common");
  const { region, language } = useSite();
  const href = (path: string) => inRegion(region, path) + (language === "en" ? "" : `?lan=${language}`);
  return (
    <footer className="foot">
      <nav aria-label={t("footerNav")}>
        <a href={href("/privacy-policy")}>{t("privacyPolicy")}</a>
        <a href={href("/refund-policy")}>{t("refundPolicy")}</a>
        <a href={href("/termsandconditions")}>{t("terms")}</a>
        <a href={href("/my-data")}>{t("myOrders")}</a>
      </nav>
    </footer>
  );
}
