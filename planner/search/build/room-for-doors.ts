import { boundsOf } from "#planner/geometry/rect.ts";
import type { Plan } from "#planner/plan/plan.ts";
import {
  type Arrangement,
  settle,
  snapshot,
  totalCost,
  totalHard,
  totalMissed,
  totalVetoes,
} from "#planner/search/arrange/arrangement.ts";
import { GRID } from "#planner/search/arrange/layout.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import type { LevelTree } from "#planner/search/arrange/level-tree.ts";
import { cutAtPlace } from "#planner/search/arrange/tree-moves.ts";
import type { BuildInput } from "#planner/search/build/build-input.ts";
import { buildPlan } from "#planner/search/build/build-plan.ts";
import { type StuckDoor, stuckDoor } from "#planner/search/build/opened-house.ts";
import { roomBeside } from "#planner/search/openings/door-places.ts";

/** Walls move aside for at most this many doors, one after another; at most this many ways are tried for each. */
const MOST_DOORS = 2;
const TRIED = 3;
/** No wall moves farther, mm. Where the layout snaps it back over a wall below, it is sent farther by these steps. */
const FARTHEST = 900;
const FARTHER = [0, 100, 200, 350] as const;

/** A column nearer than this to a wall's line stands under its beam; a wall nearer than this to the end of a face makes that end, mm. */
const BEAM = 200;

/** A wall to move, and where its line must come: to `to` or beyond it, `way` being the direction along x or y. */
type Aside = { readonly level: number; readonly wall: number; readonly to: number; readonly way: 1 | -1 };

/**
 * The plan of a house. Where a column leaves a door no room, a wall moves aside, in the arrangement too: the upper one whose beam the column carries, or one
 * at an end of the door's own wall. A string says which phase found no way; the arrangement is then as it was.
 */
export function planMakingDoorRoom(house: BuildInput): Plan | string {
  const plan = buildPlan(house);
  return typeof plan === "string" ? (withRoom(house, MOST_DOORS) ?? plan) : plan;
}

function withRoom(house: BuildInput, doors: number): Plan | null {
  const stuck = doors > 0 ? stuckDoor(house) : null;
  if (stuck === null) return null;
  const restore = snapshot(house.candidate.arrangement);
  for (const makeRoom of waysToMakeRoom(house.candidate.arrangement, stuck).slice(0, TRIED)) {
    makeRoom();
    const plan = buildPlan(house);
    const found = typeof plan === "string" ? withRoom(house, doors - 1) : plan;
    if (found !== null) return found;
  }
  restore();
  return null;
}

/** Ways to move one wall so that a door finds room, the cheapest first; none adds a hard problem, a missed neighbourhood or a veto. */
export function waysToMakeRoom(arrangement: Arrangement, stuck: StuckDoor): readonly (() => void)[] {
  const restore = snapshot(arrangement);
  const ways = wallsAside(arrangement, stuck).flatMap((aside) => {
    const moved = movedAside(arrangement, aside)
      ? [{ cost: totalCost(arrangement), makeRoom: snapshot(arrangement) }]
      : [];
    restore();
    return moved;
  });
  return ways.sort((a, b) => a.cost - b.cost).map(({ makeRoom }) => makeRoom);
}

/** Upper walls whose columns stand in a face where the door could be, each to be moved to either side; and the walls at such a face's ends, outwards. */
function wallsAside({ models }: Arrangement, { level, way, columns }: StuckDoor): readonly Aside[] {
  return way.faces.flatMap((face) => {
    const across = (at: number): readonly (readonly [wall: number, line: number])[] => {
      const { wall, walls } = (models[at] as LevelModel).layout;
      return Array.from({ length: walls }, (_, i) => i)
        .filter((i) => (wall[6 * i] === 1) !== face.vertical && wall[6 * i + 5] === -1)
        .map((i) => [i, lineOf(wall, i)] as const);
    };
    return columns.flatMap(({ polygon }) => {
      const { x0, y0, x1, y1 } = boundsOf(polygon);
      const [low, high, from, to] = face.vertical ? [x0, x1, y0, y1] : [y0, y1, x0, x1];
      if (low > face.centre || high < face.centre || to < face.from || from > face.to) return [];
      const middle = (from + to) / 2;
      const { most, least } = roomBeside(face, way, { from, to });
      const above = models.slice(level + 1).flatMap((_, i) =>
        across(level + 1 + i)
          .filter(([, line]) => Math.abs(line - middle) < BEAM)
          .flatMap(([wall]): readonly Aside[] => [
            { level: level + 1 + i, wall, to: most, way: -1 },
            { level: level + 1 + i, wall, to: least, way: 1 },
          ]),
      );
      const ends = across(level).flatMap(([wall, line]): readonly Aside[] => {
        if (Math.abs(line - face.to) < BEAM) return [{ level, wall, to: line + middle - most, way: 1 }];
        return Math.abs(line - face.from) < BEAM ? [{ level, wall, to: line - (least - middle), way: -1 }] : [];
      });
      return [...above, ...ends];
    });
  });
}

function lineOf(walls: Int32Array, wall: number): number {
  return (walls[6 * wall + 1] as number) + (walls[6 * wall + 2] as number) / 2;
}

/**
 * Moves a wall until its line lies where it must. False where it will not go there, or where the house would have more hard problems, missed neighbourhoods
 * or vetoes than before.
 */
function movedAside(arrangement: Arrangement, { level, wall, to, way }: Aside): boolean {
  const tree = arrangement.trees[level] as LevelTree;
  const model = arrangement.models[level] as LevelModel;
  const cut = cutAtPlace(tree, wall);
  const by = to - lineOf(model.layout.wall, wall);
  const bias = tree.bias[cut] as number;
  const counts = [totalHard, totalMissed, totalVetoes] as const;
  const before = counts.map((count) => count(arrangement));
  for (const farther of FARTHER) {
    const shift = way * Math.ceil((by * way + farther) / GRID) * GRID;
    if (shift * way <= 0 || shift * way > FARTHEST) continue;
    tree.bias[cut] = bias + shift;
    settle(arrangement, level);
    if ((lineOf(model.layout.wall, wall) - to) * way < 0) continue;
    return counts.every((count, i) => count(arrangement) <= (before[i] as number));
  }
  return false;
}
