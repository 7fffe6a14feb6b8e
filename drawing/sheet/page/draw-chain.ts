import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import {
  line,
  type PathMark,
  path,
  polylineContour,
  rectangle,
  type TextMark,
  text,
} from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, Measure, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { type Box, boxesOverlap, boxWithin, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** A dimension chain on paper. */
export type Chain = {
  readonly axis: "x" | "y";
  /** Where its line runs, on the other axis, mm on paper. */
  readonly position: number;
  /** -1 when the building lies on the side of larger coordinates (chains below or to the left of it), 1 otherwise. */
  readonly outward: -1 | 1;
  /** Paper coordinate, on the other axis, of what is measured: extension lines begin near it; absent: no extension lines. */
  readonly extendFrom?: number;
  /** Along the axis, ascending, mm on paper; one figure for each gap. */
  readonly stops: readonly number[];
  readonly figures: readonly string[];
  /** No figure stands outside of it; absent: anywhere. */
  readonly within?: Box;
};

/** Figures stand on blank paper over the lines of every chain, so they come after all of those. */
export type DrawnChain = { readonly lines: readonly Mark[]; readonly figures: readonly Mark[] };

/** The lines of all chains, then their figures. */
export function chainMarks(drawn: readonly (DrawnChain | null)[]): readonly Mark[] {
  const chains = drawn.filter((chain) => chain !== null);
  return [...chains.flatMap(({ lines }) => lines), ...chains.flatMap(({ figures }) => figures)];
}

/** mm on paper, also for programs that draw dimensions themselves. */
export const DIMENSION = { height: 1.8, gap: 0.7, overshoot: 0.9, tick: 0.8, apart: 1.2 } as const;
const { height: HEIGHT, gap: GAP, overshoot: OVERSHOOT, tick: TICK } = DIMENSION;
const SMALL = 1.45;
const SMALLEST = 1.15;
/** Parts of the room in its gap by which a figure is moved. */
const MOVED = [0.3, -0.3, 0.6, -0.6, 1, -1] as const;
/** Nearer on one line, two figures read as one, mm; what that costs, where a figure has places off that line. */
const APART = 2;
const AS_ONE = 6;

/**
 * Draws the chain and takes its figures' places. A figure that fits between its ticks stands on the line. One of a narrow gap (a wall's
 * thickness) stands beside the line, beyond the ends of the extension lines, or further off with a leader where that place is taken.
 * Null when some figure has no place at all: a chain with a figure missing would not add up.
 */
export function drawChain(chain: Chain, typesetter: Typesetter, space: LabelSpace): DrawnChain | null {
  const { axis, position, outward, stops, figures, extendFrom, within } = chain;
  const at = (along: number, across: number): PaperPoint => (axis === "x" ? [along, across] : [across, along]);
  const first = stops[0] ?? 0;
  const last = stops[stops.length - 1] ?? 0;
  const marks: PathMark[] = [
    line("A-ANNO-DIMS", at(first - OVERSHOOT, position), at(last + OVERSHOOT, position), PENS.dimension),
  ];
  if (extendFrom !== undefined) {
    const near = extendFrom + outward * DIMENSION.apart;
    const ends = stops.map((stop) => [at(stop, near), at(stop, position + outward * OVERSHOOT)]);
    const contours = ends.map((points) => polylineContour(points, false));
    marks.push(path("A-ANNO-DIMS", contours, { stroke: PENS.extension }));
  }
  const ticks = stops.map((stop) => {
    const slant = axis === "x" ? 1 : -1;
    return polylineContour([at(stop - TICK * slant, position - TICK), at(stop + TICK * slant, position + TICK)], false);
  });
  marks.push(path("A-ANNO-DIMS", ticks, { stroke: PENS.tick }));

  /** The side that text above the line stands on: up for horizontal chains, left for vertical ones. */
  const above = axis === "x" ? 1 : -1;
  const written: Mark[] = [];
  const taken: Box[] = [];
  const readsOn = (box: Box) =>
    taken.some(({ x1, y1, x2, y2 }) =>
      boxesOverlap(
        axis === "x" ? { x1: x1 - APART, x2: x2 + APART, y1, y2 } : { x1, x2, y1: y1 - APART, y2: y2 + APART },
        box,
      ),
    );
  let homeless = false;
  const fits = (index: number) =>
    typesetter.width(figures[index] ?? "", SMALL, "regular") + GAP <= (stops[index + 1] ?? 0) - (stops[index] ?? 0);
  const indices = figures.map((_, index) => index);
  // Among other chains and words a figure must move within its gap, and one of a narrow gap has more places than that.
  const order = within ? [...indices.filter(fits), ...indices.filter((index) => !fits(index))] : indices;
  for (const index of order) {
    const figure = figures[index] ?? "";
    const from = stops[index] ?? 0;
    const to = stops[index + 1] ?? from;
    const middle = (from + to) / 2;
    const candidates: TextMark[] = [];
    const add = (offset: number, height: number, along = middle) => {
      // Text stands on its baseline, which is nearer to the line on the upper side and further off on the lower.
      const baseline = offset * above > 0 ? position + offset : position + offset - above * height;
      candidates.push(
        text(at(along, baseline), figure, height, {
          layer: "A-ANNO-DIMS",
          anchor: "middle",
          angle: axis === "x" ? 0 : 90,
          colour: "#222222",
        }),
      );
    };
    if (typesetter.width(figure, HEIGHT, "regular") + 2 * GAP <= to - from) {
      add(above * GAP, HEIGHT);
      add(-above * GAP, HEIGHT);
    }
    if (fits(index)) add(above * GAP, SMALL);
    if (within) {
      for (const height of [HEIGHT, SMALL]) {
        const room = (to - from - typesetter.width(figure, height, "regular")) / 2 - GAP;
        for (const share of MOVED) if (room > 0) add(above * GAP, height, middle + share * room);
      }
    }
    for (const height of [SMALL, SMALLEST]) {
      for (const tier of [0, 1, 2]) {
        for (const side of [outward, -outward]) {
          for (const aside of [0, -1, 1, -2, 2, -3, 3, -4, 4]) {
            add(side * (OVERSHOOT + 0.25 + tier * 2), height, middle + aside * 1.5);
          }
        }
      }
    }
    const chosen = cheapest(candidates, (mark) => {
      const box = textBox(mark, typesetter);
      const isFree = !taken.some((one) => boxesOverlap(one, box)) && (within === undefined || boxWithin(box, within));
      return isFree ? space.cost(box) + (within && readsOn(box) ? AS_ONE : 0) : Number.POSITIVE_INFINITY;
    });
    if (!chosen) {
      homeless = true;
      continue;
    }
    const { x1, y1, x2, y2 } = textBox(chosen.candidate, typesetter);
    taken.push(growBox({ x1, y1, x2, y2 }, 0.25));
    const [tx, ty] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const leader = [at(middle, position), [tx, ty]] as const;
    const away = Math.abs((axis === "x" ? tx : ty) - middle) > (to - from) / 2 + 1;
    if (away) written.push({ ...line("A-ANNO-DIMS", ...leader, PENS.extension), ofDimension: true });
    const ground = rectangle("A-ANNO-DIMS", x1, y1, x2, y2, { fill: { colour: PAPER } });
    const across = extendFrom ?? position;
    const measures: Measure = {
      from: at(from, across),
      to: at(to, across),
      line: [at(from, position), at(to, position)],
      ...(away ? { leader } : {}),
    };
    written.push({ ...ground, ofDimension: true }, { ...chosen.candidate, measures });
  }
  if (homeless) return null;
  for (const box of taken) space.block(box);
  return { lines: marks.map((mark) => ({ ...mark, ofDimension: true })), figures: written };
}
