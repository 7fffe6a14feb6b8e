import { type Group, ROLES } from "#planner/search/arrange/assign/groups.ts";
import type { Zone } from "#planner/search/arrange/assign/zones.ts";
import { LEAST_MAIN_WALL } from "#planner/search/arrange/main-door.ts";
import type { FrontDoor } from "#planner/search/programme/wishes.ts";

/** Wall that two zones must share for a door between them; wall along the landing that one door takes, mm. */
const DOOR = 1100;
const LANDING = 1000;
/** Neighbours that lie in zones which do not touch; dining away from living. */
const APART = 26;
const DINING_APART = 3;
/** Cars whose zones do not touch. */
const CARS_APART = 8;
/** A zone with bedrooms that touches none with the bath they share; where rooms are at their least a house comes first. */
const BATH_APART = { usual: 8, tight: 1.6 } as const;
/** A zone that cannot be entered; or, for each metre that is lacking, one with too little wall for its doors. */
const NO_DOOR = 30;
/**
 * A main door that neither the road's wall nor a sit-out leaves room for goes to a side or behind. Where rooms are at their least a
 * house comes first.
 */
const NOT_AT_FRONT = { insisted: 80, usual: 12, tight: 2.4 } as const;
/** A room that one reaches only over the stair's landing. */
const OVER_LANDING = 4;

export const MOST_ZONES = 12;
/** Zones that one comes to; zones with a room that one may pass; doors that other rooms of a zone want. */
const reached = new Uint8Array(MOST_ZONES);
const passed = new Uint8Array(MOST_ZONES);
const doors = new Int32Array(MOST_ZONES);
/** Wall to the road that bays and sit-outs take, mm. */
const taken = new Int32Array(MOST_ZONES);
/** Zones with a room that the main door may open to. */
const entered = new Uint8Array(MOST_ZONES);

/** What a draft costs whose main door has no room at the front; `tight`: rooms are at their least. */
export function entranceCost(frontDoor: FrontDoor, tight: boolean): number {
  if (frontDoor === "preferred") return NOT_AT_FRONT[tight ? "tight" : "usual"];
  return frontDoor === "insisted" ? NOT_AT_FRONT.insisted : 0;
}

/** What each zone costs a draft whose bedrooms lie apart from their bath; `tight`: rooms are at their least. */
export function bathApartCost(tight: boolean): number {
  return BATH_APART[tight ? "tight" : "usual"];
}

/** Prices of a draft that depend on the house: see `entranceCost` and `bathApartCost`. */
export type DraftPrices = { readonly notAtFront: number; readonly bathApart: number };

/** Cost of the doors and neighbourhoods that are impossible while each group lies in its zone, `at`. */
export function relationsCost(
  groups: readonly Group[],
  at: Int8Array,
  zones: readonly Zone[],
  ground: boolean,
  { notAtFront, bathApart }: DraftPrices,
): number {
  passed.fill(0);
  doors.fill(0);
  taken.fill(0);
  entered.fill(0);
  let kitchen = -1;
  let table = -1;
  let utility = -1;
  let living = -1;
  let sitOut = -1;
  // Zones with a shared bath, and with a bedroom that shares it, as bits.
  let baths = 0;
  let beds = 0;
  let firstCar = -1;
  let lastCar = -1;
  for (let g = 0; g < groups.length; g++) {
    const { through, roles, doors: own, front } = groups[g] as Group;
    const k = at[g] as number;
    if (through) passed[k] = 1;
    doors[k] = (doors[k] as number) + own;
    taken[k] = (taken[k] as number) + front;
    if (roles === 0) continue;
    if (roles & ROLES.entrance) entered[k] = 1;
    if (roles & ROLES.kitchen) kitchen = k;
    if (roles & ROLES.table) table = k;
    if (roles & ROLES.utility) utility = k;
    if (roles & ROLES.living) living = k;
    if (roles & ROLES.sitOut) sitOut = k;
    if (roles & ROLES.bath) baths |= 1 << k;
    if (roles & ROLES.bed) beds |= 1 << k;
    if (roles & ROLES.car) {
      if (firstCar < 0) firstCar = k;
      lastCar = k;
    }
  }
  let cost = 0;
  if (!near(zones, kitchen, table)) cost += APART;
  if (!near(zones, kitchen, utility)) cost += APART;
  if (!near(zones, sitOut, living)) cost += APART;
  if (!near(zones, table, living)) cost += DINING_APART;
  if (!near(zones, firstCar, lastCar)) cost += CARS_APART;
  if (ground && baths !== 0) cost += bathApart * farBeds(zones, beds, baths);
  if (ground && notAtFront > 0 && !entersFromFront(zones, sitOut)) cost += notAtFront;
  walk(zones, ground ? living : -1);
  for (let k = 0; k < zones.length; k++) {
    const zone = zones[k] as Zone;
    const landing = zone.landing >= LANDING;
    if (passed[k] === 1) {
      if (reached[k] === 0) cost += ground && landing ? OVER_LANDING : NO_DOOR;
      continue;
    }
    if (doors[k] === 0) continue;
    let wall = landing ? zone.landing : 0;
    for (let o = 0; o < zones.length; o++) if (reached[o] === 1) wall += zone.beside[o] as number;
    const lack = ((doors[k] as number) * LANDING - wall) / 1000;
    if (lack > 0) cost += NO_DOOR * Math.min(2, 0.3 + lack);
  }
  return cost;
}

/** Whether a room that the main door may open to lies by a sit-out, or where enough of the road's wall is left; true where the level has no such room. */
function entersFromFront(zones: readonly Zone[], sitOut: number): boolean {
  let some = false;
  for (let k = 0; k < zones.length; k++) {
    if (entered[k] === 0) continue;
    some = true;
    if (sitOut >= 0 && near(zones, sitOut, k)) return true;
    if ((zones[k] as Zone).front - (taken[k] as number) >= LEAST_MAIN_WALL) return true;
  }
  return !some;
}

function near(zones: readonly Zone[], a: number, b: number): boolean {
  return a < 0 || b < 0 || a === b || ((zones[a] as Zone).beside[b] as number) >= DOOR;
}

/** How many zones with bedrooms neither have a shared bath nor touch a zone with one. */
function farBeds(zones: readonly Zone[], beds: number, baths: number): number {
  let far = 0;
  for (let k = 0; k < zones.length; k++) {
    if ((beds & (1 << k)) === 0) continue;
    let isNear = false;
    for (let o = 0; o < zones.length; o++) if ((baths & (1 << o)) !== 0 && near(zones, k, o)) isNear = true;
    if (!isNear) far++;
  }
  return far;
}

/** Notes the zones that one comes to through rooms that one may pass: from the zone `start`, or from the stair's landing where that is -1. */
function walk(zones: readonly Zone[], start: number): void {
  const z = zones.length;
  for (let k = 0; k < z; k++) {
    const begins = start < 0 ? (zones[k] as Zone).landing >= LANDING && passed[k] === 1 : k === start;
    reached[k] = begins ? 1 : 0;
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (let k = 0; k < z; k++) {
      if (reached[k] === 1 || passed[k] === 0) continue;
      for (let o = 0; o < z; o++) {
        if (reached[o] === 0 || ((zones[k] as Zone).beside[o] as number) < DOOR) continue;
        reached[k] = 1;
        changed = true;
        break;
      }
    }
  }
}
