import type { InLanguages } from "#content/languages.ts";
import type { PlotSides } from "#content/plot-size.ts";
import { samplesIn } from "#content/samples.ts";
import type { MarketRegion } from "#content/survey/form.ts";

/** A short film for the checkout's slider of client reviews. `sample` marks one that stands there until a client's own does. */
export type Clip = {
  /** One of a kind within a region. */
  readonly id: string;
  /** Where it is shown; absent: in every region. */
  readonly regions?: readonly MarketRegion[];
  /** WebM, VP9; `npm run samples` makes the sample clips. */
  readonly video: string;
  readonly poster: string;
  /** The plot that `title` names; none where it names none. */
  readonly plot?: PlotSides;
  /** What is seen and who speaks: shown below the film, and its name for a screen reader. `{plot}` is the plot with its unit. */
  readonly title: InLanguages;
  /** WebVTT files of what is said, by language; none for a silent clip. */
  readonly captions?: Partial<InLanguages>;
  readonly sample: boolean;
};

/** Four slots in each region. The samples are slow looks over plans of our own planner and their fronts, without sound; abroad its own houses come first. */
export const CLIPS: readonly Clip[] = [
  ...sampleClips("in", ["20x60", "30x60", "25x60-3-storey", "40x60"]),
  ...sampleClips("us", ["us-60x100-ranch", "us-40x100", "25x60-3-storey", "40x60"]),
  ...sampleClips("uk", ["uk-8x25", "uk-10x25", "25x60-3-storey", "40x60"]),
];

/** The clips that a region shows, in their order. */
export function clipsIn(region: MarketRegion, clips = CLIPS): readonly Clip[] {
  return clips.filter(({ regions }) => !regions || regions.includes(region));
}

/** A film of each sample that is named, with its rooms named and measured as the region does. */
function sampleClips(region: MarketRegion, ids: readonly string[]): readonly Clip[] {
  return ids.map((id) => {
    const sample = samplesIn(region).find((one) => one.id === id);
    if (!sample) throw new Error(`the region ${region} shows no sample ${id}`);
    const film = `/pictures/clips/${id}${region === sample.brief.region ? "" : `-${region}`}`;
    return {
      id,
      regions: [region],
      video: `${film}.webm`,
      poster: `${film}.avif`,
      plot: sample.brief.plot,
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
  });
}
