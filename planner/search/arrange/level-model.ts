import type { Rect } from "#planner/geometry/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { longestGood } from "#planner/rules/review/proportion.ts";
import { thickestOf, type Walls } from "#planner/rules/walls-of.ts";
import { KIND_INDEX } from "#planner/search/arrange/access.ts";
import type { House } from "#planner/search/arrange/house.ts";
import { emptyLayout, type Layout } from "#planner/search/arrange/layout.ts";
import { layoutRules } from "#planner/search/arrange/layout-rules.ts";
import type { LayoutRules } from "#planner/search/arrange/needs.ts";
import { type Concerned, concernedIn } from "#planner/search/arrange/objective/concerned.ts";
import { AREA_MISS } from "#planner/search/arrange/objective/sizes.ts";
import { type VastuModel, vastuModel } from "#planner/search/arrange/vastu-model.ts";
import { besideLeaf, narrowerLeaf } from "#planner/search/core/beside-leaf.ts";
import type { Core, FixedRoom } from "#planner/search/core/core.ts";
import { NO_LANDING } from "#planner/search/core/landing-strip.ts";
import { fixedOn, landingOn, landingRoom } from "#planner/search/core/quarter-turn.ts";
import { stairEnds, stairGoesOn } from "#planner/search/core/stair-ends.ts";
import { ARCHWAY } from "#planner/search/core/stair-shaft.ts";
import { type DueAreas, dueAreas } from "#planner/search/programme/due-areas.ts";
import { levelPrefix, type RoomSpec } from "#planner/search/programme/room-spec.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** All about a level that does not change while its rooms are arranged, laid out flat for speed; at its end the prices and layouts, which do. */
export type LevelModel = {
  readonly level: number;
  readonly top: boolean;
  /** Whether rooms are at their least. */
  readonly tight: boolean;
  /** Whether the main door has to lie at the road. */
  readonly frontDoor: boolean;
  readonly specs: readonly RoomSpec[];
  readonly inside: Rect;
  readonly party: { readonly left: boolean; readonly right: boolean; readonly rear: boolean };
  /** Sides along a second road. */
  readonly road: { readonly left: boolean; readonly right: boolean };
  readonly kind: Int16Array;
  readonly open: Uint8Array;
  /** By room: 0 the household's, 1 in the part to let, 2 a stair that no door of this level leads to, as an external one on the ground. */
  readonly apart: Uint8Array;
  readonly rules: LayoutRules;
  /** What the rooms whose areas stand in proportion to one another (`concerned.sized`) are due of their floor. */
  readonly due: DueAreas;
  /** Longer than so many times its width a room furnishes badly; infinite where nobody minds. */
  readonly longest: Float64Array;
  readonly concerned: Concerned;
  readonly stair: number;
  /** The end of the stair's shaft where one arrives; and the other end, where the next flight of a straight stair begins, else null. */
  readonly entry: FixedRoom["entry"];
  readonly leaving: FixedRoom["entry"];
  /** How deep the landing is at least, mm; and what the steps take of the shaft's length where the landing has all the rest, else infinite. */
  readonly landing: number;
  readonly steps: number;
  /** Shared wall that an archway onto the landing needs. */
  readonly stairContact: number;
  /** Wall to the open air that a wet room's window wants. */
  readonly ventWall: number;
  /** Thicknesses, mm; how far apart rooms may be and still share a wall; the longest beam, with a little for rounding. */
  readonly walls: Walls;
  readonly thickest: number;
  readonly longestSpan: number;
  /** Shared wall that a door needs between two rooms, and one to a bath or store. */
  readonly doorContact: number;
  readonly smallDoorContact: number;
  readonly habitableShare: number;
  readonly carWidth: number;
  readonly carDepth: number;
  /** Deepest balcony that is one and no terrace, mm. */
  readonly balconyDepth: number;
  /** Null where the household wants no vastu. */
  readonly vastu: VastuModel | null;
  /** How many times its price a hard problem costs. */
  severity: number;
  /** What it costs when all of the level's floor lies in the wrong rooms. */
  areaPrice: number;
  /** How many times its price a room longer than its kind usually is costs. */
  aspectPrice: number;
  /** What a room longer than `longest` costs beside that; 0 but in the last touch (`../finish/finished.ts`). */
  longPrice: number;
  /** The layout as it stands, and the one that the next move is tried in. */
  layout: Layout;
  spare: Layout;
};

/** Wall to the open air that a wet room's window wants, mm; and where rooms go on under an open flight, which is only as wide as the law asks. */
const VENT = 1000;
const UNDER_HEAD_VENT = 880;

const WAYS: readonly RoomKind[] = ["passage", "foyer", "hall", "stair", "lift"];

export function fixedSpec(room: FixedRoom, level: number, count: number, outerStair: boolean): RoomSpec {
  // Above its floor a court is a void that only lets light in.
  const kind = room.kind === "courtyard" && level > 0 ? "duct" : room.kind;
  const standard = STANDARDS[kind];
  const outer = kind === "stair" && level === 0 && outerStair;
  const area = (room.rect.x1 - room.rect.x0) * (room.rect.y1 - room.rect.y0);
  return {
    id: `${levelPrefix(level)}-${kind}${count > 0 ? `-${count + 1}` : ""}`,
    kind,
    label: standard.label,
    target: area,
    sizes: [0, area, area, area],
    leastArea: 0,
    leastWidth: 0,
    goodWidth: 0,
    aspect: 99,
    light: "none",
    through: kind === "stair" && !outer,
    wet: false,
    owner: null,
    // An external stair is entered from the open air: on the ground it leads nowhere indoors.
    apart: outer ? "outer-stair" : null,
    car: false,
    garage: false,
    roof: false,
    corner: 0,
  };
}

/** The leg of a quarter-turn stair whose landing lies on another level: no door of this one leads there. */
function stepsSpec(spec: RoomSpec): RoomSpec {
  return { ...spec, id: `${spec.id}-steps`, through: false, apart: "outer-stair" };
}

/** The part of a level's model that depends on its rooms and the kinds of its fixed rooms alone, not on where the core stands. */
type OfRooms = {
  readonly free: readonly RoomSpec[];
  readonly fixed: readonly RoomSpec[];
  readonly kind: Int16Array;
  readonly apart: Uint8Array;
  readonly rules: LayoutRules;
  readonly due: DueAreas;
  readonly longest: Float64Array;
  readonly concerned: Concerned;
  readonly vastu: VastuModel | null;
};

/** These parts of a house's models, made once: by a level's rooms, then by its number and the kinds of its fixed rooms. */
export type RoomsKnown = Map<readonly RoomSpec[], Map<string, OfRooms>>;

/** A level with these rooms about a core; its layout is still empty. `known`: of the same house. */
export function levelModel(
  level: number,
  free: readonly RoomSpec[],
  core: Core,
  house: House,
  known: RoomsKnown = new Map(),
): LevelModel {
  const { brief, profile, stair, inside } = house;
  const levels = house.rooms.length;
  const of = knownOf(level, free, core, house, known);
  const { rules } = of;
  const here = fixedOn(core, level);
  const areas = here.map(({ rect: r }) => (r.x1 - r.x0) * (r.y1 - r.y0));
  const withFixed = (some: Float64Array, sizeOf: (area: number) => number): Float64Array => {
    const all = some.slice();
    for (const [i, area] of areas.entries()) all[free.length + i] = sizeOf(area);
    return all;
  };
  const storeys = { floors: levels, extraFloor: brief.future === "extra-floor" };
  const fixedStair = landingRoom(core, level);
  const specs = [...of.free, ...of.fixed.map((spec, i) => likeAll(spec, areas[i] as number))];
  const landing = stair === null ? NO_LANDING : landingOn(core, level, stair, house.walls.core);
  return {
    level,
    top: level === levels - 1,
    tight: house.tight,
    frontDoor: house.frontDoor === "insisted",
    specs,
    inside,
    party: house.party,
    road: { left: brief.edges.left === "road", right: brief.edges.right === "road" },
    kind: of.kind,
    open: rules.open,
    apart: of.apart,
    rules: {
      ...rules,
      weight: withFixed(rules.weight, (area) => area / 1e6),
      leastArea: withFixed(rules.leastArea, (area) => area * 0.75),
    },
    due: of.due,
    longest: of.longest,
    concerned: of.concerned,
    stair: fixedStair < 0 ? -1 : free.length + fixedStair,
    ...stairEnds(stair?.form ?? null, here[fixedStair]?.entry ?? null, level, stairGoesOn(storeys, stair, level)),
    landing: landing.landing,
    steps: landing.steps ?? Number.POSITIVE_INFINITY,
    stairContact: stair?.archway ?? ARCHWAY,
    ventWall: stair?.open ? UNDER_HEAD_VENT : VENT,
    walls: rules.walls,
    thickest: thickestOf(rules.walls),
    longestSpan: profile.structure.span.value - 20,
    doorContact: leafOf(profile.doors.room.value, house.tight) + besideLeaf(house.tight),
    smallDoorContact: leafOf(profile.doors.service.value, house.tight) + besideLeaf(house.tight),
    habitableShare: profile.openings.habitableShare.value,
    carWidth: profile.car.width.value,
    carDepth: profile.car.depth.value,
    balconyDepth: balconyDepthOf(level, house),
    vastu: of.vastu,
    severity: 1,
    areaPrice: AREA_MISS,
    aspectPrice: 1,
    longPrice: 0,
    layout: emptyLayout(specs.length),
    spare: emptyLayout(specs.length),
  };
}

function knownOf(level: number, free: readonly RoomSpec[], core: Core, house: House, known: RoomsKnown): OfRooms {
  const ofFree = known.get(free) ?? new Map<string, OfRooms>();
  known.set(free, ofFree);
  const key = `${level} ${core.fixed.map(({ kind }) => kind).join()}`;
  const found = ofFree.get(key) ?? ofRooms(level, free, core, house);
  ofFree.set(key, found);
  return found;
}

function ofRooms(level: number, free: readonly RoomSpec[], core: Core, house: House): OfRooms {
  const { brief } = house;
  const levels = house.rooms.length;
  const fixed = core.fixed
    .map((room, i) => fixedSpec(room, level, i === 0 ? 0 : i - 1, brief.stair === "external"))
    .map((spec, i) => (spec.kind === "stair" && i !== landingRoom(core, level) ? stepsSpec(spec) : spec));
  const specs = [...free, ...fixed];
  const rules = layoutRules(specs, level, house, balconyDepthOf(level, house));
  // A tenant's living room counts as a hall: the main door and a place at the front are for the household's alone.
  const kinds = specs.map((spec) => (spec.apart === "to-let" && spec.through ? "hall" : spec.kind));
  const owner = Int16Array.from(specs, (spec) => specs.findIndex((other) => other.id === spec.owner));
  const sized = Uint8Array.from(specs, (spec, i) => (rules.open[i] === 1 || WAYS.includes(spec.kind) ? 0 : 1));
  const { houseWeight, footprint, northBearing } = house;
  const vastuOf = (wish: "strict" | "preferred"): VastuModel =>
    vastuModel(
      wish,
      specs.map((spec) => spec.kind),
      houseWeight,
      levels,
      footprint,
      northBearing,
    );
  return {
    free: free.map((spec) => likeAll(spec, spec.target)),
    fixed,
    kind: Int16Array.from(kinds, (kind) => KIND_INDEX[kind]),
    apart: Uint8Array.from(specs, ({ apart }) => (apart === null ? 0 : apart === "to-let" ? 1 : 2)),
    rules,
    due: dueAreas(specs.filter((_, i) => sized[i] === 1).map(({ sizes }) => sizes)),
    longest: Float64Array.from(specs, ({ kind }) => longestGood(kind)),
    concerned: concernedIn({ specs, kinds, owner, open: rules.open, sized }, house.tight),
    vastu: brief.vastu === "none" ? null : vastuOf(brief.vastu),
  };
}

/** The room with this target, as an object with the same fields in the same order as all others: judging reads them in its tightest loops. */
function likeAll(spec: RoomSpec, target: number): RoomSpec {
  return {
    id: spec.id,
    kind: spec.kind,
    label: spec.label,
    target,
    sizes: spec.sizes,
    leastArea: spec.leastArea,
    leastWidth: spec.leastWidth,
    goodWidth: spec.goodWidth,
    aspect: spec.aspect,
    light: spec.light,
    through: spec.through,
    wet: spec.wet,
    owner: spec.owner,
    apart: spec.apart,
    car: spec.car,
    garage: spec.garage,
    roof: spec.roof,
    corner: spec.corner,
  };
}

/** Deepest balcony, mm: under another storey an outer wall less, as what stands over its edge rests on the walls behind it. */
function balconyDepthOf(level: number, { profile, walls, rooms }: House): number {
  return profile.structure.balcony.value - (level === rooms.length - 1 ? 0 : walls.external);
}

/** Width of the leaf that a wall must have room for, mm: where rooms are at their least a narrower one will do. */
function leafOf(usual: number, tight: boolean): number {
  return tight ? narrowerLeaf(usual) : usual;
}
