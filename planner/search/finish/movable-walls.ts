import { areInLine, standsOn, waysIntoLine } from "#planner/search/finish/walls-out-of-line.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { type Front, frontOf } from "#planner/search/legalise/shifted-walls.ts";

/** A wall of a level with all that must move with it. */
export type MovableWall = { readonly level: number; readonly front: Front };

/** All walls that may be shifted at once: each alone, and with those of other levels that stand in line over and under it. */
export function movableWalls(levels: readonly WalledLevel[]): readonly (readonly MovableWall[])[] {
  const fronts = levels.flatMap((one, level) => frontsOf(one).map((front) => ({ level, front })));
  const stacked = new Set<MovableWall>();
  const stacks = fronts.flatMap((one): readonly (readonly MovableWall[])[] => {
    const stack = stacked.has(one) ? [] : stackOf(one, fronts, levels);
    for (const member of stack) stacked.add(member);
    return stack.length > 1 ? [stack] : [];
  });
  return [...fronts.map((one) => [one]), ...stacks];
}

/** How far walls that move together are from the places in which one of them is in line with a wall over or under it that stays, mm. */
export function stepsIntoLine(moved: readonly MovableWall[], levels: readonly WalledLevel[]): readonly number[] {
  const isMoved = (level: number, id: string): boolean =>
    moved.some((one) => one.level === level && one.front.walls.some((wall) => wall.id === id));
  const steps = moved.flatMap(({ level, front }) =>
    front.walls.flatMap((wall) =>
      [level - 1, level + 1].flatMap((near) =>
        (levels[near]?.walls ?? [])
          .filter((other) => standsOn(wall, other) && !isMoved(near, other.id))
          .flatMap((other) => waysIntoLine(wall, other).map(Math.round)),
      ),
    ),
  );
  return [...new Set(steps)].filter((by) => by !== 0);
}

/** A front with all others that stand in line over or under it; none where a wall among them stays where it is. */
function stackOf(
  first: MovableWall,
  fronts: readonly MovableWall[],
  levels: readonly WalledLevel[],
): readonly MovableWall[] {
  const stack = [first];
  // The stack grows while it is read.
  for (const { level, front } of stack) {
    for (const near of [level - 1, level + 1]) {
      const inLine = (levels[near]?.walls ?? []).filter((other) => front.walls.some((wall) => areInLine(wall, other)));
      for (const other of inLine) {
        const its = fronts.find((one) => one.level === near && one.front.walls.includes(other));
        if (its === undefined) return [];
        if (!stack.includes(its)) stack.push(its);
      }
    }
  }
  return stack;
}

/** Every wall of a level that can be shifted, with all that goes with it; each group once. */
function frontsOf(level: WalledLevel): readonly Front[] {
  const gone = new Set<string>();
  return level.walls.flatMap(({ id }): readonly Front[] => {
    const front = gone.has(id) ? null : frontOf(level, id);
    if (front === null) return [];
    for (const one of front.walls) gone.add(one.id);
    return [front];
  });
}
