import { PAGE_CSS } from "#web/design/page-css.ts";
import sheet from "#web/design/sheet.css?inline";
import { backAddress } from "#web/payment-failure/back-address.ts";
import { PaymentFailure } from "#web/payment-failure/page.tsx";
import { defineScreen } from "#web/render/screen.tsx";

export const paymentFailureScreen = defineScreen<string>({
  name: "payment-failure",
  Screen: PaymentFailure,
  words: "payment-failure",
  css: PAGE_CSS + sheet,
  wake: "touch",
  indexable: false,
  load: async ({ url, origin, region }) => ({
    kind: "page",
    data: backAddress(url.searchParams.get("back"), origin, region),
    shared: false,
  }),
});
