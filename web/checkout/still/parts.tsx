import type { DrawingKey } from "#content/drawing-words.ts";
import type { FaqItem } from "#content/faq.ts";
import type { GaveWay, SamplePicture, ShownClip, ShownTestimonial, TrustLists } from "#web/checkout/load.ts";
import type { OfferedPlan } from "#web/checkout/plans.ts";
import { BannerSlides } from "#web/checkout/still/banner-slides.tsx";
import { ChangeAnswers } from "#web/checkout/still/change-answers.tsx";
import { Closed } from "#web/checkout/still/closed.tsx";
import { Closing } from "#web/checkout/still/closing.tsx";
import { DrawingNotes } from "#web/checkout/still/drawing-notes.tsx";
import { Faq } from "#web/checkout/still/faq.tsx";
import { Films } from "#web/checkout/still/films.tsx";
import { NoDrawings } from "#web/checkout/still/no-drawings.tsx";
import { SampleRow } from "#web/checkout/still/sample-row.tsx";
import { Testimonials } from "#web/checkout/still/testimonials.tsx";
import { Advantages, Guarantee } from "#web/checkout/still/trust.tsx";
import { TrustMarks } from "#web/checkout/still/trust-marks.tsx";
import type { StillParts } from "#web/render/still.tsx";

/** What the still parts are drawn from; none of it travels to the browser. */
export type StillData = {
  readonly plans: readonly OfferedPlan[];
  readonly currency: string;
  /** How many drawings there are to look at, and of how many options. */
  readonly drawings: number;
  readonly options: number;
  readonly gaveWay: readonly GaveWay[];
  /** The key to the words on the drawings; null where there is none. */
  readonly drawn: DrawingKey | null;
  readonly faq: readonly FaqItem[];
  /** Plans of our own planner, each with its view from the road; only those that are drawn. */
  readonly samples: readonly SamplePicture[];
  readonly testimonials: readonly ShownTestimonial[];
  readonly clips: readonly ShownClip[];
  readonly trust: TrustLists;
  readonly supportMail: string;
  /** The copyright's. */
  readonly year: number;
};

/** What is drawn where the plan is another browser's. */
export function closedParts(of: { readonly slug: string; readonly responseId: string | null }): StillParts {
  return { closed: <Closed {...of} /> };
}

/** The parts of a checkout that never change once they are drawn. */
export function stillParts(data: StillData): StillParts {
  const { trust } = data;
  return {
    "no-drawings": data.drawings === 0 && <NoDrawings />,
    "drawing-notes": <DrawingNotes drawn={data.drawn} gaveWay={data.gaveWay} options={data.options} />,
    "change-answers": <ChangeAnswers />,
    slides: <BannerSlides first={data.drawings === 0} />,
    advantages: <Advantages />,
    samples: <SampleRow samples={data.samples} />,
    films: <Films clips={data.clips} />,
    reassurance: (
      <>
        <Faq items={data.faq} plans={data.plans} currency={data.currency} />
        <Guarantee />
        <Testimonials said={data.testimonials} />
        <TrustMarks heading="safeCheckout" marks={trust.safeCheckout} />
        <TrustMarks heading="press" marks={trust.press} />
        <TrustMarks heading="awards" marks={trust.awards} />
      </>
    ),
    closing: <Closing supportMail={data.supportMail} social={trust.social} year={data.year} />,
  };
}
