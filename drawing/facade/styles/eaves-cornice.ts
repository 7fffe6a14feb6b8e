import { divide } from "#drawing/facade/details/draw.ts";
import { block } from "#drawing/facade/facade.ts";
import type { Massing } from "#drawing/facade/massing.ts";
import type { Face, Material } from "#drawing/facade/scene.ts";
import { gableWalls } from "#drawing/sheet/pitched/gable-walls.ts";
import { EDGE_BOARD, type PitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";

/** Dentils end so far below the top of the tiles at the eaves, mm. */
export const DENTIL_FOOT = EDGE_BOARD + 120;

/** Dentils under the soffit of a sloped roof, and the eaves' board carried on below its gables towards the road, which makes pediments of them. */
export function eavesCornice({ roof, eaves }: Massing, pitched: PitchedRoof, trim: Material): readonly Face[] {
  const board = roof + pitched.eaves;
  const [soffit, foot] = [board - EDGE_BOARD, board - DENTIL_FOOT];
  const beyond = Math.max(...pitched.edges.map((edge) => edge.beyond));
  const dentils = eaves.flatMap(({ x1, x2, y }) =>
    divide(x1 + 60, x2 - 60, 210).map((x) => block([x - 45, x + 45], [y - 120, y], [foot, soffit - 10], trim, false)),
  );
  const pediments = gableWalls(pitched)
    .filter(({ side }) => side === "front")
    .map(({ at, outline }) => {
      const xs = outline.map(([x]) => x);
      return block([Math.min(...xs) - beyond, Math.max(...xs) + beyond], [at - beyond, at], [soffit, board], trim);
    });
  return [...dentils, ...pediments];
}
