import { areaOfPolygon } from "#planner/plan/check/area.ts";
import { extent, usedAs } from "#planner/plan/compare-options.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";

/** Floor of an option that stands, by the rooms of a level that would use it alike: as it stands and mirrored about its house left to right, front to rear, and both. */
export type Alike = {
  /** By way of laying it, and by room, flat: x0, y0, x1, y1 of each piece, mm. */
  readonly laid: readonly (readonly Float64Array[])[];
  /** All floor of the option's level, mm2. */
  readonly floor: number;
};

/** So much of a level's floor may be used as in the option that stands; what all of it costs. */
const MOST_ALIKE = 0.45;
const ALIKE = 160;

/** What a level with these rooms shares with the same level of an option that stands. */
export function alikeOf({ levels }: Plan, level: number, specs: readonly RoomSpec[]): Alike {
  const [across, along] = ([0, 1] as const).map((axis) => {
    const { low, high } = extent(levels, axis);
    return low + high;
  }) as [number, number];
  const rooms = levels[level]?.rooms ?? [];
  const pieces = rooms.map(({ kind, polygon }) => ({ use: usedAs(kind), area: areaOfPolygon(polygon) }));
  const used = (sideways: boolean, turned: boolean): readonly Float64Array[] =>
    specs.map(({ kind }) => {
      const same = pieces.filter(({ use }) => use === usedAs(kind)).flatMap(({ area }) => area);
      return Float64Array.from(
        same.flatMap(({ x0, y0, x1, y1 }) => {
          const [left, right] = sideways ? [across - x1, across - x0] : [x0, x1];
          const [front, rear] = turned ? [along - y1, along - y0] : [y0, y1];
          return [left, front, right, rear];
        }),
      );
    });
  const floor = pieces.flatMap(({ area }) => area).reduce((sum, { x0, y0, x1, y1 }) => sum + (x1 - x0) * (y1 - y0), 0);
  return { laid: [used(false, false), used(true, false), used(false, true), used(true, true)], floor };
}

/** What a level costs that is used as in the option that stands: such a house is no other option (law 11). */
export function alike({ layout: { rooms } }: LevelModel, { laid, floor }: Alike, out: Judgement): void {
  let most = 0;
  for (let way = 0; way < laid.length; way++)
    most = Math.max(most, shared(rooms, laid[way] as readonly Float64Array[]));
  const share = most / floor;
  if (share > MOST_ALIKE) add(out, T.alike, (ALIKE * (share - MOST_ALIKE)) / (1 - MOST_ALIKE));
}

function shared(rooms: Int32Array, used: readonly Float64Array[]): number {
  let sum = 0;
  for (let a = 0; a < used.length; a++) {
    const pieces = used[a] as Float64Array;
    const i = 4 * a;
    for (let p = 0; p < pieces.length; p += 4) {
      const w =
        Math.min(rooms[i + 2] as number, pieces[p + 2] as number) - Math.max(rooms[i] as number, pieces[p] as number);
      const d =
        Math.min(rooms[i + 3] as number, pieces[p + 3] as number) -
        Math.max(rooms[i + 1] as number, pieces[p + 1] as number);
      if (w > 0 && d > 0) sum += w * d;
    }
  }
  return sum;
}
