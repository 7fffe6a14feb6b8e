/**
 * Law 1, places. Rooms lie inside the footprint and overlap neither one another nor a column nor the body of any wall, also one that stands free;
 * walls lie inside the footprint (its edge is their outer face), and no two are drawn over each other along the same line.
 * Read exactly: any common area is an overlap. A wall may stand out of the footprint by up to 1 mm, the rounding of a centre line.
 */
import { common, minus, sizeOf, thickerThan } from "#planner/plan/check/area.ts";
import { broken } from "#planner/plan/check/finding.ts";
import type { MeasuredLevel, MeasuredPlan } from "#planner/plan/check/measured-plan.ts";
import type { Finding } from "#planner/plan/plan.ts";

const ROUNDING = 1;

export function overlapLaw(measured: MeasuredPlan): readonly Finding[] {
  return measured.levels.flatMap((level) => [...rooms(level), ...walls(level)]);
}

function rooms(level: MeasuredLevel): readonly Finding[] {
  const findings: Finding[] = [];
  level.rooms.forEach(({ room, area }, i) => {
    const where = { level: level.index, room: room.id };
    if (sizeOf(minus(area, level.footprint)) > 0) {
      findings.push(broken("law-1/inside", `${room.label} reaches beyond the footprint.`, where));
    }
    for (const other of level.rooms.slice(i + 1)) {
      if (sizeOf(common(area, other.area)) > 0) {
        findings.push(broken("law-1/overlap", `${room.label} and ${other.room.label} overlap.`, where));
      }
    }
    for (const { wall, body } of level.walls) {
      if (sizeOf(common(area, [body])) > 0) {
        findings.push(broken("law-1/overlap", `${room.label} overlaps wall ${wall.id}.`, { ...where, wall: wall.id }));
      }
    }
    if (sizeOf(common(area, level.columns)) > 0) {
      findings.push(broken("law-1/overlap", `A column stands in ${room.label} as if it were floor.`, where));
    }
  });
  return findings;
}

function walls(level: MeasuredLevel): readonly Finding[] {
  const findings: Finding[] = [];
  level.walls.forEach((a, i) => {
    const where = { level: level.index, wall: a.wall.id };
    if (thickerThan(minus([a.body], level.footprint), ROUNDING).length > 0) {
      findings.push(broken("law-1/inside", `Wall ${a.wall.id} stands out of the footprint.`, where));
    }
    for (const b of level.walls.slice(i + 1)) {
      const sameRun = a.along === b.along && Math.abs(a.line - b.line) < a.half + b.half;
      const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
      if (sameRun && shared > a.half + b.half) {
        findings.push(broken("law-1/overlap", `Walls ${a.wall.id} and ${b.wall.id} are drawn over each other.`, where));
      }
    }
  });
  return findings;
}
