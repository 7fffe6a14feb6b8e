import { GOLDEN_ANGLE } from "#drawing/sheet/shapes/golden-angle.ts";
import { acrossOf, unit, type Vec } from "#drawing/sheet/shapes/vec.ts";
import { addQuad, BLANK, type Mesh, type Uv } from "#drawing/view/mesh.ts";
import { speckle } from "#drawing/view/noise.ts";
import { type Surface, surfaceOf } from "#drawing/view/surface.ts";
import type { Point } from "#planner/geometry/point.ts";

/** From the shade within a crown to its sunny top: fresh, olive and dark kinds. */
const GREENS = [
  ["#48622f", "#536f36", "#5f7d3d", "#6b8a44", "#79984c", "#86a556"],
  ["#4f5f2c", "#5d6d33", "#6b7b3a", "#7b8a45", "#8c9a51", "#9aa65e"],
  ["#35512f", "#3e5d36", "#48693c", "#537644", "#60844d", "#6e9058"],
].map((greens) => greens.map(leafOf));
const BARK = surfaceOf("#7b6653", "matt", { kind: "earth" });
const BLOOMS = ["#c8556b", "#dda640", "#b23d78", "#efe8d8", "#cf6a3a"].map(leafOf);
const FROND = ["#4f6b33", "#5f7f3b", "#6f9045"].map(leafOf);

function leafOf(colour: string): Surface {
  return surfaceOf(colour, "leaf", { kind: "none" });
}

/** A number from 0 to 1 for the so-manieth question about a plant: the same plant grows the same each time. */
type Ask = () => number;

function asking(seed: number): Ask {
  let count = 0;
  return () => {
    count += 1;
    return speckle(count, seed);
  };
}

/** How many leaves a tree's clumps have, and how large they are, a share of its height: fewer and larger ones far off and on small trees. */
const CROWNS = {
  near: { clumps: 15, leaves: 280, size: 0.019, bloom: 0 },
  far: { clumps: 15, leaves: 130, size: 0.025, bloom: 0 },
  small: { clumps: 11, leaves: 170, size: 0.021, bloom: 0.5 },
} as const;

/** A broad tree: a trunk, and a crown of clumps of leaves; some small ones are in flower. `height` in mm. */
export function addTree(
  mesh: Mesh,
  x: number,
  y: number,
  height: number,
  seed: number,
  from: keyof typeof CROWNS = "near",
) {
  const ask = asking(seed);
  const crown = CROWNS[from];
  const bloom = speckle(seed, 17) < crown.bloom ? BLOOMS[Math.floor(speckle(seed, 19) * BLOOMS.length)] : undefined;
  const trunk = height * (0.3 + 0.08 * ask());
  addTrunk(mesh, [x, y, 0], trunk * 1.5, height * 0.026);
  const radius = height * (0.27 + 0.05 * ask());
  const middle = height - radius * 1.02;
  const { clumps, leaves, size } = crown;
  for (let k = 0; k < clumps; k += 1) {
    const turn = k * GOLDEN_ANGLE + ask();
    const rise = (k + 0.5) / clumps;
    const out = radius * 0.72 * Math.sqrt(Math.max(0.08, 1 - (2 * rise - 0.85) ** 2));
    const at: Vec = [x + out * Math.cos(turn), y + out * Math.sin(turn), middle + (rise - 0.5) * radius * 1.75];
    addLeaves(mesh, at, radius * (0.36 + 0.16 * ask()), leaves, height * size, ask, { kind: seed, bloom });
  }
}

/** A slender tree that stands upright, as between a house and its neighbour. */
export function addColumnTree(mesh: Mesh, x: number, y: number, height: number, seed: number) {
  const ask = asking(seed);
  addTrunk(mesh, [x, y, 0], height * 0.3, height * 0.016);
  for (let k = 0; k < 9; k += 1) {
    const share = k / 8;
    const at: Vec = [x + (ask() - 0.5) * 160, y + (ask() - 0.5) * 160, height * (0.16 + 0.76 * share)];
    addLeaves(mesh, at, height * 0.125 * (1.05 - 0.75 * share * share), 170, height * 0.022, ask);
  }
}

/** A low bush, with flowers on it for some seeds; it grows only `within` what it is clipped to. */
export function addBush(mesh: Mesh, x: number, y: number, height: number, seed: number, within?: Clip) {
  const ask = asking(seed);
  const bloom = seed % 3 === 0 ? BLOOMS[Math.floor(ask() * BLOOMS.length)] : undefined;
  for (let k = 0; k < 3; k += 1) {
    const turn = k * 2.1 + ask() * 2;
    const reach = height * 0.34;
    const at: Vec = [x + reach * Math.cos(turn), y + reach * Math.sin(turn), height * (0.42 + 0.1 * ask())];
    addLeaves(mesh, at, height * 0.48, 150, 58, ask, { kind: Math.floor(seed / 2), bloom, within });
  }
}

/** What grows in a pot: a round plant, or one of long leaves that arch outwards. `z`: where its soil lies. */
export function addPotPlant(mesh: Mesh, [x, y, z]: Vec, height: number, seed: number) {
  const ask = asking(seed);
  if (seed % 2 === 0) {
    const bloom = seed % 4 === 0 ? BLOOMS[Math.floor(ask() * BLOOMS.length)] : undefined;
    addLeaves(mesh, [x, y, z + height * 0.45], height * 0.42, 150, 46, ask, { kind: seed, bloom });
    return;
  }
  for (let k = 0; k < 16; k += 1) addFrond(mesh, [x, y, z], k * GOLDEN_ANGLE, height * (0.75 + 0.4 * ask()), 42, ask);
}

/** A palm: a bare trunk that bends a little, and fronds that arch from its top. */
export function addPalm(mesh: Mesh, x: number, y: number, height: number, seed: number) {
  const ask = asking(seed);
  const lean = (ask() - 0.5) * height * 0.12;
  const parts = 6;
  const at = (k: number): Vec => [x + lean * (k / parts) ** 2, y, (height * k) / parts];
  for (let k = 0; k < parts; k += 1) addTrunkPart(mesh, at(k), at(k + 1), 150 - k * 8, 142 - k * 8);
  const top = at(parts);
  for (let k = 0; k < 22; k += 1) addFrond(mesh, top, k * GOLDEN_ANGLE, height * (0.27 + 0.06 * ask()), 430, ask);
}

/** A long leaf that rises from a place and hangs over at its end; `half`: half its width, mm. */
function addFrond(mesh: Mesh, [x, y, z]: Vec, turn: number, long: number, half: number, ask: Ask) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const rise = 0.35 + 0.75 * ask();
  const parts = 6;
  const at = (k: number, side: number): Vec => {
    const share = k / parts;
    const [out, up] = [long * share * 0.85, long * (rise * share - 1.05 * share * share)];
    // Its halves hang from the middle rib.
    const wide = half * Math.sin(Math.PI * (0.12 + 0.88 * share)) * side;
    return [x + out * cos - wide * sin, y + out * sin + wide * cos, z + up - Math.abs(wide) * 0.55];
  };
  const green = FROND[Math.floor(ask() * FROND.length)] ?? BARK;
  for (let k = 0; k < parts; k += 1)
    for (const side of [-1, 1]) {
      const lean = unit([cos * 0.5 - sin * side * 0.4, sin * 0.5 + cos * side * 0.4, 0.8]);
      addQuad(mesh, [at(k, 0), at(k, side), at(k + 1, side), at(k + 1, 0)], BLANK, green, lean);
    }
}

/** Whether something that reaches so far about a place is in the picture. */
type Shows = (x: number, y: number, reach: number) => boolean;

/** A row of bushes from one place to another, seen from afar: those of them that are in the picture. `high` in mm. */
export function addHedge(mesh: Mesh, [x1, y1]: Point, [x2, y2]: Point, high: number, shows: Shows) {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const count = Math.round(long / (high * 0.62));
  for (let k = 0; k < count; k += 1) {
    const ask = asking(k + Math.round(high + x1));
    const tall = high * (0.75 + 0.35 * ask());
    const share = (k + 0.8 * ask()) / count;
    const at: Vec = [x1 + share * (x2 - x1), y1 + share * (y2 - y1), tall * 0.48];
    if (!shows(at[0], at[1], high)) continue;
    addLeaves(mesh, at, tall * 0.56, 110, high * 0.07, ask, { kind: 2 + Math.floor(k / 5) });
  }
}

function addTrunk(mesh: Mesh, [x, y]: Vec, height: number, half: number) {
  addTrunkPart(mesh, [x, y, 0], [x, y, height], half, half * 0.55);
}

/** A part of a trunk between two places, so thick at each. */
function addTrunkPart(mesh: Mesh, foot: Vec, top: Vec, footHalf: number, topHalf: number) {
  const facets = 8;
  for (let step = 0; step < facets; step += 1) {
    const at = (k: number, [x, y, z]: Vec, half: number): Vec => {
      const turn = (k * 2 * Math.PI) / facets;
      return [x + half * Math.cos(turn), y + half * Math.sin(turn), z];
    };
    const uvs: readonly [Uv, Uv, Uv, Uv] = [
      [step * 90, foot[2]],
      [step * 90 + 90, foot[2]],
      [step * 90 + 90, top[2]],
      [step * 90, top[2]],
    ];
    const [a, b] = [at(step, foot, footHalf), at(step + 1, foot, footHalf)];
    const [c, d] = [at(step + 1, top, topHalf), at(step, top, topHalf)];
    addQuad(mesh, [a, b, c, d], uvs, BARK);
  }
}

/** Where leaves may grow: on which ground, and up to which height. mm */
export type Clip = { readonly free: (x: number, y: number, reach: number) => boolean; readonly top: number };

/** Which greens a plant has, the colour of its flowers, and what it is clipped to, as by a wall. */
type Foliage = { readonly kind: number; readonly bloom?: Surface | undefined; readonly within?: Clip | undefined };

/** Leaves about a place: most near the clump's surface, turned outwards, the lower ones in its shade. */
function addLeaves(
  mesh: Mesh,
  [x, y, z]: Vec,
  radius: number,
  count: number,
  size: number,
  ask: Ask,
  { kind, bloom, within }: Foliage = { kind: 0 },
) {
  const greens = GREENS[kind % GREENS.length] ?? [];
  for (let k = 0; k < count; k += 1) {
    const up = 1 - (2 * (k + 0.5)) / count;
    const level = Math.sqrt(1 - up * up);
    const turn = k * GOLDEN_ANGLE + ask() * 0.6;
    const inner = k % 3 === 0;
    const out = radius * (inner ? 0.35 + 0.3 * ask() : 0.72 + 0.36 * ask());
    const [ox, oy, oz] = [level * Math.cos(turn), level * Math.sin(turn), up];
    const centre: Vec = [x + out * ox, y + out * oy, Math.max(20, z + out * oz * 0.9)];
    const half = size * (inner ? 1.7 : 0.5 + 0.5 * ask());
    if (within && !(centre[2] + half * 0.5 < within.top && within.free(centre[0], centre[1], half))) continue;
    const [a, b] = acrossOf(unit([ox + (ask() - 0.5) * 1.5, oy + (ask() - 0.5) * 1.5, oz + (ask() - 0.2) * 1.3]));
    const tip = (s: number, t: number): Vec => [
      centre[0] + half * (s * a[0] + t * b[0]),
      centre[1] + half * (s * a[1] + t * b[1]),
      Math.max(0, centre[2] + half * (s * a[2] + t * b[2])),
    ];
    const light = inner ? 0.4 : (up + 1) * 1.7 + ask() * 2.2 - 0.2;
    const green = greens[Math.max(0, Math.min(greens.length - 1, Math.floor(light)))] ?? BARK;
    const flower = bloom && up > 0 && !inner && ask() < 0.16;
    addQuad(mesh, [tip(-1, 0), tip(0, -0.6), tip(1, 0), tip(0, 0.6)], BLANK, flower ? bloom : green, [ox, oy, oz]);
  }
}
