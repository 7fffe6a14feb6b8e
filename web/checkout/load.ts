import type { DesignProgress } from "#calls/design-progress.ts";
import type { Clip } from "#content/clips.ts";
import { DRAWING_WORDS, type DrawingKey } from "#content/drawing-words.ts";
import type { InLanguages, Language } from "#content/languages.ts";
import { plotSize } from "#content/plot-size.ts";
import { type SamplePlan, smallSamples } from "#content/samples.ts";
import type { Testimonial } from "#content/testimonials.ts";
import type { TrustMark } from "#content/trust.ts";
import type { ShownOffer } from "#web/checkout/shown-offer.ts";
import { levelKey } from "#web/design/level-key.ts";
import type { Region } from "#web/routes.ts";
import { inRegionsWords } from "#web/words/regional.ts";
import { translator } from "#web/words/translate.ts";
import { wordsOf } from "#web/words/words.ts";

/** A drawing to look at, called as the page's language calls it. */
export type Preview = {
  readonly option: number;
  readonly title: string;
  readonly alt: string;
  readonly url: string;
  /** In pixels: the board is as high as its drawings need before they are here. */
  readonly width: number;
  readonly height: number;
};

/** `elevation` is null until it is drawn. */
export type SamplePicture = {
  readonly id: string;
  /** The plot's, as the house is called by it. */
  readonly size: string;
  /** The same with its unit. */
  readonly plot: string;
  readonly storeys: number;
  readonly plan: SizedPicture;
  readonly elevation: SizedPicture | null;
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

/** Lists of the content, each empty until there is something true to show. */
export type TrustLists = {
  readonly safeCheckout: readonly TrustMark[];
  readonly press: readonly TrustMark[];
  readonly awards: readonly TrustMark[];
  readonly social: readonly TrustMark[];
};

/** What an option had to give up, in the page's language. */
export type GaveWay = { readonly option: number; readonly told: readonly string[] };

/** What travels to the browser; the rest is drawn once (`still/`). */
export type CheckoutData = {
  readonly slug: string;
  readonly responseId: string | null;
  /** Query parameter, 91 where it is not given. */
  readonly isd: string;
  readonly mobile: string | null;
  /** Null: this browser does not own the response, or the offer could not be fetched. */
  readonly offer: ShownOffer | null;
  /** The offer could not be fetched, and may be in a moment. */
  readonly failed: boolean;
  readonly previews: readonly Preview[];
  /** Measured counts by plan; null: the scripted figures are shown and say that they are samples. */
  readonly figures: Readonly<Record<string, number>> | null;
};

/** Who looks: in a language, and where plots are measured as the region does. */
type Onlooker = {
  readonly language: Language;
  readonly region: Region;
  readonly hasPicture: (address: string) => boolean;
};

export function drawnSamples(
  samples: readonly SamplePlan[],
  { language, region, hasPicture }: Onlooker,
): readonly SamplePicture[] {
  const sized = (whole: string): SizedPicture => {
    const there = smallSamples(whole).filter(({ address }) => hasPicture(address));
    return { whole, small: there.map(({ address, width }) => `${address} ${width}w`).join(", ") || null };
  };
  return samples
    .filter(({ planPicture }) => hasPicture(planPicture[region]))
    .map(({ id, size, brief, planPicture, elevationPicture }) => {
      const { short, whole } = plotSize(size, language, region);
      return {
        id,
        size: short,
        plot: whole,
        storeys: Number(brief.floors),
        plan: sized(planPicture[region]),
        elevation: hasPicture(elevationPicture) ? sized(elevationPicture) : null,
      };
    });
}

/** The films that are there, in a language and as the region measures. */
export function filmedClips(clips: readonly Clip[], { language, region, hasPicture }: Onlooker): readonly ShownClip[] {
  return clips
    .map((clip) => ({ ...clip, ...clip.elsewhere?.[region] }))
    .filter(({ video }) => hasPicture(video))
    .map(({ id, video, poster, plot = "", title, captions = {}, sample }) => ({
      id,
      video,
      poster,
      title: title[language].replace("{plot}", plotSize(plot, language, region).whole),
      captions,
      sample,
    }));
}

/** Testimonials in the page's language, each from a place of the region and in its English; an example only where samples are shown. */
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

/** The pictures to flip through, option by option; English comes from the drawing itself, which knows the region's own names of storeys. */
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

/** India's words for rooms stand on India's drawings; who reads English needs no key to them. */
export function drawnWords({ language, region }: Pick<Onlooker, "language" | "region">): DrawingKey | null {
  return language === "en" || region !== "in" ? null : DRAWING_WORDS[language];
}

/** The options that gave something up; the others are not named. */
export function gaveWayIn(design: DesignProgress | null): readonly GaveWay[] {
  return (design?.options ?? []).flatMap(({ option, relaxed = [] }) =>
    relaxed.length > 0 ? [{ option, told: relaxed }] : [],
  );
}
