import { boundsOf, type Rect } from "#planner/geometry/rect.ts";
import type { Column } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import type { BuildInput } from "#planner/search/build/build-plan.ts";
import type { Core, FixedRoom, ShaftEnd } from "#planner/search/core/core.ts";
import { drawStairOf } from "#planner/search/core/draw-stair.ts";
import { landingIn, landingStrip, NO_LANDING } from "#planner/search/core/landing-strip.ts";
import { fixedOn, landingOn, landingRoom, turnedSteps } from "#planner/search/core/quarter-turn.ts";
import { landingOf, stairEnds, stairGoesOn } from "#planner/search/core/stair-ends.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import { columnsOf, type DoorStretch, placeColumns } from "#planner/search/legalise/columns.ts";
import { withCornerLobbies } from "#planner/search/legalise/corner-lobbies.ts";
import { withEdgePosts } from "#planner/search/legalise/edge-posts.ts";
import { withoutIdleColumns } from "#planner/search/legalise/idle-columns.ts";
import { openBays } from "#planner/search/legalise/open-bays.ts";
import { placeLevel } from "#planner/search/legalise/place-level.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { changed } from "#planner/search/legalise/second-thoughts.ts";
import { steppedBack } from "#planner/search/legalise/set-back.ts";
import { shifted } from "#planner/search/legalise/shifts.ts";
import { type FrameLevel, shortenedBeams, wholeFrame } from "#planner/search/legalise/whole-frame.ts";
import { withWholeShaft } from "#planner/search/legalise/whole-shaft.ts";
import { doorGraph } from "#planner/search/openings/door-graph.ts";
import { doorStretches, type PlacedDoor, placesOfDoor, stretchOf } from "#planner/search/openings/door-places.ts";
import { calledAsEntered } from "#planner/search/openings/entered-rooms.ts";
import { placeDoors, wayWithoutRoom } from "#planner/search/openings/place-doors.ts";
import { type PlacedWindow, placeWindows } from "#planner/search/openings/place-windows.ts";
import type { StairEnd, Way } from "#planner/search/openings/way.ts";
import { LEVEL_PREFIX } from "#planner/search/programme/sized.ts";

/** A level with its walls, columns and openings. */
export type OpenedLevel = {
  readonly level: PlacedLevel;
  readonly doors: readonly PlacedDoor[];
  readonly windows: readonly PlacedWindow[];
  /** Floor that no leaf may sweep: the stair's flights. */
  readonly keepClear: readonly Rect[];
};

/** At most this many other frames are tried where a column stands in the only place of a door. */
const MOST_FRAMES = 12;
/** Columns make room for at most this many doors, one after another. */
const MOST_STRETCHES = 3;
/** At most this many doors of a level give way to one between other rooms. */
const MOST_DETOURS = 3;

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

/** Every level of a house with its walls, after the second thoughts and shifts of `input`. */
export function changedHouse({
  thoughts = [],
  shifts = [],
  candidate,
  profile,
}: BuildInput): readonly Omit<PlacedLevel, "columns">[] {
  const thoughtOver = thoughts.reduce(
    (levels, thought) => changed(levels, thought, profile),
    walledHouse({ candidate, profile }),
  );
  return shifted(thoughtOver, shifts);
}

/** Every level of an arrangement with its walls, before any change. */
export function walledHouse({
  candidate: { arrangement, footprint },
  profile,
}: Pick<BuildInput, "candidate" | "profile">): readonly Omit<PlacedLevel, "columns">[] {
  const { sheltered, core } = (arrangement.models[0] as LevelModel).walls;
  return steppedBack(
    withCornerLobbies(
      arrangement.models.map((model) => withWholeShaft(placeLevel(model, footprint))),
      arrangement.models,
      profile,
    ),
    Math.min(sheltered, core),
  );
}

/** Opens the house with columns kept out of the stretches of wall in `kept`; on each level up to `detours` doors may give way to one between other rooms. */
function openedWith(
  { brief, profile, site, programme, stair, candidate }: BuildInput,
  closed: readonly Omit<PlacedLevel, "columns">[],
  kept: readonly DoorStretch[],
  detours: number,
): readonly OpenedLevel[] | Failed {
  const walls = wallsOf(profile, brief.structure);
  const columns = placeColumns(closed, profile.structure, walls, kept);
  if (columns === null) return { why: "columns: an upper wall hangs", level: 0, stretches: [], stuck: null };
  const { ground, bodies } = openBays(closed, columns, walls, profile.structure.span.value);
  const placed = [bodies, ...columns.slice(1)];
  const isToGrow = brief.future === "extra-floor" && stairGoesOn(programme.wishes, stair, closed.length - 1);
  // A later floor stands on idle columns too.
  const needed = isToGrow ? placed : withoutIdleColumns(closed, placed);
  const frame = withEdgePosts(closed, ground, needed, profile.structure, walls);
  const { core } = candidate;
  const shaft = core.fixed.find((room) => room.kind === "stair") ?? null;
  const turned = stair === null ? null : turnedSteps(core, stair);
  const straightOn = shaft?.entry && stair !== null ? [flightsOf(shaft.rect, shaft.entry, stair)] : [];
  const keepClear = turned === null ? straightOn : [turned.leg, turned.corner, turned.flight];
  const { left, right, rear } = site.site.edges;
  const yards = { left: left.setback, right: right.setback, rear: rear.setback };
  const { garage } = profile;
  const garageDoor = garage === null ? null : { width: garage.door.value, head: garage.head.value };
  const manner = { openKitchen: brief.kitchen === "open", compact: programme.wishes.compact, yards, garageDoor };
  const opened: OpenedLevel[] = [];
  for (const [index, base] of [ground, ...closed.slice(1)].entries()) {
    const goesOn = stairGoesOn(programme.wishes, stair, index);
    const prefix = LEVEL_PREFIX[index] ?? `f${index}`;
    const up = stair !== null && goesOn ? drawStairOf(`${prefix}-s1`, `${prefix}-stair`, core, stair, index + 1) : null;
    const level: PlacedLevel = { ...base, stair: up, columns: columnsOf(frame[index] ?? []) };
    const fail = (what: string, way?: Way): Failed => ({
      why: `level ${index}: ${what}`,
      level: index,
      stretches: way === undefined ? [] : doorStretches(way),
      stuck: way === undefined ? null : { level: index, way, columns: level.columns },
    });
    const ends = stairEnds(stair?.form ?? null, shaft?.entry ?? null, index, goesOn);
    const turn = turned === null || stair === null ? {} : landingAfterTurn(core, index, stair, walls.core);
    const own = stair === null ? NO_LANDING : { ...landingOf(stair, index), archway: stair.archway };
    const stairEnd = { ...ends, ...own, ...turn };
    const apart: Way[] = [];
    let all: readonly PlacedDoor[] | null = null;
    while (all === null) {
      const ways = doorGraph(level, stairEnd, profile.doors, manner, apart);
      if (ways === null) return fail("no way to every room");
      all = placeDoors(level, ways, keepClear);
      if (all !== null) break;
      const stuck = wayWithoutRoom(level, ways);
      if (stuck === undefined || apart.length >= detours) return fail("doors", stuck);
      apart.push(stuck);
    }
    const lit = litThrough(level, all, profile, keepClear);
    if (lit === null) return fail("windows");
    opened.push({ level: calledAsEntered(level, lit.doors), ...lit, keepClear });
  }
  return walls.frame ? withWholeFrame(opened, profile, walls.post) : opened;
}

/**
 * The levels with the further columns for which doors and windows leave room (`whole-frame.ts`). Where a beam would be too long without a column, windows
 * give way to it, as long as every room keeps its light.
 */
function withWholeFrame(opened: readonly OpenedLevel[], profile: Profile, post: number): readonly OpenedLevel[] {
  const span = profile.structure.span.value;
  const doorsOf = ({ doors }: OpenedLevel) => doors.map(wallTaken);
  const openingsOf = ({ doors, windows }: OpenedLevel) => [...doors, ...windows].map(wallTaken);
  const whole = withColumns(
    opened,
    wholeFrame(
      opened.map((one) => frameLevel(one, openingsOf(one))),
      span,
      post,
    ),
  );
  const shorter = withColumns(
    whole,
    shortenedBeams(
      whole.map((one) => frameLevel(one, doorsOf(one))),
      span,
      post,
    ),
  );
  const lit = shorter.map((one, i) => {
    if (one.level.columns.length === whole[i]?.level.columns.length) return one;
    const again = litThrough(one.level, one.doors, profile, one.keepClear);
    return again === null ? null : { ...one, ...again };
  });
  return lit.some((one) => one === null) ? whole : lit.filter((one) => one !== null);
}

function withColumns(levels: readonly OpenedLevel[], frame: readonly (readonly Rect[])[]): readonly OpenedLevel[] {
  return levels.map((one, i) => ({ ...one, level: { ...one.level, columns: columnsOf(frame[i] ?? []) } }));
}

function frameLevel({ level: { rooms, walls, columns } }: OpenedLevel, openings: readonly Rect[]): FrameLevel {
  return { rooms, walls, columns: columns.map(({ polygon }) => boundsOf(polygon)), openings };
}

/** The piece of wall that an opening takes, with the distance that a column beside it keeps. */
function wallTaken({ face, span: { from, to } }: PlacedDoor | PlacedWindow): Rect {
  return stretchOf(face, from, to);
}

/**
 * Doors with the windows that every room needs; null where a room stays without light. If need be, doors that a house can do without are left out, then one
 * towards the open air takes another place.
 */
function litThrough(
  level: PlacedLevel,
  all: readonly PlacedDoor[],
  profile: Profile,
  keepClear: readonly Rect[],
): { readonly doors: readonly PlacedDoor[]; readonly windows: readonly PlacedWindow[] } | null {
  const needed = all.filter(({ way }) => way.dispensable !== true);
  for (const doors of needed.length === all.length ? [all] : [all, needed]) {
    const windows = placeWindows(level, doors, profile);
    if (windows !== null) return { doors, windows };
  }
  const isOpen = (room: number): boolean => room < 0 || level.rooms[room]?.open === true;
  for (const door of needed.filter(({ way }) => isOpen(way.into) || isOpen(way.from))) {
    const others = needed.filter((one) => one !== door);
    for (const place of placesOfDoor(level, door.way, others, keepClear)) {
      const doors = needed.map((one) => (one === door ? place : one));
      const windows = placeWindows(level, doors, profile);
      if (windows !== null) return { doors, windows };
    }
  }
  return null;
}

/** The landing by which a level meets a stair with a quarter turn. */
function landingAfterTurn(
  core: Core,
  level: number,
  stair: StairDesign,
  wall: number,
): Pick<StairEnd, "entry" | "strip"> {
  const { rect: leg, entry } = fixedOn(core, level)[landingRoom(core, level)] as FixedRoom;
  return { entry, strip: landingStrip(leg, entry, landingOn(core, level, stair, wall)) };
}

/** The part of a shaft that no leaf may sweep: all of it but the landings by which one comes and goes. */
function flightsOf(shaft: Rect, entry: ShaftEnd, stair: StairDesign): Rect {
  const { form } = stair;
  const lengthwise = entry === "front" || entry === "rear";
  const growing = landingIn(lengthwise ? shaft.y1 - shaft.y0 : shaft.x1 - shaft.x0, stair);
  const [landing, beyond] = form === "straight" ? [stair.landing, growing] : [growing, 0];
  if (entry === "front") return { ...shaft, y0: shaft.y0 + landing, y1: shaft.y1 - beyond };
  if (entry === "rear") return { ...shaft, y0: shaft.y0 + beyond, y1: shaft.y1 - landing };
  if (entry === "left") return { ...shaft, x0: shaft.x0 + landing, x1: shaft.x1 - beyond };
  return { ...shaft, x0: shaft.x0 + beyond, x1: shaft.x1 - landing };
}
