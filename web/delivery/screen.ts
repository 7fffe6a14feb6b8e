import type { DrawingKey } from "#content/drawing-words.ts";
import css from "#web/delivery/delivery.css?inline";
import { Delivery, type ShownDelivery } from "#web/delivery/page.tsx";
import { drawnWords } from "#web/design/drawn-words.ts";
import folded from "#web/design/folded.css?inline";
import { PAGE_CSS } from "#web/design/page-css.ts";
import sheet from "#web/design/sheet.css?inline";
import { defineScreen } from "#web/render/screen.tsx";
import { titled } from "#web/render/use-page-title.ts";
import { wordsOf } from "#web/words/words.ts";

export const deliveryScreen = defineScreen<ShownDelivery | null>({
  name: "delivery",
  Screen: Delivery,
  words: "delivery",
  css: PAGE_CSS + sheet + css + folded,
  wake: "touch",
  indexable: false,
  load: async ({ params, language, region }, loaders) => {
    const found = await loaders.delivery(params.token ?? "");
    if (found && found !== "expired") {
      return { kind: "page", data: { ...found, drawn: allDrawn(drawnWords({ language, region })) }, shared: false };
    }
    const title = titled(wordsOf(language, region).delivery.expiredHeading);
    return { kind: "page", data: null, status: found === null ? 404 : 410, shared: false, title };
  },
});

/** Rooms and the trade's short forms in one list. */
function allDrawn(key: DrawingKey | null): ShownDelivery["drawn"] {
  return key && { heading: key.heading, words: [...key.words, ...key.marks] };
}
