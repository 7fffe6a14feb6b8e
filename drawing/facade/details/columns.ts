import { drawn, LINE, type Rect, rect, roundShade, shape } from "#drawing/facade/details/draw.ts";
import type { Drawn } from "#drawing/facade/scene.ts";
import { polylineContour } from "#drawing/sheet/page/marks.ts";
import type { PaperPoint } from "#drawing/sheet/page/sheet.ts";

/** How far a Tuscan column reaches from its axis at each height. */
export function tuscanProfile(span: Rect): readonly (readonly [z: number, half: number])[] {
  const half = Math.max(120, (span.x2 - span.x1) / 2);
  const height = span.z2 - span.z1;
  const foot = Math.min(320, height * 0.12);
  const head = Math.min(240, height * 0.09);
  const [z1, z2] = [span.z1 + foot, span.z2 - head];
  const shaft = [0, 0.25, 0.5, 0.75, 1].map(
    (share) => [z1 + share * (z2 - z1), half * (0.94 - 0.16 * share * share)] as const,
  );
  return [
    [span.z1, half * 1.35],
    [span.z1 + foot * 0.6, half * 1.35],
    [span.z1 + foot * 0.6, half * 1.22],
    [span.z1 + foot * 0.85, half * 1.22],
    [span.z1 + foot * 0.85, half * 1.06],
    [z1, half * 1.06],
    ...shaft,
    [z2, half * 0.92],
    [z2 + head * 0.3, half * 0.92],
    [z2 + head * 0.3, half * 1.1],
    [z2 + head * 0.6, half * 1.1],
    [z2 + head * 0.6, half * 1.3],
    [span.z2, half * 1.3],
  ];
}

/** A round shaft with entasis on a moulded base, under a capital (Tuscan order). */
export function tuscanColumn(span: Rect, light: string, dark: string): readonly Drawn[] {
  const centre = (span.x1 + span.x2) / 2;
  const half = Math.max(120, (span.x2 - span.x1) / 2);
  const height = span.z2 - span.z1;
  const foot = Math.min(320, height * 0.12);
  const head = Math.min(240, height * 0.09);
  const [z1, z2] = [span.z1 + foot, span.z2 - head];
  const edge = (share: number) => half * (0.94 - 0.16 * share * share);
  const steps = Array.from({ length: 9 }, (_, step) => step / 8);
  const shaft = [
    ...steps.map((share): PaperPoint => [centre + edge(share), z1 + share * (z2 - z1)]),
    ...[...steps].reverse().map((share): PaperPoint => [centre - edge(share), z1 + share * (z2 - z1)]),
  ];
  const course = (low: number, high: number, width: number) =>
    roundShade({ x1: centre - width, x2: centre + width, z1: low, z2: high }, light, dark);
  return [
    rect({ x1: centre - half * 1.35, x2: centre + half * 1.35, z1: span.z1, z2: span.z1 + foot * 0.6 }, light),
    course(span.z1 + foot * 0.6, span.z1 + foot * 0.85, half * 1.22),
    course(span.z1 + foot * 0.85, z1, half * 1.06),
    drawn(
      [polylineContour(shaft, true)],
      { colour: light, gradient: { to: dark, from: [centre - half * 0.3, z1], until: [centre + half, z1] } },
      LINE,
    ),
    course(z2, z2 + head * 0.3, half * 0.92),
    course(z2 + head * 0.3, z2 + head * 0.6, half * 1.1),
    rect({ x1: centre - half * 1.3, x2: centre + half * 1.3, z1: z2 + head * 0.6, z2: span.z2 }, light),
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

/** How far a turned timber post reaches from its axis at each height, its stone included. */
export function postProfile(span: Rect): readonly (readonly [z: number, half: number])[] {
  const half = Math.max(95, (span.x2 - span.x1) / 2.6);
  const z1 = span.z1 + Math.min(420, (span.z2 - span.z1) * 0.16);
  return [
    [span.z1, half * 1.6],
    [z1, half * 1.15],
    ...POST.map(([share, width]) => [z1 + share * (span.z2 - z1), half * width] as const),
  ];
}

/** A turned timber post on a stone, with a carved bracket on either side under the beam. */
export function timberPost(span: Rect, wood: string, dark: string, stone: string): readonly Drawn[] {
  const centre = (span.x1 + span.x2) / 2;
  const half = Math.max(95, (span.x2 - span.x1) / 2.6);
  const height = span.z2 - span.z1;
  const foot = Math.min(420, height * 0.16);
  const z1 = span.z1 + foot;
  const at = (side: 1 | -1) =>
    POST.map(([share, width]): PaperPoint => [centre + side * half * width, z1 + share * (span.z2 - z1)]);
  const bracket = (side: 1 | -1): Drawn =>
    shape(
      [
        [centre + side * half * 0.85, span.z2],
        [centre + side * (half + 430), span.z2],
        [centre + side * (half + 420), span.z2 - 70],
        [centre + side * (half + 250), span.z2 - 120],
        [centre + side * (half + 200), span.z2 - 220],
        [centre + side * (half + 60), span.z2 - 260],
        [centre + side * half * 0.85, span.z2 - 400],
      ],
      wood,
      LINE,
    );
  return [
    bracket(1),
    bracket(-1),
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
