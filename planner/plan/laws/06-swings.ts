/**
 * Law 6, leaves. Every door has a hinge (within 10 mm of a jamb along the wall, within the wall's thickness across it) and a swing: the hinge and an arc
 * as far from it as the door is wide (± 15 mm), 85 to 102 % of a quarter disc. A door of more than 1.2 m may be a pair, though the document hinges it
 * once: its swing reaches no farther than it is wide and covers at least 42 % of the quarter disc (two half leaves sweep 50 %). A door of a garage or
 * parking from 1.8 m on may be a shutter, which has no swing.
 * A swing stays out of walls, columns and all rooms but the door's own two, out of the swings of other doors, of stairs' flights, and of fixtures: WC,
 * basin, shower, bathtub, sink, hob, counter, washing machine, fridge, altar, beds, and wardrobes and cupboards, which do not move aside.
 * Common areas up to 0.01 m² are let pass: a swing's arc is drawn with straight pieces.
 */
import type { Polygon } from "#planner/geometry/point.ts";
import { minus } from "#planner/plan/check/area.ts";
import { broken } from "#planner/plan/check/finding.ts";
import {
  type MeasuredLevel,
  type MeasuredOpening,
  type MeasuredPlan,
  roomOf,
  widthOf,
} from "#planner/plan/check/measured-plan.ts";
import { commonArea, signedArea } from "#planner/plan/check/polygon.ts";
import { boundsOf, commonRect, cornersOf } from "#planner/plan/check/rect.ts";
import type { Finding, FurnitureKind } from "#planner/plan/plan.ts";

const TOUCH = 10_000;
const AT_JAMB = 10;
const ARC = 15;
const PAIR = 1200;
const SHUTTER = 1800;
const FIXED: readonly FurnitureKind[] = [
  "wc",
  "basin",
  "shower",
  "bathtub",
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

function leaf(level: MeasuredLevel, door: MeasuredOpening): readonly Finding[] {
  const { opening, wall, start, end } = door;
  const says = (message: string) => [broken("law-6/swing", message, { level: level.index, opening: opening.id })];
  const { hinge, swing } = opening;
  if (swing === undefined && isShutter(level, door)) return [];
  if (hinge === undefined || swing === undefined) return says(`Door ${opening.id} has no hinge or swing.`);
  const [along, across] = wall.along === "x" ? hinge : [hinge[1], hinge[0]];
  const atJamb = Math.min(Math.abs(along - start), Math.abs(along - end)) <= AT_JAMB;
  if (!atJamb || Math.abs(across - wall.line) > wall.half + 1)
    return says(`Door ${opening.id} is not hinged at a jamb.`);
  const width = widthOf(opening);
  const quarter = (Math.PI * width * width) / 4;
  const size = Math.abs(signedArea(swing));
  const radii = swing.map((p) => distance(p, hinge));
  const drawn =
    width > PAIR
      ? radii.every((r) => r <= width + ARC) && size >= 0.42 * quarter
      : radii.every((r) => r <= AT_JAMB || Math.abs(r - width) <= ARC) &&
        size >= 0.85 * quarter &&
        size <= 1.02 * quarter;
  return drawn ? [] : says(`The swing of door ${opening.id} is no quarter disc of its leaf.`);
}

/** A wide door of a garage or parking rolls up. */
function isShutter(level: MeasuredLevel, { opening }: MeasuredOpening): boolean {
  const kinds = opening.rooms.map((id) => roomOf(level, id)?.room.kind);
  return widthOf(opening) >= SHUTTER && kinds.some((kind) => kind === "garage" || kind === "parking");
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
