import { PAGE_CSS } from "#web/design/page-css.ts";
import sheet from "#web/design/sheet.css?inline";
import type { SiteLoaders, Visit } from "#web/render/loaders.ts";
import { defineScreen } from "#web/render/screen.tsx";
import { titled } from "#web/render/use-page-title.ts";
import { inRegion } from "#web/routes.ts";
import { readThankYou, type ThankYouData } from "#web/thank-you/load.ts";
import { ThankYou } from "#web/thank-you/page.tsx";
import { thankYouTitle } from "#web/thank-you/title.ts";
import { translator } from "#web/words/translate.ts";
import { wordsOf } from "#web/words/words.ts";

export const thankYouScreen = defineScreen<ThankYouData>({
  name: "thank-you",
  Screen: ThankYou,
  words: "thank-you",
  alsoWords: ["gate"],
  css: PAGE_CSS + sheet,
  wake: "idle",
  indexable: false,
  load: async (visit, loaders) => {
    const asked = readThankYou(visit.url.searchParams);
    const data =
      asked.kind === "order"
        ? { ...asked, order: await loaders.order(visit, asked.orderId) }
        : asked.kind === "free"
          ? await freeThanks(visit, loaders, asked.id)
          : asked;
    const { gate, "thank-you": thanks } = wordsOf(visit.language, visit.region);
    const title =
      data.kind === "closed" ? titled(gate.heading) : thankYouTitle(data, translator(thanks, visit.language));
    return { kind: "page", data, shared: false, title };
  },
});

/** Thanks only for what is stored: asked of the server, whatever the address says. */
async function freeThanks(visit: Visit, loaders: SiteLoaders, id: string | null): Promise<ThankYouData> {
  const claim = id === null ? null : await loaders.claim(visit, id);
  const unsaved = claim?.kind === "own" && claim.contact === false;
  if (id === null || (!unsaved && claim?.kind !== "stranger")) return { kind: "free", id };
  const form = await loaders.surveyForm();
  const lead = (more: string) =>
    form &&
    `${inRegion(visit.region, `/response/form_one_${form._id}`)}?${new URLSearchParams({ Rx: id, [more]: "1" })}`;
  if (!unsaved) return { kind: "closed", verify: lead("claim") };
  const again = lead("resume");
  return again ? { kind: "unsaved", again } : { kind: "free", id };
}
