import type { FlightSeen } from "#drawing/section/section-stairs.ts";
import { stretch } from "#drawing/section/section-view.ts";
import { type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { rectangle, type TextMark, text } from "#drawing/sheet/page/marks.ts";
import { PAPER } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { crossedRooms, type SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { type Box, boxAround, boxCorners, boxWithin, growBox } from "#drawing/sheet/shapes/box.ts";
import { formatTread, tenths, writtenRisers } from "#drawing/sheet/stairs/written-risers.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";

const SIZES = [2, 1.7, 1.4, 1.15] as const;
const SHARES = [0.5, 0.62, 0.38, 0.74, 0.26, 0.86, 0.14] as const;
/** What each smaller size costs, each step away from the middle, and turned words. */
const PRICES = { size: 1.2, aside: 0.4, turned: 6 } as const;
const CLEAR = 0.6;
const CAPTIONS = [1.5, 1.25] as const;
/** A caption that costs more, as it would cover more than a handrail, is left out: the table says the same. */
const DEAR = 9;

/** The names of the rooms that are cut, each in its room at the freest place; turned where the room is a narrow one. */
export function roomNames(
  plan: Plan,
  cut: SectionCut,
  sky: string,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const places = plan.levels.flatMap((level) =>
    crossedRooms(level, cut).map(({ room, from, to }) => {
      const [left, right] = stretch(cut, from, to);
      const [x1, y1] = toPaper(frame, [left, level.floorLevel]);
      const [x2, y2] = toPaper(frame, [right, level.floorLevel + level.clearHeight]);
      return { name: room.kind === "duct" ? sky : room.label.toUpperCase(), box: { x1, y1, x2, y2 } };
    }),
  );
  const narrowFirst = [...places].sort((a, b) => a.box.x2 - a.box.x1 - (b.box.x2 - b.box.x1));
  return narrowFirst.flatMap(({ name, box }) => nameIn(name, box, typesetter, space));
}

/** Paper about a flight in which its caption may stand. */
const AROUND = 9;
/** Shares of that paper's width and height at which a caption is tried. */
const PLACES = Array.from({ length: 21 }, (_, step) => step / 20);
/** Paper from one line's foot to the next one's, in heights of capitals; and what a second line and smaller letters cost. */
const LEADING = 1.7;
const TWO_LINES = 1;
const SMALLER = 2;

/**
 * What a mason counts, at a free place beside each flight along the cut, within its own storey: how many risers of what height, how many
 * treads of what depth; on two lines where one has no room.
 */
export function flightCaptions(
  plan: Plan,
  flights: readonly FlightSeen[],
  units: Units,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  return flights
    .filter(({ climbs }) => climbs !== 0)
    .flatMap(({ level, seen, foot, risers, riser, tread }) => {
      const storey = plan.levels.find(({ index }) => index === level);
      if (!storey) return [];
      const { rise } = writtenRisers(plan, units, foot, risers, riser);
      const climb = units.metric ? `${risers} R x ${tenths(riser)}` : `${risers} R = ${rise}`;
      const counted = [climb, `${risers - 1} T x ${formatTread(tread, units)}`];
      const [x1, y1] = toPaper(frame, [seen.u1, seen.z1]);
      const [x2, y2] = toPaper(frame, [seen.u2, seen.z2]);
      const [, floor] = toPaper(frame, [0, storey.floorLevel]);
      const [, ceiling] = toPaper(frame, [0, storey.floorLevel + storey.floorToFloor]);
      const around = growBox({ x1, y1, x2, y2 }, AROUND);
      const box = { ...around, y1: Math.max(around.y1, floor), y2: Math.min(around.y2, ceiling) };
      const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const;
      const captions = CAPTIONS.flatMap((height, smaller) =>
        [[counted.join(", ")], counted].flatMap((lines) =>
          PLACES.flatMap((x) => PLACES.map((y) => captionAt(lines, height, box, x, y, typesetter))).map((caption) => ({
            ...caption,
            price: smaller * SMALLER + (lines.length - 1) * TWO_LINES,
          })),
        ),
      );
      const within = captions.filter(({ ground }) => boxWithin(ground, box));
      const best = cheapest(within, ({ ground, price }) => {
        const away = Math.hypot((ground.x1 + ground.x2) / 2 - middle[0], (ground.y1 + ground.y2) / 2 - middle[1]);
        return space.cost(ground) + away / 8 + price;
      });
      if (!best || best.cost > DEAR) return [];
      const { ground, marks } = best.candidate;
      space.block(ground);
      return [onPaper(ground), ...marks];
    });
}

/** The lines of a caption with their middle at a share of a box, and the paper that they need. */
function captionAt(lines: readonly string[], height: number, box: Box, x: number, y: number, typesetter: Typesetter) {
  const marks = lines.map((line, index): TextMark => {
    const mark = centred(line, box, x, y, height, 0);
    const drop = (index - (lines.length - 1) / 2) * LEADING * height;
    return { ...mark, at: [mark.at[0], mark.at[1] - drop], weight: "regular" };
  });
  const ground = growBox(boxAround(marks.flatMap((mark) => boxCorners(textBox(mark, typesetter)))), 0.4);
  return { marks, ground };
}

function nameIn(name: string, box: Box, typesetter: Typesetter, space: LabelSpace): readonly Mark[] {
  const candidates = SIZES.flatMap((height, size) =>
    ([0, 90] as const).flatMap((angle) =>
      SHARES.flatMap((x, i) =>
        SHARES.map((y, j) => ({
          mark: centred(name, box, x, y, height, angle),
          price: size * PRICES.size + (i + j) * PRICES.aside + (angle === 90 ? PRICES.turned : 0),
        })),
      ),
    ),
  );
  const fitting = candidates.filter(({ mark }) => boxWithin(growBox(textBox(mark, typesetter), CLEAR), box));
  const best = cheapest(fitting, ({ mark, price }) => price + space.cost(growBox(textBox(mark, typesetter), CLEAR)));
  if (!best) return [];
  const { mark } = best.candidate;
  const ground = growBox(textBox(mark, typesetter), 0.3);
  space.block(growBox(ground, 0.3));
  return [onPaper(ground), mark];
}

/** Paper behind words, through which one still sees what they cover. */
function onPaper({ x1, y1, x2, y2 }: Box): Mark {
  return rectangle("A-ANNO-TEXT", x1, y1, x2, y2, { fill: { colour: PAPER, opacity: 0.9 } });
}

function centred(name: string, box: Box, x: number, y: number, height: number, angle: 0 | 90): TextMark {
  const [u, v] = [box.x1 + (box.x2 - box.x1) * x, box.y1 + (box.y2 - box.y1) * y];
  return text(angle === 0 ? [u, v - height / 2] : [u + height / 2, v], name, height, {
    anchor: "middle",
    weight: "bold",
    angle,
  });
}
