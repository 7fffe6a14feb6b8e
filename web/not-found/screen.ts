import { PAGE_CSS } from "#web/design/page-css.ts";
import sheet from "#web/design/sheet.css?inline";
import { NotFound } from "#web/not-found/page.tsx";
import { defineScreen } from "#web/render/screen.tsx";

export const notFoundScreen = defineScreen<null>({
  name: "not-found",
  Screen: NotFound,
  words: "not-found",
  css: PAGE_CSS + sheet,
  wake: "touch",
  indexable: false,
  load: async () => ({ kind: "page", data: null, status: 404, shared: true }),
});
