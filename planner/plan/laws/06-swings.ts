/**
 * Law 6, leaves. Every door has a hinge (at a jamb, within the wall's thickness) and a swing: a polygon with its points no farther from
 * the hinge than the door is wide (+ 60 mm; a pair of leaves is hinged once in the document and may reach across), that covers at
 * least 60 % of the quarter disc of a leaf. It stays out of walls, columns and all rooms but the door's own two, out of the leaves of other doors,
 * stairs' flights, and fixtures (WC, basin, shower, sink, hob, counter, washing machine, fridge, altar and beds, wardrobes and cupboards that do not move aside).
 * Common areas up to 0.01 m² are let pass: a swing's arc is drawn with straight pieces.
 */
import type { Polygon } from "#planner/geometry/point.ts";
import { minus } from "#planner/plan/check/area.ts";
import { broken } from "#planner/plan/check/finding.ts";
import {
  type MeasuredLevel,
  type MeasuredOpening,
  type MeasuredPlan,
  widthOf,
} from "#planner/plan/check/measured-plan.ts";
import { commonArea, signedArea } from "#planner/plan/check/polygon.ts";
import { boundsOf, commonRect, cornersOf } from "#planner/plan/check/rect.ts";
import type { Finding, FurnitureKind } from "#planner/plan/plan.ts";

const TOUCH = 10_000;
const FIXED: readonly FurnitureKind[] = [
  "wc",
  "basin",
  "shower",
  "sink",
  "hob",
  "counter",
  "fridge",
  "washing-machine",
  "altar",
  "bed-king",
  "bed-queen",
  "bed-single",
  "wardrobe",
  "dressing-table",
  "bookshelf",
  "shelf",
  "tv-unit",
];

export function swingLaw(measured: MeasuredPlan): readonly Finding[] {
  return measured.levels.flatMap((level) => {
    const doors = level.openings.filter(({ opening }) => opening.kind === "door");
    return [
      ...doors.flatMap((door) => [...leaf(level, door), ...space(level, door), ...obstacles(level, door)]),
      ...doors.flatMap((door, i) => doors.slice(i + 1).flatMap((other) => clash(level, door, other))),
    ];
  });
}

function leaf(level: MeasuredLevel, { opening, wall }: MeasuredOpening): readonly Finding[] {
  const says = (message: string) => [broken("law-6/swing", message, { level: level.index, opening: opening.id })];
  const { hinge, swing } = opening;
  if (hinge === undefined || swing === undefined || swing.length < 3)
    return says(`Door ${opening.id} has no hinge or swing.`);
  const toJamb = Math.min(distance(hinge, opening.from), distance(hinge, opening.to));
  if (toJamb > wall.half + 1) return says(`Door ${opening.id} is not hinged at a jamb.`);
  const width = widthOf(opening);
  if (swing.some((p) => distance(p, hinge) > width + 60))
    return says(`Door ${opening.id} swings farther than it is wide.`);
  if (Math.abs(signedArea(swing)) < (0.6 * Math.PI * width * width) / (4 * (width > 1100 ? 2 : 1))) {
    return says(`Door ${opening.id} does not swing open.`);
  }
  return [];
}

function space(level: MeasuredLevel, { opening, hole }: MeasuredOpening): readonly Finding[] {
  const { swing } = opening;
  if (swing === undefined) return [];
  const where = { level: level.index, opening: opening.id };
  const reach = boundsOf(swing);
  const near = level.solid.filter((r) => commonRect(r, reach) !== null);
  const masonry = minus(near, [hole]);
  if (masonry.some((r) => commonArea(swing, cornersOf(r)) > TOUCH)) {
    return [broken("law-6/swing", `Door ${opening.id} swings into a wall or column.`, where)];
  }
  const strange = level.rooms.filter(({ room }) => !opening.rooms.includes(room.id));
  const hit = strange.find(({ room }) => commonArea(room.polygon, swing) > TOUCH);
  return hit === undefined ? [] : [broken("law-6/swing", `Door ${opening.id} swings into ${hit.room.label}.`, where)];
}

function obstacles(level: MeasuredLevel, { opening }: MeasuredOpening): readonly Finding[] {
  const { swing } = opening;
  if (swing === undefined) return [];
  const where = { level: level.index, opening: opening.id };
  const flights = level.level.stairs.flatMap((stair) =>
    stair.flights.map((f) => ({ id: stair.id, polygon: f.polygon })),
  );
  const pieces = level.level.furniture
    .filter((f) => FIXED.includes(f.kind))
    .map((f) => ({ id: f.kind, polygon: f.polygon }));
  return [...flights, ...pieces]
    .filter(({ polygon }) => commonArea(swing, polygon) > TOUCH)
    .map(({ id }) => broken("law-6/swing", `Door ${opening.id} sweeps into ${id}.`, where));
}

function clash(level: MeasuredLevel, a: MeasuredOpening, b: MeasuredOpening): readonly Finding[] {
  if (a.opening.swing === undefined || b.opening.swing === undefined) return [];
  if (commonArea(a.opening.swing, b.opening.swing) <= TOUCH) return [];
  const message = `Doors ${a.opening.id} and ${b.opening.id} sweep into each other.`;
  return [broken("law-6/swing", message, { level: level.index, opening: a.opening.id })];
}

function distance(a: Polygon[number], b: Polygon[number]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
