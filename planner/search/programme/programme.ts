import type { Brief } from "#planner/brief/brief.ts";
import type { Relaxation, RoomKind } from "#planner/plan/plan.ts";
import type { RefusalReason } from "#planner/plan-house.ts";
import type { Profile } from "#planner/rules/profile.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { STANDARDS, TO_LET } from "#planner/search/programme/standards.ts";
import { GIVING_UP, roomsByLevel, type WishedRoom, type Wishes, wishesOf } from "#planner/search/programme/wishes.ts";
import type { BuildingSite } from "#planner/search/site.ts";

/** Share of the footprint that is left for clear rooms once walls stand, and the same between party walls, with a duct. */
const CLEAR_SHARE = 0.835;
const ENCLOSED_CLEAR_SHARE = 0.765;
/** A level can be arranged when its least rooms fill no more than this share of its clear floor. */
const TIGHTEST = 0.96;

export type Programme = {
  readonly levels: readonly (readonly RoomSpec[])[];
  readonly wishes: Wishes;
  readonly relaxed: readonly Relaxation[];
  /** Outer size of the ground floor, mm. */
  readonly width: number;
  readonly depth: number;
};

export type ProgrammeOutcome =
  | { readonly kind: "programme"; readonly programme: Programme }
  | { readonly kind: "refused"; readonly reasons: readonly RefusalReason[] };

/**
 * Phase 1: which rooms on which level, how large. What does not fit gives way in the fixed order of GIVING_UP;
 * `spared` programmes are skipped, so that a search that failed can ask for the next, poorer one.
 */
export function programmeFor(brief: Brief, profile: Profile, site: BuildingSite, spared = 0): ProgrammeOutcome {
  const width = site.buildable.x1 - site.buildable.x0;
  const buildableDepth = site.buildable.y1 - site.buildable.y0;
  if (width < 3000 || buildableDepth < 4000) {
    return refused("setbacks", "The setbacks leave too little of this plot to build on.", "A wider or deeper plot.");
  }
  const mostArea = Math.min(width * buildableDepth, site.coverage, Math.floor(site.floorArea / brief.floors));
  const mostDepth = Math.floor(mostArea / width / 5) * 5;
  let wishes = wishesOf(brief);
  const relaxed: Relaxation[] = [];
  let skip = spared;
  let changed = true;
  for (let step = 0; step <= GIVING_UP.length; step++) {
    const found = changed ? fittingSplits(wishes, profile, width * mostDepth, mostDepth) : [];
    for (const split of found) {
      if (skip-- > 0) continue;
      return { kind: "programme", programme: sized(wishes, split, profile, width, mostDepth, relaxed) };
    }
    const next = GIVING_UP[step];
    changed = next?.applies(wishes) === true;
    if (next === undefined || !changed) continue;
    if (next.relaxation !== null) {
      const told = next.relaxation(wishes);
      const before = relaxed.findIndex((one) => one.what === told.what);
      if (before >= 0) relaxed.splice(before, 1);
      relaxed.push(told);
    }
    wishes = next.change(wishes);
  }
  return refused(
    "space",
    `${brief.bedrooms} bedrooms on ${brief.floors} ${brief.floors === 1 ? "floor" : "floors"} do not fit on this plot.`,
    brief.floors < 3 ? "One more floor, or one bedroom less." : "One bedroom less.",
  );
}

function refused(rule: string, message: string, suggestion: string): ProgrammeOutcome {
  return { kind: "refused", reasons: [{ rule, message, suggestion }] };
}

/** How much worse than the best another distribution of bedrooms may be and still be tried. */
const NEARLY_AS_GOOD = 0.25;

/** The distributions of bedrooms over the levels that fit, the one whose fullest level is the least full first; two at most. */
function fittingSplits(wishes: Wishes, profile: Profile, gross: number, depth: number): readonly (readonly number[])[] {
  const fitting: { readonly split: readonly number[]; readonly cost: number }[] = [];
  const clear = gross * clearShare(wishes, depth);
  for (const split of splits(wishes)) {
    let cost = 0;
    let fits = true;
    for (const [level, rooms] of roomsByLevel(wishes, split).entries()) {
      const least = sum(rooms, (room) => leastArea(room, profile, wishes)) + stairArea(wishes, level);
      const ideal = sum(rooms, (room) => idealArea(room, wishes)) + stairArea(wishes, level);
      if (least > clear * TIGHTEST) fits = false;
      const fill = ideal / clear;
      cost += fill > 1 ? 4 * (fill - 1) * (fill - 1) + 0.4 * (fill - 1) : (1 - fill) * (1 - fill);
    }
    // A household with three bedrooms or more wants one of them without stairs.
    if (wishes.floors > 1 && wishes.bedrooms > 2 && split[0] === 0) cost += 0.12;
    // Between party walls two bedrooms find windows, front and rear; a third has to share a side.
    if (wishes.enclosed) for (const bedrooms of split) if (bedrooms > 2) cost += 0.25 * (bedrooms - 2);
    if (fits) fitting.push({ split, cost });
  }
  fitting.sort((a, b) => a.cost - b.cost);
  const best = fitting[0]?.cost ?? 0;
  return fitting
    .filter((one) => one.cost <= best + NEARLY_AS_GOOD)
    .slice(0, 2)
    .map((one) => one.split);
}

/** Rooms lie one behind the other no deeper than this without a duct between them. */
const SHALLOW = 9500;

function clearShare(wishes: Wishes, depth: number): number {
  return wishes.enclosed && depth > SHALLOW ? ENCLOSED_CLEAR_SHARE : CLEAR_SHARE;
}

function splits(wishes: Wishes): readonly (readonly number[])[] {
  const { bedrooms, floors } = wishes;
  if (floors === 1) return [[bedrooms]];
  const found: number[][] = [];
  for (let ground = wishes.elders ? 1 : 0; ground <= bedrooms; ground++) {
    const above = bedrooms - ground;
    const split = [ground];
    for (let level = 1; level < floors; level++) {
      const rest = above - sum(split.slice(1), (n) => n);
      split.push(Math.ceil(rest / (floors - level)));
    }
    if (above === 0) continue;
    found.push(split);
  }
  return found.length > 0 ? found : [[bedrooms, ...Array.from({ length: floors - 1 }, () => 0)]];
}

function stairArea(wishes: Wishes, _level: number): number {
  return wishes.stair ? STANDARDS.stair.ideal * 1e6 : 0;
}

function leastArea(room: WishedRoom, profile: Profile, wishes: Wishes): number {
  const legal = profile.rooms[room.kind]?.area ?? 0;
  const least = room.kind === "family" ? 4.5 : sizesOf(room)[0];
  return Math.max(legal, least * sizeFactor(room, wishes)) * 1e6;
}

function idealArea(room: WishedRoom, wishes: Wishes): number {
  return sizesOf(room)[1] * sizeFactor(room, wishes) * 1e6;
}

function sizesOf({ kind, toLet }: WishedRoom): readonly [least: number, ideal: number, most: number] {
  const { least, ideal, most } = STANDARDS[kind];
  return (toLet === true ? TO_LET[kind] : undefined) ?? [least, ideal, most];
}

const GROWING: readonly RoomKind[] = ["living", "living-dining", "dining", "kitchen-dining"];

/** Parking in bays for one car; the rooms where a large family meets, and a verandah, in usual ones. */
function sizeFactor(room: WishedRoom, wishes: Wishes): number {
  if (GROWING.includes(room.kind) && room.toLet !== true)
    return Math.max(0.85, Math.min(1.4, 1 + 0.05 * wishes.people));
  if (room.kind === "verandah" && wishes.verandah) return 1.9;
  if (room.kind !== "parking") return 1;
  return wishes.parking === "two-cars" ? 2 : wishes.parking === "two-wheeler" ? 0.3 : 1;
}

/** Most that a level's floor is used for before the house is drawn smaller instead. */
const LARGEST_SCALE = 1.45;

function sized(
  wishes: Wishes,
  split: readonly number[],
  profile: Profile,
  width: number,
  mostDepth: number,
  relaxed: readonly Relaxation[],
): Programme {
  const byLevel = roomsByLevel(wishes, split);
  const needed = byLevel.map((rooms, level) => {
    const ideal = sum(rooms, (room) => Math.min(idealArea(room, wishes) * LARGEST_SCALE, mostArea(room, wishes)));
    return (ideal + stairArea(wishes, level)) / clearShare(wishes, mostDepth);
  });
  const gross = Math.min(width * mostDepth, Math.max(...needed));
  // A wide plot is not filled across: the house keeps a depth of at least three fifths of its width.
  const usedWidth =
    gross / width < width * 0.6 ? Math.min(width, Math.ceil(Math.max(7500, squareRoot(gross / 0.75)) / 5) * 5) : width;
  const depth = Math.min(mostDepth, Math.max(4000, Math.ceil(gross / usedWidth / 5) * 5));
  const levels = byLevel.map((rooms, level) =>
    sizeLevel(rooms, wishes, profile, level, usedWidth * depth * clearShare(wishes, depth) - stairArea(wishes, level)),
  );
  return { levels, wishes, relaxed, width: usedWidth, depth };
}

function squareRoot(value: number): number {
  return Math.sqrt(value);
}

function mostArea(room: WishedRoom, wishes: Wishes): number {
  return sizesOf(room)[2] * sizeFactor(room, wishes) * 1e6;
}

/** Scales ideal areas to the floor that is there; what no room can use becomes an open terrace. */
function sizeLevel(
  wished: readonly WishedRoom[],
  wishes: Wishes,
  profile: Profile,
  level: number,
  clear: number,
): readonly RoomSpec[] {
  const rooms: WishedRoom[] = [...wished];
  const atMost = sum(rooms, (room) => Math.min(mostArea(room, wishes), idealArea(room, wishes) * LARGEST_SCALE));
  const spare = clear - atMost;
  if (level > 0 && spare > 5e6) rooms.push({ key: "terrace", kind: "terrace", label: "Open terrace", owner: null });
  const fixed = level > 0 && spare > 5e6 ? spare : 0;
  let low = 0.3;
  let high = 3;
  for (let i = 0; i < 40; i++) {
    const mid = (low + high) / 2;
    if (sum(wished, (room) => targetArea(room, wishes, profile, mid)) + fixed < clear) low = mid;
    else high = mid;
  }
  return rooms.map((room) => {
    const target = room.kind === "terrace" ? spare : targetArea(room, wishes, profile, low);
    return specOf(room, level, Math.round(target), profile);
  });
}

function targetArea(room: WishedRoom, wishes: Wishes, profile: Profile, scale: number): number {
  const least = leastArea(room, profile, wishes) * 1.02;
  return Math.min(Math.max(idealArea(room, wishes) * scale, least), Math.max(mostArea(room, wishes), least));
}

export const LEVEL_PREFIX = ["g", "f1", "f2", "f3"] as const;

export function specOf(room: WishedRoom, level: number, target: number, profile: Profile): RoomSpec {
  const standard = STANDARDS[room.kind];
  const small = room.kind === "family" && target < 8e6;
  const kind = small ? "passage" : room.kind;
  const legal = profile.rooms[kind];
  const prefix = LEVEL_PREFIX[level] ?? `f${level}`;
  return {
    id: `${prefix}-${room.key}`,
    kind,
    label: small ? "Lobby" : room.label,
    target,
    leastArea: Math.round((legal?.area ?? 0) * 1e6),
    leastWidth: Math.max(legal?.width ?? 0, kind === "passage" ? profile.passageWidth.value : 0),
    goodWidth: STANDARDS[kind].width,
    aspect: STANDARDS[kind].aspect,
    light: STANDARDS[kind].light,
    through: standard.through,
    wet: standard.wet,
    owner: room.owner === null ? null : `${prefix}-${room.owner}`,
    apart: room.toLet === true ? "to-let" : null,
  };
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += value(item);
  return total;
}
