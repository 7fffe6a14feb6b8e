import type { Typesetter } from "#drawing/text/typesetter.ts";
import { draftAtlas } from "#drawing/view/atlas.ts";
import { type Camera, fittedCamera, isWithin, type Size } from "#drawing/view/camera.ts";
import { buildHouse } from "#drawing/view/house/build-house.ts";
import type { Bounds } from "#drawing/view/light/light-maps.ts";
import { lightScene } from "#drawing/view/light/lighting.ts";
import { createMesh, type Mesh, meshTriangles, type Vec } from "#drawing/view/mesh.ts";
import { emptyLayer, seenFrom } from "#drawing/view/rasterise.ts";
import { shade } from "#drawing/view/shade.ts";
import { standpoint } from "#drawing/view/standpoint.ts";
import { buildYard } from "#drawing/view/yard/build-yard.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Parts of a pixel by which the layers are moved: no two in a row or column, so that steep and flat edges are smooth alike. */
const SHIFTS = [
  [-0.125, -0.375],
  [0.375, -0.125],
  [-0.375, 0.125],
  [0.125, 0.375],
] as const;

/** Three bytes to a pixel, row after row from the top. */
export type Seen = Size & { readonly pixels: Uint8Array; readonly camera: Camera };

/** The house as one sees it from the road. The same plan gives the same bytes. */
export function lookAtHouse(plan: Plan, typesetter: Typesetter): Seen {
  const mesh = createMesh();
  const draft = draftAtlas();
  const { flank, eye, turn, corners } = standpoint(plan);
  const { camera, size } = fittedCamera(eye, turn, corners);
  const builder = { mesh, atlas: draft };
  buildHouse(builder, plan, flank);
  const house = boundsOf(mesh);
  const ground = buildYard(builder, plan, flank, (place) => isWithin(camera, size, place));
  const atlas = draft.finish(typesetter);
  const triangles = meshTriangles(mesh);
  const bounds = { house: grown(house, 1500), yard: grown(house, YARD) };
  const lighting = lightScene(triangles, atlas, bounds, flank === "right" ? 1 : -1);
  const samples = SHIFTS.map((shift, index) => {
    const layer = emptyLayer(size, true, 0);
    seenFrom(camera, triangles, atlas, layer, shift, (index + 0.5) / SHIFTS.length);
    return { layer, shift };
  });
  return { ...size, pixels: shade({ camera, triangles, atlas, lighting, ground }, samples), camera };
}

/** Shadows are drawn so far about the house, mm: a wider map would be a coarser one. */
const YARD = 8500;

function boundsOf({ positions }: Mesh): Bounds {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const [index, value] of positions.values().entries()) {
    const axis = index % 3;
    low[axis] = Math.min(low[axis] ?? 0, value);
    high[axis] = Math.max(high[axis] ?? 0, value);
  }
  return { low: low as unknown as Vec, high: high as unknown as Vec };
}

function grown({ low, high }: Bounds, by: number): Bounds {
  return { low: [low[0] - by, low[1] - by, 0], high: [high[0] + by, high[1] + by, high[2] + 100] };
}
