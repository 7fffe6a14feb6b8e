import { massing } from "#drawing/facade/massing.ts";
import { gablePieces } from "#drawing/facade/roof/gables.ts";
import { capPieces } from "#drawing/facade/roof/ridge-caps.ts";
import { edgePieces } from "#drawing/facade/roof/roof-edge-pieces.ts";
import type { Place, RoofPiece } from "#drawing/facade/roof/roof-piece.ts";
import { skirtPieces } from "#drawing/facade/roof/skirt-pieces.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { sideAxis } from "#drawing/sheet/house/sides.ts";
import { inwards, type RoofFace } from "#drawing/sheet/pitched/envelope.ts";
import type { PitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import type { Plan } from "#planner/plan/plan.ts";

/**
 * A sloped roof as everything that one sees of it from outside, whatever draws it in three dimensions: slopes, ridges and hips, boards, soffits, gutters,
 * gables; or the skirt of tiles about a terrace. Real mm above the road; empty under a flat roof without one.
 */
export const roofPieces = oncePerPlan((plan: Plan): readonly RoofPiece[] => {
  const { pitched, skirt, roof } = massing(plan);
  const pieces = [...(pitched === null ? [] : pitchedPieces(pitched)), ...(skirt === null ? [] : skirtPieces(skirt))];
  return pieces.map((piece) => ({ ...piece, corners: piece.corners.map(([x, y, z]): Place => [x, y, z + roof]) }));
});

function pitchedPieces(pitched: PitchedRoof): readonly RoofPiece[] {
  return [
    ...pitched.faces.map((face) => slope(pitched, face)),
    ...capPieces(pitched),
    ...edgePieces(pitched),
    ...gablePieces(pitched),
  ];
}

function slope({ eaves, pitch }: PitchedRoof, { plane, polygon }: RoofFace): RoofPiece {
  const { side } = plane;
  return {
    part: "tiles",
    along: sideAxis(side).axis === 0 ? [1, 0, 0] : [0, 1, 0],
    corners: polygon.map((point): Place => [...point, eaves + inwards(plane, point) * pitch.rise]),
  };
}
