import { BATHROOMS, BEDROOMS, KITCHENS, ROOM_KINDS, type RoomKind } from "#planner/plan/plan.ts";
import { SIT_OUTS } from "#planner/rules/review/entrance.ts";
import { FAMILYS_OWN, LIVING } from "#planner/rules/review/guests-way.ts";
import { NOT_CROSSED } from "#planner/rules/review/way-to-bath.ts";
import { entryCost, LAST_RESORT, NO_WAY, NOT_ENTERED } from "#planner/search/arrange/access.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/**
 * Which of a level's rooms each concern of the objective looks at, by number: they never change while rooms are arranged, and most concerns look at few.
 * Typed arrays are one kind of list whatever they hold, so that the loops over them are compiled once.
 */
export type Concerned = {
  /** The last living and dining room, or -1. */
  readonly living: number;
  readonly dining: number;
  /** Rooms whose areas stand in proportion to one another. */
  readonly sized: Int16Array;
  /** Passages and cars' bays, whose floor beyond what they need counts as wrong; none in a `tight` house, where lawful rooms come before all else. */
  readonly passages: Int16Array;
  readonly bays: Int16Array;
  /** Rooms that want light or air, and passages, which may be dark. */
  readonly lit: Int16Array;
  readonly open: Int16Array;
  /** Rooms with a place of their own at the front, or that must not lie there; outdoor rooms. */
  readonly placed: Int16Array;
  /** Rooms that may have the main door; sit-outs and porches before it; bays and sit-outs, open at the front. */
  readonly mainDoor: Int16Array;
  readonly sitOuts: Int16Array;
  readonly openFronts: Int16Array;
  readonly terraces: Int16Array;
  /** The room behind a tenant's own door, or -1. */
  readonly letEntrance: number;
  /** Rooms that one may pass, those of them where one cooks, and those where the family is by itself. */
  readonly passable: Int16Array;
  readonly cooking: Int16Array;
  readonly familysOwn: Int16Array;
  /** Where the household receives its guests. */
  readonly receiving: Int16Array;
  /** Bedrooms without a bath of their own, and the level's shared baths. No bedrooms where it has no such bath, or no room of `company` to keep away from. */
  readonly sharing: Int16Array;
  readonly shared: Int16Array;
  /** The household's living rooms and kitchens that one may pass, but not between bed and bath. */
  readonly company: Int16Array;
  /** Bedrooms of which a corner may become the level's lobby. */
  readonly givingLobby: Int16Array;
  /** By room, the door that it wants; null for rooms that one may pass and for kinds that need none. */
  readonly doors: readonly (DoorWish | null)[];
  readonly wet: Int16Array;
  /** Rooms that nobody wants under a wet one. */
  readonly dry: Int16Array;
  /** Wet rooms, and what shares their wet wall. */
  readonly backs: readonly Neighbours[];
  /** Rooms and the neighbours they want: kitchens and tables, utilities and kitchens, balconies and rooms that one lives in, tables and living rooms. */
  readonly tables: readonly Neighbours[];
  readonly kitchens: readonly Neighbours[];
  readonly livedIn: readonly Neighbours[];
  readonly livings: readonly Neighbours[];
  /** The first car's bay, and the other's. */
  readonly parked: readonly Neighbours[];
  /** Poojas and kitchens, and the toilets that they keep away from. */
  readonly toilets: readonly Neighbours[];
};

/** A door to the room's owner, -1 where it has none, or else from one of the rooms `from`, the best first, at these `costs`. */
export type DoorWish = {
  readonly owner: number;
  readonly small: boolean;
  readonly from: Int16Array;
  readonly costs: Float64Array;
};

export type Neighbours = { readonly room: number; readonly among: Int16Array };

const ENTRANCES: readonly RoomKind[] = ["living", "living-dining", "foyer", "passage", "family"];
const OPEN_FRONTS: readonly RoomKind[] = ["parking", ...SIT_OUTS];
const PLACED: readonly RoomKind[] = [...OPEN_FRONTS, "living", "living-dining", "bedroom", "balcony", "terrace"];
const BEHIND_SMALL_DOORS: readonly RoomKind[] = ["store", "pooja"];
/** Rooms from which one steps onto a balcony. */
const LIVED_IN = ROOM_KINDS.filter((kind) => STANDARDS[kind].light === "habitable");
const NOT_UNDER_WET: readonly RoomKind[] = [
  "living",
  "living-dining",
  "dining",
  ...KITCHENS,
  "family",
  "study",
  "pooja",
  ...BEDROOMS,
];

/**
 * A level's rooms, each list by room. `kinds`: what the objective takes them for; `owner`: the room that each belongs to, or -1; `open`: 1 if open to the
 * air; `sized`: 1 if its area stands in proportion to those of the others.
 */
export type Rooms = {
  readonly specs: readonly RoomSpec[];
  readonly kinds: readonly RoomKind[];
  readonly owner: ArrayLike<number>;
  readonly open: ArrayLike<number>;
  readonly sized: ArrayLike<number>;
};

/** What each concern looks at among a level's rooms; in a `tight` house doors of the last resort too. */
export function concernedIn({ specs, kinds, owner, open, sized }: Rooms, tight: boolean): Concerned {
  const rooms = specs.map((_, room) => room);
  const spec = (room: number): RoomSpec => specs[room] as RoomSpec;
  const where = (holds: (spec: RoomSpec, kind: RoomKind, room: number) => boolean): Int16Array =>
    Int16Array.from(rooms.filter((room) => holds(spec(room), kinds[room] as RoomKind, room)));
  const of = (...some: readonly RoomKind[]): Int16Array => where((_, kind) => some.includes(kind));
  // Only rooms of one household are neighbours: what is let is one of its own.
  const neighbours = (asking: Int16Array, among: Int16Array, household = true): readonly Neighbours[] =>
    Array.from(asking, (room) => ({
      room,
      among: among.filter((other) => other !== room && (!household || spec(other).apart === spec(room).apart)),
    }));
  const wet = where(({ wet }) => wet);
  const company = where(({ through, apart }, kind) => through && apart === null && NOT_CROSSED.includes(kind));
  const own = new Set(Array.from(owner));
  const shared = where(
    ({ apart }, kind, room) => apart === null && BATHROOMS.includes(kind) && (owner[room] as number) < 0,
  );
  const bedrooms = where(({ apart }, kind, room) => apart === null && BEDROOMS.includes(kind) && !own.has(room));
  const kitchens = of(...KITCHENS);
  const cars = where(({ car }) => car);
  return {
    living: specs.findLastIndex(({ kind }) => kind === "living"),
    dining: specs.findLastIndex(({ kind }) => kind === "dining"),
    sized: where((_, __, room) => sized[room] === 1),
    passages: tight ? new Int16Array(0) : of("passage"),
    bays: tight ? new Int16Array(0) : cars,
    lit: where(({ kind, light }) => light !== "none" || kind === "passage"),
    open: where(({ garage }, _, room) => open[room] === 1 && !garage),
    placed: where(({ light }, kind) => light === "wet" || PLACED.includes(kind)),
    mainDoor: of(...ENTRANCES),
    sitOuts: of(...SIT_OUTS),
    openFronts: of(...OPEN_FRONTS),
    terraces: of("terrace"),
    letEntrance: specs.findIndex(({ apart, through }) => apart === "to-let" && through),
    givingLobby: where(({ corner }) => corner > 0),
    passable: where(({ through }) => through),
    cooking: where(({ through }, kind) => through && KITCHENS.includes(kind)),
    familysOwn: where(({ through }, kind) => through && FAMILYS_OWN.includes(kind)),
    receiving: where(({ apart }, kind) => apart !== "to-let" && LIVING.includes(kind)),
    sharing: company.length === 0 || shared.length === 0 ? new Int16Array(0) : bedrooms,
    shared,
    company,
    doors: rooms.map((room) => {
      // A bay is not entered from the house, the garage that it becomes is.
      const kind = spec(room).garage ? "garage" : (kinds[room] as RoomKind);
      if (spec(room).through || spec(room).roof || NOT_ENTERED.includes(kind)) return null;
      // Two garages become one where they touch (`legalise/joined-garages.ts`): it is enough that one of them is entered from the house.
      const isJoined = (from: number): boolean => spec(room).garage && spec(from).garage && from < room;
      const cost = (from: number): number =>
        isJoined(from) ? 0 : entryCost({ kind }, { kind: kinds[from] as RoomKind, through: spec(from).through });
      const from = rooms
        .filter((other) => cost(other) < (tight ? NO_WAY : LAST_RESORT))
        .sort((a, b) => cost(a) - cost(b));
      const small = spec(room).wet || BEHIND_SMALL_DOORS.includes(kind);
      return { owner: owner[room] as number, small, from: Int16Array.from(from), costs: Float64Array.from(from, cost) };
    }),
    wet,
    dry: of(...NOT_UNDER_WET),
    backs: neighbours(wet, Int16Array.of(...wet, ...of("kitchen", "duct")), false),
    tables: neighbours(of("kitchen"), of("dining", "living-dining")),
    kitchens: neighbours(of("utility"), kitchens),
    livedIn: neighbours(of("balcony"), of(...LIVED_IN)),
    livings: neighbours(of("dining", "kitchen-dining"), of("living")),
    parked: neighbours(cars.slice(0, 1), cars),
    toilets: neighbours(of("pooja", "kitchen"), of(...BATHROOMS), false),
  };
}
