import type { Atlas } from "#drawing/view/atlas.ts";
import { ripples, speckle, waves } from "#drawing/view/noise.ts";
import type { Rgb, Surface } from "#drawing/view/surface.ts";

/** Joints between bricks, stones and boards, mm. */
const JOINT = 9;

/**
 * The colour of a surface at a place on it. `mm`: what a pixel shows of it, millimetres; joints that are finer run into the colour about
 * them, so that they do not flicker.
 */
export function paint(surface: Surface, atlas: Atlas, u: number, v: number, mm: number, into: Float64Array) {
  const { rgb, joint, pattern } = surface;
  if (surface.finish === "detail") return atlas.light(u, v, into);
  switch (pattern.kind) {
    case "horizontal":
      return boards(rgb, joint, v / pattern.spacing, pattern.spacing, mm, into);
    case "vertical":
      return boards(rgb, joint, u / pattern.spacing, pattern.spacing, mm, into);
    case "courses": {
      const course = Math.floor(v / pattern.height);
      const along = u / pattern.length + (course % 2) / 2;
      const stone = 0.86 + 0.28 * speckle(Math.floor(along), course);
      const fine = 0.96 + 0.08 * waves(u / 25, v / 25);
      tone(rgb, stone * fine, into);
      const across = edge(v / pattern.height, pattern.height, mm);
      const upright = edge(along, pattern.length, mm);
      return mix(into, joint, Math.max(across, upright) * 0.75);
    }
    case "tiles": {
      const row = Math.floor(v / 290);
      const roll = u / 230;
      const tile = 0.84 + 0.32 * speckle(Math.floor(roll), row);
      const round = 0.82 + 0.26 * Math.cos((roll - Math.floor(roll) - 0.42) * 2 * Math.PI);
      const lap = 1 - 0.25 * Math.min(1, Math.max(0, 1 - (v / 290 - row) * 7));
      const near = Math.min(1, 60 / mm);
      tone(rgb, tile * (1 + (round * lap - 1) * near), into);
      return mix(into, joint, edge(v / 290, 290, mm) * 0.5);
    }
    case "grass": {
      const patch = 0.72 + 0.42 * ripples(u / 700, v / 700, 2);
      const blades = 1 + (speckle(Math.floor(u / 14), Math.floor(v / 30)) - 0.5) * 0.5 * Math.min(1, 40 / mm);
      return tone(rgb, patch * blades, into);
    }
    case "asphalt": {
      const grain = 1 + (speckle(Math.floor(u / 10), Math.floor(v / 10)) - 0.5) * 0.3 * Math.min(1, 25 / mm);
      return tone(rgb, (0.86 + 0.28 * ripples(u / 1500, v / 1500, 3)) * grain, into);
    }
    case "paving": {
      const [column, row] = [Math.floor(u / 400), Math.floor(v / 400)];
      tone(rgb, 0.92 + 0.14 * speckle(column, row) - 0.06 * waves(u / 700, v / 700), into);
      return mix(into, joint, Math.max(edge(u / 400, 400, mm), edge(v / 400, 400, mm)) * 0.7);
    }
    case "earth":
      return tone(rgb, 0.8 + 0.4 * ripples(u / 500, v / 500, 4), into);
    case "plaster":
      return tone(rgb, 0.97 + 0.06 * ripples(u / 900, v / 900, 2), into);
    case "none":
      return tone(rgb, 1, into);
  }
}

function boards(rgb: Rgb, joint: Rgb, across: number, spacing: number, mm: number, into: Float64Array) {
  tone(rgb, 0.88 + 0.24 * speckle(Math.floor(across), 5), into);
  mix(into, joint, edge(across, spacing, mm) * 0.8);
}

/** How much of a pixel a joint at every whole number takes. */
function edge(at: number, spacing: number, mm: number): number {
  const from = Math.abs(at - Math.round(at)) * spacing;
  const seen = Math.min(1, Math.max(0, ((JOINT + mm) / 2 - from) / mm));
  return seen * Math.min(1, JOINT / mm);
}

function tone(rgb: Rgb, by: number, into: Float64Array) {
  into[0] = rgb[0] * by;
  into[1] = rgb[1] * by;
  into[2] = rgb[2] * by;
}

function mix(into: Float64Array, other: Rgb, share: number) {
  for (let k = 0; k < 3; k += 1) into[k] = (into[k] ?? 0) * (1 - share) + (other[k] ?? 0) * share;
}
