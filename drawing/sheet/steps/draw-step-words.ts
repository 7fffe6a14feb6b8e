import { type SideName, sideAxis } from "#drawing/sheet/house/sides.ts";
import { boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { rectangle, type TextMark, text } from "#drawing/sheet/page/marks.ts";
import { PAPER } from "#drawing/sheet/page/pens.ts";
import type { PlanRounding } from "#drawing/sheet/page/rounding.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { axisEnds, type Box, growBox, hullOf } from "#drawing/sheet/shapes/box.ts";
import { formatTread, shortRiser } from "#drawing/sheet/stairs/written-risers.ts";
import { boxesOf, type EntranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { drawLeader, leaderCost, leaderTo } from "#drawing/sheet/steps/leader.ts";
import { stepsPlace } from "#drawing/sheet/steps/place.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { RegionCode } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** mm on paper. */
const HEIGHT = 1.4;
const PITCH = 2.2;
/** How far from a flight its words may stand. */
const ASIDE = [1, 2, 3.2, 4.6, 6.2] as const;
const SHIFTS = [0, 1.5, -1.5, 3, -3, 5, -5, 7, -7] as const;
/** How far from a flight and its landing upright words may stand, and what it costs to read them so. */
const UP_THE_YARD = [1, 2.5, 4, 6, 8, 11, 14] as const;
const UPRIGHT = 4;

/** 3 R x 150, and T 300: in millimetres also where feet and inches do not write them exactly, but in America, where nobody measures in those. */
function sizesOf({ treads, floor, down }: EntranceSteps, region: RegionCode, units: Units): readonly [string, string] {
  const risers = treads.length + 1;
  const written = (length: number) =>
    units.metric || region === "us" ? shortRiser(length, units) : formatTread(length, units);
  const [from, to] = treads[0] ? axisEnds(treads[0].box, sideAxis(down).axis === 0 ? 1 : 0) : [0, 0];
  return [`${risers} R x ${written(floor / risers)}`, `T ${written(to - from)}`];
}

/** How far the flight and its landing begin from the house's corner, as the chains have it. */
function placeOf(plan: Plan, steps: EntranceSteps, rounding: PlanRounding, units: Units): readonly string[] {
  const place = stepsPlace(plan, steps);
  if (!place) return [];
  const round = rounding[place.axis];
  const away = round(place.to) - round(place.from);
  if (away === 0) return [`in line with ${place.face} face`];
  return [`${units.length(Math.abs(away))} ${away < 0 ? "beyond" : "from"} ${place.face} face`];
}

/** Beside each flight how many risers and treads of which size it has and, where there is paper for that too, how far it is from the house's corner. */
export function drawStepWords(
  plan: Plan,
  flights: readonly EntranceSteps[],
  frame: Frame,
  rounding: PlanRounding,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  return flights.flatMap((steps) => {
    const sizes = sizesOf(steps, plan.brief.region, units);
    const placed = words(steps, [...sizes, ...placeOf(plan, steps, rounding, units)], frame, typesetter, space);
    return placed.length > 0 ? placed : words(steps, sizes, frame, typesetter, space);
  });
}

/** A flight's sizes and its place beside it in one line or in more, where nothing else is written; farther off at the end of a line to it. */
function words(
  { treads, ...steps }: EntranceSteps,
  [rise = "", going = "", ...place]: readonly string[],
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const boxes = boxesOf({ treads, ...steps }).map((box) => boxToPaper(frame, box));
  const around = hullOf(boxes);
  const flight = hullOf(treads.map(({ box }) => boxToPaper(frame, box)));
  const leader = (marks: readonly TextMark[]) =>
    leaderTo(hullOf(marks.map((mark) => textBox(mark, typesetter))), flight, boxes);
  const choices = [
    [[`${rise}, ${going}`, ...place].join(", ")],
    ...(place.length > 0 ? [[`${rise}, ${going},`, ...place]] : []),
    [`${rise},`, [going, ...place].join(", ")],
    ...(place.length > 0 ? [[`${rise},`, `${going},`, ...place]] : []),
  ];
  const places = choices.flatMap((lines) => placesFor(lines, around, flight, steps.down, typesetter));
  const best = cheapest(places, ({ marks, away }, most) => {
    const covered = marks.map((mark) => space.cost(growBox(textBox(mark, typesetter), 0.4)));
    const from = (price: number) => covered.reduce((sum, cost) => sum + cost, price);
    // A leader is looked at piece by piece, and most places are too far off or taken without it.
    return from(away) >= most ? Number.POSITIVE_INFINITY : from(away + leaderCost(leader(marks), space));
  });
  if (best === null) return [];
  const { marks } = best.candidate;
  return [
    ...drawLeader(leader(marks), space),
    ...marks.flatMap((mark) => {
      const { x1, y1, x2, y2 } = growBox(textBox(mark, typesetter), 0.2);
      const covers = space.cost({ x1, y1, x2, y2 }) > 0;
      space.block({ x1, y1, x2, y2 });
      return [...(covers ? [rectangle("A-ANNO-TEXT", x1, y1, x2, y2, { fill: { colour: PAPER } })] : []), mark];
    }),
  ];
}

/** Lines beside a flight and its landing, and before its foot; `away`: how far from the flight. */
function placesFor(lines: readonly string[], around: Box, flight: Box, down: SideName, typesetter: Typesetter) {
  const wide = Math.max(...lines.map((line) => typesetter.width(line, HEIGHT, "regular")));
  const high = HEIGHT + (lines.length - 1) * PITCH;
  const [cx, cy] = [(flight.x1 + flight.x2) / 2, (flight.y1 + flight.y2) / 2];
  const at = (x: number, y: number, anchor: TextMark["anchor"], away: number) => ({
    away: away / 10 + (lines.length - 1) * 0.3,
    marks: lines.map((line, index) => text([x, y + high - HEIGHT - index * PITCH], line, HEIGHT, { anchor })),
  });
  // Up the yard beside a house, where no line across it fits.
  const upright = (x: number, y: number, away: number) => ({
    away: away / 4 + UPRIGHT,
    marks: lines.map((line, index) =>
      text([x + HEIGHT - high / 2 + index * PITCH, y - wide / 2], line, HEIGHT, { anchor: "start", angle: 90 }),
    ),
  });
  const beside = SHIFTS.flatMap((shift) =>
    ASIDE.flatMap((gap) => {
      const away = gap + Math.abs(shift) / 2;
      return [
        ...(down === "left" ? [] : [at(around.x2 + gap, cy - high / 2 + shift, "start", away)]),
        ...(down === "right" ? [] : [at(around.x1 - gap, cy - high / 2 + shift, "end", away)]),
        // Behind its head lies the house.
        ...(down === "rear" ? [] : [at(cx + shift - wide / 2, around.y1 - gap - high, "start", away + 2)]),
        ...(down === "front" ? [] : [at(cx + shift - wide / 2, around.y2 + gap, "start", away + 2)]),
      ];
    }),
  );
  const along = SHIFTS.flatMap((shift) =>
    UP_THE_YARD.flatMap((gap) => [
      upright(cx + shift, around.y1 - gap - wide / 2, flight.y1 - around.y1 + gap),
      upright(cx + shift, around.y2 + gap + wide / 2, around.y2 - flight.y2 + gap),
    ]),
  );
  return [...beside, ...along];
}
