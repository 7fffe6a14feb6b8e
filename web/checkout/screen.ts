import { clipsIn } from "#content/clips.ts";
import { COMPANY } from "#content/company.ts";
import { FAQ } from "#content/faq.ts";
import { samplesIn } from "#content/samples.ts";
import { TESTIMONIALS } from "#content/testimonials.ts";
import { AWARDS, marksIn, PRESS, SAFE_CHECKOUT, SOCIAL_LINKS } from "#content/trust.ts";
import banner from "#web/checkout/banner.css?inline";
import { BY_KEYS } from "#web/checkout/by-keys.ts";
import css from "#web/checkout/checkout.css?inline";
import { firstDrawingAhead } from "#web/checkout/first-drawing.ts";
import { FOLLOW_PLAN } from "#web/checkout/follow-plan.ts";
import gallery from "#web/checkout/gallery.css?inline";
import { KEPT_PLAN } from "#web/checkout/kept-plan.ts";
import { type CheckoutData, drawnSamples, filmedClips, gaveWayIn, previewsOf, saidThere } from "#web/checkout/load.ts";
import { Checkout } from "#web/checkout/page.tsx";
import planList from "#web/checkout/plan-list.css?inline";
import { offeredPlans } from "#web/checkout/plans.ts";
import { shownOffer } from "#web/checkout/shown-offer.ts";
import { closedParts, stillParts } from "#web/checkout/still/parts.tsx";
import stories from "#web/checkout/stories.css?inline";
import trust from "#web/checkout/trust.css?inline";
import upsell from "#web/checkout/upsell.css?inline";
import zoom from "#web/checkout/zoom.css?inline";
import consent from "#web/conversions/consent.css?inline";
import dialog from "#web/design/dialog.css?inline";
import { drawnWords } from "#web/design/drawn-words.ts";
import folded from "#web/design/folded.css?inline";
import gateCss from "#web/design/gate.css?inline";
import { PAGE_CSS } from "#web/design/page-css.ts";
import { EARLY_TAPS } from "#web/render/early-taps.ts";
import { defineScreen } from "#web/render/screen.tsx";
import { titled } from "#web/render/use-page-title.ts";
import { saidIn } from "#web/words/abroad.ts";
import { wordsOf } from "#web/words/words.ts";

export const checkoutScreen = defineScreen<CheckoutData>({
  name: "checkout",
  Screen: Checkout,
  words: "checkout",
  alsoWords: ["consent"],
  stillWords: ["checkout-still", "gate"],
  css:
    PAGE_CSS +
    dialog +
    zoom +
    banner +
    gallery +
    folded +
    css +
    planList +
    stories +
    trust +
    upsell +
    consent +
    gateCss,
  wake: "idle",
  boot: EARLY_TAPS + KEPT_PLAN + FOLLOW_PLAN + BY_KEYS,
  indexable: false,
  load: async (visit, loaders) => {
    const query = visit.url.searchParams;
    const named = query.get("Rx");
    const slug = visit.params.slug ?? "";
    const [fetched, figures] = await Promise.all([
      loaders.offer(visit, { responseId: named, slug, isd: query.get("isd") ?? "91" }),
      loaders.figures?.() ?? null,
    ]);
    const failed = fetched === "failed";
    const offer = failed ? null : fetched;
    // After a failed payment the address has no parameters: the server knows the browser's response and session.
    const responseId = named ?? offer?.responseId ?? null;
    const design = responseId && !failed ? await loaders.design(visit, responseId) : null;
    const previews = previewsOf(design, visit);
    const { common, gate, "checkout-still": words } = wordsOf(visit.language, visit.region);
    // The title says "ready" only to those who see their plan: not where it is another browser's, nor while nothing can be shown.
    const title = failed ? common.brand : offer ? words.title : titled(gate.heading);
    const said = <Value>(value: Value) => saidIn(value, visit.language, visit.region);
    return {
      kind: "page",
      shared: false,
      ahead: offer && firstDrawingAhead(previews),
      status: failed ? 503 : 200,
      title,
      description: words.description,
      data: {
        slug,
        responseId,
        isd: query.get("isd") ?? offer?.isd ?? "91",
        mobile: query.get("mobile") ?? offer?.mobile ?? null,
        offer: offer && shownOffer(offer),
        failed,
        previews,
        figures,
      },
      still: !offer
        ? closedParts({ slug, responseId: named })
        : stillParts({
            plans: offeredPlans(offer),
            currency: offer.currency,
            drawings: previews.length,
            options: new Set(previews.map(({ option }) => option)).size,
            gaveWay: said(gaveWayIn(design)),
            drawn: drawnWords(visit),
            faq: said(FAQ[visit.language]),
            samples: drawnSamples(samplesIn(visit.region), visit),
            testimonials: saidThere(TESTIMONIALS, visit),
            clips: filmedClips(clipsIn(visit.region), visit).map((one) => ({ ...one, title: said(one.title) })),
            trust: {
              safeCheckout: marksIn(SAFE_CHECKOUT[visit.region], visit),
              press: marksIn(PRESS, visit),
              awards: marksIn(AWARDS, visit),
              social: marksIn(SOCIAL_LINKS, visit),
            },
            supportMail: COMPANY.supportEmail,
            year: new Date().getUTCFullYear(),
          }),
    };
  },
});
