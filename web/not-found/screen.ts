import base from "#web/design/base.css?inline";
import sheet from "#web/design/sheet.css?inline";
import { NotFound } from "#web/not-found/page.tsx";
import { defineScreen } from "#web/render/screen.tsx";

export const notFoundScreen = defineScreen<null>({
  name: "not-found",
  Screen: NotFound,
  words: "not-found",
  css: base + sheet,
  wake: "touch",
  indexable: false,
  load: async () => ({ kind: "page", data: null, status: 404, shared: true }),
});
