import { boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { type TextMark, text } from "#drawing/sheet/page/marks.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import type { Catchment } from "#drawing/sheet/rain/catchments.ts";
import { fallArrow } from "#drawing/sheet/rain/draw-outlet.ts";
import { type Box, boxAround, boxCorners, boxHolds, growBox, hullOf } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** Shares of an arrow's usual length that are tried where something is in its way. */
const SHARES = [1, 0.85, 0.7, 0.55, 0.42, 0.3, 0.2] as const;
/** Directions from the outlet in which it may lie, in degrees from the floor's longer side: straight to the corner first. */
const TURNS = [45, 35, 55, 25, 65, 15, 75, 5, 85] as const;
/** The part of its length that each degree away from the corner is worth. */
const TURN_PRICE = 0.006;
/** Paper between an arrow and its floor's edges, mm. */
const CLEAR = 0.9;
/** No arrow is shorter, mm on paper. */
const LEAST = 3;
/** Height of the slope's figure, mm on paper. */
const SLOPE = 1.3;
/** Pieces of an arrow are looked at by themselves, as it lies aslant. mm */
const STEP = 0.8;

type Arrow = { readonly tail: PaperPoint; readonly tip: PaperPoint; readonly score: number };

/** An arrow to an outlet over its own floor, with the slope beside it; `most` is its usual length along x and y, on paper. */
export function drawFall(
  { outlet: { khurra }, floor }: Catchment,
  slope: string,
  most: number,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const [square, ground] = [boxToPaper(frame, khurra), floor.map((box) => boxToPaper(frame, box))];
  const isFree = (arrow: Arrow) => pointsOf(arrow).every((at) => standsOn(ground, at) && isOpen(at, space));
  const arrow = arrowsTo(square, ground, most).find(isFree);
  if (!arrow) return [];
  const places = wordsBeside(arrow, slope, typesetter);
  for (const at of pointsOf(arrow)) space.block(growBox(boxAround([at]), STEP / 2));
  const words = cheapest(
    places.filter((mark) => boxCorners(textBox(mark, typesetter)).every((at) => standsOn(ground, at, 0))),
    (mark) => space.cost(textBox(mark, typesetter)),
  )?.candidate;
  if (words) space.block(textBox(words, typesetter));
  return [...fallArrow(arrow.tail, arrow.tip), ...(words ? [words] : [])];
}

/** The arrows that could be drawn to a square of the floor, the best first: long, and from the far corner of the floor. */
function arrowsTo(square: Box, ground: readonly Box[], most: number): readonly Arrow[] {
  const { x1, y1, x2, y2 } = hullOf(ground);
  const [cx, cy] = [(square.x1 + square.x2) / 2, (square.y1 + square.y2) / 2];
  const half = (square.x2 - square.x1) / 2;
  const ways = [
    [x2 - cx, 1, y2 - cy, 1],
    [x2 - cx, 1, cy - y1, -1],
    [cx - x1, -1, y2 - cy, 1],
    [cx - x1, -1, cy - y1, -1],
  ] as const;
  return ways
    .flatMap(([wide, ax, deep, ay]) => {
      const reach = Math.min(most, 0.75 * Math.max(wide, deep)) * Math.SQRT2;
      const corner = Math.min(1, wide / (x2 - x1) + 0.3) * Math.min(1, deep / (y2 - y1) + 0.3);
      return TURNS.flatMap((turn) => {
        const [ux, uy] = [Math.cos((turn * Math.PI) / 180) * ax, Math.sin((turn * Math.PI) / 180) * ay];
        const edge = half / Math.max(Math.abs(ux), Math.abs(uy));
        return SHARES.map((share): Arrow => {
          const far = edge + Math.max(LEAST, share * reach);
          return {
            tip: [cx + ux * edge, cy + uy * edge],
            tail: [cx + ux * far, cy + uy * far],
            score: corner * (far - edge) * (1 - TURN_PRICE * Math.abs(turn - 45)),
          };
        });
      });
    })
    .sort((a, b) => b.score - a.score);
}

/** Points along an arrow, but for its tip. */
function pointsOf({ tail, tip }: Arrow): readonly PaperPoint[] {
  const length = Math.hypot(tip[0] - tail[0], tip[1] - tail[1]);
  const count = Math.max(2, Math.floor(length / STEP));
  return Array.from({ length: count }, (_, index) => {
    const share = index / count;
    return [tail[0] + (tip[0] - tail[0]) * share, tail[1] + (tip[1] - tail[1]) * share];
  });
}

/** Whether floor lies at a point and about it. */
function standsOn(ground: readonly Box[], [x, y]: PaperPoint, about: number = CLEAR): boolean {
  return [-about, about].every((dx) =>
    [-about, about].every((dy) => ground.some((box) => boxHolds(growBox(box, 0.01), x + dx, y + dy))),
  );
}

/** Whether nothing is written or drawn at a point. */
function isOpen(at: PaperPoint, space: LabelSpace): boolean {
  return space.cost(growBox(boxAround([at]), STEP / 2)) === 0;
}

/** Places for the slope: at either side of an arrow, from its middle outwards. */
function wordsBeside({ tail, tip }: Arrow, slope: string, typesetter: Typesetter): readonly TextMark[] {
  const [w, h] = [typesetter.width(slope, SLOPE, "regular") / 2, SLOPE / 2];
  const length = Math.hypot(tip[0] - tail[0], tip[1] - tail[1]);
  const [ux, uy] = [(tip[0] - tail[0]) / length, (tip[1] - tail[1]) / length];
  return [0.5, 0.4, 0.6, 0.3, 0.7, 0.15, 0, -0.2].flatMap((share) =>
    [1, -1].flatMap((side) =>
      [0.6, 1.4].map((gap) => {
        const [nx, ny] = [-uy * side, ux * side];
        const off = Math.abs(nx) * w + Math.abs(ny) * h + gap;
        const [x, y] = [tail[0] + ux * length * share + nx * off, tail[1] + uy * length * share + ny * off];
        return text([x, y - h], slope, SLOPE, { anchor: "middle" });
      }),
    ),
  );
}
