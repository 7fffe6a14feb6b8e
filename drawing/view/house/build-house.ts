import { buildScene } from "#drawing/facade/build-scene.ts";
import { STYLES } from "#drawing/facade/elevation-sheet.ts";
import { type Facade, type FacadeStyle, facadeOf } from "#drawing/facade/facade.ts";
import { isRoofParapet, type Solid, type SolidPart } from "#drawing/facade/massing.ts";
import type { Face, Fixture, Material, Scene } from "#drawing/facade/scene.ts";
import { drawnOpening } from "#drawing/facade/styles/openings.ts";
import { sunshades } from "#drawing/sheet/openings/sunshades.ts";
import { boxWithin } from "#drawing/sheet/shapes/box.ts";
import { addBody } from "#drawing/view/house/add-body.ts";
import { addPitchedRoof } from "#drawing/view/house/add-pitched-roof.ts";
import { addFace, addFixture, addPanel, type Builder, boundsOf, isCovered } from "#drawing/view/house/add-scene.ts";
import { type Flank, turnedBox, turnedPlan } from "#drawing/view/house/turned.ts";
import { holesOf, pierced } from "#drawing/view/house/without-openings.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** What a style adds is left out where it lies farther beside a turned house than this, mm: its one accent is the front's. */
const FAR = 1e6;

/** An eaves board and what lies behind it, mm. */
const UNDER_TILES = 150;

/** Adds the house: the front as its elevation has it, the side beside it dressed by the same style. */
export function buildHouse(builder: Builder, plan: Plan, flank: Flank): void {
  const style = STYLES[plan.brief.style];
  const facade = facadeOf(plan);
  const front = buildScene(facade, style);
  const plain = withoutAccent(facade);
  const turned = turnedPlan(plan, flank);
  const side = sideScene(plan, turned, style, flank);
  addPitchedRoof(builder.mesh, plan, style);
  const holes = holesOf(plan);
  for (const face of front.faces.filter((each) => !isUnderTiles(each, front))) {
    const material = plainMaterial(face, facade, plain, style);
    const away = face.x2 - face.x1 < face.y2 - face.y1;
    const own = away ? { ...face, material } : face;
    for (const piece of pierced(own, holes)) addFace(builder, piece, "front", material);
  }
  for (const face of side.faces.filter((each) => !isUnderTiles(each, side))) addFace(builder, face, flank);
  for (const [scene, facing, facingPlan] of [
    [front, "front", plan],
    [side, flank, turned],
  ] as const) {
    for (const panel of scene.panels)
      if (!isCovered(panel, panel.wall, scene)) addPanel(builder, panel, facing, facingPlan);
    for (const fixture of scene.fixtures)
      if (fixture.body) addBody(builder, fixture, fixture.body, facing);
      else if (seen(fixture, scene)) addFixture(builder, fixture, facing, scene.panels);
  }
}

/** Whether a face is what an elevation has in place of a tiled slope's underside. */
function isUnderTiles({ x1, x2, y1, y2, z1, z2 }: Face, { fixtures }: Scene): boolean {
  return fixtures.some(({ body }) => {
    if (body?.kind !== "slope") return false;
    return boxWithin({ x1, x2, y1, y2 }, body.foot) && z1 >= body.z1 - UNDER_TILES && z2 <= body.z2;
  });
}

function seen(fixture: Fixture, scene: Scene): boolean {
  const patch = boundsOf(fixture.drawn);
  return patch !== null && !isCovered(patch, fixture.y, scene);
}

/** A house whose front has no bay to hold together, no crown and nothing to clad. */
function withoutAccent(facade: Facade): Facade {
  const nowhere = { x1: FAR * 2, x2: FAR * 2, y: FAR };
  return {
    ...facade,
    accent: { ...nowhere, level: -1, kind: "terrace", open: false },
    crown: nowhere,
    blank: null,
    plain: [],
  };
}

/**
 * What a wall is painted with in a front without an accent: so are walls that run away from the road, and the ends of those along it, as a
 * bay's cladding ends at the corner. Of what is no wall: its own material.
 */
function plainMaterial(face: Face, { massing }: Facade, plain: Facade, style: FacadeStyle): Material {
  const solid = massing.solids.find((each) => each.part === "wall" && isPartOf(face, each));
  return (solid && style.material(solid, plain)) ?? face.material;
}

function isPartOf(a: Face, b: Solid): boolean {
  return a.x1 >= b.x1 && a.x2 <= b.x2 && a.y1 === b.y1 && a.y2 === b.y2 && a.z1 === b.z1 && a.z2 === b.z2;
}

/** Of what a side shows, the parts that a style adds to. */
const DRESSED: readonly SolidPart[] = ["wall", "railing", "parapet", "upstand"];

/** The openings, guards and bands of one side, as of a front; its walls and slabs stand already. */
function sideScene(plan: Plan, turned: Plan, style: FacadeStyle, flank: Flank): Scene {
  const facade = withoutAccent(facadeOf(turned));
  const built = facade.massing;
  const shades = plan.levels
    .flatMap((level) => sunshades(plan, level, style.name))
    .filter(({ side }) => side === flank)
    .map((shade) => ({ ...shade, side: "front" as const, box: turnedBox(flank, shade.box) }));
  // The front has the coping of a terrace all around.
  const dressed = built.solids.filter((solid) => built.skirt === null || !isRoofParapet(solid, built));
  const additions = dressed.flatMap((solid) => [
    ...(DRESSED.includes(solid.part) ? [style.detail(solid, facade)] : []),
    ...solid.openings.map((opening) =>
      drawnOpening(
        style,
        opening,
        facade,
        shades.find((shade) => shade.level === opening.level && shade.opening === opening.opening.id) ?? null,
      ),
    ),
  ]);
  const extras = style.extras(facade);
  const faces = [
    ...additions.flatMap((each) => each.faces ?? []),
    ...(extras.faces ?? []).filter(({ x1 }) => x1 < FAR),
  ];
  return {
    // What covers a side is its walls.
    faces,
    panels: additions.flatMap((each) => each.panels ?? []),
    fixtures: [
      ...additions.flatMap((each) => each.fixtures ?? []),
      ...(extras.fixtures ?? []).filter((each) => !each.body && (boundsOf(each.drawn)?.x1 ?? FAR) < FAR),
    ],
  };
}
