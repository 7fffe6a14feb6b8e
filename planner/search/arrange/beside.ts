import { ENTIRELY_DIFFERENT, usedAs } from "#planner/plan/compare-options.ts";
import type { Candidate } from "#planner/search/arrange/arrange-house.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";

/**
 * Whether two arrangements may become two options of one order: law 11 (`planner/plan/compare-options.ts`) read off their rooms, long before there are
 * plans. They may if they differ in parti and put enough of their floor to different uses, whether the second lies as it does or is mirrored about the
 * house, left to right, front to rear or both.
 */
export function canStandBeside(a: Candidate, b: Candidate): boolean {
  if (a.core.parti === b.core.parti) return false;
  const most = (1 - ENTIRELY_DIFFERENT) * Math.min(floorOf(a), floorOf(b));
  const across = [null, a.footprint.x0 + b.footprint.x1];
  const along = [null, a.footprint.y0 + b.footprint.y1];
  return across.every((x) => along.every((y) => usedAlike(a, b, x, y) <= most));
}

/** Floor that two arrangements put to the same use, mm2. The second is mirrored, x to `across` - x and y to `along` - y; null: it is not. */
function usedAlike(a: Candidate, b: Candidate, across: number | null, along: number | null): number {
  let sum = 0;
  for (const [level, one] of a.arrangement.models.entries()) {
    const other = b.arrangement.models[level];
    if (other !== undefined) sum += alikeOn(one, other, across, along);
  }
  return sum;
}

function alikeOn(one: LevelModel, other: LevelModel, across: number | null, along: number | null): number {
  let sum = 0;
  const [here, there] = [one.layout.rooms, other.layout.rooms];
  for (const [i, { kind }] of one.specs.entries()) {
    for (const [j, { kind: otherKind }] of other.specs.entries()) {
      if (usedAs(otherKind) !== usedAs(kind)) continue;
      const shared = (axis: 0 | 1, mirror: number | null): number => {
        const [low, high] = [there[4 * j + axis] as number, there[4 * j + axis + 2] as number];
        const [from, to] = mirror === null ? [low, high] : [mirror - high, mirror - low];
        return Math.min(here[4 * i + axis + 2] as number, to) - Math.max(here[4 * i + axis] as number, from);
      };
      const [width, depth] = [shared(0, across), shared(1, along)];
      if (width > 0 && depth > 0) sum += width * depth;
    }
  }
  return sum;
}

function floorOf({ arrangement }: Candidate): number {
  let sum = 0;
  for (const { layout, specs } of arrangement.models) {
    for (let at = 0; at < 4 * specs.length; at += 4) {
      const [x0, y0, x1, y1] = layout.rooms.subarray(at, at + 4);
      sum += ((x1 as number) - (x0 as number)) * ((y1 as number) - (y0 as number));
    }
  }
  return sum;
}
