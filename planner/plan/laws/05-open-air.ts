/**
 * Law 5, what open air is. Before an opening to "outside" the plot is free of this level's footprint for 900 mm, and no party
 * line runs within these 900 mm (the neighbour may build to it); so no opening stands in a wall on a party edge.
 * A duct, courtyard or terrace is open to the sky: on every level above, its place lies beyond the footprint or in a room of these three kinds.
 * A balcony, verandah, porch or parking has air on at least one side: at least 600 mm of its edge are open to the outside, or only railed.
 */
import { type Area, common, minus, sizeOf } from "#planner/plan/check/area.ts";
import { broken } from "#planner/plan/check/finding.ts";
import {
  type MeasuredLevel,
  type MeasuredOpening,
  type MeasuredPlan,
  type MeasuredRoom,
  OUTSIDE,
  stripBeside,
} from "#planner/plan/check/measured-plan.ts";
import { commonRect, grown, type Rect } from "#planner/plan/check/rect.ts";
import type { Finding, RoomKind } from "#planner/plan/plan.ts";

const OUTLOOK = 900;
const OPEN_SIDE = 600;
const TO_THE_SKY: readonly RoomKind[] = ["duct", "courtyard", "terrace"];
const TO_ONE_SIDE: readonly RoomKind[] = ["balcony", "verandah", "porch", "parking"];

export function openAirLaw(measured: MeasuredPlan): readonly Finding[] {
  return measured.levels.flatMap((level) => [
    ...level.openings.filter((o) => o.opening.rooms.includes(OUTSIDE)).flatMap((o) => outlook(measured, level, o)),
    ...level.rooms.flatMap((room) => [...sky(measured, level, room), ...side(level, room)]),
  ]);
}

function outlook(measured: MeasuredPlan, level: MeasuredLevel, opening: MeasuredOpening): readonly Finding[] {
  const where = { level: level.index, opening: opening.opening.id };
  const sides = (["low", "high"] as const).map((s) => stripBeside(opening, s, OUTLOOK));
  const outer = sides.find((strip) => sizeOf(common([stripNear(opening, strip)], level.footprint)) === 0);
  if (outer === undefined) {
    return [broken("law-5/open-air", `Opening ${opening.opening.id} does not lie at the open air.`, where)];
  }
  if (sizeOf(common([outer], level.footprint)) > 0) {
    return [broken("law-5/open-air", `Opening ${opening.opening.id} looks onto the house itself within 0.9 m.`, where)];
  }
  if (beyondParty(measured).some((r) => commonRect(r, outer) !== null)) {
    return [broken("law-5/party", `Opening ${opening.opening.id} stands in or before a party wall.`, where)];
  }
  return [];
}

/** The first millimetre of a strip, at the wall's face. */
function stripNear(opening: MeasuredOpening, strip: Rect): Rect {
  const face = commonRect(grown(opening.hole, 1), strip);
  return face ?? strip;
}

/** What lies beyond the party edges. */
function beyondParty({ plan, plot }: MeasuredPlan): Area {
  const far = 100_000;
  const wide = grown(plot, far);
  const { left, right, rear } = plan.site.edges;
  return [
    ...(left.kind === "party" ? [{ ...wide, x1: plot.x0 }] : []),
    ...(right.kind === "party" ? [{ ...wide, x0: plot.x1 }] : []),
    ...(rear.kind === "party" ? [{ ...wide, y0: plot.y1 }] : []),
  ];
}

function sky(measured: MeasuredPlan, level: MeasuredLevel, { room, area }: MeasuredRoom): readonly Finding[] {
  if (!TO_THE_SKY.includes(room.kind)) return [];
  return measured.levels.slice(level.index + 1).flatMap((above) => {
    const open = above.rooms.filter((r) => TO_THE_SKY.includes(r.room.kind)).flatMap((r) => r.area);
    const covered = sizeOf(minus(common(area, above.footprint), open));
    if (covered === 0) return [];
    return [
      broken("law-5/sky", `${room.label} is built over on ${above.level.name}.`, { level: level.index, room: room.id }),
    ];
  });
}

function side(level: MeasuredLevel, { room, area }: MeasuredRoom): readonly Finding[] {
  if (!TO_ONE_SIDE.includes(room.kind)) return [];
  const walls = level.walls
    .filter(({ wall }) => wall.kind === "external" || wall.kind === "internal")
    .map((w) => w.body);
  const rails = level.walls.filter(({ wall }) => wall.kind === "railing" || wall.kind === "parapet");
  const reach = Math.max(10, ...rails.map((r) => 2 * r.half + 10));
  const around = minus(
    area.map((r) => grown(r, reach)),
    [...level.footprint, ...walls],
  );
  const open = Math.max(0, ...around.map((r) => Math.max(r.x1 - r.x0, r.y1 - r.y0)));
  if (open >= OPEN_SIDE) return [];
  return [broken("law-5/sky", `${room.label} has no side to the open air.`, { level: level.index, room: room.id })];
}
