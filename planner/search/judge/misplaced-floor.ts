import type { Brief } from "#planner/brief/brief.ts";
import { BEDROOMS, type Level, OPEN_AIR_KINDS, type Plan, type Room, type RoomKind } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { IDLE_PASSAGE } from "#planner/rules/review/idle-passage.ts";
import { isToLet } from "#planner/rules/to-let.ts";
import { dueAreas, dueAt, factorFor, type Sizes, withLawful } from "#planner/search/programme/due-areas.ts";
import { GROWING, growth, STANDARDS, TO_LET } from "#planner/search/programme/standards.ts";

/** Rooms whose size nobody wishes for. */
export const UNSIZED_KINDS: readonly RoomKind[] = [
  ...OPEN_AIR_KINDS,
  "stair",
  "lift",
  "passage",
  "foyer",
  "hall",
  "garage",
];

type Household = Pick<Brief, "region" | "family" | "bedrooms">;

/** A room that has a size of its own: what it has and what it is due of its level's floor, m2. */
export type SizedRoom = { readonly kind: RoomKind; readonly area: number; readonly target: number };

/** The share of the rooms' floor that lies in the wrong ones of them, 0..1, over all levels of a plan. */
export function misplacedShare({ levels, brief }: Plan): number {
  let wrong = 0;
  let whole = 0;
  for (const { area, target } of levels.flatMap((level) => targets(level, brief))) {
    wrong += Math.abs(area - target);
    whole += area;
  }
  return whole === 0 ? 0 : wrong / whole;
}

/** What passages and foyers that nobody needs (`planner/rules/review/idle-passage.ts`) have, as a share of the floor of all rooms that have a target, 0..1. */
export function idleShare({ levels, brief, findings }: Plan): number {
  const idle = findings.filter(({ rule }) => rule === IDLE_PASSAGE).map(({ where }) => where.room);
  const floorOf = (some: readonly { readonly area: number }[]): number => some.reduce((sum, { area }) => sum + area, 0);
  const whole = floorOf(levels.flatMap((level) => targets(level, brief)));
  return whole === 0 ? 0 : floorOf(levels.flatMap(({ rooms }) => rooms.filter(({ id }) => idle.includes(id)))) / whole;
}

/**
 * Every room of a level that has a target, a bedroom with its dressing; the targets add up to the floor that the rooms have (`programme/due-areas.ts`, of the
 * published areas in `programme/standards.ts`). On a level larger than all its rooms may be at most, no target takes the rest: that floor is astray.
 */
export function targets(level: Level, household: Household): readonly SizedRoom[] {
  const sized = withDressings(level).filter(({ kind }) => !UNSIZED_KINDS.includes(kind));
  const due = dueAreas(sized.map((room) => sizesOf(room, household)));
  const factor = factorFor(
    due,
    sized.reduce((sum, { area }) => sum + area, 0),
  );
  return sized.map(({ kind, area }, i) => ({ kind, area, target: dueAt(due.sizes, i, factor) }));
}

/**
 * The rooms of a level, a dressing's floor counted as that of the bedroom that it is entered from: it is a part of it behind a wall. With a target of its own
 * it took floor from every other room as soon as it was parted off.
 */
function withDressings({ rooms, openings }: Level): readonly Room[] {
  const isDressingOf = (room: Room, bedroom: Room): boolean =>
    room.kind === "dressing" &&
    BEDROOMS.includes(bedroom.kind) &&
    openings.some(({ rooms: both }) => both.includes(room.id) && both.includes(bedroom.id));
  const parts = Map.groupBy(rooms, (room) => rooms.find((one) => isDressingOf(room, one)) ?? room);
  return [...parts].map(([room, some]) => ({ ...room, area: some.reduce((sum, { area }) => sum + area, 0) }));
}

/** Rooms where a household meets grow with it, a flat to let has sizes of its own. */
function sizesOf(room: Room, { region, family, bedrooms }: Household): Sizes {
  const { kind } = room;
  const { least, ideal, most } = STANDARDS[kind];
  const grown = GROWING.includes(kind) ? growth(family - bedrooms - 2) : 1;
  const usual = [least * grown, ideal * grown, most * grown] as const;
  const published = (isToLet(room) ? TO_LET[kind] : undefined) ?? usual;
  return withLawful(published, profileOf(region).rooms[kind]?.area);
}
