import { type Rect, rect } from "#planner/geometry/rect.ts";
import { blanked, blankTree, type LevelTree } from "#planner/search/arrange/level-tree.ts";
import type { SkeletonNode } from "#planner/search/core/skeleton.ts";
import { inOrder } from "#planner/search/in-order.ts";
import type { Place } from "#planner/search/partis/parti.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import type { Random } from "#planner/search/random.ts";

/** Rooms that stay together while the floor is bisected: a bedroom with its bath, a kitchen with its utility, a part to let. */
type Cluster = { readonly rooms: readonly number[]; readonly place: Place; readonly area: number };

/** How often a kitchen keeps its utility beside it, or a part to let its rooms together; and how often a bisection does not cut the longer side. */
const TOGETHER = 0.75;
const AGAINST = 0.2;
/** How often a passage is drawn as a strip through its whole zone. */
const STRIP = 0.6;

/**
 * A slicing tree that brings every room near its wished place: zones of the skeleton are filled in the order of places
 * up to their size, then bisected along their longer side (a k-d tree over places). `places[i]` is room i's wish in 0..1.
 * Its cuts are numbered from `firstCut`. `assigned`: the rooms of each zone where a draft tells them. `old`: a tree of the same rooms that nobody needs any
 * more, whose memory is used again. Null when the skeleton has more zones than there are rooms.
 */
export function growTree(
  skeleton: SkeletonNode,
  inside: Rect,
  fixed: number,
  rooms: readonly RoomSpec[],
  places: readonly Place[],
  random: Random,
  firstCut = 0,
  assigned: readonly (readonly number[])[] | null = null,
  old: LevelTree | null = null,
): LevelTree | null {
  const zones = zonesOf(skeleton);
  if (rooms.length < zones) return null;
  let clusters = assigned === null ? clustersOf(rooms, places, random, null) : [];
  if (assigned === null && clusters.length < zones)
    clusters = rooms.map((room, i) => single(i, room, places[i] as Place));
  let zone = 0;
  const tree = old === null ? blankTree(2 * (rooms.length + fixed) + 2) : blanked(old);
  let nodes = 0;
  let cuts = firstCut;
  const join = (node: number, vertical: boolean, low: number, high: number): number => {
    tree.left[node] = low;
    tree.right[node] = high;
    tree.parent[low] = node;
    tree.parent[high] = node;
    tree.vertical[node] = vertical ? 1 : 0;
    return node;
  };
  const leaf = (room: number): number => {
    const node = nodes++;
    tree.room[node] = room;
    return node;
  };
  const bisect = (some: readonly Cluster[], w: number, d: number): number => {
    const first = some[0] as Cluster;
    if (some.length === 1) {
      if (first.rooms.length === 1) return leaf(first.rooms[0] as number);
      return suite(first.rooms, w, d);
    }
    const lobby = some.find((one) => isPassage(rooms[one.rooms[0] as number] as RoomSpec));
    if (lobby !== undefined && random.fraction() < STRIP) {
      const rest = some.filter((one) => one !== lobby);
      return along(lobby.rooms[0] as number, rest, w, d);
    }
    const node = nodes++;
    const vertical = random.fraction() < AGAINST ? w <= d : w > d;
    const sorted = across(some, vertical);
    const at = 1 + random.below(sorted.length - 1);
    const low = sorted.slice(0, at);
    const high = sorted.slice(at);
    const share = areaOf(low) / areaOf(some);
    const near = vertical ? bisect(low, w * share, d) : bisect(low, w, d * share);
    const far = vertical ? bisect(high, w * (1 - share), d) : bisect(high, w, d * (1 - share));
    return join(node, vertical, near, far);
  };
  // A passage runs the length or breadth of its zone, along an edge or between two rows of rooms.
  const along = (passage: number, rest: readonly Cluster[], w: number, d: number): number => {
    const node = nodes++;
    const vertical = random.below(2) === 0;
    const sorted = across(rest, vertical);
    const at = random.below(sorted.length + 1);
    const low = sorted.slice(0, at);
    const high = sorted.slice(at);
    const share = areaOf(low) / areaOf(rest);
    const half = (some: readonly Cluster[], part: number): number =>
      vertical ? bisect(some, w * part, d) : bisect(some, w, d * part);
    if (low.length === 0) return join(node, vertical, leaf(passage), half(high, 1));
    if (high.length === 0) return join(node, vertical, half(low, 1), leaf(passage));
    const near = half(low, share);
    const inner = nodes++;
    return join(node, vertical, near, join(inner, vertical, leaf(passage), half(high, 1 - share)));
  };
  // The main room first, its small rooms in a strip along one side.
  const suite = (some: readonly number[], w: number, d: number): number => {
    const node = nodes++;
    const vertical = random.fraction() < 0.3 ? w <= d : w > d;
    const main = leaf(some[0] as number);
    const strip = row(some.slice(1), !vertical);
    return random.below(2) === 0 ? join(node, vertical, main, strip) : join(node, vertical, strip, main);
  };
  const row = (some: readonly number[], vertical: boolean): number => {
    if (some.length === 1) return leaf(some[0] as number);
    const node = nodes++;
    return join(node, vertical, leaf(some[0] as number), row(some.slice(1), vertical));
  };
  const build = (part: SkeletonNode, region: Rect, some: readonly Cluster[]): number => {
    if (part.kind === "zone") {
      const here = assigned === null ? some : clustersOf(rooms, places, random, assigned[zone++] as readonly number[]);
      return bisect(here, region.x1 - region.x0, region.y1 - region.y0);
    }
    if (part.kind === "fixed") {
      const node = leaf(rooms.length + part.index);
      tree.pinned[node] = 1;
      return node;
    }
    const node = nodes++;
    tree.shared[node] = cuts++;
    tree.pinned[node] = 1;
    const [lowRegion, highRegion] = sidesOf(part, region);
    if (assigned !== null) {
      const low = build(part.low, lowRegion, some);
      return join(node, part.vertical, low, build(part.high, highRegion, some));
    }
    const at = fill(part, lowRegion, highRegion, some, random);
    const sorted = across(some, part.vertical);
    const low = build(part.low, lowRegion, sorted.slice(0, at));
    return join(node, part.vertical, low, build(part.high, highRegion, sorted.slice(at)));
  };
  tree.root = build(skeleton, inside, clusters);
  return tree;
}

function isPassage(room: RoomSpec): boolean {
  return room.kind === "passage" || room.kind === "hall";
}

type Cut = Extract<SkeletonNode, { kind: "cut" }>;

function sidesOf(cut: Cut, r: Rect): readonly [Rect, Rect] {
  const end = cut.at + cut.thickness;
  return cut.vertical
    ? [rect(r.x0, r.y0, cut.at, r.y1), rect(end, r.y0, r.x1, r.y1)]
    : [rect(r.x0, r.y0, r.x1, cut.at), rect(r.x0, end, r.x1, r.y1)];
}

/** How many clusters, in the order of their places, the low side of a shared wall takes: as many as its floor holds. */
function fill(cut: Cut, low: Rect, high: Rect, some: readonly Cluster[], random: Random): number {
  const least = zonesOf(cut.low);
  const most = some.length - zonesOf(cut.high);
  if (least === 0) return 0;
  if (most === some.length) return some.length;
  const sorted = across(some, cut.vertical);
  const room = freeArea(cut.low, low);
  const goal = (areaOf(some) * room) / (room + freeArea(cut.high, high));
  let best = least;
  let miss = Number.POSITIVE_INFINITY;
  for (let at = least; at <= most; at++) {
    // A little noise, so that near misses are tried too.
    const off = Math.abs(areaOf(sorted.slice(0, at)) - goal) * (0.6 + 0.8 * random.fraction());
    if (off < miss) {
      miss = off;
      best = at;
    }
  }
  return best;
}

function freeArea(part: SkeletonNode, region: Rect): number {
  if (part.kind === "fixed") return 0;
  if (part.kind === "zone") return (region.x1 - region.x0) * (region.y1 - region.y0);
  const [low, high] = sidesOf(part, region);
  return freeArea(part.low, low) + freeArea(part.high, high);
}

/** How many zones for rooms the walls about a core leave on a level. */
export function zonesOf(part: SkeletonNode): number {
  if (part.kind === "cut") return zonesOf(part.low) + zonesOf(part.high);
  return part.kind === "zone" ? 1 : 0;
}

/** Clusters in the order of their places across a cut, from its low side. */
function across(some: readonly Cluster[], vertical: boolean): readonly Cluster[] {
  return inOrder(some, vertical ? ({ place }) => place[0] : ({ place }) => place[1]);
}

function areaOf(some: readonly Cluster[]): number {
  let total = 0;
  for (const one of some) total += one.area;
  return total;
}

function single(i: number, room: RoomSpec, place: Place): Cluster {
  return { rooms: [i], place, area: room.target };
}

/** The clusters of all rooms, or of those `among` them. */
function clustersOf(
  rooms: readonly RoomSpec[],
  places: readonly Place[],
  random: Random,
  among: readonly number[] | null,
): readonly Cluster[] {
  // Grown for every tree of every core: no iterators and no functions made here, they were a quarter of all that the search allocates.
  let kitchen = -1;
  let utility = -1;
  let lived = -1;
  for (let i = rooms.length - 1; i >= 0; i--) {
    if (!isAmong(among, i)) continue;
    const { kind, apart, through } = rooms[i] as RoomSpec;
    if (kind === "kitchen" || kind === "kitchen-dining") kitchen = i;
    if (kind === "utility") utility = i;
    if (apart === "to-let" && through) lived = i;
  }
  // A tenant's kitchen goes with the tenant's rooms, and would leave the household's utility without a place.
  const served =
    kitchen >= 0 && utility >= 0 && random.fraction() < TOGETHER && rooms[kitchen]?.apart === rooms[utility]?.apart;
  const joined = lived >= 0 && random.fraction() < TOGETHER;
  const clusters: Cluster[] = [];
  for (let i = 0; i < rooms.length; i++) {
    const room = rooms[i] as RoomSpec;
    if (!isAmong(among, i)) continue;
    const along = joined && i !== lived && room.apart === "to-let";
    if (isOwned(room, rooms, among) || (served && i === utility) || along) continue;
    const members = [i];
    let area = room.target;
    for (let j = 0; j < rooms.length; j++) {
      const other = rooms[j] as RoomSpec;
      const lets = joined && i === lived && j !== lived && other.apart === "to-let";
      const goesWith = (served && i === kitchen && j === utility) || lets;
      if ((other.owner !== room.id && !goesWith) || !isAmong(among, j)) continue;
      members.push(j);
      area += other.target;
    }
    clusters.push({ rooms: members, place: places[i] as Place, area });
  }
  return clusters;
}

function isAmong(among: readonly number[] | null, room: number): boolean {
  return among === null || among.includes(room);
}

/** Whether a room (a bath) goes with its owner (a bedroom): where that one is `among` the rooms too. */
function isOwned(room: RoomSpec, rooms: readonly RoomSpec[], among: readonly number[] | null): boolean {
  if (room.owner === null || among === null) return room.owner !== null;
  for (let j = 0; j < rooms.length; j++) if (rooms[j]?.id === room.owner && isAmong(among, j)) return true;
  return false;
}
