import type { Body, Fixture, TileColours } from "#drawing/facade/scene.ts";
import { boxCorners } from "#drawing/sheet/shapes/box.ts";
import { edgesOf } from "#drawing/sheet/shapes/edges.ts";
import type { Vec } from "#drawing/sheet/shapes/vec.ts";
import { addFixture, type Builder } from "#drawing/view/house/add-scene.ts";
import { type Facing, placed } from "#drawing/view/house/turned.ts";
import { addQuad, addTriangle, BLANK, type Mesh } from "#drawing/view/mesh.ts";
import { type Surface, surfaceOf } from "#drawing/view/surface.ts";

/** Adds what a fixture is in three dimensions. */
export function addBody(builder: Builder, fixture: Fixture, body: Body, facing: Facing) {
  switch (body.kind) {
    case "turned":
      return addTurned(builder.mesh, body, facing);
    case "slope":
      return addSlope(builder.mesh, body, facing);
    case "slab":
      addFixture(builder, fixture, facing, []);
      return addThickness(builder, fixture, body, facing);
  }
}

/** Flat faces about an axis that look round. */
const FACETS = 24;

function addTurned(mesh: Mesh, { x, y, profile, colour }: Extract<Body, { kind: "turned" }>, facing: Facing) {
  const surface = surfaceOf(colour);
  const at = (step: number, half: number, z: number): Vec => {
    const turn = (step * 2 * Math.PI) / FACETS;
    return placed(facing, [x + half * Math.cos(turn), y + half * Math.sin(turn), z]);
  };
  for (const [index, [z2, half2]] of profile.entries()) {
    const [z1, half1] = profile[index - 1] ?? [z2, 0];
    for (let step = 0; step < FACETS; step += 1) {
      const corners = [
        at(step, half1, z1),
        at(step + 1, half1, z1),
        at(step + 1, half2, z2),
        at(step, half2, z2),
      ] as const;
      addQuad(mesh, corners, BLANK, surface);
    }
  }
}

/** The board along the eaves, mm. */
const BOARD = 65;

function tilesOf({ light, joint }: TileColours): Surface {
  return surfaceOf(light, "matt", { kind: "tiles", colour: joint });
}

function woodOf({ wood }: TileColours): Surface {
  return surfaceOf(wood, "matt", { kind: "none" });
}

function addSlope(mesh: Mesh, body: Extract<Body, { kind: "slope" }>, facing: Facing) {
  const { foot, z1, z2, hips, run, tiles } = body;
  const surface = tilesOf(tiles);
  const [x1, x2, y1, y2] = [foot.x1, foot.x2, foot.y1, foot.y2];
  const [left, right] = hips;
  const [u1, u2, w1, w2] = [x1 + left, x2 - right, y1 + run, y2];
  const rise = z2 - z1;
  const long = (inward: number) => Math.hypot(inward, rise);
  const at = (x: number, y: number, z: number) => placed(facing, [x, y, z]);
  const side = (corners: readonly [Vec, Vec, Vec, Vec], along: readonly [number, number, number, number], up: number) =>
    addQuad(
      mesh,
      corners,
      [
        [along[0], 0],
        [along[1], 0],
        [along[2], up],
        [along[3], up],
      ],
      surface,
    );
  side([at(x1, y1, z1), at(x2, y1, z1), at(u2, w1, z2), at(u1, w1, z2)], [x1, x2, u2, u1], long(run));
  side([at(x2, y1, z1), at(x2, y2, z1), at(u2, w2, z2), at(u2, w1, z2)], [y1, y2, w2, w1], long(right));
  side([at(x1, y2, z1), at(x1, y1, z1), at(u1, w1, z2), at(u1, w2, z2)], [y2, y1, w1, w2], long(left));
  const wood = woodOf(tiles);
  const low = z1 - BOARD;
  const ring = boxCorners(foot);
  for (const [[ax, ay], [bx, by]] of edgesOf(ring))
    addQuad(mesh, [at(ax, ay, low), at(bx, by, low), at(bx, by, z1), at(ax, ay, z1)], BLANK, wood);
  const [a, b, c, d] = ring.map(([x, y]) => at(x, y, low)) as [Vec, Vec, Vec, Vec];
  addQuad(mesh, [a, b, c, d], BLANK, wood);
}

/** What one sees of a thick slab beside its drawing: the sides of its first outline, and its rear. */
function addThickness({ mesh }: Builder, fixture: Fixture, body: Extract<Body, { kind: "slab" }>, facing: Facing) {
  const [outline] = fixture.drawn[0]?.contours ?? [];
  if (!outline) return;
  const points = [outline.from, ...outline.segments.map(({ to }) => to)];
  const surface = surfaceOf(body.colour);
  const [near, far] = [fixture.y, fixture.y + body.depth];
  const at = (px: number, y: number, pz: number) => placed(facing, [px, y, pz]);
  for (const [[x, z], [nx, nz]] of edgesOf(points))
    addQuad(mesh, [at(x, near, z), at(nx, near, nz), at(nx, far, nz), at(x, far, z)], BLANK, surface);
  const [first] = points;
  points.forEach(([x, z], index) => {
    const next = points[index + 1];
    if (!first || !next || index === 0) return;
    const rear = [at(first[0], far, first[1]), at(x, far, z), at(next[0], far, next[1])] as const;
    addTriangle(mesh, rear, [BLANK[0], BLANK[1], BLANK[2]], surface);
  });
}
