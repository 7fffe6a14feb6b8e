import { Header } from "#web/design/header.tsx";
import { useWords } from "#web/render/page-context.tsx";

/** `data` is the checked address to try again at. */
export function PaymentFailure({ data }: { readonly data: string }) {
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
          <p>{t("lead")}</p>
          <a className="button" href={data}>
            {t("tryAgain")}
          </a>
        </section>
      </main>
    </>
  );
}
