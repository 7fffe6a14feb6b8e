import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Camera, Size } from "#drawing/view/camera.ts";
import type { Bounds } from "#drawing/view/light/light-maps.ts";
import { lightScene } from "#drawing/view/light/lighting.ts";
import { meshTriangles } from "#drawing/view/mesh.ts";
import { emptyLayer, seenFrom } from "#drawing/view/rasterise.ts";
import { shade } from "#drawing/view/shade.ts";
import { stageHouse } from "#drawing/view/stage-house.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Parts of a pixel by which the layers are moved: no two in a row or column, so that steep and flat edges are smooth alike. */
const SHIFTS = [
  [-0.125, -0.375],
  [0.375, -0.125],
  [-0.375, 0.125],
  [0.125, 0.375],
] as const;

/** The sky's light is asked for so far about the house, and shadows drawn, mm: a wider map would be a coarser one. */
const AROUND = { sky: 1500, sun: 8500 } as const;

/** Three bytes to a pixel, row after row from the top. */
export type Seen = Size & { readonly pixels: Uint8Array; readonly camera: Camera };

/** The house as one sees it from the road. The same plan gives the same bytes. */
export function lookAtHouse(plan: Plan, typesetter: Typesetter): Seen {
  const { builder, ground, camera, size, flank, house, ofPlot } = stageHouse(plan);
  const atlas = builder.atlas.finish(typesetter);
  const triangles = meshTriangles(builder.mesh);
  const bounds = { house: grown(house, AROUND.sky), yard: grown(house, AROUND.sun) };
  // What stands beyond the plot takes next to nothing of the sky from it.
  const onPlot = { ...triangles, bodies: triangles.bodies.filter((triangle) => triangle < ofPlot) };
  const lighting = lightScene(onPlot, atlas, bounds, flank);
  const samples = SHIFTS.map((shift, index) => {
    const layer = emptyLayer(size, true, 0);
    // What lets light through is seen by as many layers as it covers of what lies behind.
    seenFrom(camera, triangles, atlas, layer, shift, (index + 0.5) / SHIFTS.length);
    return { layer, shift };
  });
  return { ...size, pixels: shade({ camera, triangles, atlas, lighting, ground }, samples), camera };
}

/** Air above the highest ridge, mm. */
const ABOVE = 100;

/** From the ground to above the ridge, so far about the house. */
function grown({ low, high }: Bounds, by: number): Bounds {
  return { low: [low[0] - by, low[1] - by, 0], high: [high[0] + by, high[1] + by, high[2] + ABOVE] };
}
