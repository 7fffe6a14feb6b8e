import type { DesignProgress } from "#calls/design-progress.ts";
import type { Clip } from "#content/clips.ts";
import type { InLanguages, Language } from "#content/languages.ts";
import { plotSize } from "#content/plot-size.ts";
import { type ShownSample, smallSamples } from "#content/samples.ts";
import type { Testimonial } from "#content/testimonials.ts";
import type { TrustMark } from "#content/trust.ts";
import type { ShownOffer } from "#web/checkout/shown-offer.ts";
import { levelKey } from "#web/design/level-key.ts";
import type { Region } from "#web/routes.ts";
import { inRegionsWords } from "#web/words/regional.ts";
import { translator } from "#web/words/translate.ts";
import { wordsOf } from "#web/words/words.ts";

/** A drawing to look at, with its title in the page's language. */
export type Preview = {
  readonly option: number;
  readonly title: string;
  readonly alt: string;
  readonly url: string;
  /** In pixels; with them the board has its height before the drawings are loaded. */
  readonly width: number;
  readonly height: number;
};

/** `view`, the house from the road, is null until it is drawn. */
export type SamplePicture = {
  readonly id: string;
  /** The plot's size, by which the house is called. */
  readonly size: string;
  /** The same with its unit. */
  readonly plot: string;
  readonly storeys: number;
  /** How wide the plan stands in its card, rem. */
  readonly planWidth: number;
  readonly plan: SizedPicture;
  readonly view: SizedPicture | null;
};

/** A picture whole, and its smaller ones as a `srcset`; null: there are none. */
export type SizedPicture = { readonly whole: string; readonly small: string | null };

/** `sample`: an example that stands until a real one is here, and says so. */
export type ShownTestimonial = {
  readonly name: string;
  readonly place: string;
  readonly plot: string;
  readonly text: string;
  readonly sample: boolean;
};

/** A film in the page's language. */
export type ShownClip = Pick<Clip, "id" | "video" | "poster" | "sample"> & {
  readonly title: string;
  readonly captions: Partial<InLanguages>;
};

/** Marks of trust; each list is empty until there is something true to show, or samples may stand there. */
export type TrustLists = {
  readonly safeCheckout: readonly TrustMark[];
  readonly press: readonly TrustMark[];
  readonly awards: readonly TrustMark[];
  readonly social: readonly TrustMark[];
};

/** What an option had to give up, in the page's language. */
export type GaveWay = { readonly option: number; readonly told: readonly string[] };

/** What travels to the browser; the server alone draws the rest (`still/`). */
export type CheckoutData = {
  readonly slug: string;
  readonly responseId: string | null;
  /** Dial code: the query parameter, else the verified number's, else 91. */
  readonly isd: string;
  readonly mobile: string | null;
  /** Null: this browser does not own the response, or the offer could not be fetched. */
  readonly offer: ShownOffer | null;
  /** The offer could not be fetched; a moment later it may be. */
  readonly failed: boolean;
  readonly previews: readonly Preview[];
  /** Measured counts by plan; null: the scripted figures are shown and say that they are samples. */
  readonly figures: Readonly<Record<string, number>> | null;
};

/** Who looks: the language read, the region in whose units plots are measured, and which pictures are there. */
type Onlooker = {
  readonly language: Language;
  readonly region: Region;
  readonly hasPicture: (address: string) => boolean;
};

export function drawnSamples(
  samples: readonly ShownSample[],
  { language, region, hasPicture }: Onlooker,
): readonly SamplePicture[] {
  const sized = (whole: string): SizedPicture => {
    const there = smallSamples(whole).filter(({ address }) => hasPicture(address));
    return { whole, small: there.map(({ address, width }) => `${address} ${width}w`).join(", ") || null };
  };
  return samples
    .filter(({ planPicture }) => hasPicture(planPicture))
    .map(({ id, brief, planWidth, planPicture, viewPicture }) => {
      const { short, whole } = plotSize(brief.plot, language, region);
      return {
        id,
        size: short,
        plot: whole,
        storeys: brief.floors,
        planWidth,
        plan: sized(planPicture),
        view: hasPicture(viewPicture) ? sized(viewPicture) : null,
      };
    });
}

/** The films whose files are there, in the page's language, plots as the region measures them. */
export function filmedClips(clips: readonly Clip[], { language, region, hasPicture }: Onlooker): readonly ShownClip[] {
  return clips
    .filter(({ video }) => hasPicture(video))
    .map(({ id, video, poster, plot, title, captions = {}, sample }) => ({
      id,
      video,
      poster,
      title: plot ? title[language].replace("{plot}", plotSize(plot, language, region).whole) : title[language],
      captions,
      sample,
    }));
}

/** Testimonials in the page's language (English as the region writes it), each from a place in the region; examples only with `samplePraise`. */
export function saidThere(
  testimonials: readonly Testimonial[],
  { language, region, samplePraise }: Pick<Onlooker, "language" | "region"> & { readonly samplePraise: boolean },
): readonly ShownTestimonial[] {
  const shown = testimonials.filter(({ sample }) => samplePraise || !sample);
  return shown.map(({ name, place, plot, text, englishAbroad, sample }) => ({
    name: name[language],
    place: place[region][language],
    plot: plotSize(plot, language, region).short,
    text: inRegionsWords((language === "en" && region !== "in" && englishAbroad) || text[language], language, region),
    sample,
  }));
}

/** The pictures to flip through, option by option. In English storeys keep the title that they were drawn with, which has the region's names. */
export function previewsOf(
  design: DesignProgress | null,
  { language, region }: Pick<Onlooker, "language" | "region">,
): readonly Preview[] {
  const said = wordsOf(language, region)["checkout-still"];
  const t = translator(said, language);
  const titleOf = ({ name, title }: { readonly name: string; readonly title: string }) => {
    if (name === "elevation" || name === "model") return said[name];
    const key = levelKey(name, region);
    return key && language !== "en" ? said[key] : title;
  };
  return (design?.options ?? []).flatMap(({ option, previews }) =>
    previews.map(({ url, width, height, ...drawing }) => {
      const title = titleOf(drawing);
      return { option, title, alt: `${t("previewAlt", { number: option })}, ${title}`, url, width, height };
    }),
  );
}

/** What each option had to give up; options that gave up nothing are left out. */
export function gaveWayIn(design: DesignProgress | null): readonly GaveWay[] {
  return (design?.options ?? []).flatMap(({ option, relaxed = [] }) =>
    relaxed.length > 0 ? [{ option, told: relaxed }] : [],
  );
}
