import consent from "#web/conversions/consent.css?inline";
import dialog from "#web/design/dialog.css?inline";
import { PAGE_CSS } from "#web/design/page-css.ts";
import { defineScreen } from "#web/render/screen.tsx";
import type { ResponseData } from "#web/response/load.ts";
import { Response } from "#web/response/page.tsx";
import css from "#web/response/response.css?inline";

export const responseScreen = defineScreen<ResponseData>({
  name: "response",
  Screen: Response,
  words: "response",
  alsoWords: ["consent"],
  css: PAGE_CSS + dialog + css + consent,
  wake: "now",
  indexable: false,
  load: async ({ params, url }) => ({
    kind: "page",
    data: { slug: params.slug ?? "", responseId: url.searchParams.get("Rx") },
    shared: false,
  }),
});
