import type { DeliveryData } from "#calls/delivery.ts";
import css from "#web/delivery/delivery.css?inline";
import { Delivery } from "#web/delivery/page.tsx";
import { PAGE_CSS } from "#web/design/page-css.ts";
import sheet from "#web/design/sheet.css?inline";
import { defineScreen } from "#web/render/screen.tsx";

export const deliveryScreen = defineScreen<DeliveryData | null>({
  name: "delivery",
  Screen: Delivery,
  words: "delivery",
  css: PAGE_CSS + sheet + css,
  wake: "touch",
  indexable: false,
  load: async ({ params }, loaders) => {
    const found = await loaders.delivery(params.token ?? "");
    if (found === "expired") return { kind: "page", data: null, status: 410, shared: false };
    return { kind: "page", data: found, status: found ? 200 : 404, shared: false };
  },
});
