import type { CutSkirt, SkirtBeyond } from "#drawing/section/cut-skirt.ts";
import { CONCRETE, hatched, MASONRY } from "#drawing/section/draw-cut.ts";
import { BOARD, COVER } from "#drawing/section/draw-roof.ts";
import type { Pen } from "#drawing/section/pen.ts";
import { chainMarks, drawChain } from "#drawing/sheet/page/draw-chain.ts";
import { allToPaper, boxToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { line, polygon, rectangle, text } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { formatLength } from "#drawing/sheet/page/units.ts";
import { boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import { STEEP } from "#drawing/sheet/skirt/sizes.ts";

/** What of a skirt stands behind the cut, in thin lines over what lies behind it. */
export function drawSkirtBeyond({ stretches, gablet }: SkirtBeyond, frame: Frame): readonly Mark[] {
  return [...stretches, ...gablet].map((outline) =>
    polygon("A-ELEV", allToPaper(frame, outline), { fill: { colour: PAPER }, stroke: PENS.beyond }),
  );
}

/** The tiles, slab and board of a skirt in the cut, and the parapet of concrete behind them; dashed the gablet's ridge before the cut. */
export function drawCutSkirt(skirts: readonly CutSkirt[], frame: Frame): readonly Mark[] {
  return skirts.flatMap(({ ridge, tiles, slab, upstand, gable, board: [low, high], end, wall }) => {
    const inner = end + Math.sign(wall - end) * BOARD;
    const board = boxToPaper(frame, boxAround([low, [inner, high[1]]]));
    return [
      ...(gable === null ? [] : hatched([gable], MASONRY, PENS.cutWall, frame)),
      ...hatched([upstand], CONCRETE, PENS.cutWall, frame),
      ...hatched([slab], CONCRETE, PENS.cutWall, frame),
      polygon("A-WALL", allToPaper(frame, tiles), { fill: { colour: COVER }, stroke: PENS.lowWall }),
      rectangle("A-WALL", board.x1, board.y1, board.x2, board.y2, { fill: { colour: PAPER }, stroke: PENS.lowWall }),
      ...(ridge === null ? [] : [line("A-ELEV", toPaper(frame, ridge[0]), toPaper(frame, ridge[1]), PENS.overhead)]),
    ];
  });
}

/** Paper from the board along the eaves, or the parapet, to the chain of their reach, from the tiles to how steep they are, and that figure's height. mm */
const AWAY = 3;
const BESIDE = 1.2;
const FIGURE = 1.6;
const GABLET = "GABLET";

/** How far the eaves reach beyond the wall, at the first of them that has room for it; beside each how steep the tiles are; and over the gablet its name. */
export function skirtWords(skirts: readonly CutSkirt[], pen: Pen): readonly Mark[] {
  const { frame, units, typesetter, space } = pen;
  const plain = skirts.filter((one) => one.plain);
  const steep = plain.flatMap(({ tiles, end, wall }): readonly Mark[] => {
    const [edge, ridge] = tiles;
    if (!edge || !ridge) return [];
    const [x, y] = toPaper(frame, [(edge[0] + ridge[0]) / 2, (edge[1] + ridge[1]) / 2]);
    const out = Math.sign(end - wall);
    const mark = text([x + out * BESIDE, y], `${STEEP.skirt}°`, FIGURE, { anchor: out > 0 ? "start" : "end" });
    if (space.cost(textBox(mark, typesetter)) > 0) return [];
    space.block(growBox(textBox(mark, typesetter), 0.3));
    return [mark];
  });
  const names = skirts.filter((one) => !one.plain).flatMap((one) => gabletName(one, pen));
  const [best] = plain
    .flatMap((one) => chainPlaces(one, frame))
    .map((place, index) => ({ place, price: space.cost(place.strip) + index / 10 }))
    .filter(({ price }) => Number.isFinite(price))
    .sort((one, other) => one.price - other.price);
  if (!best) return [...steep, ...names];
  const { position, outward, extendFrom, stops, reach } = best.place;
  const figures = [formatLength(units, reach)];
  const drawn = drawChain({ axis: "x", position, outward, extendFrom, stops, figures }, typesetter, space);
  return [...steep, ...names, ...chainMarks([drawn])];
}

/** What tells a cut through the gablet from a flat slab: its name over its tiles, or beside their edge. */
function gabletName({ tiles, end, wall }: CutSkirt, { frame, typesetter, space }: Pen): readonly Mark[] {
  const { x1, y1, x2, y2 } = boxToPaper(frame, boxAround(tiles));
  const out = Math.sign(end - wall);
  const beside = text([(out > 0 ? x2 : x1) + out * BESIDE, (y1 + y2 - FIGURE) / 2], GABLET, FIGURE, {
    anchor: out > 0 ? "start" : "end",
  });
  const over = [0, 1, 2, 3].map((up) =>
    text([(x1 + x2) / 2, y2 + BESIDE + up * BESIDE], GABLET, FIGURE, { anchor: "middle" }),
  );
  const free = [...over, beside].find((mark) => space.cost(textBox(mark, typesetter)) === 0);
  if (free === undefined) return [];
  space.block(growBox(textBox(free, typesetter), 0.3));
  return [free];
}

/** A chain of the eaves' reach below their board, where no sunshade stands, or over the parapet; `strip`: what it takes of the paper. */
function chainPlaces({ board, end, wall, parapet }: CutSkirt, frame: Frame) {
  const foot = toPaper(frame, board[0])[1];
  const over = toPaper(frame, [0, parapet])[1];
  const stops = [end, wall].map((each) => toPaper(frame, [each, 0])[0]).sort((a, b) => a - b);
  const [x1 = 0, x2 = 0] = stops;
  return ([-1, 1] as const).map((outward) => {
    const [from, position] = outward < 0 ? [foot, foot - AWAY] : [over, over + AWAY];
    const strip = outward < 0 ? [position - 1, from - 0.3] : [from + 0.3, position + 2];
    return {
      position,
      outward,
      extendFrom: foot,
      stops,
      reach: Math.abs(end - wall),
      strip: { x1: x1 + 0.3, x2: x2 - 0.3, y1: strip[0] ?? from, y2: strip[1] ?? from },
    };
  });
}
