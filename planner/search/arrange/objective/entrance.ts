import { KIND_INDEX, NO_WAY } from "#planner/search/arrange/access.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { doorPlaces, LEAST_MAIN_WALL, PAST_SIT_OUT } from "#planner/search/arrange/main-door.ts";
import { add, hard, type Judgement, miss, T } from "#planner/search/arrange/objective/judgement.ts";
import type { Changed, Known } from "#planner/search/arrange/objective/known.ts";
import { lightBesideDoor } from "#planner/search/arrange/objective/light.ts";
import { padaValue } from "#planner/vastu/pada.ts";

const K = KIND_INDEX;

/** The room that the main door opens into, and what its place costs; -1 where no room can have it. */
export function entrance(model: LevelModel, known: Known, changed: Changed, out: Judgement): number {
  const { contact, frontage, ownDoor } = known;
  const n = model.specs.length;
  const { mainDoor, sitOuts } = model.concerned;
  let best = -1;
  let bestWall = 0;
  let bestCost = NO_WAY;
  let bestRank = NO_WAY;
  let idle = false;
  let aside = false;
  let nearest = 9000;
  for (let k = 0; k < mainDoor.length; k++) {
    const a = mainDoor[k] as number;
    const kind = model.kind[a];
    const living = kind === K.living || kind === K["living-dining"];
    const base = living ? 0 : kind === K.foyer ? -0.5 : 2;
    if (changed.is[a] === 1) ownDoor[a] = doorToOpenAir(model, known, a);
    let cost = base + (ownDoor[a] as number);
    let led = false;
    let isAside = model.frontDoor && !isAtRoad(model, known, a);
    let wall = wallOfOwnDoor(model, known, a);
    for (let l = 0; l < sitOuts.length; l++) {
      const b = sitOuts[l] as number;
      const through = (contact[a * n + b] as number) >= 1300 && (frontage[b] as number) >= 1200;
      if (!through) continue;
      const past = led ? cost : cost + PAST_SIT_OUT;
      const throughIt = base + porchEntrance(model, a, b);
      const isBetter = isAside || throughIt < past;
      if (isBetter) wall = contact[a * n + b] as number;
      cost = isBetter ? throughIt : past;
      isAside = false;
      led = true;
    }
    // A sit-out through which nobody enters is the first thing that one sees of a house, and shows that nobody thought about it.
    const isIdle = sitOuts.length > 0 && !led;
    const rank = cost + (isIdle ? out.hardPrice : 0) + (isAside ? out.hardPrice : 0);
    if (cost < NO_WAY && rank < bestRank) {
      bestCost = cost;
      bestRank = rank;
      best = a;
      bestWall = wall;
      idle = isIdle;
      aside = isAside;
    }
    if (living) nearest = Math.min(nearest, (model.layout.rooms[a * 4 + 1] as number) - model.inside.y0);
  }
  if (best < 0) hard(out, T.way, 3 + nearest / 1000);
  else if (aside) hard(out, T.way, Math.max(0, bestCost));
  else add(out, T.way, Math.max(0, bestCost));
  if (best >= 0 && idle) miss(out, 0);
  if (best >= 0) lightBesideDoor(model, known, best, bestWall, out);
  return best;
}

/** Whether the wall in which a main door straight to the open air would stand lies along a road. */
function isAtRoad({ layout: { rooms }, inside, party, road }: LevelModel, { frontage }: Known, a: number): boolean {
  if ((frontage[a] as number) >= LEAST_MAIN_WALL) return true;
  const left = road.left && !party.left && rooms[a * 4] === inside.x0;
  return left || (road.right && !party.right && rooms[a * 4 + 2] === inside.x1);
}

/** Length of the wall in which a main door straight to the open air stands, mm. */
function wallOfOwnDoor({ layout: { rooms }, inside, party }: LevelModel, { frontage }: Known, a: number): number {
  if ((frontage[a] as number) >= LEAST_MAIN_WALL) return frontage[a] as number;
  const i = a * 4;
  const aside = (rooms[i] === inside.x0 && !party.left) || (rooms[i + 2] === inside.x1 && !party.right);
  const from = aside ? i + 1 : i;
  return (rooms[from + 2] as number) - (rooms[from] as number);
}

/** What a main door straight to the open air costs: at the front where there is wall enough, else at a side or behind. */
function doorToOpenAir(model: LevelModel, { frontage }: Known, a: number): number {
  if ((frontage[a] as number) < LEAST_MAIN_WALL) return sideEntrance(model, a);
  const { rooms } = model.layout;
  return 0.5 + padaCost(model, model.inside.y0, rooms[a * 4] as number, rooms[a * 4 + 2] as number, FRONT);
}

/**
 * Cost of a main door for which guests have to go round the house: in the rear half of a side, beside what a side costs by its distance from the road;
 * and at the rear. That is nearly as much as a missed neighbourhood, but less where rooms are at their least: there a house comes first.
 */
const REAR_HALF = { usual: 12, tight: 5 } as const;
const BEHIND = { usual: 24, tight: 12 } as const;

const FRONT = [0, -1] as const;
const LEFT = [-1, 0] as const;
const RIGHT = [1, 0] as const;
const REAR = [0, 1] as const;

/**
 * Cost of a main door in a side wall: more the farther from the road, and much more in the rear half; towards a second road as little as at the front.
 * Without such a wall the door lies at the rear, if one can walk there along a side.
 */
function sideEntrance(model: LevelModel, a: number): number {
  const { rooms } = model.layout;
  const { inside, party, road } = model;
  const manner = model.tight ? "tight" : "usual";
  const i = a * 4;
  const x0 = rooms[i] as number;
  const y0 = rooms[i + 1] as number;
  const x1 = rooms[i + 2] as number;
  const y1 = rooms[i + 3] as number;
  let cost = NO_WAY;
  if (y1 - y0 >= 1400) {
    const behind = (y0 + y1) / 2 > (inside.y0 + inside.y1) / 2 ? REAR_HALF[manner] : 0;
    const aside = behind + 3 + (y0 - inside.y0) / 1200;
    if (x0 === inside.x0 && !party.left) cost = (road.left ? 0.5 : aside) + padaCost(model, x0, y0, y1, LEFT);
    if (x1 === inside.x1 && !party.right)
      cost = Math.min(cost, (road.right ? 0.5 : aside) + padaCost(model, x1, y0, y1, RIGHT));
  }
  if (cost < NO_WAY) return cost;
  const behind = y1 === inside.y1 && !party.rear && !(party.left && party.right);
  return behind && x1 - x0 >= 1400 ? BEHIND[manner] + padaCost(model, y1, x0, x1, REAR) : NO_WAY;
}

/** Cost of a main door between a room and the sit-out or porch before it: what vastu minds alone. */
function porchEntrance(model: LevelModel, a: number, porch: number): number {
  const { rooms } = model.layout;
  const i = a * 4;
  const j = porch * 4;
  const from = (k: number): number => Math.max(rooms[i + k] as number, rooms[j + k] as number);
  const to = (k: number): number => Math.min(rooms[i + k] as number, rooms[j + k] as number);
  if (to(2) > from(0)) {
    const before = (rooms[j + 1] as number) < (rooms[i + 1] as number);
    return padaCost(model, rooms[before ? i + 1 : i + 3] as number, from(0), to(2), before ? FRONT : REAR);
  }
  const left = (rooms[j] as number) < (rooms[i] as number);
  return padaCost(model, rooms[left ? i : i + 2] as number, from(1), to(3), left ? LEFT : RIGHT);
}

/** What the best place for a main door along a wall costs in vastu; 0 where no vastu is wanted. */
function padaCost(model: LevelModel, at: number, from: number, to: number, outward: readonly [number, number]): number {
  const { vastu } = model;
  if (vastu === null) return 0;
  let best = 0;
  for (const place of doorPlaces(from, to)) {
    const value =
      outward[0] === 0
        ? padaValue(place, at, outward, vastu.built, vastu.northBearing)
        : padaValue(at, place, outward, vastu.built, vastu.northBearing);
    if (value > best) best = value;
    // No place is better than the best pada.
    if (best >= 1) break;
  }
  return vastu.padaPrice * (1 - best);
}
