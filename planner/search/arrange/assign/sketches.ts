import { BEDROOMS } from "#planner/plan/plan.ts";
import { thickestOf } from "#planner/rules/walls-of.ts";
import { type Assignment, assignRooms } from "#planner/search/arrange/assign/assign-rooms.ts";
import { type Group, groupsOf } from "#planner/search/arrange/assign/groups.ts";
import { bathApartCost, entranceCost } from "#planner/search/arrange/assign/reach.ts";
import { zonesIn } from "#planner/search/arrange/assign/zones.ts";
import { welcomeCore } from "#planner/search/arrange/core-vastu.ts";
import type { House } from "#planner/search/arrange/house.ts";
import { type VastuModel, vastuModel } from "#planner/search/arrange/vastu-model.ts";
import type { Core, FixedRoom } from "#planner/search/core/core.ts";
import { NO_LANDING } from "#planner/search/core/landing-strip.ts";
import { fixedOn, landingOn, landingRoom } from "#planner/search/core/quarter-turn.ts";
import { stairEnds } from "#planner/search/core/stair-ends.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import { keepCheapest } from "#planner/search/in-order.ts";
import { zonesOf } from "#planner/search/partis/grow-tree.ts";
import type { Parti } from "#planner/search/partis/parti.ts";
import { partiCore } from "#planner/search/partis/parti-core.ts";
import { placesOf } from "#planner/search/partis/places.ts";
import { turnedCore } from "#planner/search/partis/turned-core.ts";
import { type Wrap, wrapsOf, wrapsOn } from "#planner/search/partis/wraps.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { specOf } from "#planner/search/programme/sized.ts";
import { parksCar } from "#planner/search/programme/wishes.ts";
import type { Random } from "#planner/search/random.ts";

/** A core with the rooms of every level and the likeliest ways of giving them to its zones; the less `cost`, the likelier a house. */
export type Sketch = {
  readonly mirrored: boolean;
  readonly core: Core;
  readonly rooms: readonly (readonly RoomSpec[])[];
  readonly wraps: readonly Wrap[];
  readonly drafts: readonly (readonly Draft[])[];
  readonly cost: number;
};
/** A way of giving a level's rooms to the zones of one of its wraps, the ways of drawing the walls about the core. */
export type Draft = { readonly wrap: number; readonly assignment: Assignment };

/** Drafts of a level that are kept. */
const KEPT = 6;
/** Costlier than this is no draft. */
const HOPELESS = 300;
/** Both legs of a stair with a quarter turn have places and lengths of their own: more of them are drawn. */
const MORE_DRAWN = 4;
/** On one level in so many, baths may lie in other zones than their bedrooms. */
const BATHS_APART = 4;

/** The `cores` likeliest cores of a parti among `breadth` times as many that are drawn. */
export function sketchesOf(
  parti: Parti,
  house: House,
  cores: number,
  breadth: number,
  random: Random,
): readonly Sketch[] {
  const { brief, profile, stair, inside, party, walls, footprint, northBearing } = house;
  const carDepth = parksCar(brief.parking) ? profile.car.depth.value + 150 : 0;
  const duct = { side: profile.duct.side.value, area: 1e6 * profile.duct.area.value };
  const site = { inside, party, coreWall: walls.core, outerStair: brief.stair === "external" };
  const vastuOf = vastuModels(house);
  const passage = { key: "passage", kind: "passage", label: "Passage", owner: null } as const;
  const more = house.rooms.map((some, level) => [...some, specOf(passage, level, 2_600_000, profile)]);
  // Strict vastu throws many cores away.
  const most = breadth * cores * (stair?.form === "l-shaped" ? MORE_DRAWN : 1);
  const draws = most * (brief.vastu === "strict" ? 4 : 2);
  const likeliest: Drawn[] = [];
  let drawn = 0;
  for (let draw = 0; draw < draws && drawn < most; draw++) {
    const mirrored = random.below(2) === 0;
    const core =
      stair?.form === "l-shaped"
        ? turnedCore(parti, mirrored, site, stair, random)
        : partiCore(parti, mirrored, site, stair, duct, carDepth, random);
    if (core === null || !welcomeCore(core, brief.vastu, footprint, northBearing, random)) continue;
    const zones = [core, core.turn?.above ?? core].map(({ skeleton }) => zonesOf(skeleton));
    const rooms = more.map(
      (some, level) =>
        (wantsPassage(level, zones[Math.min(level, 1)] as number, house, random) ? some : house.rooms[level]) ?? some,
    );
    const wraps = wrapsOf(core, rooms.length, walls, inside, random);
    drawn++;
    const asked = rooms.map((specs, level) =>
      askedOf(parti, mirrored, specs, level, vastuOf(level, specs), profile.car.depth.value, random),
    );
    // Once it is dearer than all that are kept, its other levels are not priced.
    const limit = likeliest.length < cores ? Number.POSITIVE_INFINITY : (likeliest[cores - 1] as Drawn).cost;
    let cost = 0;
    for (const one of asked) {
      if (cost >= limit) break;
      cost += leastCost(core, one, wraps, house, limit - cost);
    }
    if (cost < limit) keepCheapest(likeliest, { mirrored, core, rooms, wraps, asked, cost }, cores);
  }
  return likeliest.map(({ asked, ...drawn }) => ({
    ...drawn,
    drafts: asked.map((one) => draftsOf(drawn.core, one, drawn.wraps, house, KEPT, HOPELESS)),
  }));
}

/** A core that was drawn, with what is asked of its levels. First only each level's cheapest draft is looked for; all drafts only for the likeliest cores. */
type Drawn = Omit<Sketch, "drafts"> & { readonly asked: readonly Asked[] };

/** What is asked of a level: its rooms in groups with the places that they wish for. */
type Asked = {
  readonly level: number;
  readonly specs: readonly RoomSpec[];
  readonly groups: readonly Group[];
  readonly vastu: VastuModel | null;
};

function askedOf(
  parti: Parti,
  mirrored: boolean,
  specs: readonly RoomSpec[],
  level: number,
  vastu: VastuModel | null,
  carDepth: number,
  random: Random,
): Asked {
  const places = placesOf(parti, mirrored, level, specs, vastu, random);
  return { level, specs, groups: groupsOf(specs, places, random.below(BATHS_APART) === 0, carDepth), vastu };
}

/** What a level's cheapest draft costs; no more than `limit`, nor than HOPELESS, the cost of a level without a draft. */
function leastCost(core: Core, asked: Asked, wraps: readonly Wrap[], house: House, limit: number): number {
  const most = Math.min(limit, HOPELESS);
  return draftsOf(core, asked, wraps, house, 1, most)[0]?.assignment.cost ?? most;
}

/** The `keep` cheapest drafts of a level that cost less than `most`, the cheapest first. */
function draftsOf(
  core: Core,
  { level, specs, groups, vastu }: Asked,
  wraps: readonly Wrap[],
  { inside, party, walls, stair, frontDoor, tight }: House,
  keep: number,
  most: number,
): readonly Draft[] {
  const prices = { notAtFront: entranceCost(frontDoor, tight), bathApart: bathApartCost(tight) };
  let drafts: readonly Draft[] = [];
  const fixed = fixedOn(core, level);
  const here = { fixed, stair: arrivedBy(fixed[landingRoom(core, level)], stair, level) };
  const landing = stair === null ? NO_LANDING : landingOn(core, level, stair, walls.core);
  for (const wrap of wrapsOn(level, wraps)) {
    const { skeleton } = wraps[wrap] as Wrap;
    const zones = zonesIn(skeleton, here, inside, party, landing, thickestOf(walls));
    const limit = drafts[keep - 1]?.assignment.cost ?? most;
    const found = assignRooms(groups, specs, zones, inside, vastu, level === 0, prices, keep, limit);
    if (found.length === 0) continue;
    drafts = [...drafts, ...found.map((assignment) => ({ wrap, assignment }))]
      .sort((a, b) => a.assignment.cost - b.assignment.cost)
      .slice(0, keep);
  }
  return drafts;
}

/** A level's stair, its `entry` the end of the shaft where one arrives there: of an open flight the upper end on upper floors. */
function arrivedBy(room: FixedRoom | undefined, stair: StairDesign | null, level: number): FixedRoom | undefined {
  if (room === undefined || !stair?.open) return room;
  return { ...room, entry: stairEnds(stair.form, room.entry, level, false).entry };
}

/** Gives the vastu of a level with these rooms. Each is made once: it depends on the rooms alone, and these only on whether the level has a passage more. */
function vastuModels(house: House): (level: number, specs: readonly RoomSpec[]) => VastuModel | null {
  const { brief, rooms, footprint, northBearing, houseWeight } = house;
  const wish = brief.vastu;
  if (wish === "none") return () => null;
  const made = new Map<number, VastuModel>();
  return (level, specs) => {
    const key = level * 100 + specs.length;
    const known = made.get(key);
    if (known !== undefined) return known;
    const kinds = specs.map(({ kind }) => kind);
    const model = vastuModel(wish, kinds, houseWeight, rooms.length, footprint, northBearing);
    made.set(key, model);
    return model;
  };
}

/**
 * Whether a level gets a passage more than its programme asks for, to reach its rooms by. The ground floor and floors with three bedrooms or more get one
 * by every second draw: annealing shows whether it is worth its floor. So do, where rooms are at their least, floors with two bedrooms and no bath, beside
 * their lobby: it lies where the bath of the floor below does. A level with fewer rooms than the core leaves zones always gets one.
 */
function wantsPassage(level: number, zones: number, { rooms: all, tight }: House, random: Random): boolean {
  const rooms = all[level] ?? [];
  const bedrooms = rooms.filter(({ kind }) => BEDROOMS.includes(kind)).length;
  const many = bedrooms > 2 || (tight && bedrooms === 2 && !rooms.some((room) => room.wet));
  const drawn = (level === 0 || many) && random.below(2) === 0;
  return drawn || rooms.length < zones;
}
