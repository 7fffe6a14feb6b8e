/**
 * Law 11: two options of one order are entirely different. They have different partis and put at least 45 % of the floor to another use.
 *
 * Shared is the floor that both put to the same use on the same level. The second is laid over the first as it stands, mirrored left to right, front to
 * rear, and both ways (half a turn); the laying that shares most counts, as the same house turned round is no other house. Each mirror lies once in the
 * plot's middle and once in the houses' own: these differ where the setbacks of two opposite sides do. Uses are wider than room kinds (a master bedroom
 * is a bedroom, a powder room a bath), and the share is that of the smaller option's rooms: both make it harder to be different.
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

/** The use that law 11 counts a kind of room as. */
export function usedAs(kind: RoomKind): RoomKind {
  return USES[kind] ?? kind;
}

type Uses = ReadonlyMap<string, Area>;

export function compareOptions(a: Plan, b: Plan): OptionComparison {
  const usesOfA = usesOf(a.levels);
  const usesOfB = usesOf(b.levels);
  const across = mirrorsOf(a, b, 0);
  const along = mirrorsOf(a, b, 1);
  const laid = across.flatMap((x) => along.map((y) => mirrored(usesOfB, x, y)));
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

/** The mirrors to try along an axis (0 across the plot, 1 away from the road), each as the coordinate that it takes 0 to, mm; null: not mirrored. */
function mirrorsOf(a: Plan, b: Plan, axis: 0 | 1): readonly (number | null)[] {
  const plot = Math.max(...b.site.plot.map((point) => point[axis]));
  return [null, ...new Set([plot, extent(a.levels, axis).low + extent(b.levels, axis).high])];
}

/** From where to where a house reaches along an axis, all levels together, mm. */
function extent(levels: readonly Level[], axis: 0 | 1): { readonly low: number; readonly high: number } {
  const at = levels.flatMap(({ footprint }) => footprint.flatMap(({ outer }) => outer.map((point) => point[axis])));
  return { low: Math.min(...at), high: Math.max(...at) };
}

function mirrored(uses: Uses, x: number | null, y: number | null): Uses {
  const flip = (area: Area): Area =>
    area.map((r) => ({
      ...r,
      ...(x === null ? {} : { x0: x - r.x1, x1: x - r.x0 }),
      ...(y === null ? {} : { y0: y - r.y1, y1: y - r.y0 }),
    }));
  return new Map([...uses].map(([use, area]) => [use, flip(area)]));
}

function sharedSize(a: Uses, b: Uses): number {
  return [...a].reduce((sum, [use, area]) => sum + sizeOf(common(area, b.get(use) ?? [])), 0);
}

function totalSize(uses: Uses): number {
  return [...uses.values()].reduce((sum, area) => sum + sizeOf(area), 0);
}
