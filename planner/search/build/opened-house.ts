import type { Rect } from "#planner/geometry/rect.ts";
import type { Column } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import type { BuildInput } from "#planner/search/build/build-input.ts";
import { withWholeFrame } from "#planner/search/build/framed-house.ts";
import { flightsOf, stairAt } from "#planner/search/build/stair-at.ts";
import { changedHouse, walledHouse } from "#planner/search/build/walled-house.ts";
import { stairGoesOn } from "#planner/search/core/stair-ends.ts";
import { columnsOf, type DoorStretch, placeColumns } from "#planner/search/legalise/columns.ts";
import { withEdgePosts } from "#planner/search/legalise/edge-posts.ts";
import { withoutIdleColumns } from "#planner/search/legalise/idle-columns.ts";
import { joinGarages } from "#planner/search/legalise/joined-garages.ts";
import { openBays } from "#planner/search/legalise/open-bays.ts";
import type { PlacedLevel, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { doorGraph, type HouseManner } from "#planner/search/openings/door-graph.ts";
import { doorStretches } from "#planner/search/openings/door-places.ts";
import { calledAsEntered } from "#planner/search/openings/entered-rooms.ts";
import { litThrough, type OpenedLevel } from "#planner/search/openings/opened-level.ts";
import { placeDoors, wayWithoutRoom } from "#planner/search/openings/place-doors.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import type { StairEnd, Way } from "#planner/search/openings/way.ts";

/** At most this many other frames are tried where a column stands in the only place of a door. */
const MOST_FRAMES = 12;
/** Columns make room for at most this many doors, one after another. */
const MOST_STRETCHES = 3;
/** At most this many doors of a level give way to one between other rooms. */
const MOST_DETOURS = 3;

/** Why a house finds no openings; `stretches`: of walls, on that level, where a door would stand if columns kept out. */
type Failed = {
  readonly why: string;
  readonly level: number;
  readonly stretches: readonly Rect[];
  readonly stuck: StuckDoor | null;
};

/** A door that finds no place because of the columns of its level. */
export type StuckDoor = { readonly level: number; readonly way: Way; readonly columns: readonly Column[] };

/**
 * Phases 4 and 5 on one arrangement: walls, what carries them, doors and windows. Where the column under a beam leaves a door no room, the beam reaches on
 * to the next bearing, or else the room is entered from another one. A string instead says which step failed.
 */
export function openedHouse(input: BuildInput): readonly OpenedLevel[] | string {
  const closed = changedHouse(input);
  let frames = MOST_FRAMES;
  const framed = (kept: readonly DoorStretch[]): readonly OpenedLevel[] | Failed => {
    const found = openedWith(input, closed, kept, 0);
    if (!("why" in found) || kept.length === MOST_STRETCHES) return found;
    for (const body of found.stretches) {
      if (frames-- <= 0) break;
      const other = framed([...kept, { level: found.level, body }]);
      if (!("why" in other)) return other;
    }
    return found;
  };
  const found = framed([]);
  if (!("why" in found) || found.stretches.length === 0) return "why" in found ? found.why : found;
  const detoured = openedWith(input, closed, [], MOST_DETOURS);
  return "why" in detoured ? found.why : detoured;
}

/** The first door that finds no place because of columns while beams end at their nearest bearings; null where the house does not fail by that. */
export function stuckDoor(input: BuildInput): StuckDoor | null {
  const found = openedWith(input, walledHouse(input), [], 0);
  return "why" in found ? found.stuck : null;
}

/** Opens the house with columns kept out of the stretches of wall in `kept`; on each level up to `detours` doors may give way to one between other rooms. */
function openedWith(
  input: BuildInput,
  closed: readonly WalledLevel[],
  kept: readonly DoorStretch[],
  detours: number,
): readonly OpenedLevel[] | Failed {
  const { brief, profile, programme, stair } = input;
  const walls = wallsOf(profile, brief.structure);
  const columns = placeColumns(closed, profile.structure, walls, kept);
  if (columns === null) return { why: "columns: an upper wall hangs", level: 0, stretches: [], stuck: null };
  const span = profile.structure.span.value;
  const bays = openBays(closed, columns, walls, span);
  const isToGrow = brief.future === "extra-floor" && stairGoesOn(programme.wishes, stair, closed.length - 1);
  const { ground, bodies } = joinGarages(bays.ground, bays.bodies, { above: closed[1], isToGrow }, walls, span);
  const placed = [bodies, ...columns.slice(1)];
  // A later floor stands on idle columns too.
  const needed = isToGrow ? placed : withoutIdleColumns(closed, placed);
  const frame = withEdgePosts(closed, ground, needed, profile.structure, walls);
  const manner = mannerOf(input);
  const keepClear = flightsOf(input);
  const opened: OpenedLevel[] = [];
  for (const [index, base] of [ground, ...closed.slice(1)].entries()) {
    const { up, end } = stairAt(input, index, walls.core);
    const level: PlacedLevel = { ...base, stair: up, columns: columnsOf(frame[index] ?? []) };
    const one = openedLevel({ level, end, keepClear, profile, manner, detours });
    if ("why" in one) return one;
    opened.push(one);
  }
  return walls.frame ? withWholeFrame(opened, profile, walls.post) : opened;
}

/** What a household's brief and plot say about the doors of its house. */
function mannerOf({ brief, profile: { garage }, site, programme }: BuildInput): HouseManner {
  const { left, right, rear } = site.site.edges;
  return {
    openKitchen: brief.kitchen === "open",
    compact: programme.wishes.compact,
    yards: { left: left.setback, right: right.setback, rear: rear.setback },
    garageDoor: garage === null ? null : { width: garage.door.value, head: garage.head.value },
  };
}

type Closed = {
  readonly level: PlacedLevel;
  /** How the level meets its stair. */
  readonly end: StairEnd;
  readonly keepClear: OpenedLevel["keepClear"];
  readonly profile: Profile;
  readonly manner: HouseManner;
  readonly detours: number;
};

/** Phase 5 on one level: its doors, then its windows. */
function openedLevel({ level, end, keepClear, profile, manner, detours }: Closed): OpenedLevel | Failed {
  const fail = (what: string, way?: Way): Failed => ({
    why: `level ${level.index}: ${what}`,
    level: level.index,
    stretches: way === undefined ? [] : doorStretches(way),
    stuck: way === undefined ? null : { level: level.index, way, columns: level.columns },
  });
  const apart: Way[] = [];
  let doors: readonly PlacedDoor[] | null = null;
  while (doors === null) {
    const ways = doorGraph(level, end, profile.doors, manner, apart);
    if (ways === null) return fail("no way to every room");
    doors = placeDoors(level, ways, keepClear);
    if (doors !== null) break;
    const stuck = wayWithoutRoom(level, ways);
    if (stuck === undefined || apart.length >= detours) return fail("doors", stuck);
    apart.push(stuck);
  }
  const lit = litThrough(level, doors, profile, keepClear);
  if (lit === null) return fail("windows");
  return { level: calledAsEntered(level, lit.doors), ...lit, keepClear };
}
