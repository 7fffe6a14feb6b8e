import type { Rect } from "#planner/geometry/rect.ts";
import type { Group } from "#planner/search/arrange/assign/groups.ts";
import { type DraftPrices, MOST_ZONES, relationsCost } from "#planner/search/arrange/assign/reach.ts";
import { IMPOSSIBLE, NARROW, priceIn } from "#planner/search/arrange/assign/zone-price.ts";
import type { Zone } from "#planner/search/arrange/assign/zones.ts";
import { AREA_MISS } from "#planner/search/arrange/objective/sizes.ts";
import type { VastuModel } from "#planner/search/arrange/vastu-model.ts";
import { keepCheapest } from "#planner/search/in-order.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";

/** Which rooms go to which zone, and what that is likely to cost in the objective's measure. */
export type Assignment = { readonly rooms: readonly (readonly number[])[]; readonly cost: number };

/** A group whose windows find too little wall in its zone: so much where 2 m or more are lacking, in proportion where less. */
const DARK = 30;
/** What an inner wall takes of its zone, m of the zone's mean side: a partition with its plaster. */
const WALL = 0.13;
/** Nodes that one search visits at most; nearly all end before. */
const MOST_NODES = 1500;

const MOST_GROUPS = 32;
/** The zone of each group; what each group costs in each zone. */
const at = new Int8Array(MOST_GROUPS);
const prices = new Float64Array(MOST_GROUPS * MOST_ZONES);
/** The zones of each group, the cheapest first. */
const order = new Int8Array(MOST_GROUPS * MOST_ZONES);
/** By group, the least that it and those after it cost together. */
const rest = new Float64Array(MOST_GROUPS + 1);
/** By zone: its floor, m2, and mean side, m; sums over the groups that lie in it so far, and how many they are. */
const floor = new Float64Array(MOST_ZONES);
const side = new Float64Array(MOST_ZONES);
const load = new Float64Array(MOST_ZONES);
const give = new Float64Array(MOST_ZONES);
const front = new Float64Array(MOST_ZONES);
const lit = new Float64Array(MOST_ZONES);
const count = new Int32Array(MOST_ZONES);
/** By group, what those before it cost, and the floor that they want beyond what their zones have, m2. Arrays, as arguments would be put on the heap. */
const costTo = new Float64Array(MOST_GROUPS + 1);
const overTo = new Float64Array(MOST_GROUPS + 1);

/**
 * The `keep` best ways of giving a level's groups of rooms to the zones about a core that cost less than `limit`, the best first: depth-first
 * branch and bound over groups. Floor, widths, windows, vastu and the parti's places count as groups get their zones, doors and
 * neighbourhoods once all have one. Empty where there are more zones than groups, or more of either than the arrays hold.
 */
export function assignRooms(
  groups: readonly Group[],
  rooms: readonly RoomSpec[],
  zones: readonly Zone[],
  inside: Rect,
  vastu: VastuModel | null,
  ground: boolean,
  draftPrices: DraftPrices,
  keep: number,
  limit: number,
): readonly Assignment[] {
  const n = groups.length;
  const z = zones.length;
  if (n < z || n > MOST_GROUPS || z > MOST_ZONES) return [];
  const { scale, unit } = measured(groups, rooms.length, zones);
  rest[n] = 0;
  for (let g = n - 1; g >= 0; g--) {
    let least = IMPOSSIBLE;
    for (let k = 0; k < z; k++) {
      const price = priceIn(groups[g] as Group, zones[k] as Zone, rooms, inside, vastu);
      prices[g * MOST_ZONES + k] = price;
      if (price < least) least = price;
    }
    rest[g] = (rest[g + 1] as number) + least;
    orderByPrice(g * MOST_ZONES, z);
  }
  for (const sums of [load, give, front, lit, count]) sums.fill(0);
  const found: { readonly cost: number; readonly at: Int8Array }[] = [];
  let worst = limit;
  let nodes = 0;
  const descend = (g: number, empty: number): void => {
    if (nodes++ > MOST_NODES || n - g < empty) return;
    const cost = costTo[g] as number;
    const over = overTo[g] as number;
    if (g === n) {
      const own = cost + unit * zoneMismatch(z);
      if (own >= worst) return;
      const whole = own + relationsCost(groups, at, zones, ground, draftPrices);
      if (whole >= worst) return;
      keepCheapest(found, { cost: whole, at: at.slice(0, n) }, keep);
      if (found.length === keep) worst = Math.min(worst, found[keep - 1]?.cost ?? worst);
      return;
    }
    const group = groups[g] as Group;
    const others = unit * over + (rest[g + 1] as number);
    for (let r = g * MOST_ZONES; r < g * MOST_ZONES + z; r++) {
      const k = order[r] as number;
      const own = prices[g * MOST_ZONES + k] as number;
      // The zones after it are dearer.
      if (own >= IMPOSSIBLE || cost + own + others >= worst) break;
      const zone = zones[k] as Zone;
      const first = count[k] === 0;
      const walls = group.rooms.length - (first ? 1 : 0);
      const added = group.sized * scale + group.flexible + WALL * walls * (side[k] as number);
      const before = beyond(k);
      load[k] = (load[k] as number) + added;
      give[k] = (give[k] as number) + group.give;
      front[k] = (front[k] as number) + group.front;
      lit[k] = (lit[k] as number) + group.lit;
      count[k] = (count[k] as number) + 1;
      at[g] = k;
      let next = cost + own;
      if (group.front > 0 && (front[k] as number) > zone.front) next += NARROW;
      const dark = (lit[k] as number) - zone.lit;
      if (group.lit > 0 && dark > 0) next += DARK * Math.min(1, dark / 2000);
      // Only floor beyond a zone's own counts so far: what others lack shows once all groups have a zone.
      const more = over + beyond(k) - before;
      if (next + unit * more + (rest[g + 1] as number) < worst) {
        costTo[g + 1] = next;
        overTo[g + 1] = more;
        descend(g + 1, first ? empty - 1 : empty);
      }
      load[k] = (load[k] as number) - added;
      give[k] = (give[k] as number) - group.give;
      front[k] = (front[k] as number) - group.front;
      lit[k] = (lit[k] as number) - group.lit;
      count[k] = (count[k] as number) - 1;
    }
  };
  descend(0, z);
  return found.map(({ cost, at: placed }) => {
    const byZone: number[][] = zones.map(() => []);
    for (const [g, group] of groups.entries()) byZone[placed[g] as number]?.push(...group.rooms);
    return { rooms: byZone, cost };
  });
}

/** Puts the zones of the group whose prices begin at `from` in order, the cheapest first. An insertion sort: every core that is drawn asks for it. */
function orderByPrice(from: number, zones: number): void {
  for (let k = 0; k < zones; k++) {
    const price = prices[from + k] as number;
    let r = k;
    for (; r > 0 && (prices[from + (order[from + r - 1] as number)] as number) > price; r--)
      order[from + r] = order[from + r - 1] as number;
    order[from + r] = k;
  }
}

/** Notes the zones' floors and sides. `scale`: how many times their targets rooms get; `unit`: what a square metre in the wrong zone costs. */
function measured(groups: readonly Group[], rooms: number, zones: readonly Zone[]): { scale: number; unit: number } {
  let free = 0;
  for (const [k, { rect: r }] of zones.entries()) {
    floor[k] = ((r.x1 - r.x0) * (r.y1 - r.y0)) / 1e6;
    side[k] = Math.sqrt(floor[k] as number);
    free += floor[k] as number;
  }
  let sized = 0;
  let flexible = 0;
  for (const group of groups) {
    sized += group.sized;
    flexible += group.flexible;
  }
  const walls = WALL * Math.max(0, rooms - zones.length) * Math.sqrt(free / zones.length);
  const scale = Math.max(0.5, (free - walls - flexible) / Math.max(sized, 1));
  return { scale, unit: AREA_MISS / (Math.max(sized, 1) * scale) };
}

/** Floor that a zone's rooms want beyond what it has, m2. */
function beyond(k: number): number {
  const over = (load[k] as number) - (give[k] as number) - (floor[k] as number);
  return over > 0 ? over : 0;
}

/** Floor by which zones differ from what their rooms want, beyond what the rooms give, m2. */
function zoneMismatch(zones: number): number {
  let off = 0;
  for (let k = 0; k < zones; k++) {
    const gap = Math.abs((load[k] as number) - (floor[k] as number)) - (give[k] as number);
    if (gap > 0) off += gap;
  }
  return off;
}
