import { carsBefore } from "#drawing/sheet/drive/parked-cars.ts";
import { type SideName, sideAxis } from "#drawing/sheet/house/sides.ts";
import { chainMarks, type DrawnChain, drawChain } from "#drawing/sheet/page/draw-chain.ts";
import { allToPaper, boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { cheapest, clearOf, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { rectangle, type TextMark, text } from "#drawing/sheet/page/marks.ts";
import { PAPER } from "#drawing/sheet/page/pens.ts";
import type { PlanRounding } from "#drawing/sheet/page/rounding.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { formatLength, type Units } from "#drawing/sheet/page/units.ts";
import { axisEnds, type Box, boxAround, growBox, hullOf } from "#drawing/sheet/shapes/box.ts";
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
/** How far from a flight its words and its chains may stand. */
const ASIDE = [1, 2, 3.2, 4.6, 6.2] as const;
const OFF = [2.6, 4.4, 6, 8] as const;
/** Within a landing, from its edge to the line across it and to the line along it. */
const WITHIN = [3.2, 4.6, 2.4] as const;
const SHIFTS = [0, 1.5, -1.5, 3, -3, 5, -5, 7, -7] as const;
/** How far from a flight and its landing upright words may stand, and what it costs to read them so. */
const UP_THE_YARD = [1, 2.5, 4, 6, 8, 11, 14] as const;
const UPRIGHT = 4;
/** Paper that the plot's boundary keeps to either side. */
const BOUNDARY = 0.6;
/** A chain ends at walls, where nothing may be written: so far from its ends it must be free. */
const AT_WALLS = 0.8;
/** A figure farther from its line would be read as another's. */
const BESIDE_LINE = 3.4;

/** Beside each flight from the ground how many risers and treads of which size it has, how wide it is and how deep its landing. */
export function drawStepSizes(
  plan: Plan,
  flights: readonly EntranceSteps[],
  frame: Frame,
  rounding: PlanRounding,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const { site, brief, levels } = plan;
  const rooms = levels[0]?.rooms.map(({ polygon }) => boxAround(allToPaper(frame, polygon))) ?? [];
  const cars = carsBefore(plan).map((car) => boxToPaper(frame, car));
  const inYard = offHouse([...rooms, ...cars], allToPaper(frame, site.plot), space);
  // All chains before all words, which find their place more easily.
  const chains = flights.flatMap((steps) =>
    chainsOf(steps, frame, units).map((chain) => drawAtFirst(chain, typesetter, inYard)),
  );
  return [
    ...chainMarks(chains),
    ...flights.flatMap((steps) => {
      const sizes = sizesOf(steps, brief.region, units);
      const placed = words(steps, [...sizes, ...placeOf(plan, steps, rounding, units)], frame, typesetter, inYard);
      return placed.length > 0 ? placed : words(steps, sizes, frame, typesetter, inYard);
    }),
  ];
}

/** The same space, in which nothing may be written or measured in a room, over a car or over the plot's boundary. */
function offHouse(rooms: readonly Box[], plot: readonly PaperPoint[], space: LabelSpace): LabelSpace {
  const edges = plot.map((from, index) => boxAround([from, plot[(index + 1) % plot.length] ?? from]));
  const taken = [...rooms, ...edges.map((edge) => growBox(edge, BOUNDARY))];
  return clearOf(taken, space);
}

/** A length that is to be measured at the first of its places that is free: `across` where its line runs, `edge` from where it is extended. */
type Measured = {
  readonly axis: 0 | 1;
  readonly ends: readonly [number, number];
  readonly figure: string;
  readonly places: readonly { readonly across: number; readonly outward: 1 | -1; readonly edge?: number }[];
};

function chainsOf({ treads, landing, down }: EntranceSteps, frame: Frame, units: Units): readonly Measured[] {
  const { axis, ahead } = sideAxis(down);
  const other = axis === 0 ? 1 : 0;
  const run = hullOf(treads.map(({ box }) => box));
  const [from, to] = axisEnds(run, axis);
  const foot = axisEnds(boxToPaper(frame, run), other)[ahead === 1 ? 0 : 1];
  const beyond = OFF.map((off) => ({ across: foot - ahead * off, outward: -ahead as 1 | -1, edge: foot }));
  const width = (places: Measured["places"]): Measured => ({
    axis,
    ends: axisEnds(boxToPaper(frame, run), axis),
    figure: formatLength(units, to - from),
    places,
  });
  if (landing === null) return [width(beyond)];
  const place = boxToPaper(frame, landing);
  const head = axisEnds(place, other)[ahead === 1 ? 0 : 1];
  const [near, far] = axisEnds(place, axis);
  const [low, high] = axisEnds(landing, other);
  return [
    width([...WITHIN.map((off) => ({ across: head + ahead * off, outward: 1 as const })), ...beyond]),
    {
      axis: other,
      ends: axisEnds(place, other),
      figure: formatLength(units, high - low),
      places: [
        ...OFF.flatMap((off) => [
          { across: far + off, outward: 1 as const, edge: far },
          { across: near - off, outward: -1 as const, edge: near },
        ]),
        ...WITHIN.flatMap((off) => [
          { across: far - off, outward: 1 as const },
          { across: near + off, outward: 1 as const },
        ]),
      ],
    },
  ];
}

function drawAtFirst(
  { axis, ends, figure, places }: Measured,
  typesetter: Typesetter,
  space: LabelSpace,
): DrawnChain | null {
  const lineAt = (across: number, grown: number, short: number): Box => {
    const [low, high, from, to] = [across - grown, across + grown, ends[0] + short, ends[1] - short];
    return axis === 0 ? { x1: from, x2: to, y1: low, y2: high } : { x1: low, x2: high, y1: from, y2: to };
  };
  for (const { across, outward, edge } of places) {
    const line = lineAt(across, 0.3, AT_WALLS);
    if (space.cost(line) === Number.POSITIVE_INFINITY) continue;
    const drawn = drawChain(
      {
        axis: axis === 0 ? "x" : "y",
        position: across,
        outward,
        stops: ends,
        figures: [figure],
        within: lineAt(across, BESIDE_LINE, -0.5),
        ...(edge === undefined ? {} : { extendFrom: edge }),
      },
      typesetter,
      space,
    );
    if (!drawn) continue;
    space.avoid(line, 12);
    return drawn;
  }
  return null;
}

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
  const best = cheapest(places, ({ marks, away }) =>
    marks.reduce(
      (sum, mark) => sum + space.cost(growBox(textBox(mark, typesetter), 0.4)),
      away + leaderCost(leader(marks), space),
    ),
  );
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
