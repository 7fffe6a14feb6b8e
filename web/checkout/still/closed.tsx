import { Gate } from "#web/design/gate.tsx";
import { useSite, useWords } from "#web/render/page-context.tsx";
import { inRegion } from "#web/routes.ts";

type ClosedProps = { readonly slug: string; readonly responseId: string | null };

/** Shown where the plan is another browser's; the lead page verifies the number that opens it. */
export function Closed({ slug, responseId }: ClosedProps) {
  const t = useWords("gate");
  const { region } = useSite();
  const path = inRegion(region, `/response/${encodeURIComponent(slug)}`);
  const verify = responseId && (
    <a className="button" href={`${path}?${new URLSearchParams({ Rx: responseId, claim: "1" })}`}>
      {t("verify")}
    </a>
  );
  return <Gate verify={verify} />;
}
