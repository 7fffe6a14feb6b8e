import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import type { RoofBlock } from "#drawing/sheet/pitched/envelope.ts";
import type { RoofEdge } from "#drawing/sheet/pitched/roof-edges.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** How wide the small gable over the front is, its share of the eaves there, and how far it keeps from their ends. mm */
const WIDTH = { most: 4200, least: 2600, share: 0.45 } as const;
const FROM_END = 900;

/**
 * A small roof across the front's slope, with its gable over the main door, where no other gable looks to the road: so these houses mark their entrance.
 * Empty where the front is too narrow or too shallow for it.
 */
export function crossGable(plan: Plan, edges: readonly RoofEdge[], main: readonly RoofBlock[]): readonly RoofBlock[] {
  const fronts = edges.filter(({ side }) => side === "front");
  if (fronts.some(({ ends }) => ends === "gable")) return [];
  const door = mainDoor(plan);
  const spans = fronts
    .filter(({ ends }) => ends === "eaves")
    .map((edge) => ({ edge, ...boxAround(edge.wall) }))
    .sort((a, b) => b.x2 - b.x1 - (a.x2 - a.x1));
  const span = spans.find(({ x1, x2 }) => door !== null && x1 < door && door < x2 && isWide(x2 - x1)) ?? spans[0];
  if (!span || !isWide(span.x2 - span.x1)) return [];
  const { x1, x2, edge } = span;
  const width = widthOver(x2 - x1);
  const half = width / 2;
  const middle = Math.round(Math.min(Math.max(door ?? (x1 + x2) / 2, x1 + FROM_END + half), x2 - FROM_END - half));
  const [from, to] = [middle - half - edge.beyond, middle + half + edge.beyond];
  const front = edge.grown[0][1];
  const back = front + (to - from) / 2;
  // Behind the place where its ridge runs into the slope nothing of it is seen.
  const meets = main.some(
    (block) => block.y1 === front && block.x1 <= from && to <= block.x2 && block.y2 >= 2 * back - front,
  );
  return meets ? [{ x1: from, x2: to, y1: front, y2: back, eaves: ["left", "right"] }] : [];
}

function widthOver(length: number): number {
  return Math.round(Math.min(WIDTH.most, Math.max(WIDTH.least, length * WIDTH.share)) / 2) * 2;
}

function isWide(length: number): boolean {
  return widthOver(length) + 2 * FROM_END <= length;
}

/** The middle of the main door in a wall along the road, x in mm; null where it opens to a side. */
function mainDoor({ levels }: Plan): number | null {
  const [ground] = levels;
  const found = ground
    ? placeOpenings(ground).find(({ opening, alongX }) => opening.main === true && alongX)
    : undefined;
  return found ? (found.box.x1 + found.box.x2) / 2 : null;
}
