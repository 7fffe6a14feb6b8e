import { useState } from "react";
import { useToasts } from "#web/design/toast.tsx";
import { useCalls, useWords } from "#web/render/page-context.tsx";

/** Cancels the order, as the refund policy promises until the work starts (30 minutes at most). It takes two presses: all of the money goes back. */
export function CancelOrder({ orderNumber }: { readonly orderNumber: string }) {
  const t = useWords("thank-you");
  const common = useWords("common");
  const calls = useCalls();
  const { toast } = useToasts();
  const [busy, setBusy] = useState(false);

  async function cancel() {
    if (busy) return;
    setBusy(true);
    const result = await calls.cancelOrder(orderNumber);
    // Cancelled (200), or no longer to be cancelled (409): the page, loaded anew, says how the order stands.
    if (result.kind === "answered" && (result.status === 200 || result.status === 409)) return location.reload();
    setBusy(false);
    toast("error", common("somethingWrong"));
  }

  return (
    <details className="cancel">
      <summary>{t("cancelAsk")}</summary>
      <p>{t("cancelNote")}</p>
      <button className="button" type="button" aria-disabled={busy || undefined} onClick={cancel}>
        {t("cancelNow")}
      </button>
    </details>
  );
}
