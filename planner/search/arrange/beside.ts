import { ENTIRELY_DIFFERENT, usedAs } from "#planner/plan/compare-options.ts";
import type { Candidate } from "#planner/search/arrange/arrange-house.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";

/**
 * Whether two arrangements may become two options of one order: law 11 read off their rooms as they lie, long before there are plans
 * (`planner/plan/compare-options.ts` reads these). Another parti, and most of the floor put to another use, the one as it lies and mirrored about the house.
 */
export function canStandBeside(a: Candidate, b: Candidate): boolean {
  if (a.core.parti === b.core.parti) return false;
  const most = (1 - ENTIRELY_DIFFERENT) * Math.min(floorOf(a), floorOf(b));
  const ends = a.footprint.x0 + b.footprint.x1;
  return usedAlike(a, b, null) <= most && usedAlike(a, b, ends) <= most;
}

/** Floor that two arrangements put to the same use, mm2; `mirror`: where what lies at 0 comes to lie in the second one, null as it lies. */
function usedAlike(a: Candidate, b: Candidate, mirror: number | null): number {
  let sum = 0;
  for (const [level, one] of a.arrangement.models.entries()) {
    const other = b.arrangement.models[level];
    if (other !== undefined) sum += alikeOn(one, other, mirror);
  }
  return sum;
}

function alikeOn(one: LevelModel, other: LevelModel, mirror: number | null): number {
  let sum = 0;
  const [here, there] = [one.layout.rooms, other.layout.rooms];
  for (const [i, { kind }] of one.specs.entries()) {
    for (const [j, { kind: otherKind }] of other.specs.entries()) {
      if (usedAs(otherKind) !== usedAs(kind)) continue;
      const [low, high] = [there[4 * j] as number, there[4 * j + 2] as number];
      const [x0, x1] = mirror === null ? [low, high] : [mirror - high, mirror - low];
      const width = Math.min(here[4 * i + 2] as number, x1) - Math.max(here[4 * i] as number, x0);
      const y0 = Math.max(here[4 * i + 1] as number, there[4 * j + 1] as number);
      const depth = Math.min(here[4 * i + 3] as number, there[4 * j + 3] as number) - y0;
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
