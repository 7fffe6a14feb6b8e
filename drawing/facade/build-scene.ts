import { type Additions, type Facade, type FacadeStyle, WALL } from "#drawing/facade/facade.ts";
import type { ElevationOpening, Solid } from "#drawing/facade/massing.ts";
import { roofFront } from "#drawing/facade/roof/roof-front.ts";
import { skirtFront } from "#drawing/facade/roof/skirt-front.ts";
import type { Face, Fixture, Panel, Scene } from "#drawing/facade/scene.ts";
import { drawnOpening } from "#drawing/facade/styles/openings.ts";
import { type Sunshade, sunshades } from "#drawing/sheet/openings/sunshades.ts";

/** The dressed house as surfaces, panels and fixtures to paint, without the sloped roof on it or the tiles about its terrace. */
export function buildScene(facade: Facade, style: FacadeStyle): Scene {
  const { solids } = facade.massing;
  const faces: Face[] = [];
  const panels: Panel[] = [];
  const fixtures: Fixture[] = [];
  const add = (additions: Additions) => {
    faces.push(...(additions.faces ?? []));
    panels.push(...(additions.panels ?? []));
    fixtures.push(...(additions.fixtures ?? []));
  };
  const shades = facade.plan.levels
    .flatMap((level) => sunshades(facade.plan, level, style.name))
    .filter(({ side }) => side === "front");
  const shadeOver = ({ level, opening }: ElevationOpening): Sunshade | null =>
    shades.find((shade) => shade.level === level && shade.opening === opening.id) ?? null;
  for (const solid of solids) {
    for (const part of partedByAccent(solid, facade)) {
      const material = style.material(part, facade);
      if (material) faces.push({ ...part, material, casts: true });
    }
    add(style.detail(solid, facade));
    for (const opening of solid.openings) add(drawnOpening(style, opening, facade, shadeOver(opening)));
  }
  add(style.extras(facade));
  return { faces, panels, fixtures };
}

/** The same with those tiles, as an elevation shows them; what is built in three dimensions has their pieces instead (`roof/roof-pieces.ts`). */
export function elevationScene(facade: Facade, style: FacadeStyle): Scene {
  const scene = buildScene(facade, style);
  const { massing, plan } = facade;
  const roofing = style.roofing?.(plan.brief.region);
  if (roofing === undefined) return scene;
  const { pitched, skirt, roof } = massing;
  const fronts = [
    ...(pitched === null ? [] : [roofFront(pitched, massing, roofing)]),
    ...(skirt === null ? [] : [skirtFront(skirt, roof, roofing)]),
  ];
  return {
    ...scene,
    faces: [...scene.faces, ...fronts.flatMap(({ faces }) => faces)],
    fixtures: [...scene.fixtures, ...fronts.flatMap(({ fixtures }) => fixtures)],
  };
}

/** A wall along the road that runs past the accent bay, in parts, so that the bay can have a material of its own. */
function partedByAccent(solid: Solid, { accent }: Facade): readonly Solid[] {
  if (solid.part !== "wall" || solid.level !== accent.level) return [solid];
  const cuts = [accent.x1 - WALL / 2, accent.x2 + WALL / 2].filter((x) => solid.x1 < x && x < solid.x2);
  const ends = [solid.x1, ...cuts, solid.x2];
  return ends.slice(1).map((x2, index) => ({ ...solid, x1: ends[index] ?? x2, x2 }));
}
