import { type Box, boxAround, boxCorners, boxesOverlap, growBox, textBox } from "#drawing/sheet/box.ts";
import { openFloors } from "#drawing/sheet/floor-levels.ts";
import { allToPaper, type Frame } from "#drawing/sheet/frame.ts";
import type { LabelSpace } from "#drawing/sheet/label-space.ts";
import { arrowHead, line, polygon, text } from "#drawing/sheet/marks.ts";
import { INK, PENS } from "#drawing/sheet/pens.ts";
import { drawOutlet, pipeName, type RoofWords } from "#drawing/sheet/roof-falls.ts";
import { BEFORE_WALL, hasGround, type Outlet, obstaclesOf, PIPE } from "#drawing/sheet/roof-outlets.ts";
import { contains, largestRectangle } from "#drawing/sheet/room-size.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/sheet.ts";
import { isFullHeight, placeOpenings, wallBodies } from "#drawing/sheet/wall-bodies.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Plan, Room } from "#planner/plan/plan.ts";

/** A terrace's sunk square before its parapet, and a balcony's, which is smaller. mm */
const KHURRA = { terrace: 450, balcony: 300 } as const;
/** A pipe of 110 mm takes the rain of so much floor, m². */
const DRAINED = 40;
/** Nearer outlets than this are one, mm. */
const APART = 1500;
const STEP = 50;
/** Farther from a wall than this a pipe's clamps have nothing to hold by, mm. */
const TO_WALL = 150;
/** Before a door nobody shall step into a sunk square, mm. */
const BEFORE_DOOR = 300;
/** What a place costs, in mm of distance from a corner: on the road's face; before a door; and on each storey below as at the roof. */
const PRICES = { front: 1500, door: 3000, furniture: 1000, floor: 4000, opening: 3000, bare: 2500 } as const;
/** Part of a floor's lesser side that its arrow is long; where that is less than so many mm on paper, part of its greater side. */
const ARROW = { across: 0.28, least: 9, along: 0.3 } as const;
/** Height of a slope's figure, and paper between it and its arrow, mm. */
const SLOPE = { height: 1.3, beside: 0.9 } as const;

/** Where rain-water leaves a terrace or balcony of a storey: through its parapet, or past its railing. */
export type TerraceOutlet = Outlet & { readonly room: Room };

type Candidate = TerraceOutlet & { readonly price: number };

/** The outlets of a storey's terraces and balconies, one for every 40 m²; none for a floor that no pipe can leave on the plot's own ground. */
export function terraceOutlets(plan: Plan, level: Level): readonly TerraceOutlet[] {
  const priced = pricesBelow(plan, level);
  return openFloors(level).flatMap((room) => {
    const ranked = placesAt(level, room)
      .filter(({ pipe, out }) => hasGround(plan, pipe, out))
      .map((place) => ({ ...place, price: place.price + priced(place) }))
      .sort((a, b) => a.price - b.price);
    const chosen: Candidate[] = [];
    for (const place of ranked) {
      if (chosen.length >= Math.ceil(room.area / DRAINED)) break;
      const [x, y] = place.pipe;
      if (chosen.every(({ pipe }) => Math.hypot(pipe[0] - x, pipe[1] - y) > APART)) chosen.push(place);
    }
    return chosen.map(({ khurra, pipe, out, inwards }) => ({ khurra, pipe, out, inwards, room }));
  });
}

/** Places before the low walls of an open floor, from the corners inwards. */
function placesAt(level: Level, room: Room): readonly Candidate[] {
  const size = KHURRA[room.kind === "terrace" ? "terrace" : "balcony"];
  const low = wallBodies(level.walls).filter(({ wall }) => !isFullHeight(wall));
  const columns = level.columns.map(({ polygon }) => growBox(boxAround(polygon), PIPE / 2));
  const doors = placeOpenings(level)
    .filter(({ opening }) => opening.rooms.includes(room.id) && opening.kind !== "window")
    .map(({ box }) => growBox(box, BEFORE_DOOR));
  const taken = level.furniture.filter((piece) => piece.room === room.id).map(({ polygon }) => boxAround(polygon));
  const { x1, y1, x2, y2 } = largestRectangle(room.polygon);
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2];
  return room.polygon.flatMap((from, index) => {
    const to = room.polygon[(index + 1) % room.polygon.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const out: Point = [along[1], -along[0]];
    const steps = Math.max(0, Math.floor((length - size) / STEP) + 1);
    return Array.from({ length: steps }, (_, step) => size / 2 + step * STEP).flatMap((at): Candidate[] => {
      const point = (u: number, v: number): Point => [
        from[0] + along[0] * u + out[0] * v,
        from[1] + along[1] * u + out[1] * v,
      ];
      const spout = boxAround([point(at - PIPE / 2, 20), point(at + PIPE / 2, 40)]);
      const rim = low.find(({ box }) => boxCorners(spout).every(([x, y]) => covers(box, x, y)));
      const khurra = boxAround([point(at - size / 2, 0), point(at + size / 2, -size)]);
      if (!rim || columns.some((column) => boxesOverlap(column, spout))) return [];
      if (!boxCorners(growBox(khurra, -1)).every(([x, y]) => contains(room.polygon, x, y))) return [];
      const [mx, my] = point(at, -size / 2);
      return [
        {
          room,
          khurra,
          pipe: point(at, rim.wall.thickness + BEFORE_WALL),
          out,
          inwards: [
            out[0] === 0 ? (middle[0] < mx ? -1 : 1) : out[0] > 0 ? -1 : 1,
            out[1] === 0 ? (middle[1] < my ? -1 : 1) : out[1] > 0 ? -1 : 1,
          ],
          price:
            Math.min(at, length - at) -
            size / 2 +
            (doors.some((box) => boxesOverlap(box, khurra)) ? PRICES.door : 0) +
            (taken.some((box) => boxesOverlap(box, khurra)) ? PRICES.furniture : 0),
        },
      ];
    });
  });
}

/** What stands in a pipe's way on its way down from a storey, and whether it has a wall to be held by. */
function pricesBelow(plan: Plan, level: Level): (place: Outlet) => number {
  const below = plan.levels
    .filter(({ index }) => index < level.index)
    .map((one) => ({ footprint: one.footprint, ...obstaclesOf(plan, one) }));
  return ({ pipe: [x, y], out }) => {
    const pipe = growBox({ x1: x, x2: x, y1: y, y2: y }, PIPE / 2);
    return below.reduce(
      (sum, { footprint, blocked, solid }) =>
        sum +
        (footprint.some(({ outer }) => contains(outer, x, y)) ? PRICES.floor : 0) +
        (blocked.some((box) => boxesOverlap(box, pipe)) ? PRICES.opening : 0) +
        (solid.some((box) => boxesOverlap(growBox(box, TO_WALL), pipe)) ? 0 : PRICES.bare),
      out[1] < 0 ? PRICES.front : 0,
    );
  };
}

function covers({ x1, y1, x2, y2 }: Box, x: number, y: number): boolean {
  return x1 <= x && x <= x2 && y1 <= y && y <= y2;
}

/** Every outlet with its pipe, and an arrow down to it; nothing else may be written over them. */
export function drawTerraceOutlets(
  outlets: readonly TerraceOutlet[],
  words: Pick<RoofWords, "pipe" | "slope">,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const onPaper = (box: Box) => boxAround(allToPaper(frame, boxCorners(box)));
  for (const { khurra, pipe } of outlets)
    for (const one of [khurra, growBox(boxAround([pipe]), PIPE / 2)]) space.block(onPaper(one));
  return outlets.flatMap((outlet) => {
    return [
      ...drawOutlet(outlet, frame),
      ...pipeName(outlet, words.pipe, frame, typesetter, space),
      ...fall(
        outlet.inwards,
        onPaper(outlet.khurra),
        onPaper(largestRectangle(outlet.room.polygon)),
        words.slope,
        typesetter,
        space,
      ),
    ];
  });
}

/** An arrow down to an outlet, along a narrow floor and across a wide one, with its slope beside it where that is free. */
function fall(
  [ax, ay]: Outlet["inwards"],
  khurra: Box,
  floor: Box,
  slope: string,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const [w, d] = [floor.x2 - floor.x1, floor.y2 - floor.y1];
  const across = Math.min(w, d) * ARROW.across;
  const narrow = across < ARROW.least;
  const [dx, dy] = !narrow ? [ax, ay] : w > d ? [ax, 0] : [0, ay];
  const tip: PaperPoint = [
    (khurra.x1 + khurra.x2 + dx * (khurra.x2 - khurra.x1)) / 2,
    (khurra.y1 + khurra.y2 + dy * (khurra.y2 - khurra.y1)) / 2,
  ];
  const reach = narrow ? Math.max(w, d) * ARROW.along : across;
  const tail: PaperPoint = [tip[0] + dx * reach, tip[1] + dy * reach];
  const length = Math.hypot(dx, dy);
  const [mx, my] = [(tip[0] + tail[0]) / 2, (tip[1] + tail[1]) / 2];
  const { height, beside } = SLOPE;
  const upright = dx === 0;
  const places = upright
    ? [mx - beside, mx + beside + height].map((x) => text([x, my], slope, height, { anchor: "middle", angle: 90 }))
    : dy === 0
      ? [my + beside, my - beside - height].map((y) => text([mx, y], slope, height, { anchor: "middle" }))
      : [text([mx + dx * 1.2, my + (dy > 0 ? -2.2 : 1.2)], slope, height, { anchor: dx > 0 ? "start" : "end" })];
  const words = places.find((mark) => space.cost(textBox(mark, typesetter)) === 0);
  if (words) space.block(textBox(words, typesetter));
  space.avoid(growBox(boxAround([tip, tail]), 0.6), 5);
  return [
    line("A-FLOR", tail, tip, PENS.opening),
    polygon("A-FLOR", arrowHead(tip, [-dx / length, -dy / length]), { fill: { colour: INK } }),
    ...(words ? [words] : []),
  ];
}
