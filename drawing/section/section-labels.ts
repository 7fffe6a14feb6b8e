import { crossedRooms, type SectionCut } from "#drawing/section/section-cut.ts";
import type { FlightSeen } from "#drawing/section/section-stairs.ts";
import { stretch } from "#drawing/section/section-view.ts";
import { type Box, boxWithin, growBox, textBox } from "#drawing/sheet/box.ts";
import { type Frame, toPaper } from "#drawing/sheet/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/label-space.ts";
import { rectangle, type TextMark, text } from "#drawing/sheet/marks.ts";
import { PAPER } from "#drawing/sheet/pens.ts";
import type { Mark } from "#drawing/sheet/sheet.ts";
import { formatTread, shortRiser } from "#drawing/sheet/sheet-notes.ts";
import type { Units } from "#drawing/sheet/units.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";

const SIZES = [2, 1.7, 1.4, 1.15] as const;
const SHARES = [0.5, 0.62, 0.38, 0.74, 0.26, 0.86, 0.14] as const;
/** What each smaller size costs, each step away from the middle, and turned words. */
const PRICES = { size: 1.2, aside: 0.4, turned: 6 } as const;
const CLEAR = 0.6;
const CAPTION = 1.25;
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

/** What a mason counts, at a free place beside each flight along the cut: how many risers of what height, how many treads of what depth. */
export function flightCaptions(
  flights: readonly FlightSeen[],
  units: Units,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  return flights
    .filter(({ climbs }) => climbs !== 0)
    .flatMap(({ seen, risers, riser, tread }) => {
      const words = `${risers} R x ${shortRiser(riser, units)}, ${risers - 1} T x ${formatTread(tread, units)}`;
      const [x1, y1] = toPaper(frame, [seen.u1, seen.z1]);
      const [x2, y2] = toPaper(frame, [seen.u2, seen.z2]);
      const box = growBox({ x1, y1, x2, y2 }, AROUND);
      const candidates = SHARES.flatMap((x) => SHARES.map((y) => centred(words, box, x, y, CAPTION, 0)));
      const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const;
      const best = cheapest(candidates, (mark) => {
        const away = Math.hypot(mark.at[0] - middle[0], mark.at[1] - middle[1]);
        return space.cost(growBox(textBox(mark, typesetter), 0.4)) + away / 8;
      });
      if (!best || best.cost > DEAR) return [];
      const mark = { ...best.candidate, weight: "regular" as const };
      space.block(growBox(textBox(mark, typesetter), 0.3));
      return [mark];
    });
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
  return [
    rectangle("A-ANNO-TEXT", ground.x1, ground.y1, ground.x2, ground.y2, { fill: { colour: PAPER, opacity: 0.9 } }),
    mark,
  ];
}

function centred(name: string, box: Box, x: number, y: number, height: number, angle: 0 | 90): TextMark {
  const [u, v] = [box.x1 + (box.x2 - box.x1) * x, box.y1 + (box.y2 - box.y1) * y];
  return text(angle === 0 ? [u, v - height / 2] : [u + height / 2, v], name, height, {
    anchor: "middle",
    weight: "bold",
    angle,
  });
}
