import { COMPANY } from "#content/company.ts";
import { FAQ } from "#content/faq.ts";
import css from "#web/checkout/checkout.css?inline";
import { type CheckoutData, previewsOf } from "#web/checkout/load.ts";
import { Checkout } from "#web/checkout/page.tsx";
import base from "#web/design/base.css?inline";
import dialog from "#web/design/dialog.css?inline";
import { defineScreen } from "#web/render/screen.tsx";

export const checkoutScreen = defineScreen<CheckoutData>({
  name: "checkout",
  Screen: Checkout,
  words: "checkout",
  css: base + dialog + css,
  wake: "idle",
  indexable: false,
  load: async (visit, loaders) => {
    const query = visit.url.searchParams;
    const responseId = query.get("Rx");
    const isd = query.get("isd") ?? "91";
    const slug = visit.params.slug ?? "";
    const [offer, design, figures] = await Promise.all([
      loaders.offer(visit, { responseId, slug, isd }),
      responseId ? loaders.design(visit, responseId) : null,
      loaders.figures?.() ?? null,
    ]);
    return {
      kind: "page",
      shared: false,
      data: {
        slug,
        responseId,
        isd,
        mobile: query.get("mobile"),
        offer,
        previews: previewsOf(design),
        faq: FAQ[visit.language],
        figures,
        supportMail: COMPANY.supportEmail,
      },
    };
  },
});
