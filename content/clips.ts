import type { InLanguages } from "#content/languages.ts";
import { SAMPLES } from "#content/samples.ts";
import type { MarketRegion } from "#content/survey/form.ts";

export type Film = {
  /** WebM, VP9; `npm run samples` makes the sample clips. */
  readonly video: string;
  readonly poster: string;
};

/** A short film for the checkout's slider of client reviews. `sample` marks one that stands there until a client's own does. */
export type Clip = Film & {
  readonly id: string;
  /** By region, another film where rooms are named and measured otherwise. */
  readonly elsewhere?: Partial<Readonly<Record<MarketRegion, Film>>>;
  /** Width by depth, in feet, of the plot that `title` names; none where it names none. */
  readonly plot?: string;
  /** What is seen and who speaks: shown below the film, and its name for a screen reader. `{plot}` is the plot with its unit. */
  readonly title: InLanguages;
  /** WebVTT files of what is said, by language; none for a silent clip. */
  readonly captions?: Partial<InLanguages>;
  readonly sample: boolean;
};

/** The four slots. The samples are slow looks over plans of our own planner and their fronts, without sound. */
export const CLIPS: readonly Clip[] = ["20x60", "30x60", "25x60-3-storey", "40x60"].map(sampleClip);

function filmed(name: string): Film {
  return { video: `/pictures/clips/${name}.webm`, poster: `/pictures/clips/${name}.avif` };
}

function sampleClip(id: string): Clip {
  return {
    id,
    ...filmed(id),
    elsewhere: { us: filmed(`${id}-us`), uk: filmed(`${id}-uk`) },
    plot: SAMPLES.find((sample) => sample.id === id)?.size ?? id,
    title: {
      en: "A plan of {plot} and its front",
      hn: "{plot} के प्लॉट का नक्शा और फ़्रंट",
      ta: "{plot} மனையின் பிளானும் முகப்பும்",
      tel: "{plot} ప్లాన్, ఇంటి ముందు వైపు",
      mal: "{plot} പ്ലാനും വീടിന്റെ മുൻവശവും",
      kan: "{plot} ಪ್ಲಾನ್ ಮತ್ತು ಮನೆಯ ಮುಂಭಾಗ",
    },
    sample: true,
  };
}
