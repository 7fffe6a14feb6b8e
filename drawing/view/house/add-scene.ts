import type { Rect } from "#drawing/facade/details/draw.ts";
import type { Drawn, Face, Fixture, Material, Panel, Scene } from "#drawing/facade/scene.ts";
import { GLASS } from "#drawing/facade/styles/openings.ts";
import { boxAround, boxCorners, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Vec } from "#drawing/sheet/shapes/vec.ts";
import { type AtlasDraft, uvIn } from "#drawing/view/atlas.ts";
import { roomBehind } from "#drawing/view/house/room-behind.ts";
import { throughGlass } from "#drawing/view/house/through-glass.ts";
import { type Facing, placed, placedBox } from "#drawing/view/house/turned.ts";
import { around, meet } from "#drawing/view/house/without-openings.ts";
import { addBox, addQuad, type Mesh, type Uv } from "#drawing/view/mesh.ts";
import { type Surface, surfaceOf } from "#drawing/view/surface.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Millimetres from a wall to what lies on it, so that the wall does not show through. */
const ON_WALL = 8;
/** A door's or window's frame stands so far before its glass. */
const BEFORE_PANE = 25;

export type Builder = { readonly mesh: Mesh; readonly atlas: AtlasDraft };

/** The surface of an elevation's material. */
export function materialSurface({ name, colour, pattern }: Material): Surface {
  return name === GLASS.name ? surfaceOf(colour, "glass", { kind: "none" }) : surfaceOf(colour, "matt", pattern);
}

/** A face of the elevation as the body that it is the front of; `ends`: another material of its ends. */
export function addFace({ mesh }: Builder, face: Face, facing: Facing, ends: Material = face.material) {
  addBox(mesh, placedBox(facing, face), materialSurface(face.material), materialSurface(ends));
}

/** An opening's pane or leaf, and before it what is drawn over it. `plan`: the house with that side in front, whose rooms one sees through panes. */
export function addPanel(builder: Builder, panel: Panel, facing: Facing, plan: Plan) {
  const at = (y: number) => (x: number, z: number) => placed(facing, [x, y, z]);
  const behind = panel.material.name === GLASS.name ? roomBehind(plan, panel) : null;
  const surface = behind ? throughGlass(panel.material.colour, behind) : materialSurface(panel.material);
  addUpright(builder.mesh, panel, at(panel.y), (x, z) => [x, z], surface);
  if (panel.over.length > 0) addDrawn(builder, panel.over, panel, at(panel.y - BEFORE_PANE));
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
  patch: Rect,
  place: (x: number, z: number) => Vec,
  holes: readonly Rect[] = [],
) {
  const at = atlas.place(patch, drawn);
  let pieces: readonly Rect[] = [patch];
  for (const hole of holes)
    pieces = pieces.flatMap((piece) => (meet(piece, hole) ? around(piece, hole, "x1", "x2") : [piece]));
  for (const piece of pieces) addUpright(mesh, piece, place, (x, z) => uvIn(at, x, z), DETAIL);
}

const DETAIL = surfaceOf("#808080", "detail", { kind: "none" });

/** An upright rectangle: where its corners stand, and which place of its surface each of them is. */
function addUpright(
  mesh: Mesh,
  { x1, x2, z1, z2 }: Rect,
  place: (x: number, z: number) => Vec,
  uv: (x: number, z: number) => Uv,
  surface: Surface,
) {
  const [a, b, c, d] = boxCorners({ x1, x2, y1: z1, y2: z2 });
  addQuad(
    mesh,
    [place(...a), place(...b), place(...c), place(...d)],
    [uv(...a), uv(...b), uv(...c), uv(...d)],
    surface,
  );
}

/** Lines reach so far about what they outline, mm. */
const STROKE = 8;

/** The rectangle about everything that is drawn, its lines included; null where that is nothing. */
export function boundsOf(drawn: readonly Drawn[]): Rect | null {
  const points = drawn.flatMap(({ contours }) =>
    contours.flatMap(({ from, segments }) => [from, ...segments.map(({ to }) => to)]),
  );
  if (points.length === 0) return null;
  const { x1, x2, y1, y2 } = growBox(boxAround(points), STROKE);
  return { x1, x2, z1: y1, z2: y2 };
}

/** What covers something stands at least so far before it, mm: nearer are its own frame, sill and hood. */
const BEFORE = 300;

/** Whether a single body of the scene hides something from everyone who stands before that side. */
export function isCovered({ x1, x2, z1, z2 }: Rect, y: number, { faces }: Scene): boolean {
  return faces.some((face) => face.y2 < y - BEFORE && face.x1 <= x1 && face.x2 >= x2 && face.z1 <= z1 && face.z2 >= z2);
}
