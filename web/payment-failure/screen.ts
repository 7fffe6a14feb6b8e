import { COMPANY } from "#content/company.ts";
import { PAGE_CSS } from "#web/design/page-css.ts";
import sheet from "#web/design/sheet.css?inline";
import { backAddress } from "#web/payment-failure/back-address.ts";
import { PaymentFailure, type PaymentFailureData } from "#web/payment-failure/page.tsx";
import { defineScreen } from "#web/render/screen.tsx";

export const paymentFailureScreen = defineScreen<PaymentFailureData>({
  name: "payment-failure",
  Screen: PaymentFailure,
  words: "payment-failure",
  css: PAGE_CSS + sheet,
  wake: "touch",
  indexable: false,
  load: async ({ url, origin, region }) => ({
    kind: "page",
    data: {
      back: backAddress(url.searchParams.get("back"), origin, region),
      left: url.searchParams.has("left"),
      supportMail: COMPANY.supportEmail,
    },
    shared: false,
  }),
});
