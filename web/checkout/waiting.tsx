import { useEffect, useState } from "react";
import { currencyFor } from "#web/checkout/currency.ts";
import type { CheckoutData } from "#web/checkout/load.ts";
import { useCalls, useWords } from "#web/render/page-context.tsx";

const FIRST_WAIT_MS = 2000;
/** How often the page asks by itself, each time after twice the wait, before it lets the visitor ask. */
const TRIES = 4;

/** The offer could not be fetched: nothing is shown, the fault is logged, and the page comes as soon as the offer does. */
export function Waiting({ data: { slug, responseId, isd } }: { readonly data: CheckoutData }) {
  const calls = useCalls();
  const common = useWords("common");
  const [tries, setTries] = useState(0);

  useEffect(() => {
    window.awake = true;
    console.error("Error fetching data");
    if (tries === TRIES) return;
    const timer = setTimeout(
      async () => {
        const asked = { currency: currencyFor(isd, location.pathname), slug, ...(responseId && { Rx: responseId }) };
        const result = await calls.getCheckoutDetails(asked);
        if (result.kind === "answered" && result.status < 500) location.reload();
        else setTries(tries + 1);
      },
      FIRST_WAIT_MS * 2 ** tries,
    );
    return () => clearTimeout(timer);
  }, [calls, slug, responseId, isd, tries]);

  return (
    <main id="main" className="closed" aria-busy={tries < TRIES}>
      {tries === TRIES && (
        <button className="button" type="button" onClick={() => location.reload()}>
          {common("tryAgain")}
        </button>
      )}
    </main>
  );
}
