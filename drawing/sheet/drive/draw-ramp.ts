import { carsBefore } from "#drawing/sheet/drive/parked-cars.ts";
import { driveRamps } from "#drawing/sheet/drive/ramp.ts";
import { levelMarkIn } from "#drawing/sheet/heights/level-mark.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { cheapest, clearOf, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { arrowHead, line, polygon, type TextMark, text } from "#drawing/sheet/page/marks.ts";
import { INK, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { type Box, boxAround, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** mm on paper. */
const HEIGHT = 1.5;
const CLEAR = 0.5;
const GRID = 0.8;
/** From the arrow's line to the words along it. */
const ASIDE = 0.9;
const HEAD = 2.2;
/** How deep the strip at either end of a ramp is in which its level stands. */
const ENDS = [4, 13] as const;
/** What it costs to write over a chain's line. */
const OVER_CHAIN = 12;
/** What it costs to shorten the words to their slope. */
const SHORTER = 6;

/**
 * In each ramp an arrow that climbs with its slope along it, and the levels of both its ends. `over`: what is drawn there already;
 * `toFace`: what of a ramp lies in the house is not drawn.
 */
export function drawDriveRamps(
  plan: Plan,
  frame: Frame,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
  { over = [], toFace = false }: { readonly over?: readonly Mark[]; readonly toFace?: boolean } = {},
): readonly Mark[] {
  const cars = carsBefore(plan).map((car) => boxToPaper(frame, car));
  return driveRamps(plan).flatMap(({ box, ratio, top, inBay }) => {
    const ramp = boxToPaper(frame, toFace ? { ...box, y2: box.y2 - inBay } : box);
    if (ramp.y2 - ramp.y1 < ENDS[0]) return [];
    for (const chain of chainLines(over)) if (boxesOverlap(chain, ramp)) space.avoid(growBox(chain, 0.4), OVER_CHAIN);
    const inside = toFace || inBay === 0;
    const edge = inside ? [] : [line("L-SITE", [ramp.x1, ramp.y2], [ramp.x2, ramp.y2], PENS.floor)];
    const mark = (words: string, strip: (deep: number) => Box) => levelAtEnd(words, strip, cars, typesetter, space);
    const floor = `${units.finished} ${writtenHeight(plan, units, top)}`;
    return [
      ...edge,
      ...mark(writtenHeight(plan, units, 0), (deep) => ({ ...ramp, y2: ramp.y1 + deep })),
      ...(toFace && inBay > 0 ? [] : mark(floor, (deep) => ({ ...ramp, y1: ramp.y2 - deep }))),
      ...arrowIn(ramp, ratio, typesetter, space),
    ];
  });
}

/** A level in the strip at an end of a ramp: beside a car, also where only a deeper strip has room for that. */
function levelAtEnd(
  words: string,
  strip: (deep: number) => Box,
  cars: readonly Box[],
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const beside = clearOf(cars, space);
  for (const deep of ENDS) {
    const found = levelMarkIn(strip(deep), words, typesetter, beside);
    if (found.length > 0) return found;
  }
  return levelMarkIn(strip(ENDS[0]), words, typesetter, space);
}

/** The lines of chains across the yard, not those that extend what they measure. */
function chainLines(marks: readonly Mark[]): readonly Box[] {
  return marks.flatMap((mark) =>
    mark.kind === "path" && mark.ofDimension && mark.stroke === PENS.dimension
      ? mark.contours.map(({ from, segments }) => boxAround([from, ...segments.map(({ to }) => to)]))
      : [],
  );
}

type Slope = { readonly words: TextMark; readonly x: number; readonly y1: number; readonly y2: number };

function arrowIn(ramp: Box, ratio: number, typesetter: Typesetter, space: LabelSpace): readonly Mark[] {
  const places = [`RAMP UP 1:${ratio}`, `1:${ratio}`].flatMap((words, step) => placesIn(ramp, words, step, typesetter));
  const [cx, cy] = [(ramp.x1 + ramp.x2) / 2, (ramp.y1 + ramp.y2) / 2];
  const best = cheapest(places, ({ box, penalty }) => {
    const away = Math.hypot((box.x1 + box.x2) / 2 - cx, (box.y1 + box.y2) / 2 - cy);
    return penalty + away / 10 + space.cost(box);
  });
  if (!best) return [];
  const { words, x, y1, y2 } = best.candidate.slope;
  space.block(best.candidate.box);
  return [
    line("L-SITE", [x, y1], [x, y2], PENS.arrow),
    polygon("L-SITE", arrowHead([x, y2], [0, 1]), { fill: { colour: INK } }),
    words,
  ];
}

/** Upright along an arrow; where the yard is too short for that, lying beside a short one. */
function placesIn(ramp: Box, words: string, step: number, typesetter: Typesetter) {
  const wide = typesetter.width(words, HEIGHT, "regular");
  const look = { layer: "L-SITE", colour: INK } as const;
  const upright = { w: HEIGHT + ASIDE + 0.7, h: Math.max(wide, HEAD + 2), penalty: step * SHORTER };
  const lying = { w: wide + ASIDE + 1.4, h: HEAD + 1.4, penalty: step * SHORTER + 1 };
  const at = ({ w, h, penalty }: typeof upright, make: (x: number, y: number) => Slope) =>
    stepsOf(ramp.x1 + CLEAR, ramp.x2 - CLEAR - w).flatMap((x) =>
      stepsOf(ramp.y1 + CLEAR, ramp.y2 - CLEAR - h).map((y) => ({
        penalty,
        slope: make(x, y),
        box: growBox({ x1: x, y1: y, x2: x + w, y2: y + h }, CLEAR / 2),
      })),
    );
  return [
    ...at(upright, (x, y) => ({
      words: text([x + HEIGHT, y], words, HEIGHT, { ...look, angle: 90 }),
      x: x + HEIGHT + ASIDE,
      y1: y,
      y2: y + upright.h,
    })),
    ...at(lying, (x, y) => ({
      words: text([x, y + (lying.h - HEIGHT) / 2], words, HEIGHT, look),
      x: x + wide + ASIDE + 0.7,
      y1: y,
      y2: y + lying.h,
    })),
  ];
}

function stepsOf(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / GRID) + 1) }, (_, step) => from + step * GRID);
}
