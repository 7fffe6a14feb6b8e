/**
 * Law 11: two options of one order are entirely different. Shared is the floor that both options put to the same use on the
 * same level, whichever way of laying the second over the first shares most: as it stands, mirrored left to right about the plot's middle,
 * and about the house's own, which is another line where the setbacks of the two sides differ. Uses are taken wider than room kinds (a master
 * bedroom is a bedroom, a powder room a bath), and the share is of the smaller option's rooms: both make it harder to be different.
 */
import type { Polygon } from "#planner/geometry/point.ts";
import { type Area, areaOfPolygon, common, sizeOf } from "#planner/plan/check/area.ts";
import type { Level, Plan, RoomKind } from "#planner/plan/plan.ts";

/** The least difference that counts as entirely different. */
export const ENTIRELY_DIFFERENT = 0.45;

export type OptionComparison = {
  readonly sameParti: boolean;
  /** 0 (every room in the same place) to 1 (no floor used alike). */
  readonly difference: number;
};

const USES: Readonly<Partial<Record<RoomKind, RoomKind>>> = {
  "master-bedroom": "bedroom",
  bathroom: "bath",
  wc: "bath",
  powder: "bath",
  "living-dining": "living",
  family: "living",
  hall: "living",
  "kitchen-dining": "kitchen",
  garage: "parking",
  porch: "verandah",
  terrace: "balcony",
  foyer: "passage",
};

/** The use that law 11 takes a kind of room for. */
export function usedAs(kind: RoomKind): RoomKind {
  return USES[kind] ?? kind;
}

type Uses = ReadonlyMap<string, Area>;

export function compareOptions(a: Plan, b: Plan): OptionComparison {
  const usesOfA = usesOf(a.levels);
  const usesOfB = usesOf(b.levels);
  const mirrors = new Set([width(b.site.plot), extent(a.levels).left + extent(b.levels).right]);
  const laid = [usesOfB, ...[...mirrors].map((ends) => mirrored(usesOfB, ends))];
  const shared = Math.max(...laid.map((uses) => sharedSize(usesOfA, uses)));
  const whole = Math.min(totalSize(usesOfA), totalSize(usesOfB));
  return { sameParti: a.option.parti === b.option.parti, difference: whole === 0 ? 0 : 1 - shared / whole };
}

function usesOf(levels: readonly Level[]): Uses {
  const uses = new Map<string, Area>();
  for (const level of levels) {
    for (const room of level.rooms) {
      const key = `${level.index}/${usedAs(room.kind)}`;
      uses.set(key, [...(uses.get(key) ?? []), ...areaOfPolygon(room.polygon)]);
    }
  }
  return uses;
}

function width(plot: Polygon): number {
  return Math.max(...plot.map(([x]) => x));
}

/** From where to where a house reaches from left to right, all levels together, mm. */
export function extent(levels: readonly Level[]): { readonly left: number; readonly right: number } {
  const xs = levels.flatMap(({ footprint }) => footprint.flatMap(({ outer }) => outer.map(([x]) => x)));
  return { left: Math.min(...xs), right: Math.max(...xs) };
}

/** Mirrored so that what lay at 0 lies at `ends`. */
function mirrored(uses: Uses, ends: number): Uses {
  const flip = (area: Area): Area => area.map((r) => ({ ...r, x0: ends - r.x1, x1: ends - r.x0 }));
  return new Map([...uses].map(([use, area]) => [use, flip(area)]));
}

function sharedSize(a: Uses, b: Uses): number {
  return [...a].reduce((sum, [use, area]) => sum + sizeOf(common(area, b.get(use) ?? [])), 0);
}

function totalSize(uses: Uses): number {
  return [...uses.values()].reduce((sum, area) => sum + sizeOf(area), 0);
}
