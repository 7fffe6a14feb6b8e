import type { CutRoof, RoofEnd } from "#drawing/section/cut-roof.ts";
import type { Pen } from "#drawing/section/pen.ts";
import { chainMarks, type DrawnChain, drawChain } from "#drawing/sheet/page/draw-chain.ts";
import { boxToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { cheapest } from "#drawing/sheet/page/label-space.ts";
import { path, polygon, polylineContour, text } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { formatLength } from "#drawing/sheet/page/units.ts";
import type { Pitch } from "#drawing/sheet/pitched/pitch.ts";
import { EDGE_BOARD } from "#drawing/sheet/pitched/pitched-roof.ts";
import { boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Edge } from "#drawing/sheet/shapes/edges.ts";
import type { Point } from "#planner/geometry/point.ts";

/** The roof space's name, how steep the roof is, how far its eaves reach out, and what its dashed ridge is. */
export function roofWords(
  roof: CutRoof,
  before: readonly Edge[],
  say: (words: string) => string,
  pen: Pen,
): readonly Mark[] {
  return [
    ...roofSpaceName(roof, say("ROOF SPACE"), pen),
    ...pitchMark(roof, pen),
    ...ridgeName(before, say("RIDGE BEFORE THE CUT"), pen),
    ...chainMarks([overhangChain(roof, pen)]),
  ];
}

/** Letters of the words on the dashed ridge, and how far over it they stand. mm on paper */
const ON_RIDGE = { height: 1.4, over: 0.8 } as const;

/** Says over the longest level line of a dashed roof what it is; empty where that has no room for it. */
function ridgeName(before: readonly Edge[], name: string, { frame, typesetter }: Pen): readonly Mark[] {
  const [longest] = before
    .filter(([[, z1], [, z2]]) => Math.abs(z1 - z2) < 1)
    .map(([a, b]) => [toPaper(frame, a), toPaper(frame, b)] as const)
    .sort(([a, b], [c, d]) => Math.abs(d[0] - c[0]) - Math.abs(b[0] - a[0]));
  if (!longest) return [];
  const [[x1, y], [x2]] = longest;
  if (Math.abs(x2 - x1) < typesetter.width(name, ON_RIDGE.height, "regular")) return [];
  return [text([(x1 + x2) / 2, y + ON_RIDGE.over], name, ON_RIDGE.height, { anchor: "middle" })];
}

const NAME_SIZES = [2, 1.7, 1.4] as const;
/** Places along a run at which a name is tried, and paper that it keeps about it. */
const PLACES = 40;
const CLEAR = 1;

/** The name of the roof space, where it is highest between the walls; empty where it is too low for words. */
export function roofSpaceName({ runs, gables, foot }: CutRoof, name: string, pen: Pen): readonly Mark[] {
  const { frame, typesetter, space } = pen;
  const floor = toPaper(frame, [0, foot])[1];
  const walls = gables.map((gable) => boxToPaper(frame, gable));
  for (const height of NAME_SIZES) {
    const half = typesetter.width(name, height, "bold") / 2 + CLEAR;
    const places = runs.flatMap(({ under }) => {
      const line = under.map((point) => toPaper(frame, point));
      const [from, to] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
      const rise = (x: number) => heightAt(line, x) - floor;
      return Array.from({ length: PLACES + 1 }, (_, step) => {
        const x = from + ((to - from) * step) / PLACES;
        const inWall = walls.some(({ x1, x2 }) => x1 < x + half && x - half < x2);
        const free = inWall ? 0 : Math.min(...[-1, -0.5, 0, 0.5, 1].map((share) => rise(x + share * half)));
        return { x, free };
      });
    });
    const [best] = [...places].sort((a, b) => b.free - a.free);
    if (!best || best.free < height + 2 * CLEAR) continue;
    // In the middle of a level stretch, not at its first place.
    const alike = places.filter(({ free }) => free > best.free - 0.01).map(({ x }) => x);
    const mark = text(
      [(alike[0] ?? 0) / 2 + (alike.at(-1) ?? 0) / 2, floor + (best.free - height) * 0.42],
      name,
      height,
      {
        anchor: "middle",
        weight: "bold",
      },
    );
    const { free } = places.reduce((a, b) => (Math.abs(b.x - mark.at[0]) < Math.abs(a.x - mark.at[0]) ? b : a));
    if (free < height + 2 * CLEAR) continue;
    space.block(growBox(textBox(mark, typesetter), CLEAR));
    return [mark];
  }
  return [];
}

function heightAt(line: readonly PaperPoint[], x: number): number {
  for (const [index, [x2, y2]] of line.entries()) {
    const before = line[index - 1];
    if (before && before[0] <= x && x <= x2 && before[0] < x2)
      return before[1] + ((x - before[0]) * (y2 - before[1])) / (x2 - before[0]);
  }
  return Number.NEGATIVE_INFINITY;
}

/** The level leg of a pitch's triangle, how far it stands off the tiles, its figures and where along a slope it is tried. mm on paper */
const TRIANGLE = { leg: 9, off: 1.6, figure: 1.8, aside: 0.7, shares: [0.5, 0.6, 0.4, 0.7, 0.3] } as const;

/** How steep the roof is, on the longest slope that is cut: a triangle of 12 along and so much up, or the angle in degrees. Empty where none is sloped. */
function pitchMark({ runs, pitch }: CutRoof, { frame, typesetter, space }: Pen): readonly Mark[] {
  const slopes = runs
    .flatMap(({ top }) => top.slice(1).map((to, index) => [top[index] ?? to, to] as const))
    .filter(
      ([[u1, z1], [u2, z2]]) => Math.abs(z2 - z1) > 0.1 * (u2 - u1) && (u2 - u1) / frame.scale > TRIANGLE.leg * 1.5,
    )
    .sort(([a, b], [c, d]) => d[0] - c[0] - (b[0] - a[0]));
  const places = slopes.flatMap((slope, order) =>
    TRIANGLE.shares.map((share, index) => ({ price: order * 2 + index, ...triangleOn(slope, share, pitch, frame) })),
  );
  const boxOf = (marks: readonly Mark[], points: readonly PaperPoint[]) =>
    growBox(
      boxAround([
        ...points,
        ...marks.flatMap((mark) => {
          if (mark.kind !== "text") return [];
          const { x1, y1, x2, y2 } = textBox(mark, typesetter);
          return [
            [x1, y1],
            [x2, y2],
          ] as const;
        }),
      ]),
      0.3,
    );
  const best = cheapest(places, ({ marks, corners, price }) => price + space.cost(boxOf(marks, corners)));
  if (!best) return [];
  const { marks, corners } = best.candidate;
  space.block(boxOf(marks, corners));
  return marks;
}

function triangleOn([a, b]: readonly [Point, Point], share: number, pitch: Pitch, frame: Frame) {
  const slope = (b[1] - a[1]) / (b[0] - a[0]);
  const s = slope > 0 ? 1 : -1;
  const rise = Math.abs(slope) * TRIANGLE.leg;
  const [x, y] = toPaper(frame, [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
  const up = TRIANGLE.off * Math.hypot(1, slope);
  const low: PaperPoint = [x - (s * TRIANGLE.leg) / 2, y - rise / 2 + up];
  const high: PaperPoint = [low[0] + s * TRIANGLE.leg, low[1] + rise];
  const corner: PaperPoint = [low[0], high[1]];
  const { figure, aside } = TRIANGLE;
  const anchor = s > 0 ? "end" : "start";
  const beside: PaperPoint = [corner[0] - s * aside, (low[1] + high[1]) / 2 - figure / 2];
  const corners = [low, high, corner];
  if (pitch.inTwelve !== null)
    return {
      corners,
      marks: [
        polygon("A-ANNO-TEXT", corners, { stroke: PENS.dimension }),
        text(beside, String(pitch.inTwelve), figure, { anchor }),
        text([(corner[0] + high[0]) / 2, corner[1] + aside], "12", figure, { anchor: "middle" }),
      ],
    };
  // The angle lies between the slope and the level line from its upper end.
  const reach = TRIANGLE.leg * 0.75;
  const from: PaperPoint = [high[0] - s * reach, high[1]];
  const turn = Math.atan(Math.abs(slope));
  const to: PaperPoint = [high[0] - s * reach * Math.cos(turn), high[1] - reach * Math.sin(turn)];
  return {
    corners,
    marks: [
      path("A-ANNO-TEXT", [polylineContour([corner, high, low], false)], { stroke: PENS.dimension }),
      path(
        "A-ANNO-TEXT",
        [{ from, segments: [{ kind: "arc" as const, to, centre: high, clockwise: s < 0 }], closed: false }],
        { stroke: PENS.dimension },
      ),
      text(beside, pitch.words, figure, { anchor }),
    ],
  };
}

/** Paper from a soffit to the chain of its width below it. */
const BELOW = 3;

/** How far the eaves reach beyond the wall, once, below the soffit of the first end that has room for it; null where no eaves are cut. */
function overhangChain({ runs }: CutRoof, { frame, units, typesetter, space }: Pen): DrawnChain | null {
  const ends = runs
    .flatMap((run) => run.ends)
    .filter(({ kind, wall, u }) => kind === "eaves" && wall !== null && wall !== u);
  for (const end of ends) {
    const drawn = chainUnder(end, { frame, units, typesetter, space });
    if (drawn !== null) return drawn;
  }
  return null;
}

function chainUnder({ u, z, wall }: RoofEnd, { frame, units, typesetter, space }: Pen): DrawnChain | null {
  const face = wall ?? u;
  const soffit = toPaper(frame, [0, z - EDGE_BOARD])[1];
  const stops = [u, face].map((each) => toPaper(frame, [each, 0])[0]).sort((a, b) => a - b);
  return drawChain(
    {
      axis: "x",
      position: soffit - BELOW,
      outward: -1,
      extendFrom: soffit,
      stops,
      figures: [formatLength(units, Math.abs(u - face))],
    },
    typesetter,
    space,
  );
}
