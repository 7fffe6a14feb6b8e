import type { Point } from "#planner/geometry/point.ts";
import { corners, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Stair } from "#planner/plan/plan.ts";
import type { Core, FixedRoom } from "#planner/search/core/core.ts";
import { landingIn } from "#planner/search/core/landing-strip.ts";
import { drawTurned, turnedSteps } from "#planner/search/core/quarter-turn.ts";
import { type StairDesign, type StairForm, WELL } from "#planner/search/core/stair-shaft.ts";

/** The stair in its shaft, as the document writes it. */
export function drawStair(
  id: string,
  room: string,
  shaft: Rect,
  entry: FixedRoom["entry"],
  design: StairDesign,
  toLevel: number,
): Stair {
  const { form, risers, riser, tread } = design;
  if (form === "l-shaped") throw new Error("a quarter turn has two shafts");
  const drawn = DRAWN[form](shaft, entry, design);
  return { id, room, kind: form, risers, riser, tread, toLevel, ...drawn };
}

/** The stair of a core, as the document writes it. */
export function drawStairOf(id: string, room: string, core: Core, design: StairDesign, toLevel: number): Stair | null {
  const shaft = core.fixed.find(({ kind }) => kind === "stair");
  if (shaft === undefined) return null;
  const steps = turnedSteps(core, design);
  if (steps === null) return drawStair(id, room, shaft.rect, shaft.entry, design, toLevel);
  const { form, risers, riser, tread } = design;
  const drawn = drawTurned(steps, core.turn?.risers ?? 0, design);
  return { id, room, kind: form, risers, riser, tread, toLevel, ...drawn };
}

type Drawn = Pick<Stair, "width" | "flights" | "landings">;

/** Up along the left flight as one enters, turning on the far landing, back along the right. */
function drawDogLeg(shaft: Rect, entry: FixedRoom["entry"], design: StairDesign): Drawn {
  const { risers } = design;
  const half = risers / 2;
  const run = (half - 1) * design.tread;
  const { box, way, back, alongEnd, acrossEnd } = frameOf(shaft, entry);
  const landing = landingIn(alongEnd, design);
  // In a wide shaft the flights become as wide as their landings are deep; the well takes the rest.
  const turning = Math.min(landing, alongEnd - landing - run);
  const w = Math.max(design.flightWidth, Math.min(turning, Math.floor((acrossEnd - WELL) / 2)));
  return {
    width: w,
    flights: [
      { polygon: corners(box(landing, landing + run, 0, w)), risers: half, up: way },
      { polygon: corners(box(landing, landing + run, acrossEnd - w, acrossEnd)), risers: risers - half, up: back },
    ],
    landings: [corners(box(0, landing, 0, acrossEnd)), corners(box(landing + run, alongEnd, 0, acrossEnd))],
  };
}

/** Up along the left flight as one enters, a few steps across the far end, back along the right; the corners take what the shaft has to spare across. */
function drawOpenWell(shaft: Rect, entry: FixedRoom["entry"], design: StairDesign): Drawn {
  const { flightWidth: w, between, tread, flights } = design;
  const [up = 0, middle = 0, last = 0] = flights;
  const { box, way, back, across, alongEnd, acrossEnd } = frameOf(shaft, entry);
  const corner = alongEnd - between;
  const from = acrossEnd - between - (middle - 1) * tread;
  const flight = (risers: number, c0: number): Rect => box(corner - (risers - 1) * tread, corner, c0, c0 + w);
  return {
    width: w,
    flights: [
      { polygon: corners(flight(up, 0)), risers: up, up: way },
      { polygon: corners(box(corner, corner + w, from, acrossEnd - between)), risers: middle, up: across },
      { polygon: corners(flight(last, acrossEnd - w)), risers: last, up: back },
    ],
    landings: [
      corners(box(0, landingIn(alongEnd, design), 0, acrossEnd)),
      corners(box(corner, alongEnd, 0, from)),
      corners(box(corner, alongEnd, acrossEnd - between, acrossEnd)),
    ],
  };
}

const DRAWN: Readonly<
  Record<Exclude<StairForm, "l-shaped">, (shaft: Rect, entry: FixedRoom["entry"], design: StairDesign) => Drawn>
> = {
  "dog-leg": drawDogLeg,
  straight: drawStraight,
  "open-well": drawOpenWell,
};

/** Up from one end of the shaft to the other; the upper landing takes what the shaft has to spare in length. */
function drawStraight(shaft: Rect, entry: FixedRoom["entry"], design: StairDesign): Drawn {
  const { landing, between, tread, flights: climbs } = design;
  const { box, way, alongEnd, acrossEnd } = frameOf(shaft, entry);
  // In a wide shaft the flights become as wide as their landings are deep; the rest lies open beside them.
  const width = Math.min(acrossEnd, between);
  const landings = [corners(box(0, landing, 0, acrossEnd))];
  let at = landing;
  const flights = climbs.map((risers, i) => {
    const end = at + (risers - 1) * tread;
    const flight = { polygon: corners(box(at, end, 0, width)), risers, up: way };
    at = i === climbs.length - 1 ? alongEnd : end + between;
    landings.push(corners(box(end, at, 0, acrossEnd)));
    return flight;
  });
  return { width, flights, landings };
}

/** The shaft's own frame of reference: a along it from where one enters, c across it; mm. */
function frameOf(shaft: Rect, entry: FixedRoom["entry"]) {
  const lengthwise = entry === "front" || entry === "rear";
  const forward = entry === "front" || entry === "left";
  const alongEnd = lengthwise ? shaft.y1 - shaft.y0 : shaft.x1 - shaft.x0;
  const acrossEnd = lengthwise ? shaft.x1 - shaft.x0 : shaft.y1 - shaft.y0;
  const box = (a0: number, a1: number, c0: number, c1: number): Rect => {
    const [from, to] = forward ? [a0, a1] : [alongEnd - a1, alongEnd - a0];
    return lengthwise
      ? rect(shaft.x0 + c0, shaft.y0 + from, shaft.x0 + c1, shaft.y0 + to)
      : rect(shaft.x0 + from, shaft.y0 + c0, shaft.x0 + to, shaft.y0 + c1);
  };
  const way: Point = lengthwise ? [0, forward ? 1 : -1] : [forward ? 1 : -1, 0];
  const back: Point = [way[0] === 0 ? 0 : -way[0], way[1] === 0 ? 0 : -way[1]];
  const across: Point = lengthwise ? [1, 0] : [0, 1];
  return { box, way, back, across, alongEnd, acrossEnd };
}
