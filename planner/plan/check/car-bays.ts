import type { Brief } from "#planner/brief/brief.ts";
import { areaOfPolygon, common, minus } from "#planner/plan/check/area.ts";
import { clearWays } from "#planner/plan/check/clear-width.ts";
import type { MeasuredPlan } from "#planner/plan/check/measured-plan.ts";
import { freeGround, groundRooms, roads, touchesAny } from "#planner/plan/check/outdoors.ts";
import { boundsOf, commonRect, type Rect } from "#planner/plan/check/rect.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { RelaxationCode } from "#planner/plan/told.ts";

/** A car with its mirrors drives through this, mm. */
const DRIVE = 2100;
const BIKE_WAY = 900;

type Parking = Brief["parking"];

/** What a household has where its parking gave way, by the sentence that tells it. */
const HAS_INSTEAD: Readonly<Partial<Record<RelaxationCode, Parking>>> = {
  "parking-one-car": "car",
  "parking-two-wheeler": "two-wheeler",
  "parking-none": "none",
};

/** The parking that a household is told it has; null where it gave way in words that are not the planner's. */
export function parkingTold({ brief, relaxed }: Plan): Parking | null {
  const told = relaxed.find(({ what }) => what === "parking");
  if (told === undefined) return brief.parking;
  return told.code === undefined ? null : (HAS_INSTEAD[told.code] ?? null);
}

/** Every set of bays that the parking it is told to have can take: one rectangle per car (or two-wheeler). Empty: none fits. */
export function bayChoices(measured: MeasuredPlan): readonly (readonly Rect[])[] {
  const parking = parkingTold(measured.plan);
  if (parking === null || parking === "none") return [];
  const bays = parking === "two-wheeler" ? bikeBays(measured) : carBays(measured);
  if (parking !== "two-cars") return bays.map((bay) => [bay]);
  return bays.flatMap((a, i) =>
    bays
      .slice(i + 1)
      .filter((b) => commonRect(a, b) === null)
      .map((b) => [a, b]),
  );
}

/** Bays in the corners of the parking rooms that a car drives into straight from a road. */
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

/** Whether a car's width leads straight from a road at that edge into the bay. */
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
