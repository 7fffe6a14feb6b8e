import type { Area } from "#planner/plan/check/area.ts";
import { boundsOf, cornersOf, holdsPoint, type Rect } from "#planner/plan/check/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";
import { vetoed, zoneAt } from "#planner/vastu/zones.ts";

const SAMPLES = 30;
/** A room lies in a zone when this much of it does. */
const MOSTLY = 0.5;

/** Strict vastu: what tradition forbids outright is named, unless the plan says that vastu gave way. */
export const vastuVeto: ReviewRule = (measured) => {
  const { plan } = measured;
  if (plan.brief.vastu !== "strict" || plan.relaxed.some((r) => r.what === "vastu")) return [];
  return roomsOf(measured)
    .filter(({ level, room }) => {
      const built = boundsOf(level.footprint.flatMap(cornersOf));
      return forbiddenShare(room.room.kind, room.area, built, plan.site.northBearing) > MOSTLY;
    })
    .map(({ level, room: { room } }) =>
      warning(
        "vastu/veto",
        `${room.label} lies where vastu forbids it.`,
        { level: level.index, room: room.id },
        "vastu tradition, unanimous sources",
      ),
    );
};

function forbiddenShare(kind: RoomKind, area: Area, built: Rect, north: number): number {
  const b = boundsOf(area.flatMap(cornersOf));
  let inside = 0;
  let forbidden = 0;
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const x = b.x0 + (((i % SAMPLES) + 0.5) / SAMPLES) * (b.x1 - b.x0);
    const y = b.y0 + ((Math.floor(i / SAMPLES) + 0.5) / SAMPLES) * (b.y1 - b.y0);
    if (!area.some((r) => holdsPoint(r, [x, y]))) continue;
    inside++;
    const u = (2 * (x - built.x0)) / (built.x1 - built.x0) - 1;
    const v = (2 * (y - built.y0)) / (built.y1 - built.y0) - 1;
    if (vetoed(kind, zoneAt(u, v, north))) forbidden++;
  }
  return inside === 0 ? 0 : forbidden / inside;
}
