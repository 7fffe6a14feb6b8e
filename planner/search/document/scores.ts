import { boundsOf } from "#planner/geometry/rect.ts";
import type { Plan, RoomKind, Scores } from "#planner/plan/plan.ts";
import { grossOf } from "#planner/search/document/areas.ts";
import { expectedIn } from "#planner/search/furniture/pieces.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";
import { scoreVastu } from "#planner/vastu/score-vastu.ts";

/** Scores 0..100 of a finished plan, each recomputed from the document alone. */
export function scoresOf(plan: Plan): Scores {
  let carpet = 0;
  let passages = 0;
  let gross = 0;
  let proportion = 0;
  let counted = 0;
  let lit = 0;
  let windowed = 0;
  for (const level of plan.levels) {
    gross += grossOf(level) / 1e6;
    for (const room of level.rooms) {
      const standard = STANDARDS[room.kind];
      carpet += room.area;
      if (room.kind === "passage" || room.kind === "foyer" || room.kind === "hall") passages += room.area;
      if (standard.light === "none") continue;
      windowed++;
      const b = boundsOf(room.polygon);
      const long = Math.max(b.x1 - b.x0, b.y1 - b.y0);
      const short = Math.min(b.x1 - b.x0, b.y1 - b.y0);
      const over = Math.max(0, long / short - standard.aspect * 0.85);
      proportion += Math.max(0, 100 - over * 120);
      counted++;
      if (
        level.openings.some(
          (o) => (o.kind === "window" || o.kind === "ventilator") && o.rooms[0] === room.id && o.rooms[1] === "outside",
        )
      )
        lit++;
    }
  }
  const partial = {
    vastu: scoreVastu(plan).score,
    daylight: percent((100 * lit) / Math.max(1, windowed)),
    circulation: percent(Math.max(0, 100 - Math.max(0, (100 * passages) / carpet - 6) * 6)),
    adjacency: percent(adjacency(plan)),
    furnishing: percent(furnishing(plan)),
    structure: percent(structure(plan)),
    efficiency: percent(Math.min(100, (100 * carpet) / gross / 0.86)),
    proportion: percent(proportion / Math.max(1, counted)),
  };
  const values = Object.values(partial);
  let total = 0;
  for (const value of values) total += value;
  return { total: percent(total / values.length), ...partial };
}

/** Of the neighbourhoods that a household expects, how many a door or archway really joins, in per cent. */
function adjacency(plan: Plan): number {
  let wanted = 0;
  let kept = 0;
  for (const level of plan.levels) {
    const kindOf = new Map(level.rooms.map((room) => [room.id, room.kind]));
    const joined = (room: string, kinds: readonly RoomKind[]): boolean =>
      level.openings.some(({ kind, rooms }) => {
        if (kind !== "door" && kind !== "arch") return false;
        const other = rooms[0] === room ? rooms[1] : rooms[1] === room ? rooms[0] : null;
        const found = other === null ? undefined : kindOf.get(other);
        return found !== undefined && kinds.includes(found);
      });
    for (const room of level.rooms) {
      const kinds = NEIGHBOURS[room.kind];
      if (kinds === undefined) continue;
      wanted++;
      if (joined(room.id, kinds)) kept++;
    }
  }
  return wanted === 0 ? 100 : (100 * kept) / wanted;
}

const LOBBIES: readonly RoomKind[] = ["passage", "hall", "family", "dining"];
const NEIGHBOURS: Readonly<Partial<Record<RoomKind, readonly RoomKind[]>>> = {
  kitchen: ["dining", "living-dining"],
  utility: ["kitchen", "kitchen-dining"],
  bedroom: LOBBIES,
  "master-bedroom": LOBBIES,
  powder: [...LOBBIES, "foyer"],
};

/** Of the furniture that rooms of their kinds are given, how much found a place, in per cent. */
function furnishing(plan: Plan): number {
  let wanted = 0;
  let placed = 0;
  for (const level of plan.levels) {
    for (const room of level.rooms) {
      const rows = expectedIn(room);
      wanted += rows.length;
      const kinds = new Set(level.furniture.filter((piece) => piece.room === room.id).map((piece) => piece.kind));
      for (const row of rows) if (row.some((kind) => kinds.has(kind))) placed++;
    }
  }
  return wanted === 0 ? 100 : (100 * placed) / wanted;
}

/** Of the upper walls' length, how much stands over a wall of the level below, in per cent. */
function structure(plan: Plan): number {
  let length = 0;
  let carried = 0;
  for (const [index, level] of plan.levels.entries()) {
    const below = plan.levels[index - 1];
    if (below === undefined) continue;
    for (const wall of level.walls) {
      const along = wall.from[0] === wall.to[0] ? 1 : 0;
      const across = 1 - along;
      const from = Math.min(wall.from[along] as number, wall.to[along] as number);
      const to = Math.max(wall.from[along] as number, wall.to[along] as number);
      length += to - from;
      let over = 0;
      for (const under of below.walls) {
        if (under.from[across] !== under.to[across]) continue;
        if (Math.abs((under.from[across] as number) - (wall.from[across] as number)) > under.thickness / 2) continue;
        const low = Math.max(from, Math.min(under.from[along] as number, under.to[along] as number));
        const high = Math.min(to, Math.max(under.from[along] as number, under.to[along] as number));
        if (high > low) over += high - low;
      }
      carried += Math.min(to - from, over);
    }
  }
  return length === 0 ? 100 : (100 * carried) / length;
}

/** Rounded, and from 0 to 100. */
function percent(value: number): number {
  return Math.max(0, Math.min(100, Math.round(value)));
}
