import type { Atlas } from "#drawing/view/atlas.ts";
import type { Camera } from "#drawing/view/camera.ts";
import { AIR, emptyHit, findHit, GROUND, type Hit, SKY } from "#drawing/view/hit.ts";
import { openShare } from "#drawing/view/light/dome.ts";
import { type Lighting, lightSum, mirrored, sunOn } from "#drawing/view/light/lighting.ts";
import { type OpenPicture, openAbout, openPicture } from "#drawing/view/light/open-picture.ts";
import { skyLight } from "#drawing/view/light/sky.ts";
import type { Triangles } from "#drawing/view/mesh.ts";
import { paint } from "#drawing/view/paint.ts";
import type { Sampled } from "#drawing/view/rasterise.ts";
import type { Surface } from "#drawing/view/surface.ts";
import { toneTable } from "#drawing/view/tone.ts";
import { type Ground, groundAt } from "#drawing/view/yard/ground.ts";

export type Lit = {
  readonly camera: Camera;
  readonly triangles: Triangles;
  readonly atlas: Atlas;
  readonly lighting: Lighting;
  readonly ground: Ground;
};

/** The colours of a picture, three bytes to a pixel. What several layers see of one triangle in a pixel is lit once. */
export function shade(lit: Lit, samples: readonly Sampled[]): Uint8Array {
  const [first] = samples;
  if (!first) throw new Error("nothing is seen without samples");
  const { width, height } = first.layer;
  const openness = openPicture(lit.camera, lit.triangles, lit.lighting.dome, first);
  const bytes = new Uint8Array(width * height * 3);
  const tone = toneTable();
  const colour = new Float64Array(3);
  const hit = emptyHit();
  const count = samples.length;
  const ids = new Int32Array(count);
  // The light on each sample's triangle: from the sun, and the share of the sky.
  const light = new Float64Array(count * 2);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let s = 0; s < count; s += 1) {
        const { layer, shift } = samples[s] as Sampled;
        const id = layer.ids?.[at] ?? SKY;
        ids[s] = id;
        const depth = 1 / (layer.near[at] as number);
        findHit(lit.camera, lit.triangles, id, column + 0.5 + shift[0], row + 0.5 + shift[1], depth, hit);
        if (hit.id === SKY) {
          // Clouds are soft: what the first layer sees of them holds for the pixel.
          if (s === 0 || ids[s - 1] !== SKY) skyLight(lit.lighting.sky, hit.dx, hit.dy, Math.max(0, hit.dz), colour);
        } else {
          let same = 0;
          while (ids[same] !== id) same += 1;
          if (same === s) light.set(lightAt(lit, openness, hit, column, row), s * 2);
          colourOf(lit, hit, light[same * 2] as number, light[same * 2 + 1] as number, colour);
        }
        // Toned sample by sample: a bright edge against a dark one stays smooth.
        const r = colour[0] as number;
        const g = colour[1] as number;
        const b = colour[2] as number;
        // Bright light takes some of the colour away.
        const grey = (0.21 * r + 0.72 * g + 0.07 * b) * PALE;
        red += tone(r * (1 - PALE) + grey);
        green += tone(g * (1 - PALE) + grey);
        blue += tone(b * (1 - PALE) + grey);
      }
      bytes[at * 3] = red / count + 0.5;
      bytes[at * 3 + 1] = green / count + 0.5;
      bytes[at * 3 + 2] = blue / count + 0.5;
    }
  }
  return bytes;
}

const PALE = 0.14;

const LIGHT = new Float64Array(2);
/** Crowns are airy: of the sky, their leaves see so much. */
const LEAF_OPEN = 0.75;

function lightAt(
  { triangles, lighting }: Lit,
  openness: OpenPicture,
  hit: Hit,
  column: number,
  row: number,
): Float64Array {
  const { id, x, y, z, nx, ny, nz } = hit;
  LIGHT[0] = sunOn(lighting, x, y, z, nx, ny, nz);
  if (id !== GROUND && triangles.leaves[id]) LIGHT[1] = LEAF_OPEN;
  else {
    const about = openAbout(openness, column, row, id === GROUND ? GROUND : (triangles.planes[id] as number));
    LIGHT[1] = about >= 0 ? about : openShare(lighting.dome, x, y, z, nx, ny, nz);
  }
  return LIGHT;
}

/** Up to here the air is clear, mm. */
const CLEAR = 45_000;

/**
 * Of the light from where it is looked at straight, what glass, a pane with a room behind it and gloss mirror, and what they show of their own
 * colour, or of that room, where they do not.
 */
const SHINE = {
  glass: { mirrors: 0.3, shows: 0.22 },
  pane: { mirrors: 0.17, shows: 0.92 },
  gloss: { mirrors: 0.06, shows: 1 },
} as const;

const SUM = new Float64Array(3);
const MIRROR = new Float64Array(3);

function colourOf(
  { camera, triangles, atlas, lighting, ground }: Lit,
  hit: Hit,
  shine: number,
  seen: number,
  into: Float64Array,
) {
  const { id, dx, dy, dz, nx, ny, nz, depth } = hit;
  const surface =
    id === GROUND ? groundAt(ground, hit.x, hit.y) : (triangles.surfaces[triangles.surfaceOf[id] as number] as Surface);
  const across = -(nx * dx + ny * dy + nz * dz);
  // A pixel shows more of a surface the flatter one looks at it.
  paint(surface, atlas, hit.u, hit.v, (depth / camera.scale) * Math.min(8, 1 / Math.max(0.3, across)), into);
  lightSum(shine, seen, nz, SUM);
  if (surface.finish === "glass" || surface.finish === "gloss") {
    mirrored(lighting, dx + 2 * across * nx, dy + 2 * across * ny, dz + 2 * across * nz, MIRROR);
    const { through } = surface;
    const { mirrors, shows } = through ? SHINE.pane : SHINE[surface.finish];
    const share = mirrors + 0.7 * (1 - across) ** 4;
    const clear = (0.3 + 0.7 * seen) * share;
    const own = shows * (1 - share);
    // Along the pane, from left to right as one stands before it, and up, for each millimetre behind it.
    if (through) through(hit.u, hit.v, (dy * nx - dx * ny) / across, dz / across, SUM, into);
    else for (let k = 0; k < 3; k += 1) into[k] = (into[k] as number) * (SUM[k] as number);
    for (let k = 0; k < 3; k += 1) into[k] = (into[k] as number) * own + (MIRROR[k] as number) * clear;
  } else if (surface.finish === "leaf") {
    // Leaves are thin: the sun shines through those that are turned away, too.
    for (let k = 0; k < 3; k += 1) into[k] = (into[k] as number) * ((SUM[k] as number) * 0.9 + 0.28);
  } else for (let k = 0; k < 3; k += 1) into[k] = (into[k] as number) * (SUM[k] as number);
  // Far off, things take on the colour of the air.
  const haze = depth > CLEAR ? 1 - Math.exp((CLEAR - depth) / AIR) : 0;
  const { horizon } = lighting.sky;
  for (let k = 0; k < 3; k += 1) into[k] = (into[k] as number) * (1 - haze) + (horizon[k] as number) * haze * 0.85;
}
