import { createElement } from "react";
import type { DeliveryData } from "#calls/delivery.ts";
import css from "#web/delivery/delivery.css?inline";
import { Delivery } from "#web/delivery/page.tsx";
import drawingKey from "#web/design/drawing-key.css?inline";
import { DrawingWords, drawnWords } from "#web/design/drawing-key.tsx";
import { PAGE_CSS } from "#web/design/page-css.ts";
import sheet from "#web/design/sheet.css?inline";
import { defineScreen } from "#web/render/screen.tsx";
import { titled } from "#web/render/use-page-title.ts";
import { wordsOf } from "#web/words/words.ts";

export const deliveryScreen = defineScreen<DeliveryData | null>({
  name: "delivery",
  Screen: Delivery,
  words: "delivery",
  css: PAGE_CSS + sheet + css + drawingKey,
  wake: "touch",
  indexable: false,
  load: async ({ params, language, region }, loaders) => {
    const found = await loaders.delivery(params.token ?? "");
    if (found && found !== "expired") {
      const drawn = drawnWords({ language, region });
      const still = { "drawing-words": drawn && createElement(DrawingWords, { drawn }) };
      return { kind: "page", data: found, shared: false, still };
    }
    const title = titled(wordsOf(language, region).delivery.expiredHeading);
    return { kind: "page", data: null, status: found === null ? 404 : 410, shared: false, title };
  },
});
