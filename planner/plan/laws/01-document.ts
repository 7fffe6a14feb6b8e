/**
 * Law 1, shapes. Every number is finite, lengths are whole millimetres (centre lines may end in .5), levels stand in order, and
 * the polygons that the other laws measure are simple, rectilinear and counter-clockwise.
 * When one of these fails, nothing else can be measured, so the check stops here.
 */
import type { Polygon } from "#planner/geometry/point.ts";
import { broken } from "#planner/plan/check/finding.ts";
import { isRectilinear, isSimple, signedArea } from "#planner/plan/check/polygon.ts";
import type { Finding, Level, Plan, Wall } from "#planner/plan/plan.ts";

/** Floor to floor less clear height: slab, finish and what hangs below, mm. */
const SLAB = { least: 100, most: 600 };

export function documentLaw(plan: Plan): readonly Finding[] {
  return [...plotShape(plan), ...plan.levels.flatMap((level, i) => [...levelOrder(level, i), ...levelShapes(level)])];
}

function plotShape(plan: Plan): readonly Finding[] {
  const fault = polygonFault(plan.site.plot);
  return fault === null ? [] : [broken("law-1/plot", `The plot's polygon ${fault}.`)];
}

function levelOrder(level: Level, position: number): readonly Finding[] {
  const where = { level: level.index };
  const findings: Finding[] = [];
  if (level.index !== position) {
    findings.push(broken("law-1/levels", `Level ${level.index} stands in place ${position} of the document.`, where));
  }
  const slab = level.floorToFloor - level.clearHeight;
  const heights = [level.floorLevel, level.floorToFloor, level.clearHeight];
  if (!heights.every(Number.isInteger) || level.clearHeight <= 0 || slab < SLAB.least || slab > SLAB.most) {
    findings.push(broken("law-1/levels", `${level.name}: heights ${heights.join(", ")} are not a storey.`, where));
  }
  return findings;
}

function levelShapes(level: Level): readonly Finding[] {
  const where = { level: level.index };
  const findings: Finding[] = [];
  const fault = (what: string, polygon: Polygon, place: Finding["where"] = where) => {
    const words = polygonFault(polygon);
    if (words !== null)
      findings.push(broken("law-1/polygon", `${level.name}: the polygon of ${what} ${words}.`, place));
  };
  for (const region of level.footprint) {
    fault("the footprint", region.outer);
    for (const hole of region.holes) fault("a hole of the footprint", counterClockwise(hole));
  }
  for (const room of level.rooms) fault(`room ${room.id}`, room.polygon, { ...where, room: room.id });
  for (const column of level.columns) fault(`column ${column.id}`, counterClockwise(column.polygon));
  for (const stair of level.stairs) {
    for (const flight of stair.flights) fault(`a flight of ${stair.id}`, counterClockwise(flight.polygon));
    for (const landing of stair.landings) fault(`a landing of ${stair.id}`, counterClockwise(landing));
  }
  for (const wall of level.walls) {
    const words = wallFault(wall);
    if (words !== null) {
      findings.push(broken("law-1/wall", `${level.name}: wall ${wall.id} ${words}.`, { ...where, wall: wall.id }));
    }
  }
  for (const opening of level.openings) {
    const numbers = [opening.from, opening.to, ...(opening.swing ?? [])].flat();
    if (![...numbers, opening.sill, opening.head].every(Number.isFinite)) {
      const place = { ...where, opening: opening.id };
      findings.push(broken("law-1/numbers", `${level.name}: opening ${opening.id} holds no proper numbers.`, place));
    }
  }
  for (const piece of level.furniture) {
    if (piece.polygon.length < 3 || !piece.polygon.flat().every(Number.isFinite)) {
      findings.push(broken("law-1/numbers", `${level.name}: ${piece.id} has no outline.`, where));
    }
  }
  return findings;
}

/** Holes, columns and flights may run either way round. */
function counterClockwise(polygon: Polygon): Polygon {
  return signedArea(polygon) < 0 ? [...polygon].reverse() : polygon;
}

function polygonFault(polygon: Polygon): string | null {
  if (!polygon.flat().every(Number.isInteger)) return "has a corner that is not in whole millimetres";
  if (!isRectilinear(polygon)) return "is not rectilinear";
  if (!isSimple(polygon)) return "touches or crosses itself";
  if (signedArea(polygon) <= 0) return "runs clockwise";
  return null;
}

function wallFault(wall: Wall): string | null {
  const halves = [...wall.from, ...wall.to].map((v) => v * 2);
  if (!halves.every(Number.isInteger)) return "has an end that is not on a half millimetre";
  if (!(Number.isInteger(wall.thickness) && wall.thickness > 0)) return "has no thickness in whole millimetres";
  if ((wall.from[0] === wall.to[0]) === (wall.from[1] === wall.to[1])) return "does not run along x or y";
  return null;
}
