import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { SAME_ORIGIN } from "#calls/client.ts";
import { FAQ } from "#content/faq.ts";
import { OFFER } from "#tests/support/offer.ts";
import type { Preview } from "#web/checkout/load.ts";
import { Checkout } from "#web/checkout/page.tsx";
import { offeredPlans } from "#web/checkout/plans.ts";
import { shownOffer } from "#web/checkout/shown-offer.ts";
import { type StillData, stillParts } from "#web/checkout/still/parts.tsx";
import { drawnWords } from "#web/design/drawn-words.ts";
import { PageProvider } from "#web/render/page-context.tsx";
import { StillParts } from "#web/render/still.tsx";
import { WORDS } from "#web/words/words.ts";

const STILL: StillData = {
  plans: offeredPlans(OFFER),
  currency: "INR",
  drawings: 0,
  options: 0,
  gaveWay: [],
  drawn: null,
  faq: [{ question: "Q", answer: "A" }],
  samples: [
    {
      id: "s",
      size: "20x60",
      plot: "20x60 ft",
      storeys: 2,
      planWidth: 11,
      plan: { whole: "/p.webp", small: null },
      view: null,
    },
  ],
  testimonials: [{ name: "N", place: "P", plot: "30x60", text: "T", sample: true }],
  clips: [],
  trust: { safeCheckout: [], press: [], awards: [], social: [] },
  supportMail: "help@plans.example",
  year: 2031,
};

function shown(still: Partial<StillData>, previews: readonly Preview[] = []): string {
  return renderToString(
    <StillParts value={stillParts({ ...STILL, drawings: previews.length, ...still })}>
      <PageProvider
        site={{
          region: "uk",
          language: "en",
          url: "/uk/response/checkout/form_one_1",
          calls: SAME_ORIGIN,
          conversions: null,
        }}
        words={WORDS.en}
      >
        <Checkout
          data={{
            slug: "form_one_1",
            responseId: "r1",
            isd: "91",
            mobile: "9876543210",
            failed: false,
            offer: shownOffer(OFFER),
            previews,
            figures: null,
          }}
        />
      </PageProvider>
    </StillParts>,
  );
}

test("an empty list of clips, marks, press, awards or social links shows nothing, not even its heading", () => {
  const html = shown({});
  for (const heading of ["Safe checkout", "In the press", "Awards", "Follow us", "What our clients say", "<video"])
    expect(html).not.toContain(heading);
});

test("filled lists stand in the specification's order, from the samples to the copyright", () => {
  const html = shown({
    clips: [{ id: "c", video: "/v.webm", poster: "/v.avif", title: "Asha's house", captions: {}, sample: false }],
    trust: {
      safeCheckout: [{ name: "Visa" }],
      press: [
        {
          name: "The Daily",
          picture: { address: "/pictures/daily.avif", width: 90, height: 30 },
          href: "https://daily.example/us",
        },
      ],
      awards: [{ name: "Plan of the Year" }],
      social: [{ name: "OurVideos", href: "https://videos.example/homeplan" }],
    },
  });
  const places = [
    "Sample plans",
    "What our clients say",
    "Questions and answers",
    "Cancel within 30 minutes of payment",
    "From families who built",
    "Safe checkout",
    "In the press",
    "Awards",
    'id="disclaimer"',
    "mailto:help@plans.example",
    "https://videos.example/homeplan",
    'href="/uk/termsandconditions"',
    'href="/uk/privacy-policy"',
    'href="#disclaimer"',
    "© 2031",
  ].map((text) => [text, html.indexOf(text)] as const);
  for (const [text, place] of places) expect(place, text).toBeGreaterThan(0);
  expect(places.map(([, place]) => place)).toEqual(places.map(([, place]) => place).sort((a, b) => a - b));
  expect(html).toContain(
    '<a href="https://daily.example/us" target="_blank" rel="noopener noreferrer"><img src="/pictures/daily.avif" alt="The Daily" width="90" height="30"',
  );
});

test("a clip waits for its visitor, has a poster, a name and the fallback words; captions come where a clip speaks", () => {
  const clip = { id: "c", video: "/v.webm", poster: "/v.avif", title: "Asha's house", sample: true };
  const html = shown({ clips: [{ ...clip, captions: { en: "/v.en.vtt", hn: "/v.hi.vtt" } }] });
  expect(html).toMatch(/<video[^>]*preload="none"[^>]*poster="\/v\.avif"[^>]*aria-labelledby="clip-c"/);
  expect(html).toContain('kind="captions" src="/v.hi.vtt" srcLang="hi" label="हिन्दी"/>');
  expect(html).toContain('kind="captions" src="/v.en.vtt" srcLang="en" label="English" default=""/>');
  expect(html).toContain("Your Browser donn&#x27;t support this video");
  expect(html).toContain("Sample clips made from our own drawings");
});

test("samples among the marks say below their heading that they are, real ones do not", () => {
  const sample = { name: "Sample Daily", sample: true, sign: "paper" } as const;
  const real = { name: "The Daily" };
  const trust = { safeCheckout: [], press: [sample], awards: [real], social: [] };
  const html = shown({ trust });
  expect(html).toMatch(
    /<h2>In the press<\/h2><p class="small muted">These are samples, not real ones\.<\/p><ul><li><svg[^>]*aria-hidden="true".*?<\/svg>Sample Daily</,
  );
  expect(html).toContain("<h2>Awards</h2><ul><li>The Daily</li></ul>");
  const links = shown({ trust: { ...trust, social: [{ ...sample, href: "https://example.com/" }] } });
  expect(links).toMatch(
    /<a href="https:\/\/example\.com\/"[^>]*><svg.*?<\/svg>Sample Daily<\/a><span>These are samples, not real ones\.<\/span>/,
  );
});

test("where one option stands, the answer on prices says what the plans that are offered cost, each by its own name", () => {
  const { second_after_offer_amount: _, second_ele_after_offer_amount: __, ...one } = OFFER;
  const html = shown({ plans: offeredPlans(one), faq: FAQ.en });
  expect(html).toContain("One floor plan: ₹299");
  expect(html).toContain("One floor plan with 3D elevation: ₹599");
  expect(html).not.toContain("Two entirely different floor plans:");
});

test("what an option had to give up stands below the drawings, by option; nothing stands there where nothing gave way", () => {
  const preview = { option: 1, title: "Ground floor", alt: "Ground floor", url: "/a.png", width: 3, height: 4 };
  const html = shown({ options: 2, gaveWay: [{ option: 2, told: ["There is no balcony."] }] }, [preview]);
  expect(html).toMatch(
    /What gave way on this plot<\/summary><div><strong>Option 2<\/strong><ul><li>There is no balcony\.<\/li>/,
  );
  expect(shown({}, [preview])).not.toContain("What gave way");
});

test("who reads Hindi in India finds below the drawings what their English words say; who reads English, or is elsewhere, needs no key", () => {
  const preview = { option: 1, title: "Ground floor", alt: "Ground floor", url: "/a.png", width: 3, height: 4 };
  const html = shown({ drawn: drawnWords({ language: "hn", region: "in" }) }, [preview]);
  expect(html).toContain("<summary>नक्शे पर लिखे शब्द</summary>");
  expect(html).toMatch(/<li><b lang="en">Kitchen<\/b>: (<!-- -->)?रसोई<\/li>/);
  expect(drawnWords({ language: "en", region: "in" })).toBeNull();
  expect(drawnWords({ language: "hn", region: "uk" })).toBeNull();
});
