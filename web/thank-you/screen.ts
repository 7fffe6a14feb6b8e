import { PAGE_CSS } from "#web/design/page-css.ts";
import sheet from "#web/design/sheet.css?inline";
import { defineScreen } from "#web/render/screen.tsx";
import { readThankYou, type ThankYouData } from "#web/thank-you/load.ts";
import { ThankYou } from "#web/thank-you/page.tsx";

export const thankYouScreen = defineScreen<ThankYouData>({
  name: "thank-you",
  Screen: ThankYou,
  words: "thank-you",
  css: PAGE_CSS + sheet,
  wake: "idle",
  indexable: false,
  load: async (visit, loaders) => {
    const asked = readThankYou(visit.url.searchParams);
    if (asked.kind !== "order") return { kind: "page", data: asked, shared: false };
    const order = await loaders.order(visit, asked.orderId);
    return { kind: "page", data: { ...asked, order }, shared: false };
  },
});
