import { overlaps, type Rect } from "#planner/geometry/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { isSolid, wallBody } from "#planner/search/legalise/line.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";

/** Rooms with no slab over them where no storey stands on them. */
const UNROOFED: readonly RoomKind[] = ["terrace", "balcony"];

type Storey = Pick<PlacedLevel, "rooms" | "walls">;

/**
 * The frame without columns in the railings of open terraces and balconies that carry nothing: no wall of their level touches them, and nothing of the level
 * above stands on them. The columns under them stay, as they carry the terrace. Takes levels and bodies bottom first.
 */
export function withoutIdleColumns(
  levels: readonly Storey[],
  bodies: readonly (readonly Rect[])[],
): readonly (readonly Rect[])[] {
  const frame = [...bodies];
  for (let i = frame.length - 1; i >= 0; i--) {
    const above = [...(levels[i + 1]?.walls ?? []).map(wallBody), ...(frame[i + 1] ?? [])];
    frame[i] = (frame[i] ?? []).filter((body) => !isIdle(body, levels[i] as Storey, above));
  }
  return frame;
}

function isIdle(body: Rect, { rooms, walls }: Storey, above: readonly Rect[]): boolean {
  if (!rooms.some(({ spec, rect }) => UNROOFED.includes(spec.kind) && overlaps(rect, body))) return false;
  const held = walls.filter(isSolid).map(wallBody);
  return ![...held, ...above].some((other) => overlaps(other, body));
}
