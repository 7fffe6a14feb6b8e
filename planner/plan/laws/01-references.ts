/**
 * Law 1, names. Ids are unique on their level, and none is "outside"; openings name a wall and two different rooms of their
 * level (or "outside" for one), furniture and stairs a room.
 */
import { broken } from "#planner/plan/check/finding.ts";
import { type MeasuredPlan, OUTSIDE } from "#planner/plan/check/measured-plan.ts";
import type { Finding, Level } from "#planner/plan/plan.ts";

export function referenceLaw({ plan }: MeasuredPlan): readonly Finding[] {
  return plan.levels.flatMap(references);
}

function references(level: Level): readonly Finding[] {
  const findings: Finding[] = [];
  const rooms = new Set(level.rooms.map((r) => r.id));
  const walls = new Set(level.walls.map((w) => w.id));
  const ids = [
    ...level.rooms,
    ...level.walls,
    ...level.openings,
    ...level.stairs,
    ...level.columns,
    ...level.furniture,
  ];
  const seen = new Set<string>();
  for (const { id } of ids) {
    if (seen.has(id) || id === OUTSIDE) {
      findings.push(broken("law-1/ids", `${level.name}: the id ${id} is used twice.`, { level: level.index }));
    }
    seen.add(id);
  }
  for (const opening of level.openings) {
    const where = { level: level.index, opening: opening.id };
    if (!walls.has(opening.wall)) {
      findings.push(broken("law-1/ids", `${level.name}: opening ${opening.id} names no wall of this level.`, where));
    }
    if (!opening.rooms.every((id) => id === OUTSIDE || rooms.has(id)) || opening.rooms[0] === opening.rooms[1]) {
      findings.push(broken("law-1/ids", `${level.name}: opening ${opening.id} does not name its two rooms.`, where));
    }
  }
  for (const piece of [...level.furniture, ...level.stairs]) {
    if (!rooms.has(piece.room)) {
      findings.push(broken("law-1/ids", `${level.name}: ${piece.id} stands in no room.`, { level: level.index }));
    }
  }
  return findings;
}
