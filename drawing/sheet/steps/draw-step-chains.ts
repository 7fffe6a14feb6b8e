import { sideAxis } from "#drawing/sheet/house/sides.ts";
import { chainMarks, type DrawnChain, drawChain } from "#drawing/sheet/page/draw-chain.ts";
import { boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { formatLength, type Units } from "#drawing/sheet/page/units.ts";
import { axisEnds, type Box, hullOf } from "#drawing/sheet/shapes/box.ts";
import type { EntranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** How far from a flight its chains may stand, mm on paper. */
const OFF = [2.6, 4.4, 6, 8] as const;
/** Within a landing, from its edge to the line across it and to the line along it. */
const WITHIN = [3.2, 4.6, 2.4] as const;
/** A chain ends at walls, where nothing may be written: so far from its ends it must be free. */
const AT_WALLS = 0.8;
/** A figure farther from its line would be read as another's. */
const BESIDE_LINE = 3.4;

/** A length that is to be measured at the first of its places that is free: `across` where its line runs, `edge` from where it is extended. */
type Measured = {
  readonly axis: 0 | 1;
  readonly ends: readonly [number, number];
  readonly figure: string;
  readonly places: readonly { readonly across: number; readonly outward: 1 | -1; readonly edge?: number }[];
};

/** How wide each flight is and how deep its landing, each at the first of its places that is free. */
export function drawStepChains(
  flights: readonly EntranceSteps[],
  frame: Frame,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const chains = flights.flatMap((steps) => chainsOf(steps, frame, units));
  return chainMarks(chains.map((chain) => drawAtFirst(chain, typesetter, space)));
}

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
