import { boundsOf } from "#planner/geometry/rect.ts";
import { BATHROOMS, BEDROOMS, type Plan, type Relaxation, type RoomKind } from "#planner/plan/plan.ts";
import { relaxation } from "#planner/plan/told.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { IDLE_SIT_OUT } from "#planner/rules/review/entrance.ts";
import { IDLE_PASSAGE } from "#planner/rules/review/idle-passage.ts";
import { isToLet } from "#planner/rules/to-let.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { cornerRoomsOf } from "#planner/search/legalise/corner-rooms.ts";
import { roomsAtDeadEnds } from "#planner/search/legalise/dead-ends.ts";
import { type DrawnIn, drawnIn, drawnInsOf } from "#planner/search/legalise/drawn-in.ts";
import { furtherBathsOf } from "#planner/search/legalise/further-baths.ts";
import { type Garage, garagesOf, withGarage } from "#planner/search/legalise/garages.ts";
import { inwardBathsOf } from "#planner/search/legalise/inward-baths.ts";
import { lacks, lacksBathroom, lacksEntranceWc } from "#planner/search/legalise/lacks.ts";
import { exposedToilets, lobbiesOf } from "#planner/search/legalise/lobbies.ts";
import { type Exchange, exchanged, masterExchanges } from "#planner/search/legalise/master-exchange.ts";
import { type OpenedFloor, openedFloorsOf, withOpenedFloor } from "#planner/search/legalise/open-floors.ts";
import { partingsOf } from "#planner/search/legalise/parted-rooms.ts";
import { type Parting, parted } from "#planner/search/legalise/parting.ts";
import { waysPastKitchen } from "#planner/search/legalise/past-kitchen.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { poojaExchanges, poojasAtToilets } from "#planner/search/legalise/pooja-exchange.ts";
import { DAY_ROOMS, type TakenIn, takenIn, takenInsOf } from "#planner/search/legalise/taken-in.ts";
import { levelPrefix } from "#planner/search/programme/room-spec.ts";
import { specOf } from "#planner/search/programme/sized.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";
import { TWO_WHEELERS } from "#planner/search/programme/wishes.ts";

/** Another use of a room's floor; `forgoes`: the wish that its first use met and that is given up. */
export type Reuse = {
  readonly level: number;
  readonly room: string;
  readonly kind: RoomKind;
  readonly forgoes?: "pooja";
};

/** One change that an architect would make to a plan that keeps the laws. */
export type SecondThought =
  | ({ readonly change: "draw-in" } & DrawnIn)
  | ({ readonly change: "exchange" } & Exchange)
  | ({ readonly change: "garage" } & Garage)
  | ({ readonly change: "open" } & OpenedFloor)
  | ({ readonly change: "part" } & Parting)
  | ({ readonly change: "take" } & TakenIn)
  | ({ readonly change: "use" } & Reuse);

/** Other uses of an idle passage's floor, tried where the plan gave such a room up. */
const USES: readonly RoomKind[] = ["utility", "study", "pooja", "store"];
/** Uses of it that a house never has too many of: tried later, whether they were asked for or not. */
const ALWAYS_WELCOME: readonly RoomKind[] = ["study", "store"];

/** A room made of a passage may be so many times as large as its kind is at the most. */
const RATHER_MORE = 1.25;
/** Rooms that a household has one of: a second one meets no wish. */
const WISHED_ONCE: readonly RoomKind[] = ["pooja", "utility"];

/** Rooms that may take in a pooja which shares a wall with a toilet: that toilet, or others that a strip more does no harm. */
const POOJA_TAKERS: readonly RoomKind[] = ["bath", "powder", "wc", ...DAY_ROOMS, "utility", "store"];

/** The changes to try on a reviewed plan, in order; several of one room are alternatives. `levels`: what the plan was made from. */
export function secondThoughtsOf(
  plan: Plan,
  levels: readonly WalledLevel[],
  walls: Walls,
  profile: Profile,
): readonly SecondThought[] {
  const missed = USES.filter((kind) => lacks(plan, kind));
  return [
    // Vastu gives the master bedroom a corner of its own: there it stays.
    ...(plan.brief.vastu === "none" ? named("exchange", masterExchanges(levels)) : []),
    ...named("exchange", poojaExchanges(plan, levels)),
    ...named("use", reusesOf(plan, missed)),
    ...named("use", twoWheelersOf(plan, profile)),
    ...named("take", takenInsOf(levels, idlePassagesOf(plan))),
    ...named("use", toiletsOf(plan)),
    ...named(
      "use",
      reusesOf(
        plan,
        ALWAYS_WELCOME.filter((kind) => !missed.includes(kind)),
      ),
    ),
    ...named("open", openedFloorsOf(levels)),
    ...named("draw-in", drawnInsOf(levels, walls)),
    ...named("draw-in", inwardBathsOf(levels, walls)),
    ...named("part", waysPastKitchen(plan, levels, walls, profile)),
    ...named("part", cornerRoomsOf(plan, levels, walls, profile)),
    ...named("part", furtherBathsOf(plan, levels, walls, profile)),
    ...named("part", roomsAtDeadEnds(plan, levels, walls, profile)),
    ...named("part", lobbiesOf(levels, exposedToilets(plan), walls, profile)),
    ...named("part", partingsOf(plan, levels, walls, profile)),
    // Behind what was parted off a deep bay.
    ...named("garage", garagesOf(levels, walls, profile)),
  ];
}

/**
 * Changes for options that are chosen already: a pooja that still has a toilet beside, over or under it, which vastu forbids, becomes a store or floor of
 * another room, and the living room gets a niche. A house with its pooja apart from toilets is better than either, so this is not tried while plans are
 * chosen.
 */
export function lastThoughtsOf(plan: Plan, levels: readonly WalledLevel[]): readonly SecondThought[] {
  const poojas = poojasAtToilets(plan).map((one) => ({ ...one, forgoes: "pooja" as const }));
  const stores = poojas.map((one) => ({ ...one, kind: "store" as const }));
  return [...named("take", takenInsOf(levels, poojas, POOJA_TAKERS)), ...named("use", stores)];
}

/** Changes of one kind, each with the name of that kind. */
export function named<C extends SecondThought["change"], T>(
  change: C,
  some: readonly T[],
): readonly ({ readonly change: C } & T)[] {
  return some.map((one) => ({ change, ...one }));
}

/** A passage that the review finds idle, and its floor, m2. */
type IdlePassage = Pick<Reuse, "level" | "room"> & { readonly area: number };

/** These uses for every idle passage: nobody needs to walk on its floor. */
function reusesOf(plan: Plan, uses: readonly RoomKind[]): readonly Reuse[] {
  return idlePassagesOf(plan).flatMap((idle) => usesOf(idle, uses));
}

/** Those uses of an idle passage for which it is not far too large. */
function usesOf({ level, room, area }: IdlePassage, uses: readonly RoomKind[]): readonly Reuse[] {
  return uses.filter((kind) => area <= RATHER_MORE * STANDARDS[kind].most).map((kind) => ({ level, room, kind }));
}

/** A toilet in the place of every idle passage of a level that wants one: on floors with bedrooms a bath, or a toilet alone where it is too small for that. */
function toiletsOf(plan: Plan): readonly Reuse[] {
  return idlePassagesOf(plan)
    .filter(({ level }) => wantsToilet(plan, level))
    .flatMap((idle) => {
      const { rooms } = plan.levels[idle.level] as Plan["levels"][number];
      const sleeps = rooms.some((room) => BEDROOMS.includes(room.kind) && !isToLet(room));
      return usesOf(idle, sleeps ? ["bath", "powder"] : ["powder"]);
    });
}

/** Whether a household is glad of one more toilet on a level: it has fewer than it asked for, or none on the floor by which one enters. */
function wantsToilet(plan: Plan, level: number): boolean {
  return lacksBathroom(plan) || (level === 0 && lacksEntranceWc(plan));
}

/**
 * In India, where every household has a two-wheeler, a sit-out from which no door leads into the house becomes a place for it beside the car, unless
 * somebody asked for that sit-out (it is labelled otherwise then). The two-wheeler stands along the house or across it.
 */
function twoWheelersOf({ brief, levels, findings }: Plan, { twoWheeler }: Profile): readonly Reuse[] {
  if (brief.region !== "in") return [];
  const idle = findings.filter(({ rule }) => rule === IDLE_SIT_OUT).map(({ where }) => where.room);
  return (levels[0]?.rooms ?? [])
    .filter(({ id, label }) => idle.includes(id) && label === STANDARDS.verandah.label)
    .filter(({ polygon }) => {
      const { x0, y0, x1, y1 } = boundsOf(polygon);
      const [short, long] = [Math.min(x1 - x0, y1 - y0), Math.max(x1 - x0, y1 - y0)];
      return short >= twoWheeler.width.value && long >= twoWheeler.depth.value;
    })
    .map(({ id }) => ({ level: 0, room: id, kind: "parking" }));
}

function idlePassagesOf({ levels, findings }: Plan): readonly IdlePassage[] {
  const idle = findings.filter(({ rule }) => rule === IDLE_PASSAGE).map(({ where }) => where.room);
  return levels.flatMap(({ index, rooms }) =>
    rooms
      .filter(({ id, kind }) => kind === "passage" && idle.includes(id))
      .map(({ id, area }) => ({ level: index, room: id, area })),
  );
}

/** The levels with one thing changed. */
export function changed(
  levels: readonly WalledLevel[],
  thought: SecondThought,
  profile: Profile,
): readonly WalledLevel[] {
  switch (thought.change) {
    case "draw-in":
      return drawnIn(levels, thought);
    case "exchange":
      return exchanged(levels, thought);
    case "garage":
      return withGarage(levels, thought);
    case "open":
      return withOpenedFloor(levels, thought);
    case "part":
      return parted(levels, thought);
    case "take":
      return takenIn(levels, thought);
    case "use":
      return reused(levels, thought, profile);
  }
}

function reused(
  levels: readonly WalledLevel[],
  { level, room, kind }: Reuse,
  profile: Profile,
): readonly WalledLevel[] {
  return levels.map((one, i) =>
    i !== level
      ? one
      : {
          ...one,
          rooms: one.rooms.map((each) => {
            if (each.spec.id !== room) return each;
            const prefix = `${levelPrefix(i)}-`;
            const key = one.rooms.some(({ spec }) => spec.id === prefix + kind) ? `${kind}-2` : kind;
            const label = kind === "parking" ? TWO_WHEELERS : STANDARDS[kind].label;
            const wished = { key, kind, label, owner: null };
            return { ...each, spec: specOf(wished, i, each.spec.target, profile) };
          }),
        },
  );
}

/** The kind of room that a change makes, null for none: where the brief's wish for one was given up, it is met after all. */
export function regained(thought: SecondThought): string | null {
  // A place for two-wheelers does not meet the wish for a car's.
  if (thought.change === "use") return thought.kind === "parking" ? null : thought.kind;
  return thought.change === "part" ? thought.part.spec.kind : null;
}

/** Whether the room that a change makes is still missing once others are made: nobody is given more toilets, poojas or utilities than they asked for. */
export function isStillWanted(thought: SecondThought, plan: Plan): boolean {
  const kind = regained(thought);
  if (BATHROOMS.some((one) => one === kind)) return wantsToilet(plan, thought.level);
  return WISHED_ONCE.every((one) => one !== kind || lacks(plan, one));
}

/** What a change gives up of the brief; null for nothing. */
export function forgone(thought: SecondThought): Relaxation | null {
  const forgoes = thought.change === "take" || thought.change === "use" ? thought.forgoes : undefined;
  return forgoes === undefined ? null : relaxation(forgoes, "pooja-niche");
}

/** Whether two changes cannot both be made: they concern the same room, or would make the same one twice. */
export function excludes(one: SecondThought, other: SecondThought): boolean {
  // Rooms that exchange names, lose a wall between open floors or become a garage may still be changed in other ways.
  const apart = (["exchange", "garage", "open"] as const).some(
    (change) => (one.change === change) !== (other.change === change),
  );
  if (apart) return false;
  if (one.change === "open" && other.change === "open") return one.wall === other.wall && one.level === other.level;
  const rooms = (thought: SecondThought) => {
    if (thought.change === "garage") return thought.bays.map(({ room }) => room);
    return thought.change === "take" || thought.change === "draw-in" ? [thought.room, thought.by] : [thought.room];
  };
  const made = (thought: SecondThought) => (thought.change === "part" ? thought.part.spec.id : rooms(thought)[0]);
  return rooms(one).some((room) => rooms(other).includes(room)) || made(one) === made(other);
}
