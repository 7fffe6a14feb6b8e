import { BATHROOMS, BEDROOMS, OPEN_AIR_KINDS, type RoomKind } from "#planner/plan/plan.ts";
import type { Place } from "#planner/search/partis/parti.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";

/** Rooms that go to one zone together; areas m2, lengths mm. */
export type Group = {
  readonly rooms: readonly number[];
  readonly place: Place;
  /** Floor of its rooms that want a size of their own, and of those that take what there is. */
  readonly sized: number;
  readonly flexible: number;
  /** How much more or less its flexible rooms take without regret. */
  readonly give: number;
  /** Least width of its widest room, how far a car's bay reaches from the road, wall that its windows take, wall to the road. */
  readonly across: number;
  readonly deep: number;
  readonly lit: number;
  readonly front: number;
  /** Whether it holds a room that one passes; how many of its rooms want a door from such a room. */
  readonly through: boolean;
  readonly doors: number;
  /** Which of the `ROLES` its rooms have, as bits. */
  readonly roles: number;
};

/** Rooms that ask for one another. */
export const ROLES = {
  kitchen: 1,
  table: 2,
  utility: 4,
  living: 8,
  sitOut: 16,
  entrance: 32,
  bed: 64,
  bath: 128,
  car: 256,
} as const;
const ROLE_OF: Readonly<Partial<Record<RoomKind, number>>> = {
  kitchen: ROLES.kitchen,
  dining: ROLES.table,
  "kitchen-dining": ROLES.kitchen | ROLES.table,
  "living-dining": ROLES.living | ROLES.table | ROLES.entrance,
  living: ROLES.living | ROLES.entrance,
  foyer: ROLES.entrance,
  utility: ROLES.utility,
  verandah: ROLES.sitOut,
  porch: ROLES.sitOut,
};

const FLEXIBLE: readonly RoomKind[] = [...OPEN_AIR_KINDS, "passage", "foyer", "hall"];
const AT_ROAD: readonly RoomKind[] = ["parking", "verandah", "porch"];
/** The share of a flexible room's floor that may come or go; of a bay less, which has to hold its car. */
const GIVE = 0.45;
const BAY_GIVE = 0.2;
/** Wall to the road that a car's bay takes, and that other bays and sit-outs do. */
const CAR_FRONT = 2500;
const FRONT = 1200;
/** Wall beside a room's windows, for its corners; wall that the window of a kitchen takes, and that of a wet room. */
const CORNERS = 450;
const KITCHEN_WINDOW = 1350;
const VENT = 1000;
/** The share of a good width that annealing still takes. */
const NEARLY = 0.95;

/** A level's rooms in groups, the largest first: a bedroom with what belongs to it, or every room by itself when `apart`; cars are `carDepth` long, mm. */
export function groupsOf(
  rooms: readonly RoomSpec[],
  places: readonly Place[],
  apart: boolean,
  carDepth: number,
): readonly Group[] {
  const groups: Group[] = [];
  for (const [i, room] of rooms.entries()) {
    if (!apart && rooms.some(({ id }) => id === room.owner)) continue;
    const members = rooms.flatMap((other, j) => (j === i || (!apart && other.owner === room.id) ? [j] : []));
    groups.push(groupOf(members, rooms, places[i] as Place, carDepth));
  }
  return groups.sort((a, b) => b.sized + b.flexible - a.sized - a.flexible);
}

function groupOf(members: readonly number[], rooms: readonly RoomSpec[], place: Place, carDepth: number): Group {
  const sum = { sized: 0, flexible: 0, give: 0, across: 0, deep: 0, lit: 0, front: 0, doors: 0, roles: 0 };
  let through = false;
  for (const i of members) {
    const room = rooms[i] as RoomSpec;
    const area = room.target / 1e6;
    const flexible = FLEXIBLE.includes(room.kind);
    const bay = room.kind === "parking";
    if (flexible) {
      sum.flexible += area;
      sum.give += area * (bay ? BAY_GIVE : GIVE);
    } else sum.sized += area;
    sum.across = Math.max(sum.across, room.leastWidth, NEARLY * room.goodWidth);
    sum.lit += windowsOf(room);
    const car = room.car;
    if (car) {
      sum.deep = carDepth;
      sum.roles |= ROLES.car;
    }
    if (AT_ROAD.includes(room.kind)) sum.front += car ? CAR_FRONT : FRONT;
    if (room.apart === null) sum.roles |= (ROLE_OF[room.kind] ?? 0) | sharingRole(room, rooms);
    if (room.through && room.apart === null) through = true;
    else if (room.owner === null && !flexible) sum.doors++;
  }
  return { rooms: members, place, through, ...sum };
}

/** The role of a bedroom without a bath of its own, or of a bath that such bedrooms share; 0 for other rooms. */
function sharingRole({ id, kind, owner }: RoomSpec, rooms: readonly RoomSpec[]): number {
  if (BATHROOMS.includes(kind)) return owner === null ? ROLES.bath : 0;
  return BEDROOMS.includes(kind) && !rooms.some((other) => other.owner === id) ? ROLES.bed : 0;
}

function windowsOf({ light, target }: RoomSpec): number {
  if (light === "habitable") return Math.max(1050, target / 12_000) + CORNERS;
  if (light === "kitchen") return KITCHEN_WINDOW + CORNERS;
  return light === "wet" ? VENT : 0;
}
