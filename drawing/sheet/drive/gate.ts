import { carsBefore } from "#drawing/sheet/drive/parked-cars.ts";
import { CAR_BAYS } from "#drawing/sheet/heights/floor-levels.ts";
import { type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { line, rectangle, text } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { axisEnds, type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

const GATE = 3000;
/** How much wider a gate is where people walk in beside a parked car, or than two cars side by side, mm. */
const WALKED = 600;
/** Cars farther apart than this do not drive in by one gate, mm. */
const SIDE_BY_SIDE = 2500;
/** Words keep off a leaf's slanting line, part by part; what it costs to write over one. */
const LEAF_PARTS = 6;
const OVER_LEAF = 12;

type Gate = { readonly from: number; readonly wide: number; readonly slides: boolean };

/**
 * Where the front boundary opens, real mm: before the cars side by side, the car's bay or the car, else before the main door; null where there is none of these.
 * Before a car that stands in the yard the gate slides, as no leaf could swing there, and is wide enough to walk in past the car.
 */
export function gateOf(plan: Plan, ground: Level): Gate | null {
  const bay = ground.rooms.find(({ kind }) => CAR_BAYS.includes(kind));
  const main = ground.openings.find((opening) => opening.main);
  const door = main ? boxAround([main.from, main.to]) : null;
  const [car] = carsBefore(plan);
  const pair = carsSideBySide(ground);
  const driven = pair ?? (bay ? boxAround(bay.polygon) : (car ?? null));
  const aim = driven ?? door;
  if (!aim) return null;
  const slides = car !== undefined && car.y1 < GATE / 2;
  const [x1, x2] = axisEnds(boxAround(plan.site.plot), 0);
  const usual = pair ? pair.x2 - pair.x1 + WALKED : driven ? GATE : GATE / 2;
  const wide = Math.min(slides ? GATE + WALKED : usual, x2 - x1);
  const towardsDoor = slides && door ? (Math.sign(middleOf(door) - middleOf(aim)) * WALKED) / 2 : 0;
  return { from: Math.min(Math.max(x1, middleOf(aim) + towardsDoor - wide / 2), x2 - wide), wide, slides };
}

/** Two cars under the house that stand side by side, from the left one's side to the right one's; null for one alone, or for two at two sides of it. */
function carsSideBySide({ furniture }: Level): Box | null {
  const cars = furniture.filter(({ kind }) => kind === "car").map(({ polygon }) => boxAround(polygon));
  const [one, other] = cars.sort((a, b) => a.x1 - b.x1);
  if (one === undefined || other === undefined || other.x1 - one.x2 > SIDE_BY_SIDE) return null;
  return { ...one, x2: other.x2 };
}

/** Two gate leaves in the front boundary, or a panel that slides or folds. */
export function drawGate(
  plan: Plan,
  ground: Level,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const found = gateOf(plan, ground);
  if (found === null) return [];
  const { from, wide, slides } = found;
  const at = (x: number, y: number) => toPaper(frame, [x, y]);
  const leaf = (hinge: Point, side: 1 | -1) => {
    const along = (share: number) => at(hinge[0] + (share * side * wide) / 2.9, share * (wide / 2) * 0.72);
    for (let part = 0; part < LEAF_PARTS; part += 1)
      space.avoid(growBox(boxAround([along(part / LEAF_PARTS), along((part + 1) / LEAF_PARTS)]), 0.3), OVER_LEAF);
    return line("L-SITE", along(0), along(1), PENS.opening);
  };
  const [gx, gy] = at(from + wide / 2, 0);
  const [ax, ay] = at(from, 0);
  const [bx] = at(from + wide, 0);
  const name = slides ? "SLIDING OR FOLDING GATE" : "GATE";
  const words = text([gx, gy - 3.2], name, 1.4, { layer: "L-SITE", anchor: "middle" });
  space.block(textBox(words, typesetter));
  if (slides) space.block({ x1: ax, y1: ay, x2: bx, y2: ay + 1.5 });
  const leaves = slides
    ? [rectangle("L-SITE", ax, ay + 0.7, bx, ay + 1.3, { stroke: PENS.opening })]
    : [leaf([from, 0], 1), leaf([from + wide, 0], -1)];
  return [rectangle("L-SITE", ax, ay - 0.5, bx, ay + 0.5, { fill: { colour: PAPER } }), ...leaves, words];
}

function middleOf({ x1, x2 }: Box): number {
  return (x1 + x2) / 2;
}
