import type { ReactNode } from "react";
import { useSite, useWords } from "#web/render/page-context.tsx";
import { inRegion } from "#web/routes.ts";

type GateProps = {
  /** How the number is verified: a link or a button; the page's own. */
  readonly verify: ReactNode;
  /** What a try has come to. */
  readonly said?: string | null;
};

/** Stands where a plan is another browser's: whose it is opens it by its link or its number, all others begin anew. */
export function Gate({ verify, said = null }: GateProps) {
  const t = useWords("gate");
  const { region } = useSite();
  return (
    <section className="card gate">
      <h1>{t("heading")}</h1>
      {said && (
        <p className="notice bad" role="alert">
          {said}
        </p>
      )}
      <p>{t("lead")}</p>
      <div className="ways">
        {verify}
        <a className="button quiet" href={inRegion(region, "/")}>
          {t("again")}
        </a>
      </div>
    </section>
  );
}
