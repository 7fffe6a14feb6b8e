import type { Plan, RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { isTunnel } from "#planner/rules/review/entrance.ts";
import { longestGood, SLIVER } from "#planner/rules/review/proportion.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import {
  belowOf,
  endParted,
  PART_LONGEST,
  type Parting,
  type Place,
  POOJA_LENGTH,
  partSpec,
  SMALL_DOOR,
  SMALL_PART,
  STRIP,
} from "#planner/search/legalise/parting.ts";
import { hasOpenFront } from "#planner/search/legalise/place-level.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { sidesOf, touchLength, wallAcross } from "#planner/search/legalise/wall-across.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** A sit-out that is a tunnel keeps a depth of `ofWidth` times its width, between `least` and `most`, mm. */
const SIT_OUT = { ofWidth: 1.2, least: 1500, most: 2700 };
/** The foyer behind it: its least width and depth, mm, and its most floor, mm2. */
export const FOYER = { width: 1200, depth: 1200, most: 8e6 };
/** A car's bay keeps this much more depth than a car needs, mm; what lies behind is a store, or a study where it is deep enough. */
const BEHIND_CAR = 250;
const BEHIND_BAY = { least: 1000, most: 6e6 };
/** Floor that holds all a bath is used for, at the least and usually (`area`), mm2; it is no shorter than `length`, mm. */
const BATH = { least: 3.2e6, area: 4.2e6, length: 1500 };
/** Least width, mm, and floor, mm2, of a study that is of use; a profile that counts studies as habitable rooms may ask for more. */
const STUDY = { width: 2100, area: 5.5e6 };
/** The most floor of a dressing, mm2: in a narrow strip it may be longer than other parts. */
const DRESSING_MOST = 5e6;
/** Bedrooms more than this many times as long as wide give up what they are too long by. */
const LONG_BEDROOM = 1.5;
/** A living and dining room more than this many times as long as wide becomes a living room and a dining room. */
const LONG_LIVING_DINING = 2;
/** A living room more than this many times as long as wide begins with a foyer, at most `FOYER_DEEPEST` deep, mm. */
const LONG_LIVING = 1.6;
const FOYER_DEEPEST = 2000;

/**
 * Partings of rooms that came out too long for their use: one more wall makes two useful rooms of each. A deep sit-out ends at a foyer, an attached bath
 * or a long bedroom gets a dressing, a long common bath a store beside it, and so on. Several partings of one room are alternatives. An L stays as it is.
 */
export function partingsOf(
  plan: Pick<Plan, "levels">,
  levels: readonly WalledLevel[],
  walls: Walls,
  profile: Profile,
): readonly Parting[] {
  return levels.flatMap((level, i) => {
    const below = belowOf(levels, plan, i);
    return level.rooms
      .filter(({ spec, notch }) => spec.apart === null && notch === undefined)
      .flatMap((room) => PARTED[room.spec.kind]?.({ level, room, below, walls, profile }) ?? []);
  });
}

const PARTED: Partial<Record<RoomKind, (place: Place) => readonly Parting[]>> = {
  verandah: sitOutParted,
  porch: sitOutParted,
  parking: bayParted,
  bath: bathParted,
  bedroom: bedroomParted,
  "master-bedroom": bedroomParted,
  pooja: poojaParted,
  family: loungeParted,
  living: livingParted,
  "living-dining": livingDiningParted,
};

function sitOutParted({ level, room, walls, profile }: Place): readonly Parting[] {
  const { spec, rect: r } = room;
  const [w, d] = [r.x1 - r.x0, r.y1 - r.y0];
  if (!hasOpenFront(room, level.inside) || !isTunnel(spec.kind, w, d) || w < FOYER.width) return [];
  const t = walls.sheltered;
  const usual = Math.min(SIT_OUT.most, Math.max(SIT_OUT.least, Math.round(SIT_OUT.ofWidth * w)));
  const deep = Math.max(usual, d - t - Math.floor(FOYER.most / w));
  if (d - deep - t < FOYER.depth) return [];
  const at = r.y0 + deep;
  const wall = wallAcross(level.walls, r, false, at, { thickness: t, kind: "external" });
  if (wall === null) return [];
  const foyer = partSpec({ level, room, profile }, "foyer");
  return [
    {
      level: level.index,
      room: spec.id,
      keeps: { ...r, y1: at },
      part: { spec: foyer, rect: { ...r, y0: at + t }, open: false },
      beyond: [],
      walls: [wall],
    },
  ];
}

/** A bay far deeper than its car ends at a wall behind the car; the room behind that wall is entered from the house. */
function bayParted({ level, room, walls, profile }: Place): readonly Parting[] {
  const { spec, rect: r } = room;
  const [w, d] = [r.x1 - r.x0, r.y1 - r.y0];
  const { width, depth } = profile.car;
  const t = walls.sheltered;
  const least = depth.value + BEHIND_CAR;
  if (!hasOpenFront(room, level.inside) || w < width.value || d - least - t < BEHIND_BAY.least) return [];
  const uses: readonly RoomKind[] = ["study", "store"];
  return uses.flatMap((kind): readonly Parting[] => {
    const deep = kind === "study" ? least : Math.max(least, d - t - Math.floor(BEHIND_BAY.most / w));
    const behind = d - deep - t;
    const study = leastStudy(profile);
    if (kind === "study" && (behind < study.width || behind * w < study.area)) return [];
    const at = r.y0 + deep;
    const wall = wallAcross(level.walls, r, false, at, { thickness: t, kind: "external" });
    if (wall === null) return [];
    const part = { spec: partSpec({ level, room, profile }, kind), rect: { ...r, y0: at + t }, open: false };
    return [{ level: level.index, room: spec.id, keeps: { ...r, y1: at }, part, beyond: [], walls: [wall] }];
  });
}

/** An attached bath begins with a dressing, at either of its ends; a common one leaves the floor that it does not need to a store. */
function bathParted(place: Place): readonly Parting[] {
  const { level, room, walls } = place;
  const { spec, rect: r } = room;
  const { long, short } = sidesOf(r);
  const most = long - walls.partition - Math.max(BATH.length, Math.ceil(BATH.least / short));
  const usual = long - walls.partition - Math.max(BATH.length, Math.ceil(BATH.area / short));
  if (spec.owner === null) {
    const store = partSpec(place, "store");
    return endParted(place, store, { usual, most });
  }
  const owner = level.rooms.find((one) => one.spec.id === spec.owner) as PlacedRoom;
  return endParted(place, dressingOf({ ...place, room: owner }), { usual, most, longest: longestDressing(short) })
    .filter(({ part }) => touchLength(part.rect, owner.rect) >= SMALL_DOOR)
    .map((parting) => ({ ...parting, beyond: [spec.id] }));
}

/** A dressing takes the end that the bedroom is too long by; an attached bath that the bedroom no longer touches is entered through the dressing. */
function bedroomParted(place: Place): readonly Parting[] {
  const { level, room, walls } = place;
  const { spec, rect: r } = room;
  const { long, short } = sidesOf(r);
  if (long <= LONG_BEDROOM * short) return [];
  const most = long - walls.partition - Math.max(short, Math.ceil(keptOf(room, longestGood(spec.kind)) / short));
  const usual = Math.min(most, long - walls.partition - Math.floor(LONG_BEDROOM * short));
  return endParted(place, dressingOf(place), { usual, most, longest: longestDressing(short) }).map((parting) => {
    const own = level.rooms.filter((one) => one.spec.owner === spec.id);
    const beyond = own.filter((one) => touchLength(one.rect, parting.keeps) < SMALL_DOOR);
    return { ...parting, beyond: beyond.map((one) => one.spec.id) };
  });
}

/** A pooja room that is a strip leaves its end to a store; it keeps its width at least. */
function poojaParted(place: Place): readonly Parting[] {
  const { room, walls } = place;
  const { long, short } = sidesOf(room.rect);
  if (long <= STRIP * short) return [];
  const most = long - walls.partition - Math.max(short, POOJA_LENGTH);
  const store = partSpec(place, "store");
  return endParted(place, store, { usual: most, most, shortest: SMALL_PART });
}

/** A lounge far longer than wide leaves its end to a study; one that is a sliver may leave it to a store instead. */
function loungeParted(place: Place): readonly Parting[] {
  const { room, walls } = place;
  const { long, short } = sidesOf(room.rect);
  if (long <= STANDARDS.family.aspect * short) return [];
  const study = partSpec(place, "study");
  const most = long - walls.partition - Math.max(short, Math.ceil(keptOf(room, SLIVER) / short));
  const usual = Math.max(STANDARDS.study.width, Math.ceil((STANDARDS.study.ideal * 1e6) / short));
  const studies = endParted(place, study, { usual, most, shortest: leastStudy(place.profile), longest: most });
  if (!isLonger(room, SLIVER)) return studies;
  const rest = long - walls.partition - Math.floor(STANDARDS.family.aspect * short);
  const longest = Math.floor((STANDARDS.store.most * 1e6) / short);
  return [...studies, ...endParted(place, partSpec(place, "store"), { usual: rest, most, longest })];
}

function leastStudy({ rooms: { study } }: Profile): { length: number; width: number; area: number } {
  const width = Math.max(STUDY.width, study?.width ?? 0);
  return { length: width, width, area: Math.max(STUDY.area, (study?.area ?? 0) * 1e6) };
}

/** Floor that a room keeps when it gives up its end, mm2: the usual, or the least of its kind where, over `times` as long as wide, it furnishes badly. */
function keptOf(room: PlacedRoom, times: number): number {
  const { least, ideal } = STANDARDS[room.spec.kind];
  return 1e6 * (isLonger(room, times) ? least : ideal);
}

function isLonger({ rect: r }: PlacedRoom, times: number): boolean {
  const { long, short } = sidesOf(r);
  return long > times * short;
}

/** A living room far longer than wide begins with a foyer. */
function livingParted(place: Place): readonly Parting[] {
  const { long, short } = sidesOf(place.room.rect);
  if (long <= LONG_LIVING * short) return [];
  const { partition } = place.walls;
  const most = long - partition - Math.max(short, Math.ceil((STANDARDS.living.least * 1e6) / short));
  const usual = long - partition - Math.floor(LONG_LIVING * short);
  return endParted(place, partSpec(place, "foyer"), { usual, most, longest: FOYER_DEEPEST });
}

/** A tunnel of a living and dining room is parted by a wall with a wide archway: one sits on one side and eats on the other. */
function livingDiningParted(place: Place): readonly Parting[] {
  const { long, short } = sidesOf(place.room.rect);
  if (long <= LONG_LIVING_DINING * short) return [];
  const { partition } = place.walls;
  const { living, dining } = STANDARDS;
  const most = long - partition - Math.max(short, Math.ceil((living.least * 1e6) / short));
  const usual = Math.max(dining.width, Math.round((0.4 * (long - partition)) / 10) * 10);
  const shortest = { length: dining.width, width: dining.width, area: dining.least * 1e6 };
  const eaten = partSpec(place, "dining");
  const becomes = { ...partSpec(place, "living"), id: place.room.spec.id };
  return endParted(place, eaten, { usual, most, shortest, longest: most }).map((one) => ({ ...one, becomes }));
}

/** Greatest length, mm, of a dressing that is `width` wide. */
function longestDressing(width: number): number {
  return Math.max(PART_LONGEST, Math.floor(DRESSING_MOST / width));
}

function dressingOf(place: Place): RoomSpec {
  const { id } = place.room.spec;
  return partSpec(place, "dressing", `dress-${id}`, id);
}
