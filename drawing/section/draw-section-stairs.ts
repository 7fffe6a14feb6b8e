import { CONCRETE } from "#drawing/section/draw-cut.ts";
import {
  coverOf,
  type FlightSeen,
  footOf,
  isClimbed,
  type LandingSeen,
  soffitOf,
  stepsOf,
  WAIST,
} from "#drawing/section/section-stairs.ts";
import { isCut } from "#drawing/section/section-view.ts";
import { allToPaper, boxToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { hatchLines } from "#drawing/sheet/page/hatch.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { path, polyline, polylineContour, text } from "#drawing/sheet/page/marks.ts";
import { GREY, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { type Box, boxAround, boxCorners, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";

export const RAIL = 900;
const NUMBER_HEIGHT = 1.1;

/** Flights and landings that the cut goes through: hatched, heavy along steps and soffits, open where one joins the other. */
export function drawCutStairs(
  flights: readonly FlightSeen[],
  landings: readonly LandingSeen[],
  frame: Frame,
): readonly Mark[] {
  const cutLandings = landings.filter(({ seen }) => isCut(seen)).map(({ seen }) => seen);
  const climbed = flights.filter(isClimbed);
  const crossed = flights.filter(({ seen, climbs }) => isCut(seen) && climbs === 0);
  const plates: readonly Polygon[] = [
    ...cutLandings.map(({ u1, u2, z1, z2 }) => boxCorners({ x1: u1, x2: u2, y1: z1, y2: z2 })),
    ...crossed.map(stepCut),
  ];
  const bodies = [...plates, ...climbed.map(bodyOf)];
  const edges = [
    ...plates.map((plate) => [...plate, ...plate.slice(0, 1)]),
    ...climbed.flatMap((flight): readonly Polygon[] => [stepsOf(flight), soffitOf(flight)]),
  ];
  return [
    ...bodies.map((body) =>
      path("A-HATCH", [polylineContour(allToPaper(frame, body), true)], { fill: { colour: CONCRETE.fill } }),
    ),
    ...bodies.map((body) =>
      path(
        "A-HATCH",
        hatchLines([allToPaper(frame, body)], CONCRETE.spacing).map((ends) => polylineContour(ends, false)),
        { stroke: PENS.hatch },
      ),
    ),
    ...edges.map((edge) => polyline("A-STRS", allToPaper(frame, edge), PENS.cutWall)),
    ...climbed.flatMap((flight) => handrail(flight, frame)),
  ];
}

/** Steps and slab of a flight that climbs along the cut, as one outline. */
function bodyOf(flight: FlightSeen): Polygon {
  const [from, to] = soffitOf(flight);
  const { head } = flight;
  return [...stepsOf(flight), [to[0], head], to, from];
}

/** A flight that the cut crosses from side to side: its slab half-way up. */
function stepCut({ seen: { u1, u2 }, foot, riser, risers }: FlightSeen): Polygon {
  const top = foot + Math.ceil(risers / 2) * riser;
  return boxCorners({ x1: u1, x2: u2, y1: top - riser - WAIST, y2: top });
}

/** A flight behind the cut: along it, its steps, soffit and rail; climbing away, its outline and risers; climbing towards the viewer, its outline alone. */
export function drawFlight(flight: FlightSeen, frame: Frame): readonly Mark[] {
  const { seen, climbs, away, foot, riser, risers } = flight;
  if (climbs !== 0) {
    const lines = [stepsOf(flight), soffitOf(flight)];
    return [
      path(
        "A-STRS",
        lines.map((one) => polylineContour(allToPaper(frame, one), false)),
        { stroke: PENS.stair },
      ),
      ...handrail(flight, frame),
    ];
  }
  const edge = boxCorners({ x1: seen.u1, x2: seen.u2, y1: seen.z1, y2: seen.z2 });
  const treads = Array.from({ length: away ? risers : 0 }, (_, step): readonly Point[] => [
    [seen.u1, foot + (step + 1) * riser],
    [seen.u2, foot + (step + 1) * riser],
  ]);
  return [
    path("A-STRS", [polylineContour(allToPaper(frame, edge), true)], { stroke: PENS.stair }),
    path(
      "A-STRS",
      treads.map((tread) => polylineContour(allToPaper(frame, tread), false)),
      { stroke: PENS.stair },
    ),
  ];
}

/** A rail over the nosings, on a post at either end. */
function handrail(flight: FlightSeen, frame: Frame): readonly Mark[] {
  const { foot, head, riser, risers, tread, climbs } = flight;
  const start = footOf(flight);
  const end = start + climbs * (risers - 1) * tread;
  const ends: readonly Point[] = [
    [start, foot + riser],
    [end, head],
  ];
  const rail = ends.map(([u, z]): Point => [u, z + RAIL]);
  const posts = ends.map((nosing, index): readonly Point[] => [nosing, rail[index] ?? nosing]);
  return [
    path(
      "A-STRS",
      [rail, ...posts].map((one) => polylineContour(allToPaper(frame, one), false)),
      { stroke: PENS.beyond },
    ),
  ];
}

/**
 * The number of each riser of the flights along the cut, counted from the floor below, on the tread above it; none where treads are too
 * small for them, or where what is cut (`solid`) lies over it.
 */
export function riserNumbers(
  flights: readonly FlightSeen[],
  solid: readonly Box[],
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const climbed = flights.filter(isClimbed);
  return flights.flatMap((flight) => {
    const { climbs, risers, riser, tread, foot, first } = flight;
    const over = [...solid, ...climbed.filter((one) => one !== flight).flatMap(coverOf)].map((box) =>
      boxToPaper(frame, box),
    );
    if (climbs === 0 || tread / frame.scale < NUMBER_HEIGHT * 1.6) return [];
    return Array.from({ length: risers - 1 }, (_, step) => step).flatMap((step) => {
      const at = toPaper(frame, [footOf(flight) + climbs * (step + 0.5) * tread, foot + (step + 1) * riser]);
      const mark = text([at[0], at[1] + 0.35], String(first + step), NUMBER_HEIGHT, {
        layer: "A-STRS",
        anchor: "middle",
        colour: GREY,
      });
      const box = textBox(mark, typesetter);
      if (over.some((one) => boxesOverlap(one, box))) return [];
      space.block(box);
      return [mark];
    });
  });
}

/** Keeps words off flights and landings. */
export function blockStairs(
  flights: readonly FlightSeen[],
  landings: readonly LandingSeen[],
  frame: Frame,
  space: LabelSpace,
): void {
  for (const { seen } of landings)
    space.block(boxAround([toPaper(frame, [seen.u1, seen.z1]), toPaper(frame, [seen.u2, seen.z2])]));
  for (const flight of flights.filter(({ climbs }) => climbs !== 0)) {
    const { climbs, foot, riser, risers, tread } = flight;
    for (const { x1, y1, x2, y2 } of coverOf(flight))
      space.block(growBox(boxAround([toPaper(frame, [x1, y1]), toPaper(frame, [x2, y2])]), 0.3));
    for (let step = 0; step < risers; step += 1) {
      const [a, b] = [footOf(flight) + climbs * (step - 1) * tread, footOf(flight) + climbs * step * tread];
      const top = foot + (step + 1) * riser;
      space.block(boxAround([toPaper(frame, [a, top - riser - 1.6 * WAIST]), toPaper(frame, [b, top])]));
      space.avoid(boxAround([toPaper(frame, [a, top]), toPaper(frame, [b, top + RAIL + riser])]), 3);
    }
  }
}
