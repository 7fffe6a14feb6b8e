import type { Vec } from "#drawing/sheet/shapes/vec.ts";
import { draftAtlas } from "#drawing/view/atlas.ts";
import { type Camera, fittedCamera, type Size, showsAcross, showsFootOf } from "#drawing/view/camera.ts";
import type { Builder } from "#drawing/view/house/add-scene.ts";
import { buildHouse } from "#drawing/view/house/build-house.ts";
import type { Flank } from "#drawing/view/house/turned.ts";
import type { Bounds } from "#drawing/view/light/light-maps.ts";
import { createMesh, type Mesh } from "#drawing/view/mesh.ts";
import { standpoint } from "#drawing/view/standpoint.ts";
import { buildYard } from "#drawing/view/yard/build-yard.ts";
import type { Ground } from "#drawing/view/yard/ground.ts";
import type { Onlooker } from "#drawing/view/yard/sight.ts";
import { addSurroundings } from "#drawing/view/yard/surroundings.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** House and yard, and who looks at them from where. */
export type Stage = {
  readonly builder: Builder;
  readonly ground: Ground;
  readonly camera: Camera;
  readonly size: Size;
  /** The side of the house that one sees beside its front. */
  readonly flank: Flank;
  readonly house: Bounds;
  /** The first so many triangles are the house's, and so many the plot's with it; those after them stand beyond. */
  readonly ofHouse: number;
  readonly ofPlot: number;
};

/** Builds the house on its plot and stands before it. */
export function stageHouse(plan: Plan): Stage {
  const builder = { mesh: createMesh(), atlas: draftAtlas() };
  const { flank, eye, turn } = standpoint(plan);
  buildHouse(builder, plan, flank);
  const { camera, size } = fittedCamera(eye, turn, builder.mesh.positions.values());
  const house = boundsOf(builder.mesh);
  const ofHouse = builder.mesh.surfaceOf.length;
  const onlooker: Onlooker = {
    eye,
    showsFootOf: (place) => showsFootOf(camera, size, place),
    shows: (x, y, reach) => showsAcross(camera, size, [x, y, 0], reach),
  };
  const ground = buildYard(builder, plan, flank, onlooker);
  const ofPlot = builder.mesh.surfaceOf.length;
  addSurroundings(builder.mesh, plan, flank, onlooker);
  return { builder, ground, camera, size, flank, house, ofHouse, ofPlot };
}

function boundsOf({ positions }: Mesh): Bounds {
  const values = positions.values();
  const ends = (axis: number) => {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = axis; at < values.length; at += 3) {
      low = Math.min(low, values[at] as number);
      high = Math.max(high, values[at] as number);
    }
    return [low, high] as const;
  };
  const [[x1, x2], [y1, y2], [z1, z2]] = [ends(0), ends(1), ends(2)];
  const [low, high]: [Vec, Vec] = [
    [x1, y1, z1],
    [x2, y2, z2],
  ];
  return { low, high };
}
