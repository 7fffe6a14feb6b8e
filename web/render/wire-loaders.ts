import type { CheckoutDetails } from "#calls/checkout-details.ts";
import { createCallClient } from "#calls/client.ts";
import type { DeliveryData } from "#calls/delivery.ts";
import type { DesignProgress } from "#calls/design-progress.ts";
import type { OrderStatus } from "#calls/order-status.ts";
import type { SurveyForm } from "#calls/survey-form.ts";
import { currencyFor } from "#web/checkout/currency.ts";
import type { SiteLoaders, Visit } from "#web/render/loaders.ts";

/** How long the survey's form is kept, so that a change shows after it: asking for it at every visit would be most of a first page's cost. */
const FORM_KEPT_MS = 10_000;

/**
 * Loaders that ask the calls themselves, in the same process, with the visitor's own cookies: what a page shows at first is
 * what its calls would answer. `answer` is the fetch of the calls' app.
 */
export function wireLoaders(
  answer: (request: Request) => Response | Promise<Response>,
  figures: SiteLoaders["figures"],
): SiteLoaders {
  const clientFor = (visit: Pick<Visit, "headers">) =>
    createCallClient(
      { formsApi: "http://pages/forms-api", api: "http://pages/api", host: "http://pages" },
      (url, init) => {
        const headers = new Headers(init?.headers);
        const cookie = visit.headers.get("cookie");
        if (cookie) headers.set("cookie", cookie);
        return Promise.resolve(answer(new Request(url, { ...init, headers })));
      },
    );
  const nobody = clientFor({ headers: new Headers() });
  let form: { readonly at: number; readonly is: SurveyForm } | null = null;

  return {
    surveyForm: async () => {
      if (form && Date.now() - form.at < FORM_KEPT_MS) return form.is;
      const result = await nobody.getSurveyForms();
      const is = result.kind === "answered" && result.status === 200 ? (result.body[0] ?? null) : null;
      form = is && { at: Date.now(), is };
      return is;
    },
    design: async (visit, responseId) => {
      const result = await clientFor(visit).getDesignProgress(responseId, visit.language);
      return result.kind === "answered" && result.status === 200 ? (result.body as DesignProgress) : null;
    },
    claim: async (visit, responseId) => {
      const result = await clientFor(visit).getDesignProgress(responseId, visit.language);
      if (result.kind !== "answered") return { kind: "unknown" };
      if (result.status === 404) return { kind: "stranger" };
      if (result.status !== 200) return { kind: "unknown" };
      return { kind: "own", contact: (result.body as DesignProgress).contact ?? null };
    },
    offer: async (visit, { responseId, slug, isd }) => {
      const currency = currencyFor(isd, visit.url.pathname);
      const result = await clientFor(visit).getCheckoutDetails({
        currency,
        slug,
        ...(responseId && { Rx: responseId }),
      });
      if (result.kind !== "answered" || result.status >= 500) return "failed";
      return result.status === 200 ? (result.body as CheckoutDetails) : null;
    },
    order: async (visit, orderId) => {
      const result = await clientFor(visit).getOrderStatus(orderId);
      return result.kind === "answered" && result.status === 200 ? (result.body as OrderStatus) : null;
    },
    delivery: async (token) => {
      // No page asks for this in the browser, so it is not among the client's calls, which every page carries.
      const address = `http://pages/delivery/${encodeURIComponent(token)}`;
      const given = await answer(new Request(address, { headers: { accept: "application/json" } }));
      if (given.status === 410) return "expired";
      return given.status === 200 ? ((await given.json()) as DeliveryData) : null;
    },
    figures,
  };
}
