import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { circle, line } from "#drawing/sheet/page/marks.ts";
import { INK, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { type Box, boxAround, gapBetween, growBox, nearestIn } from "#drawing/sheet/shapes/box.ts";

/** Farther than this from its flight a word could be another's, mm on paper. */
export const FAR = 5;
/** How far within the flight a leader ends, and the dot there. mm */
const WITHIN = 0.7;
const DOT = 0.35;
/** A leader is looked at in pieces, as it lies aslant. mm */
const STEP = 0.8;
/** What each piece of a leader costs that crosses words or walls. */
const CROSSED = 2;

/** From words to the nearest point a little within a flight; null for words beside the flight and its landing. */
export type Leader = readonly [from: PaperPoint, to: PaperPoint] | null;

/** The line that words need to the treads they speak of, on paper; `around`: the flight and its landing. */
export function leaderTo(words: Box, treads: Box, around: readonly Box[]): Leader {
  if (Math.min(...around.map((box) => gapBetween(words, box))) <= FAR) return null;
  const into = growBox(treads, -Math.min(WITHIN, (treads.x2 - treads.x1) / 2, (treads.y2 - treads.y1) / 2));
  const middle: PaperPoint = [(words.x1 + words.x2) / 2, (words.y1 + words.y2) / 2];
  const to = nearestIn(into, middle);
  return [nearestIn(growBox(words, 0.4), to), to];
}

/** What it costs to draw a leader across what else is written and built. */
export function leaderCost(leader: Leader, space: LabelSpace): number {
  return pieces(leader).filter((piece) => space.cost(piece) === Number.POSITIVE_INFINITY).length * CROSSED;
}

/** A leader with a dot at its end, over which no words shall stand. */
export function drawLeader(leader: Leader, space: LabelSpace): readonly Mark[] {
  if (leader === null) return [];
  const [from, to] = leader;
  for (const piece of pieces(leader)) space.avoid(piece, 6);
  return [line("A-ANNO-TEXT", from, to, PENS.dimension), circle("A-ANNO-TEXT", to, DOT, { fill: { colour: INK } })];
}

function pieces(leader: Leader): readonly Box[] {
  if (leader === null) return [];
  const [[x, y], [u, v]] = leader;
  const count = Math.max(1, Math.ceil(Math.hypot(u - x, v - y) / STEP));
  const at = (share: number): PaperPoint => [x + (u - x) * share, y + (v - y) * share];
  return Array.from({ length: count }, (_, index) => boxAround([at(index / count), at((index + 1) / count)]));
}
