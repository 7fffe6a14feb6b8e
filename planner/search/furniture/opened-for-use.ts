import type { Profile } from "#planner/rules/profile.ts";
import { discomfort } from "#planner/search/furniture/comfort.ts";
import type { Customs } from "#planner/search/furniture/customs.ts";
import { cheapest } from "#planner/search/furniture/floor.ts";
import { floorOf, furnishedRoom } from "#planner/search/furniture/furnish.ts";
import { expectedIn } from "#planner/search/furniture/pieces.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { balconyWays } from "#planner/search/openings/balcony-doors.ts";
import { bedsideWays } from "#planner/search/openings/bedside-doors.ts";
import { coveredDoors } from "#planner/search/openings/covered-doors.ts";
import { placeCost, placesOfDoor } from "#planner/search/openings/door-places.ts";
import { shrinesFacingToilets } from "#planner/search/openings/facing.ts";
import type { OpenedLevel } from "#planner/search/openings/opened-level.ts";
import { bathsSeen } from "#planner/search/openings/out-of-sight.ts";
import { openingOutward } from "#planner/search/openings/outward-leaf.ts";
import { type PlacedWindow, placeWindows } from "#planner/search/openings/place-windows.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { terraceWindows } from "#planner/search/openings/terrace-windows.ts";
import { inOtherWalls, placesOfWindow } from "#planner/search/openings/window-places.ts";

/** Cost of each bath's door that one sees from the main door. */
const BATH_SEEN = 8;
/** Cost of each door of a shrine straight before a toilet's door, and of each such toilet's door. */
const SHRINE_FACED = 2;
/** Cost of each doorway that another door's open leaf stands before. */
const COVERED = 5;
/** From here on a room is uncomfortable enough to look for other places of its doors and windows. */
const UNEASY = 2;
/** Less than this is no gain. */
const GAIN = 0.5;
const PASSES = 2;
/** Cost of a pooja room without a window: lamps burn there. */
const NO_WINDOW = 1;

/**
 * The discomfort of rooms furnished on trial, by everything that it depends on. Plans of one house, with one change or another, share it: most of
 * their rooms are the same.
 */
export type Discomforts = Map<string, number>;

/** The most discomfort that a way from bed to bath past no company is worth, less than a missing piece: a WC before the door, a bed's foot towards it. */
const BEDSIDE = 4;
/** Cost of a leaf that opens into the room before its own. */
const OUTWARD = 2;

type Openings = Pick<OpenedLevel, "doors" | "windows">;

/** What a level costs, by its openings: each of its rooms furnished on trial, and what one should not see from its doors, or find behind their leaves. */
type Judge = {
  readonly room: (index: number, openings: Openings) => number;
  readonly seen: (doors: readonly PlacedDoor[]) => number;
};

/**
 * A level's openings where they let its rooms be furnished best. At first each stands where it is best by itself; then bedrooms get a door to everybody's
 * bath beside them where that costs little, and rooms windows onto the terraces beside them where no piece loses its place to these. But for those no door
 * leads elsewhere, and no room has less light than it needs.
 */
export function openedForUse(
  opened: OpenedLevel,
  customs: Customs,
  profile: Profile,
  known: Discomforts = new Map(),
): OpenedLevel {
  const judge = judgeOf(opened.level, customs, known);
  const settled = settledFrom(opened, opened, judge, profile);
  const withBaths = withBedsideDoors(opened, settled, judge, profile);
  const { doors, windows } = withBalconyDoors(opened, withBaths, judge, profile);
  return { ...opened, doors, windows: withTerraceWindows(opened.level, { doors, windows }, judge) };
}

function judgeOf(level: PlacedLevel, customs: Customs, known: Discomforts): Judge {
  const room = (index: number, { doors, windows }: Openings): number => {
    const placed = level.rooms[index] as PlacedRoom;
    const expected = expectedIn(placed.spec);
    if (expected.length === 0) return 0;
    const floor = floorOf(level, index, doors, windows);
    const key = JSON.stringify([
      placed.spec.kind,
      placed.spec.owner === null,
      placed.spec.apart,
      placed.notch,
      expected[0],
      floor.room,
      floor.bodies,
      floor.walk,
      floor.swept,
      floor.wet,
      floor.glass,
      floor.ways,
    ]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const cost = discomfort(placed, floor, furnishedRoom(floor, placed, customs), expected, customs.altar);
    known.set(key, cost);
    return cost;
  };
  const seen = (doors: readonly PlacedDoor[]): number =>
    BATH_SEEN * bathsSeen(level, doors).length +
    SHRINE_FACED * shrinesFacingToilets(level, doors).length +
    COVERED * coveredDoors(doors).length;
  return { room, seen };
}

type Settled = Openings & { readonly cost: number };

/** For each uncomfortable room other places of its openings are tried one by one, and the best is taken; `cost`: of the whole level then. */
function settledFrom(opened: OpenedLevel, from: Openings, judge: Judge, profile: Profile): Settled {
  const { level } = opened;
  let best = from;
  let seen = judge.seen(best.doors);
  let beset = besetRooms(level, best.doors);
  const costs = level.rooms.map((_, index) => judge.room(index, best));
  for (let pass = 0; pass < PASSES; pass++) {
    let bettered = false;
    for (const index of costs.keys()) {
      if ((costs[index] as number) < UNEASY && !beset.has(index)) continue;
      let most = GAIN;
      let found: Trial | null = null;
      for (const trial of trialsFor(opened, best, index, profile)) {
        const all = gainOf(trial, costs, judge, seen, most);
        if (all > most) [most, found] = [all, trial];
      }
      if (found === null) continue;
      best = found;
      bettered = true;
      seen = judge.seen(best.doors);
      beset = besetRooms(level, best.doors);
      for (const a of found.touched) costs[a] = judge.room(a, best);
    }
    if (!bettered) break;
  }
  return { doors: best.doors, windows: best.windows, cost: costs.reduce((sum, one) => sum + one, seen) };
}

/** Sums of the same costs in another order differ by less. */
const ROUNDING = 1e-9;

/**
 * What a level gains by a trial over its `costs` and what is `seen` from its doors. As soon as it is no more than `most` even if all rooms that are not
 * furnished yet became comfortable, these are left out, and what is given is no more than `most` either.
 */
function gainOf(trial: Trial, costs: readonly number[], judge: Judge, seen: number, most: number): number {
  let hoped = trial.touched.reduce((sum, a) => sum + (costs[a] as number), seen - trial.placeCost);
  if (hoped <= most) return hoped;
  const seenThen = judge.seen(trial.doors);
  hoped -= seenThen;
  let gain = -trial.placeCost;
  for (const a of trial.touched) {
    if (hoped <= most - ROUNDING) return hoped;
    const cost = judge.room(a, trial);
    hoped -= cost;
    gain += (costs[a] as number) - cost;
  }
  return gain + seen - seenThen;
}

/** The rooms whose doors want other places however well they are furnished: shrines that face a toilet, rooms on either side of a covered doorway. */
function besetRooms(level: PlacedLevel, doors: readonly PlacedDoor[]): ReadonlySet<number> {
  const shrines = shrinesFacingToilets(level, doors).map(({ way }) => way.into);
  return new Set([...shrines, ...coveredDoors(doors).flatMap(({ way }) => [way.into, way.from])]);
}

/** With second doors of everybody's baths (`openings/bedside-doors.ts`), each where the level costs at most `BEDSIDE` more with it. */
function withBedsideDoors(opened: OpenedLevel, settled: Settled, judge: Judge, profile: Profile): Settled {
  let best = settled;
  for (const way of bedsideWays(opened.level, settled.doors, profile.doors)) {
    const { doors, windows } = best;
    if (
      doors.some(({ way: other }) => other.dispensable === true && (other.into === way.into || other.from === way.from))
    )
      continue;
    const costWith = (place: PlacedDoor): number =>
      [way.into, way.from].reduce((sum, a) => sum + judge.room(a, { doors: [...doors, place], windows }), 0);
    const place = cheapest(placesOfDoor(opened.level, way, doors, opened.keepClear), costWith);
    if (place === null) continue;
    const two = settledFrom(opened, { doors: [...doors, place], windows }, judge, profile);
    if (two.cost <= best.cost + BEDSIDE) best = two;
  }
  return best;
}

/** With doors from lounges and lobbies to balconies (`openings/balcony-doors.ts`), each where the level costs no more with it; the room's windows make way for it. */
function withBalconyDoors(opened: OpenedLevel, settled: Settled, judge: Judge, profile: Profile): Openings {
  let best = settled;
  const { level, keepClear } = opened;
  for (const way of balconyWays(level, settled.doors, profile.doors)) {
    if (best.doors.some(({ way: other }) => other.dispensable === true && other.from === way.from)) continue;
    const trials = placesOfDoor(level, way, best.doors, keepClear).flatMap((place): readonly Openings[] => {
      const doors = [...best.doors, place];
      const lit = placeWindows(level, doors, profile);
      if (lit === null) return [];
      const isOwn = ({ room }: PlacedWindow): boolean => room === way.into;
      return [{ doors, windows: [...best.windows.filter((one) => !isOwn(one)), ...lit.filter(isOwn)] }];
    });
    const trial = cheapest(trials, (one) => judge.room(way.into, one) + judge.seen(one.doors));
    if (trial === null) continue;
    const two = settledFrom(opened, trial, judge, profile);
    if (two.cost <= best.cost) best = two;
  }
  return best;
}

/** With windows onto the terraces beside rooms, each where its room loses nothing by it. */
function withTerraceWindows(level: PlacedLevel, { doors, windows }: Openings, judge: Judge): OpenedLevel["windows"] {
  let lit = windows;
  for (const index of level.rooms.keys()) {
    const usual = judge.room(index, { doors, windows: lit });
    for (const places of terraceWindows(level, doors, lit, index)) {
      const free = places.find((place) => judge.room(index, { doors, windows: [...lit, place] }) <= usual);
      if (free !== undefined) lit = [...lit, free];
    }
  }
  return lit;
}

/**
 * Openings with one of them in another place. `touched`: the rooms that may be furnished otherwise; `placeCost`: how much more the new place costs
 * than the old.
 */
type Trial = Openings & { readonly touched: readonly number[]; readonly placeCost: number };

/** Whether windows stand otherwise in a room's walls. */
function hasOtherGlass(room: number, some: readonly PlacedWindow[], others: readonly PlacedWindow[]): boolean {
  const mine = some.filter((one) => one.room === room && one.kind === "window");
  const theirs = others.filter((one) => one.room === room && one.kind === "window");
  return (
    mine.length !== theirs.length ||
    mine.some(({ face, span }, i) => {
      const { face: wall, span: at } = theirs[i] as PlacedWindow;
      return face.wall.id !== wall.wall.id || span.from !== at.from || span.to !== at.to;
    })
  );
}

/** Every other place of each opening of a room, one at a time. */
function trialsFor(
  { level, keepClear }: OpenedLevel,
  { doors, windows }: Openings,
  index: number,
  profile: Profile,
): readonly Trial[] {
  const trials: Trial[] = [];
  for (const door of doors) {
    const { way } = door;
    if (way.into !== index && way.from !== index) continue;
    const others = doors.filter((one) => one !== door);
    const places = placesOfDoor(level, way, others, keepClear);
    const outward = openingOutward(level, places, others, keepClear);
    for (const place of [...places, ...outward]) {
      const moved: readonly PlacedDoor[] = doors.map((one) => (one === door ? place : one));
      // If the door's new wall has windows, all windows are placed anew to make room for it; if there is not light enough then, the place is left out.
      const meets = windows.some(({ face }) => face.wall.id === place.face.wall.id);
      const lit: readonly PlacedWindow[] | null = meets ? placeWindows(level, moved, profile) : windows;
      if (lit === null) continue;
      const touched = [...level.rooms.keys()].filter(
        (a) => a === way.into || a === way.from || (meets && hasOtherGlass(a, lit, windows)),
      );
      trials.push({
        doors: moved,
        windows: lit,
        touched,
        placeCost: placeCost(level, place) - placeCost(level, door) + (outward.includes(place) ? OUTWARD : 0),
      });
    }
  }
  for (const window of windows) {
    if (window.room !== index) continue;
    for (const place of placesOfWindow(level, doors, windows, window, profile)) {
      const moved = windows.map((one) => (one === window ? place : one));
      trials.push({ doors, windows: moved, touched: [index], placeCost: 0 });
    }
    if (level.rooms[index]?.spec.kind !== "pooja") continue;
    const rest = windows.filter((one) => one !== window);
    for (const place of inOtherWalls(level, doors, rest, window)) {
      trials.push({ doors, windows: [...rest, place], touched: [index], placeCost: 0 });
    }
    trials.push({ doors, windows: rest, touched: [index], placeCost: NO_WINDOW });
  }
  return trials;
}
