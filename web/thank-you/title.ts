import { titled } from "#web/render/use-page-title.ts";
import type { ThankYouData } from "#web/thank-you/load.ts";
import type { Words } from "#web/words/en.ts";
import type { Translator } from "#web/words/translate.ts";

/** A thank-you page's title in the browser's tab: thanks where there is something to thank for, else how the order stands. */
export function thankYouTitle(data: ThankYouData, t: Translator<Words["thank-you"]>): string {
  if (data.kind === "unsaved") return titled(t("unsavedHeading"));
  if (data.kind !== "order") return t("title");
  if (data.order === null) return titled(t("unknownOrder"));
  const { outcome } = data.order;
  return outcome === "success" ? t("title") : titled(t(outcome));
}
