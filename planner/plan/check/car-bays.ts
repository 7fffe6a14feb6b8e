import type { Brief } from "#planner/brief/brief.ts";
import { type Area, areaOfPolygon, common, minus, union } from "#planner/plan/check/area.ts";
import { clearWays } from "#planner/plan/check/clear-width.ts";
import type { MeasuredPlan } from "#planner/plan/check/measured-plan.ts";
import { freeGround, groundRooms, roads, touchesAny } from "#planner/plan/check/outdoors.ts";
import { boundsOf, commonRect, type Rect } from "#planner/plan/check/rect.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { RelaxationCode } from "#planner/plan/told.ts";

/** Least widths of the ways that a car with its mirrors and a two-wheeler take, mm. */
const DRIVE = 2100;
const BIKE_WAY = 900;

/** What the brief may ask for, and two places for a car in the front yard: with its tail under the house, or wholly under the open sky. */
type Parking = Brief["parking"] | "half-covered" | "drive";

/** The parking that a household has instead of what it asked for, by the code of the sentence that tells it. */
const HAS_INSTEAD: Readonly<Partial<Record<RelaxationCode, Parking>>> = {
  "parking-one-car": "car",
  "parking-half-covered": "half-covered",
  "parking-drive": "drive",
  "parking-two-wheeler": "two-wheeler",
  "parking-none": "none",
};

/** The parking that a household is told it has, as asked for or instead of it; null where `relaxed` tells of it without a code of the planner's. */
export function parkingTold({ brief, relaxed }: Plan): Parking | null {
  const told = relaxed.find(({ what }) => what === "parking");
  if (told === undefined) return brief.parking;
  return told.code === undefined ? null : (HAS_INSTEAD[told.code] ?? null);
}

/** Whether the household is told that its car stands in the front yard, the whole car or half of it. */
export function isParkedInYard(plan: Plan): boolean {
  const told = parkingTold(plan);
  return told === "half-covered" || told === "drive";
}

/** Every set of bays that what `parkingTold` says can stand in: a rectangle for each car (or two-wheeler). Empty where none fits or nothing parks. */
export function bayChoices(measured: MeasuredPlan): readonly (readonly Rect[])[] {
  const parking = parkingTold(measured.plan);
  if (parking === null || parking === "none") return [];
  const bays = BAYS_FOR[parking](measured);
  if (parking !== "two-cars") return bays.map((bay) => [bay]);
  return bays.flatMap((a, i) =>
    bays
      .slice(i + 1)
      .filter((b) => commonRect(a, b) === null)
      .map((b) => [a, b]),
  );
}

const BAYS_FOR: Readonly<Record<Exclude<Parking, "none">, (measured: MeasuredPlan) => readonly Rect[]>> = {
  "two-wheeler": bikeBays,
  car: carBays,
  "two-cars": carBays,
  "half-covered": halfCoveredBays,
  drive: driveBays,
};

/** Bays for a car with its tail at the back of a parking room and its nose in the front yard. */
function halfCoveredBays(measured: MeasuredPlan): readonly Rect[] {
  const ground = measured.levels[0];
  if (ground === undefined) return [];
  const { width, depth } = measured.profile.car;
  const under = groundRooms(ground, ["parking"]).flatMap(({ area }) => area);
  const places = under.flatMap(({ x0, x1, y1 }) =>
    [x0, (x0 + x1 - width.value) / 2, x1 - width.value].map((x) => [Math.round(x), y1 - depth.value] as const),
  );
  return standingInYard(measured, places, under);
}

/** Bays for a car that stands whole in the front yard, at the road and flush with a side of the plot or of a ground-floor room. */
function driveBays(measured: MeasuredPlan): readonly Rect[] {
  const { plot, profile, levels } = measured;
  const width = profile.car.width.value;
  const rooms = levels[0]?.rooms.flatMap(({ area }) => area) ?? [];
  const starts = [plot, ...rooms].flatMap(({ x0, x1 }) => [x0, x1 - width]);
  return standingInYard(
    measured,
    starts.map((x0) => [x0, plot.y0] as const),
    [],
  );
}

/**
 * The bays with their front left corner at one of `places` that lie on the plot's open ground or on `under` (floor under the house), and that a car
 * drives into straight from the front road.
 */
function standingInYard(
  measured: MeasuredPlan,
  places: readonly (readonly [x: number, y: number])[],
  under: Area,
): readonly Rect[] {
  const ground = measured.levels[0];
  if (ground === undefined) return [];
  const { width, depth } = measured.profile.car;
  const free = freeGround(measured);
  const standing = minus(union([...minus([measured.plot], ground.footprint), ...under]), ground.solid);
  return places
    .map(([x0, y0]) => ({ x0, y0, x1: x0 + width.value, y1: y0 + depth.value }))
    .filter((bay) => minus([bay], standing).length === 0 && drivable(measured, free, bay, "front"));
}

/** Bays in parking rooms and garages that a car drives into straight from a road, lengthwise from front or rear, crosswise from a side. */
function carBays(measured: MeasuredPlan): readonly Rect[] {
  const { width, depth } = measured.profile.car;
  const ground = freeGround(measured, ["garage"]);
  const upright = baysOf(measured, width.value, depth.value).filter((bay) =>
    (["front", "rear"] as const).some((edge) => drivable(measured, ground, bay, edge)),
  );
  const lying = baysOf(measured, depth.value, width.value).filter((bay) =>
    (["left", "right"] as const).some((edge) => drivable(measured, ground, bay, edge)),
  );
  return [...upright, ...lying];
}

function bikeBays(measured: MeasuredPlan): readonly Rect[] {
  const { width, depth } = measured.profile.twoWheeler;
  const ground = freeGround(measured, ["garage"]);
  const way = clearWays(ground, BIKE_WAY).find((w) => touchesAny(w, roads(measured))) ?? [];
  return [...baysOf(measured, width.value, depth.value), ...baysOf(measured, depth.value, width.value)].filter((bay) =>
    touchesAny(way, [bay]),
  );
}

/** Rectangles of a size inside a parking room or garage: in its corners, and about the cars that are drawn there. */
function baysOf(measured: MeasuredPlan, width: number, depth: number): readonly Rect[] {
  const ground = measured.levels[0];
  if (ground === undefined) return [];
  const cars = ground.level.furniture
    .filter((f) => f.kind === "car")
    .map((f) => ({ room: f.room, ...boundsOf(f.polygon) }));
  return groundRooms(ground, ["parking", "garage"]).flatMap(({ room, area }) => {
    const standing = cars.filter((car) => car.room === room.id);
    const xs = [
      ...new Set([...area.flatMap((r) => [r.x0, r.x1 - width]), ...standing.map((c) => (c.x0 + c.x1 - width) / 2)]),
    ];
    const ys = [
      ...new Set([...area.flatMap((r) => [r.y0, r.y1 - depth]), ...standing.map((c) => (c.y0 + c.y1 - depth) / 2)]),
    ];
    return xs
      .flatMap((x0) => ys.map((y0) => ({ x0, y0, x1: x0 + width, y1: y0 + depth })))
      .filter((bay) => minus([bay], areaOfPolygon(room.polygon)).length === 0);
  });
}

/** Whether a way as wide as a car leads straight from a road at that edge into the bay. */
function drivable(
  measured: MeasuredPlan,
  ground: readonly Rect[],
  bay: Rect,
  edge: "front" | "rear" | "left" | "right",
): boolean {
  if (measured.plan.site.edges[edge].kind !== "road") return false;
  const { plot } = measured;
  const far = 2 * DRIVE;
  const lane = {
    front: { ...bay, y0: plot.y0 - far },
    rear: { ...bay, y1: plot.y1 + far },
    left: { ...bay, x0: plot.x0 - far },
    right: { ...bay, x1: plot.x1 + far },
  }[edge];
  return clearWays(common(ground, [lane]), DRIVE).some(
    (way) => touchesAny(way, roads(measured)) && touchesAny(way, [bay]),
  );
}
