import { PAGE_CSS } from "#web/design/page-css.ts";
import sheet from "#web/design/sheet.css?inline";
import { defineScreen } from "#web/render/screen.tsx";
import { readThankYou, type ThankYouData } from "#web/thank-you/load.ts";
import { ThankYou } from "#web/thank-you/page.tsx";
import { thankYouTitle } from "#web/thank-you/title.ts";
import { translator } from "#web/words/translate.ts";
import { wordsOf } from "#web/words/words.ts";

export const thankYouScreen = defineScreen<ThankYouData>({
  name: "thank-you",
  Screen: ThankYou,
  words: "thank-you",
  css: PAGE_CSS + sheet,
  wake: "idle",
  indexable: false,
  load: async (visit, loaders) => {
    const asked = readThankYou(visit.url.searchParams);
    const data = asked.kind === "order" ? { ...asked, order: await loaders.order(visit, asked.orderId) } : asked;
    const title = thankYouTitle(data, translator(wordsOf(visit.language, visit.region)["thank-you"], visit.language));
    return { kind: "page", data, shared: false, title };
  },
});
