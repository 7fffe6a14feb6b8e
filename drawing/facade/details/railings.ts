import { divide, drawn, FINE, LINE, lines, type Rect, rect, roundShade, shape } from "#drawing/facade/details/draw.ts";
import type { Drawn } from "#drawing/facade/scene.ts";
import { polylineContour } from "#drawing/sheet/page/marks.ts";
import type { PaperPoint } from "#drawing/sheet/page/sheet.ts";

/** Panes of clear glass between slim posts under a steel rail. */
export function glassRailing(span: Rect, rail: string): readonly Drawn[] {
  const posts = divide(span.x1, span.x2, 1200);
  const pane = polylineContour(
    [
      [span.x1, span.z1 + 60],
      [span.x2, span.z1 + 60],
      [span.x2, span.z2 - 40],
      [span.x1, span.z2 - 40],
    ],
    true,
  );
  return [
    drawn([pane], { colour: "#bfe0e8", opacity: 0.55 }, FINE),
    ...posts.map((x) => rect({ x1: x - 20, x2: x + 20, z1: span.z1, z2: span.z2 }, rail, FINE)),
    rect({ ...span, z1: span.z2 - 50 }, rail, LINE),
  ];
}

/** Flat upright bars between two rails. */
export function barRailing(span: Rect, colour: string): readonly Drawn[] {
  const bars = divide(span.x1, span.x2, 110);
  return [
    ...bars.map((x) => rect({ x1: x - 9, x2: x + 9, z1: span.z1 + 40, z2: span.z2 - 30 }, colour, null)),
    rect({ ...span, z1: span.z1 + 60, z2: span.z1 + 100 }, colour, FINE),
    rect({ ...span, z1: span.z2 - 60 }, colour, LINE),
  ];
}

/** Turned balusters between a plinth and a moulded rail. */
export function balustrade(span: Rect, colour: string, dark: string): readonly Drawn[] {
  const height = span.z2 - span.z1;
  const [foot, rail] = [height * 0.12, height * 0.14];
  const marks: Drawn[] = [rect({ ...span, z2: span.z1 + foot }, colour)];
  const pitch = 190;
  for (const x of divide(span.x1 + pitch / 2, span.x2 - pitch / 2, pitch))
    marks.push(baluster(x, span.z1 + foot, span.z2 - rail, colour, dark));
  marks.push(rect({ x1: span.x1 - 25, x2: span.x2 + 25, z1: span.z2 - rail, z2: span.z2 - rail * 0.4 }, colour));
  marks.push(rect({ x1: span.x1 - 45, x2: span.x2 + 45, z1: span.z2 - rail * 0.4, z2: span.z2 }, colour));
  return marks;
}

function baluster(x: number, z1: number, z2: number, light: string, dark: string): Drawn {
  const height = z2 - z1;
  const profile: readonly (readonly [share: number, half: number])[] = [
    [0, 55],
    [0.07, 55],
    [0.09, 32],
    [0.22, 62],
    [0.38, 58],
    [0.6, 26],
    [0.8, 24],
    [0.84, 45],
    [0.9, 30],
    [0.93, 52],
    [1, 52],
  ];
  const right = profile.map(([share, half]): PaperPoint => [x + half, z1 + share * height]);
  const left = [...profile].reverse().map(([share, half]): PaperPoint => [x - half, z1 + share * height]);
  return drawn(
    [polylineContour([...right, ...left], true)],
    { colour: light, gradient: { to: dark, from: [x - 20, z1], until: [x + 60, z1] } },
    FINE,
  );
}

/** A slim pot on a foot, as stands on the piers of a balustrade. */
export function urn(x: number, z: number, light: string, dark: string): readonly Drawn[] {
  return [
    rect({ x1: x - 90, x2: x + 90, z1: z, z2: z + 60 }, light, FINE),
    shape(
      [
        [x - 40, z + 60],
        [x + 40, z + 60],
        [x + 50, z + 120],
        [x + 150, z + 300],
        [x + 120, z + 380],
        [x + 160, z + 400],
        [x + 160, z + 430],
        [x - 160, z + 430],
        [x - 160, z + 400],
        [x - 120, z + 380],
        [x - 150, z + 300],
        [x - 50, z + 120],
      ],
      light,
      LINE,
    ),
    lines(
      [
        [
          [x - 120, z + 380],
          [x + 120, z + 380],
        ],
      ],
      { width: 0.09, colour: dark },
    ),
  ];
}

/** A turned wooden railing: slim spindles. */
export function spindleRailing(span: Rect, colour: string, dark: string): readonly Drawn[] {
  const spindles = divide(span.x1 + 80, span.x2 - 80, 140);
  return [
    ...spindles.map((x) => roundShade({ x1: x - 24, x2: x + 24, z1: span.z1 + 90, z2: span.z2 - 80 }, colour, dark)),
    ...spindles.map((x) => rect({ x1: x - 36, x2: x + 36, z1: span.z1 + 430, z2: span.z1 + 520 }, colour, FINE)),
    rect({ ...span, z1: span.z1 + 50, z2: span.z1 + 110 }, colour, LINE),
    rect({ ...span, z1: span.z2 - 90 }, colour, LINE),
  ];
}
