/**
 * Law 11: two options of one order are entirely different. Shared is the floor that both options put to the same use on the
 * same level, the second as it stands or mirrored left to right, whichever shares more. Uses are taken wider than room kinds (a master
 * bedroom is a bedroom, a powder room a bath), and the share is of the smaller option's rooms: both make it harder to be different.
 */
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
  const width = Math.max(...b.site.plot.map((p) => p[0]));
  const usesOfA = usesOf(a.levels);
  const usesOfB = usesOf(b.levels);
  const shared = Math.max(sharedSize(usesOfA, usesOfB), sharedSize(usesOfA, mirrored(usesOfB, width)));
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

function mirrored(uses: Uses, width: number): Uses {
  const flip = (area: Area): Area => area.map((r) => ({ ...r, x0: width - r.x1, x1: width - r.x0 }));
  return new Map([...uses].map(([use, area]) => [use, flip(area)]));
}

function sharedSize(a: Uses, b: Uses): number {
  return [...a].reduce((sum, [use, area]) => sum + sizeOf(common(area, b.get(use) ?? [])), 0);
}

function totalSize(uses: Uses): number {
  return [...uses.values()].reduce((sum, area) => sum + sizeOf(area), 0);
}
