import { GOLDEN_ANGLE } from "#drawing/sheet/shapes/golden-angle.ts";
import { addQuad, BLANK, type Mesh, type Uv } from "#drawing/view/mesh.ts";
import { speckle } from "#drawing/view/noise.ts";
import { type Surface, surfaceOf } from "#drawing/view/surface.ts";
import { acrossOf, unit, type Vec } from "#drawing/view/vec.ts";

/** From the shade within a crown to its sunny top. */
const GREENS = ["#48622f", "#536f36", "#5f7d3d", "#6b8a44", "#79984c", "#86a556"].map((colour) =>
  surfaceOf(colour, "leaf", { kind: "none" }),
);
const BARK = surfaceOf("#7b6653", "matt", { kind: "earth" });
const BLOOMS = ["#c8556b", "#dda640"].map((colour) => surfaceOf(colour, "leaf", { kind: "none" }));

/** A number from 0 to 1 for the so-manieth question about a plant: the same plant grows the same each time. */
type Ask = () => number;

function asking(seed: number): Ask {
  let count = 0;
  return () => {
    count += 1;
    return speckle(count, seed);
  };
}

/** A broad tree: a trunk, and a crown of clumps of leaves; fewer and larger ones far off. `height` in mm. */
export function addTree(mesh: Mesh, x: number, y: number, height: number, seed: number, from: "near" | "far" = "near") {
  const ask = asking(seed);
  const trunk = height * (0.3 + 0.08 * ask());
  addTrunk(mesh, [x, y, 0], trunk * 1.5, height * 0.026);
  const radius = height * (0.27 + 0.05 * ask());
  const middle = height - radius * 1.02;
  const clumps = 15;
  for (let k = 0; k < clumps; k += 1) {
    const turn = k * GOLDEN_ANGLE + ask();
    const rise = (k + 0.5) / clumps;
    const out = radius * 0.72 * Math.sqrt(Math.max(0.08, 1 - (2 * rise - 0.85) ** 2));
    const at: Vec = [x + out * Math.cos(turn), y + out * Math.sin(turn), middle + (rise - 0.5) * radius * 1.75];
    addLeaves(
      mesh,
      at,
      radius * (0.36 + 0.16 * ask()),
      from === "near" ? 280 : 70,
      height * (from === "near" ? 0.019 : 0.034),
      ask,
    );
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

/** A low bush, with flowers on it for some seeds. */
export function addBush(mesh: Mesh, x: number, y: number, height: number, seed: number) {
  const ask = asking(seed);
  const bloom = seed % 3 === 0 ? BLOOMS[Math.floor(ask() * BLOOMS.length)] : undefined;
  for (let k = 0; k < 3; k += 1) {
    const turn = k * 2.1 + ask() * 2;
    const reach = height * 0.34;
    const at: Vec = [x + reach * Math.cos(turn), y + reach * Math.sin(turn), height * (0.42 + 0.1 * ask())];
    addLeaves(mesh, at, height * 0.48, 170, 62, ask, bloom);
  }
}

function addTrunk(mesh: Mesh, [x, y]: Vec, height: number, half: number) {
  const facets = 8;
  for (let step = 0; step < facets; step += 1) {
    const at = (k: number, z: number): Vec => {
      const turn = (k * 2 * Math.PI) / facets;
      const thick = half * (1 - 0.45 * (z / height));
      return [x + thick * Math.cos(turn), y + thick * Math.sin(turn), z];
    };
    const uvs: readonly [Uv, Uv, Uv, Uv] = [
      [step * 90, 0],
      [step * 90 + 90, 0],
      [step * 90 + 90, height],
      [step * 90, height],
    ];
    addQuad(mesh, [at(step, 0), at(step + 1, 0), at(step + 1, height), at(step, height)], uvs, BARK);
  }
}

/** Leaves about a place: most near the clump's surface, turned outwards, the lower ones in its shade. */
function addLeaves(mesh: Mesh, [x, y, z]: Vec, radius: number, count: number, size: number, ask: Ask, bloom?: Surface) {
  for (let k = 0; k < count; k += 1) {
    const up = 1 - (2 * (k + 0.5)) / count;
    const level = Math.sqrt(1 - up * up);
    const turn = k * GOLDEN_ANGLE + ask() * 0.6;
    const inner = k % 3 === 0;
    const out = radius * (inner ? 0.35 + 0.3 * ask() : 0.72 + 0.36 * ask());
    const [ox, oy, oz] = [level * Math.cos(turn), level * Math.sin(turn), up];
    const centre: Vec = [x + out * ox, y + out * oy, Math.max(20, z + out * oz * 0.9)];
    const half = size * (inner ? 1.7 : 0.5 + 0.5 * ask());
    const [a, b] = acrossOf(unit([ox + (ask() - 0.5) * 1.5, oy + (ask() - 0.5) * 1.5, oz + (ask() - 0.2) * 1.3]));
    const tip = (s: number, t: number): Vec => [
      centre[0] + half * (s * a[0] + t * b[0]),
      centre[1] + half * (s * a[1] + t * b[1]),
      Math.max(0, centre[2] + half * (s * a[2] + t * b[2])),
    ];
    const light = inner ? 0.4 : (up + 1) * 1.7 + ask() * 2.2 - 0.2;
    const green = GREENS[Math.max(0, Math.min(GREENS.length - 1, Math.floor(light)))] as Surface;
    const flower = bloom && up > 0 && !inner && ask() < 0.16;
    addQuad(mesh, [tip(-1, 0), tip(0, -0.6), tip(1, 0), tip(0, 0.6)], BLANK, flower ? bloom : green, [ox, oy, oz]);
  }
}
