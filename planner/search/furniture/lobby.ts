import type { RoomKind } from "#planner/plan/plan.ts";
import { against, type Floor, lit, spotsFor, take, wallOf } from "#planner/search/furniture/floor.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";
import { furnishLiving } from "#planner/search/furniture/living.ts";
import { inNobodysWay } from "#planner/search/furniture/ways-kept.ts";

/**
 * Widths from which a passage or a foyer is not only walked through, mm: it has a seat; a passage of the second width is furnished as a lounge, with
 * a screen.
 */
const SEATED = 2000;
const LOUNGE = 2400;
/** Floor before each way that stays free, mm: whoever comes in turns past the seat. */
const TURN = 1000;
const SEATS = [
  { kind: "sofa-3", width: 2100, depth: 900, clear: 900 },
  { kind: "sofa-2", width: 1500, depth: 850, clear: 900 },
  { kind: "armchair", width: 800, depth: 800, clear: 900 },
] as const;

/** A lobby as wide as a room gets the longest seat that leaves every way free; a passage that is a lounge in all but name gets a screen too. */
export function furnishLobby(floor: Floor, kind: RoomKind, put: Put): void {
  const { room, walk, ways } = floor;
  const short = Math.min(room.x1 - room.x0, room.y1 - room.y0);
  if (short < SEATED) return;
  const turns = ways.map(({ side, from, to }) => against(room, side, from, to, TURN));
  const free: Floor = { ...floor, walk: [...walk, ...turns] };
  if (kind === "passage" && short >= LOUNGE) {
    furnishLiving(free, put);
    return;
  }
  for (const { kind: seat, ...shape } of SEATS) {
    const spot = inNobodysWay(free, spotsFor(free, shape), (one) => {
      const [low, high] = wallOf(room, one.side);
      return Math.min(one.from - low, high - one.to) + (lit(floor, one) ? 400 : 0);
    });
    if (spot === null) continue;
    put(seat, spot);
    take(free, spot);
    return;
  }
}
