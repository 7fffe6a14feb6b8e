import type { Drawn, Face, Fixture, Material, Panel, Scene } from "#drawing/facade/scene.ts";
import type { AtlasDraft, Patch } from "#drawing/view/atlas.ts";
import { uvIn } from "#drawing/view/atlas.ts";
import { type Facing, placed, placedBox } from "#drawing/view/house/turned.ts";
import { addBox, addQuad, type Mesh, type Uv } from "#drawing/view/mesh.ts";
import { type Surface, surfaceOf } from "#drawing/view/surface.ts";
import type { Vec } from "#drawing/view/vec.ts";

/** Millimetres from a wall to what lies on it, so that the wall does not show through. */
const ON_WALL = 8;
/** A door's or window's frame stands so far before its glass. */
const BEFORE_PANE = 25;

export type Builder = { readonly mesh: Mesh; readonly atlas: AtlasDraft };

export function materialSurface({ name, colour, pattern }: Material): Surface {
  if (name === "Clear glass") return surfaceOf(colour, "glass", { kind: "none" });
  return surfaceOf(colour, "matt", pattern ?? { kind: "plaster" });
}

/** A face of the elevation as the body that it is the front of; `ends`: another material of its ends. */
export function addFace({ mesh }: Builder, face: Face, facing: Facing, ends: Material = face.material) {
  addBox(mesh, placedBox(facing, face), materialSurface(face.material), materialSurface(ends));
}

/** An opening's pane or leaf, and before it what is drawn over it. */
export function addPanel(builder: Builder, panel: Panel, facing: Facing) {
  addUpright(builder.mesh, panel, panel.y, facing, materialSurface(panel.material));
  const y = panel.y - BEFORE_PANE;
  if (panel.over.length > 0) addDrawn(builder, panel.over, panel, (x, z) => placed(facing, [x, y, z]));
}

/** Something drawn at a depth; what is drawn at a wall's face lies on it, around the `panels` that it surrounds. */
export function addFixture(builder: Builder, { y, drawn }: Fixture, facing: Facing, panels: readonly Panel[]) {
  const patch = boundsOf(drawn);
  if (!patch) return;
  const within = panels.filter((panel) => Math.abs(panel.wall - y) < 1 && meet(panel, patch));
  addDrawn(builder, drawn, patch, (x, z) => placed(facing, [x, y - ON_WALL, z]), within);
}

/** Details as flat pieces of an upright surface, without what the `holes` take out of it. */
export function addDrawn(
  { mesh, atlas }: Builder,
  drawn: readonly Drawn[],
  patch: Patch,
  place: (x: number, z: number) => Vec,
  holes: readonly Patch[] = [],
) {
  const at = atlas.place(patch, drawn);
  let pieces: readonly Patch[] = [patch];
  for (const hole of holes) pieces = pieces.flatMap((piece) => around(piece, hole));
  for (const { x1, x2, z1, z2 } of pieces) {
    const corners = [
      [x1, z1],
      [x2, z1],
      [x2, z2],
      [x1, z2],
    ] as const;
    const [a, b, c, d] = corners.map(([x, z]) => place(x, z)) as [Vec, Vec, Vec, Vec];
    addQuad(mesh, [a, b, c, d], corners.map(([x, z]) => uvIn(at, x, z)) as [Uv, Uv, Uv, Uv], DETAIL);
  }
}

function meet(a: Patch, b: Patch): boolean {
  return a.x1 < b.x2 && b.x1 < a.x2 && a.z1 < b.z2 && b.z1 < a.z2;
}

function around(piece: Patch, hole: Patch): readonly Patch[] {
  if (!meet(piece, hole)) return [piece];
  const [x1, x2] = [Math.max(piece.x1, hole.x1), Math.min(piece.x2, hole.x2)];
  return [
    { ...piece, x2: x1 },
    { ...piece, x1: x2 },
    { ...piece, x1, x2, z2: Math.max(piece.z1, hole.z1) },
    { ...piece, x1, x2, z1: Math.min(piece.z2, hole.z2) },
  ].filter((part) => part.x1 < part.x2 && part.z1 < part.z2);
}

export const DETAIL = surfaceOf("#808080", "detail", { kind: "none" });

function addUpright(mesh: Mesh, { x1, x2, z1, z2 }: Patch, y: number, facing: Facing, surface: Surface) {
  const uvs: readonly [Uv, Uv, Uv, Uv] = [
    [x1, z1],
    [x2, z1],
    [x2, z2],
    [x1, z2],
  ];
  const [a, b, c, d] = uvs.map(([x, z]): Vec => placed(facing, [x, y, z])) as [Vec, Vec, Vec, Vec];
  addQuad(mesh, [a, b, c, d], uvs, surface);
}

/** The rectangle about everything that is drawn; null where that is nothing. */
export function boundsOf(drawn: readonly Drawn[]): Patch | null {
  const xs: number[] = [];
  const zs: number[] = [];
  for (const { contours } of drawn)
    for (const { from, segments } of contours)
      for (const [x, z] of [from, ...segments.map(({ to }) => to)]) {
        xs.push(x);
        zs.push(z);
      }
  if (xs.length === 0) return null;
  const [x1, x2, z1, z2] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  return { x1: x1 - ON_WALL, x2: x2 + ON_WALL, z1: z1 - ON_WALL, z2: z2 + ON_WALL };
}

/** Whether a single body of the scene hides something from everyone who stands before that side. */
export function isCovered({ x1, x2, z1, z2 }: Patch, y: number, { faces }: Scene): boolean {
  return faces.some((face) => face.y2 < y - 300 && face.x1 <= x1 && face.x2 >= x2 && face.z1 <= z1 && face.z2 >= z2);
}
