import type { Course, FacadeStyle, Roofing } from "#drawing/facade/facade.ts";
import { VENT_DARK } from "#drawing/facade/roof/gables.ts";
import { normalOf, type RoofPart } from "#drawing/facade/roof/roof-piece.ts";
import { roofPieces } from "#drawing/facade/roof/roof-pieces.ts";
import { cross, type Vec } from "#drawing/sheet/shapes/vec.ts";
import { materialSurface } from "#drawing/view/house/add-scene.ts";
import { addTriangle, type Mesh, type Uv } from "#drawing/view/mesh.ts";
import { type Surface, surfaceOf } from "#drawing/view/surface.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Adds the sloped roof with all that belongs to it; nothing under a flat one. */
export function addPitchedRoof(mesh: Mesh, plan: Plan, style: FacadeStyle) {
  const roofing = style.roofing?.(plan.brief.region);
  if (!roofing) return;
  const surfaces = surfacesOf(roofing);
  for (const { part, corners, along } of roofPieces(plan)) addPiece(mesh, corners, along, surfaces[part]);
}

/**
 * Adds a flat convex piece on whose surface one measures along it and up: up from the ground, if it rises at all, so that courses go on level from slope to
 * slope and from a wall into its gable.
 */
export function addPiece(mesh: Mesh, corners: readonly Vec[], along: Vec, surface: Surface) {
  const [a] = corners;
  if (!a) return;
  const [ux, uy, uz] = along;
  const [vx, vy, vz] = cross(normalOf(corners), along);
  const steep = Math.abs(vz);
  const up = ([x, y, z]: Vec) => (steep > LEVEL ? z / steep : x * vx + y * vy);
  const uvOf = (place: Vec): Uv => [place[0] * ux + place[1] * uy + place[2] * uz, up(place)];
  corners.slice(2).forEach((third, index) => {
    const second = corners[index + 1] ?? third;
    addTriangle(mesh, [a, second, third], [uvOf(a), uvOf(second), uvOf(third)], surface);
  });
}

/** What rises less than this for one up its surface is level. */
const LEVEL = 0.05;

/** Ridge tiles are so long, mm. */
const CAP = 330;

/** A covering in a colour and that of its joints: pan tiles lie in rolls, slates and shingles flat. */
export function coveringOf({ rolls, height, length }: Course, colour: string, joint: string): Surface {
  return rolls
    ? surfaceOf(colour, "matt", { kind: "tiles", colour: joint })
    : surfaceOf(colour, "matt", { kind: "courses", height, length, colour: joint });
}

/** What each part of a roof looks like. */
function surfacesOf({
  tiles: { light, dark, joint, wood },
  gable,
  course,
  gutter,
}: Roofing): Readonly<Record<RoofPart, Surface>> {
  const plain = (colour: string) => surfaceOf(colour, "matt", { kind: "none" });
  return {
    tiles: coveringOf(course, light, joint),
    edge: plain(dark),
    cap: surfaceOf(dark, "matt", { kind: "vertical", spacing: CAP, colour: joint }),
    board: plain(wood),
    soffit: plain(wood),
    underside: materialSurface(gable),
    gutter: plain(gutter),
    gable: materialSurface(gable),
    vent: plain(VENT_DARK),
    "vent-frame": plain(wood),
  };
}
