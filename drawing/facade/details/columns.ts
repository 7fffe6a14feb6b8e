import { drawn, LINE, type Rect, rect, roundShade, shape } from "#drawing/facade/details/draw.ts";
import type { Drawn } from "#drawing/facade/scene.ts";
import { polylineContour } from "#drawing/sheet/page/marks.ts";
import type { PaperPoint } from "#drawing/sheet/page/sheet.ts";

/** How far something turned reaches from its axis at each height. */
type Profile = readonly (readonly [z: number, half: number])[];

/** A Tuscan column: the courses of its base and of its capital, upwards, and how far its shaft reaches from the axis at a share of its height. */
function tuscanParts(span: Rect) {
  const half = Math.max(120, (span.x2 - span.x1) / 2);
  const height = span.z2 - span.z1;
  const foot = Math.min(320, height * 0.12);
  const head = Math.min(240, height * 0.09);
  const [z1, z2] = [span.z1 + foot, span.z2 - head];
  return {
    half,
    base: [
      { low: span.z1, high: span.z1 + foot * 0.6, reach: half * 1.35 },
      { low: span.z1 + foot * 0.6, high: span.z1 + foot * 0.85, reach: half * 1.22 },
      { low: span.z1 + foot * 0.85, high: z1, reach: half * 1.06 },
    ],
    shaft: (share: number) => [z1 + share * (z2 - z1), half * (0.94 - 0.16 * share * share)] as const,
    capital: [
      { low: z2, high: z2 + head * 0.3, reach: half * 0.92 },
      { low: z2 + head * 0.3, high: z2 + head * 0.6, reach: half * 1.1 },
      { low: z2 + head * 0.6, high: span.z2, reach: half * 1.3 },
    ],
  } as const;
}

export function tuscanProfile(span: Rect): Profile {
  const { base, shaft, capital } = tuscanParts(span);
  const edges = ({ low, high, reach }: (typeof base)[number]) => [[low, reach] as const, [high, reach] as const];
  return [...base.flatMap(edges), ...[0, 0.25, 0.5, 0.75, 1].map(shaft), ...capital.flatMap(edges)];
}

/** A round shaft with entasis on a moulded base, under a capital (Tuscan order). */
export function tuscanColumn(span: Rect, light: string, dark: string): readonly Drawn[] {
  const centre = (span.x1 + span.x2) / 2;
  const { half, base, shaft, capital } = tuscanParts(span);
  const edge = Array.from({ length: 9 }, (_, step) => shaft(step / 8));
  const outline = [
    ...edge.map(([z, reach]): PaperPoint => [centre + reach, z]),
    ...[...edge].reverse().map(([z, reach]): PaperPoint => [centre - reach, z]),
  ];
  const [foot] = shaft(0);
  const body = ({ low, high, reach }: (typeof base)[number]) => ({
    x1: centre - reach,
    x2: centre + reach,
    z1: low,
    z2: high,
  });
  const course = (one: (typeof base)[number]) => roundShade(body(one), light, dark);
  const [plinth, torus, ring] = base;
  const [neck, echinus, abacus] = capital;
  return [
    rect(body(plinth), light),
    course(torus),
    course(ring),
    drawn(
      [polylineContour(outline, true)],
      { colour: light, gradient: { to: dark, from: [centre - half * 0.3, foot], until: [centre + half, foot] } },
      LINE,
    ),
    course(neck),
    course(echinus),
    rect(body(abacus), light),
  ];
}

/** A turned post's width over its height. */
const POST: readonly (readonly [share: number, width: number])[] = [
  [0, 1],
  [0.06, 1],
  [0.08, 0.75],
  [0.14, 1.05],
  [0.2, 0.72],
  [0.7, 0.62],
  [0.78, 0.62],
  [0.8, 0.95],
  [0.84, 0.7],
  [0.88, 1],
  [0.9, 0.9],
  [1, 0.9],
];

/** Half a turned post's width, and where it begins on its stone. */
function postParts({ x1, x2, z1, z2 }: Rect) {
  return { half: Math.max(95, (x2 - x1) / 2.6), z1: z1 + Math.min(420, (z2 - z1) * 0.16) };
}

/** A turned timber post, its stone included. */
export function postProfile(span: Rect): Profile {
  const { half, z1 } = postParts(span);
  return [
    [span.z1, half * 1.6],
    [z1, half * 1.15],
    ...POST.map(([share, width]) => [z1 + share * (span.z2 - z1), half * width] as const),
  ];
}

/** How far a post's brackets reach beyond it, mm. */
const BRACKET = 430;

/** A turned timber post on a stone, with a carved bracket on either side under the beam. */
export function timberPost(
  span: Rect,
  wood: string,
  dark: string,
  stone: string,
  plot: { readonly x1: number; readonly x2: number },
): readonly Drawn[] {
  const centre = (span.x1 + span.x2) / 2;
  const { half, z1 } = postParts(span);
  const at = (side: 1 | -1) =>
    POST.map(([share, width]): PaperPoint => [centre + side * half * width, z1 + share * (span.z2 - z1)]);
  const bracket = (side: 1 | -1): Drawn =>
    shape(
      [
        [centre + side * half * 0.85, span.z2],
        [centre + side * (half + BRACKET), span.z2],
        [centre + side * (half + 420), span.z2 - 70],
        [centre + side * (half + 250), span.z2 - 120],
        [centre + side * (half + 200), span.z2 - 220],
        [centre + side * (half + 60), span.z2 - 260],
        [centre + side * half * 0.85, span.z2 - 400],
      ],
      wood,
      LINE,
    );
  // None reaches out over a neighbour's ground.
  const isWithin = (side: 1 | -1) => {
    const end = centre + side * (half + BRACKET);
    return plot.x1 <= end && end <= plot.x2;
  };
  return [
    ...([1, -1] as const).filter(isWithin).map(bracket),
    shape(
      [
        [centre - half * 1.6, span.z1],
        [centre + half * 1.6, span.z1],
        [centre + half * 1.15, z1],
        [centre - half * 1.15, z1],
      ],
      stone,
    ),
    drawn(
      [polylineContour([...at(1), ...at(-1).reverse()], true)],
      { colour: wood, gradient: { to: dark, from: [centre - half * 0.3, z1], until: [centre + half, z1] } },
      LINE,
    ),
  ];
}
