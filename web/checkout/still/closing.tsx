import type { TrustMark } from "#content/trust.ts";
import { Mark } from "#web/checkout/still/trust-marks.tsx";
import { useSite, useWords } from "#web/render/page-context.tsx";
import { inRegion } from "#web/routes.ts";

type ClosingProps = {
  readonly supportMail: string;
  readonly social: readonly TrustMark[];
  readonly year: number;
};

/** What ends the checkout: disclaimer, social links, the way to the terms, and the copyright. */
export function Closing({ supportMail, social, year }: ClosingProps) {
  const t = useWords("checkout-still");
  const common = useWords("common");
  const { region, language } = useSite();
  const href = (path: string) => inRegion(region, path) + (language === "en" ? "" : `?lan=${language}`);
  return (
    <section className="closing small muted">
      <p id="disclaimer">
        <strong>{t("disclaimer")}:</strong> {t("disclaimerText")} <a href={`mailto:${supportMail}`}>{supportMail}</a>
      </p>
      {social.length > 0 && (
        <nav aria-label={t("followUs")}>
          <strong>{t("followUs")}</strong>
          {social.map((mark) => (
            <a key={mark.name} href={mark.href} target="_blank" rel="me noopener noreferrer">
              <Mark mark={mark} />
            </a>
          ))}
          {social.some(({ sample }) => sample) && <span>{t("marksSample")}</span>}
        </nav>
      )}
      <nav aria-label={t("legal")}>
        <a href={href("/termsandconditions")}>{common("terms")}</a>
        <a href={href("/privacy-policy")}>{common("privacyPolicy")}</a>
        <a href="#disclaimer">{t("disclaimer")}</a>
      </nav>
      <p>{t("copyright", { year })}</p>
    </section>
  );
}
