import { type SideName, sideAxis } from "#drawing/sheet/house/sides.ts";
import { type PitchedRoof, ROOF_DEPTH } from "#drawing/sheet/pitched/pitched-roof.ts";
import type { RoofEdge } from "#drawing/sheet/pitched/roof-edges.ts";
import { risesAlong } from "#drawing/sheet/pitched/roof-profile.ts";
import type { Edge } from "#drawing/sheet/shapes/edges.ts";

/**
 * What of an outer wall goes on above the ceiling, up to the rafters. Its outline lies in the wall's outer face: `along` the drawing's x, or y for a wall at
 * the left or right, and `z` above the roof's foot as `PitchedRoof` tells heights; from its left end at the foot along the foot and back under the roof. mm
 */
export type GableWall = {
  readonly side: SideName;
  /** What the roof does over it: a gable's wall, one at a neighbour, or under eaves what carries a small roof across the slope. */
  readonly ends: RoofEdge["ends"];
  /** The face's y, or x for a wall at the left or right. */
  readonly at: number;
  readonly outline: Profile;
};

type Profile = readonly (readonly [along: number, z: number])[];

/** Less than this above the ceiling is the foot of the rafters, mm. */
const LEAST = 5;

/** The walls between a sloped roof and the ceiling below it: gables, and what is under a small roof across the slope. */
export function gableWalls(roof: PitchedRoof): readonly GableWall[] {
  return roof.edges.flatMap(({ side, ends, wall }): GableWall[] => {
    const { axis } = sideAxis(side);
    const at = wall[0][axis === 0 ? 1 : 0];
    return runsOf(underRoof(roof, wall, axis)).map((run) => {
      const [first, last] = [run[0]?.[0] ?? 0, run.at(-1)?.[0] ?? 0];
      const top = [...run].reverse().filter(([, z]) => z > LEAST);
      return { side, ends, at, outline: [[first, 0], [last, 0], ...top] };
    });
  });
}

/** How high the rafters' underside lies along a wall's outer face, at every place where it bends. */
function underRoof(roof: PitchedRoof, wall: Edge, axis: 0 | 1): Profile {
  return risesAlong(roof, wall).map(([at, rise]) => [at[axis], Math.max(0, rise - ROOF_DEPTH)]);
}

/** The stretches of a profile that rise above its foot, each with the points at which it leaves it. */
function runsOf(profile: Profile): readonly Profile[] {
  const isHigh = (index: number) => (profile[index]?.[1] ?? 0) > LEAST;
  const runs: Profile[] = [];
  let from: number | null = null;
  for (const index of profile.keys()) {
    const rises = isHigh(index) || isHigh(index + 1);
    if (rises && from === null) from = index;
    if (!rises && from !== null) {
      runs.push(profile.slice(from, index + 1));
      from = null;
    }
  }
  if (from !== null) runs.push(profile.slice(from));
  return runs;
}
