import { divide, drawn, FINE, LINE, lines, type Rect, rect, shape } from "#drawing/facade/details/draw.ts";
import type { Drawn, TileColours } from "#drawing/facade/scene.ts";
import { polylineContour } from "#drawing/sheet/page/marks.ts";
import type { PaperPoint } from "#drawing/sheet/page/sheet.ts";

/**
 * A hipped slope of pan tiles seen from the front, on the rectangle `eaves`: eaves board, courses, rolls, ridge. `hips`: how far its ends lean in; `carved`:
 * the board's edge is.
 */
export function tiledSlope(
  eaves: Rect,
  hips: readonly [left: number, right: number],
  colours: TileColours,
  carved: boolean,
): readonly Drawn[] {
  const [left, right] = hips;
  const { x1, x2, z1, z2 } = eaves;
  const corners: readonly PaperPoint[] = [
    [x1, z1],
    [x2, z1],
    [x2 - right, z2],
    [x1 + left, z2],
  ];
  const lean = (z: number, by: number) => (by * (z - z1)) / (z2 - z1);
  // Nothing of the covering of an upright end reaches beyond it.
  const over = (by: number, mm: number) => (by === 0 ? 0 : mm);
  const [from, to] = [x1 - over(left, 30), x2 + over(right, 30)];
  const courses = divide(z1, z2, 210).slice(1, -1);
  const rolls: PaperPoint[][] = [];
  for (const x of divide(x1, x2, 230).slice(1, -1)) {
    const top = Math.min(
      z2,
      x - x1 < left ? z1 + ((x - x1) * (z2 - z1)) / left : z2,
      x2 - x < right ? z1 + ((x2 - x) * (z2 - z1)) / right : z2,
    );
    if (top > z1 + 60)
      rolls.push([
        [x, z1],
        [x, top],
      ]);
  }
  return [
    drawn(
      [polylineContour(corners, true)],
      { colour: colours.light, gradient: { to: colours.dark, from: [x1, z2], until: [x2, z1] } },
      LINE,
    ),
    lines(
      courses.map((z): PaperPoint[] => [
        [x1 + lean(z, left), z],
        [x2 - lean(z, right), z],
      ]),
      { width: 0.12, colour: colours.joint },
    ),
    lines(rolls, { width: 0.08, colour: colours.joint }),
    ...(left === 0 ? [] : ridge([x1, z1], [x1 + left, z2], colours)),
    ...(right === 0 ? [] : ridge([x2, z1], [x2 - right, z2], colours)),
    rect({ x1: x1 + left - over(left, 60), x2: x2 - right + over(right, 60), z1: z2 - 40, z2: z2 + 90 }, colours.dark),
    rect({ x1: from, x2: to, z1: z1 - 130, z2: z1 }, colours.wood),
    ...(carved ? [scallops(from, to, z1 - 130, colours.wood)] : []),
  ];
}

function ridge(from: PaperPoint, to: PaperPoint, colours: TileColours): readonly Drawn[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, nz] = [(-(to[1] - from[1]) / length) * 55, ((to[0] - from[0]) / length) * 55];
  return [
    shape(
      [
        [from[0] - nx, from[1] - nz],
        [to[0] - nx, to[1] - nz],
        [to[0] + nx, to[1] + nz],
        [from[0] + nx, from[1] + nz],
      ],
      colours.dark,
      FINE,
    ),
  ];
}

/** The carved edge of an eaves board. */
export function scallops(x1: number, x2: number, z: number, wood: string): Drawn {
  const points: PaperPoint[] = [];
  for (const x of divide(x1, x2, 160)) {
    points.push([x, z]);
    if (x < x2 - 1) points.push([x + 40, z - 55], [x + 80, z - 80], [x + 120, z - 55]);
  }
  return shape([...points, [x2, z + 20], [x1, z + 20]], wood, FINE);
}

/** A small tiled hood over a window on two timber brackets. */
export function tiledHood(span: Rect, colours: TileColours): readonly Drawn[] {
  const { x1, x2, z1, z2 } = span;
  const bracket = (x: number): Drawn =>
    shape(
      [
        [x - 35, z1 - 320],
        [x + 35, z1 - 320],
        [x + 35, z1],
        [x - 35, z1],
      ],
      colours.wood,
      FINE,
    );
  const rolls = divide(x1 + 60, x2 - 60, 180).map((x): PaperPoint[] => [
    [x, z1 + 40],
    [x, z2],
  ]);
  return [
    bracket(x1 + 130),
    bracket(x2 - 130),
    drawn(
      [
        polylineContour(
          [
            [x1, z1],
            [x2, z1],
            [x2 - 110, z2],
            [x1 + 110, z2],
          ],
          true,
        ),
      ],
      { colour: colours.light, gradient: { to: colours.dark, from: [x1, z2], until: [x2, z1] } },
      LINE,
    ),
    lines(rolls, { width: 0.08, colour: colours.joint }),
    lines(
      [
        [
          [x1 + 55, (z1 + z2) / 2],
          [x2 - 55, (z1 + z2) / 2],
        ],
      ],
      { width: 0.1, colour: colours.joint },
    ),
    rect({ x1: x1 - 20, x2: x2 + 20, z1: z1 - 60, z2: z1 + 10 }, colours.wood, FINE),
  ];
}
