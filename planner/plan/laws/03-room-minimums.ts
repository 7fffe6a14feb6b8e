/**
 * Law 3, sizes. Area is the polygon's; least width is the side of the largest square that fits into the room, so that an
 * L-shaped room is judged by its main body and a niche does not count against it; height is the level's clear height.
 * A passage is judged by the way through it: a square of the least width (profile, service passages) can be pushed from each of its
 * doors and arches to every other. A duct that an opening looks into keeps the profile's least side and area.
 * The finished ground floor is at least the plinth above the road, and storeys stand on one another. No tolerance, except for 1 mm of a passage's width.
 */
import { sizeOf, squareMetres } from "#planner/plan/check/area.ts";
import { clearWays, leastWidth } from "#planner/plan/check/clear-width.ts";
import { broken, metres } from "#planner/plan/check/finding.ts";
import {
  type MeasuredLevel,
  type MeasuredPlan,
  type MeasuredRoom,
  stripBeside,
} from "#planner/plan/check/measured-plan.ts";
import { commonRect } from "#planner/plan/check/rect.ts";
import type { Finding } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";

export function roomMinimumLaw(measured: MeasuredPlan): readonly Finding[] {
  return [
    ...storeys(measured),
    ...measured.levels.flatMap((level) =>
      level.rooms.flatMap((room) => [
        ...minimum(level, room, measured.profile),
        ...(room.room.kind === "passage" ? passage(level, room, measured.profile) : []),
        ...(room.room.kind === "duct" ? duct(level, room, measured.profile) : []),
      ]),
    ),
  ];
}

function minimum(level: MeasuredLevel, { room, area }: MeasuredRoom, profile: Profile): readonly Finding[] {
  const least = profile.rooms[room.kind];
  if (least === undefined) return [];
  const where = { level: level.index, room: room.id };
  const findings: Finding[] = [];
  const size = sizeOf(area);
  if (size < least.area * 1e6) {
    findings.push(
      broken("law-3/area", `${room.label} has ${squareMetres(size)} m²; ${least.area} m² is the least.`, where),
    );
  }
  const width = leastWidth(area);
  if (width < least.width) {
    findings.push(
      broken("law-3/width", `${room.label} is ${metres(width)} wide; ${metres(least.width)} is the least.`, where),
    );
  }
  const height = level.level.clearHeight;
  if (height < least.height) {
    findings.push(
      broken("law-3/height", `${room.label} is ${metres(height)} high; ${metres(least.height)} is the least.`, where),
    );
  }
  return findings;
}

function passage(level: MeasuredLevel, { room, area }: MeasuredRoom, profile: Profile): readonly Finding[] {
  const least = profile.passageWidthService.value;
  const thresholds = level.openings
    .filter(({ opening }) => (opening.kind === "door" || opening.kind === "arch") && opening.rooms.includes(room.id))
    .map((o) => [stripBeside(o, "low", 1), stripBeside(o, "high", 1)]);
  const joined = clearWays(area, least).some((way) =>
    thresholds.every((sides) => sides.some((side) => way.some((r) => commonRect(r, side) !== null))),
  );
  if (joined) return [];
  const message = `${room.label} has no way of ${metres(least)} between all its doors.`;
  return [broken("law-3/width", message, { level: level.index, room: room.id })];
}

function duct(level: MeasuredLevel, { room, area }: MeasuredRoom, profile: Profile): readonly Finding[] {
  if (!level.openings.some(({ opening }) => opening.rooms.includes(room.id))) return [];
  const side = leastWidth(area);
  const size = sizeOf(area);
  if (side >= profile.duct.side.value && size >= profile.duct.area.value * 1e6) return [];
  const message = `${room.label} is ${metres(side)} wide with ${squareMetres(size)} m²; a duct that gives air has ${metres(profile.duct.side.value)} and ${profile.duct.area.value} m².`;
  return [broken("law-3/duct", message, { level: level.index, room: room.id })];
}

function storeys({ plan, profile }: MeasuredPlan): readonly Finding[] {
  return plan.levels.flatMap((level, i) => {
    const below = plan.levels[i - 1];
    const where = { level: level.index };
    if (below === undefined) {
      if (level.floorLevel >= profile.plinth.value) return [];
      return [
        broken(
          "law-3/plinth",
          `The ground floor lies ${metres(level.floorLevel)} above the road; ${metres(profile.plinth.value)} is the least.`,
          where,
        ),
      ];
    }
    if (level.floorLevel === below.floorLevel + below.floorToFloor) return [];
    return [broken("law-3/storey", `${level.name} does not lie one storey above ${below.name}.`, where)];
  });
}
