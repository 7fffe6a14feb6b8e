import consent from "#web/conversions/consent.css?inline";
import dialog from "#web/design/dialog.css?inline";
import gateCss from "#web/design/gate.css?inline";
import { PAGE_CSS } from "#web/design/page-css.ts";
import { EARLY_TAPS } from "#web/render/early-taps.ts";
import { defineScreen } from "#web/render/screen.tsx";
import { titled } from "#web/render/use-page-title.ts";
import type { ResponseData } from "#web/response/load.ts";
import { Response } from "#web/response/page.tsx";
import css from "#web/response/response.css?inline";
import { wordsOf } from "#web/words/words.ts";

export const responseScreen = defineScreen<ResponseData>({
  name: "response",
  Screen: Response,
  words: "response",
  alsoWords: ["consent", "gate"],
  css: PAGE_CSS + dialog + css + consent + gateCss,
  wake: "now",
  boot: EARLY_TAPS,
  indexable: false,
  load: async (visit, loaders) => {
    const responseId = visit.url.searchParams.get("Rx");
    const closed = responseId !== null && (await loaders.claim(visit, responseId)).kind === "stranger";
    const { gate } = wordsOf(visit.language, visit.region);
    return {
      kind: "page",
      data: { slug: visit.params.slug ?? "", responseId, closed },
      shared: false,
      ...(closed && { title: titled(gate.heading) }),
    };
  },
});
