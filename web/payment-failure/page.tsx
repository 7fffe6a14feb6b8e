import { Header } from "#web/design/header.tsx";
import { useWords } from "#web/render/page-context.tsx";

export type PaymentFailureData = {
  /** The checked address to try again at. */
  readonly back: string;
  /** The visitor left the payment page without paying: no bank has refused anything, and none has money to return. */
  readonly left: boolean;
  readonly supportMail: string;
};

export function PaymentFailure({ data: { back, left, supportMail } }: { readonly data: PaymentFailureData }) {
  const t = useWords("payment-failure");
  return (
    <>
      <Header />
      <main id="main" className="sheet">
        <section className="card">
          <span className="mark bad" aria-hidden="true">
            !
          </span>
          <h1>{t("heading")}</h1>
          <p>{t(left ? "left" : "lead")}</p>
          <a className="button" href={back}>
            {t("tryAgain")}
          </a>
          <p className="small muted">
            {t("help")} <a href={`mailto:${supportMail}`}>{supportMail}</a>
          </p>
        </section>
      </main>
    </>
  );
}
