import type { Vec } from "#drawing/sheet/shapes/vec.ts";
import { addQuad, BLANK, type Mesh } from "#drawing/view/mesh.ts";
import { type Surface, surfaceOf } from "#drawing/view/surface.ts";
import type { At } from "#drawing/view/yard/car.ts";

const TYRE = surfaceOf("#2a2a2b", "matt", { kind: "none" });
const RIM = surfaceOf("#bfc3c7", "gloss", { kind: "none" });
const DARK = surfaceOf("#1d1f21", "matt", { kind: "none" });

/** mm; `front` and `rear`: how far behind the nose the axles lie. */
export const WHEEL = { radius: 325, wide: 200, front: 790, rear: 3330 } as const;

/** Shares of a wheel's radius: its rim and hub; the arch about it. */
const RIM_REACH = 0.68;
const HUB = 0.2;
const ARCH = 1.17;
const SPOKES = 5;
/** Facets to a spoke: one is the gap beside it. */
const FACETS = SPOKES * 4;

/** A wheel in its arch at one side of a car whose body is `half` as wide there: a tyre, a rim of five spokes and its hub. */
export function addWheel(mesh: Mesh, at: At, along: number, side: 1 | -1, half: number) {
  const { radius, wide } = WHEEL;
  const outer = side * (half + 4);
  const rim = (step: number, reach: number, across: number): Vec => {
    const turn = (step * 2 * Math.PI) / FACETS;
    return at(along + reach * Math.cos(turn), across, radius + reach * Math.sin(turn));
  };
  const ring = (step: number, [r1, a1]: Ring, [r2, a2]: Ring, surface: Surface) =>
    addQuad(mesh, [rim(step, r1, a1), rim(step + 1, r1, a1), rim(step + 1, r2, a2), rim(step, r2, a2)], BLANK, surface);
  for (let step = 0; step < FACETS; step += 1) {
    // The arch is the body's: it ends above the sill.
    if (step <= FACETS / 2) ring(step, [radius * ARCH, outer], [radius, outer], DARK);
    const face = outer + side * 5;
    ring(step, [radius, face], [radius, face - side * wide], TYRE);
    ring(step, [radius, face], [radius * RIM_REACH, face + side * 2], TYRE);
    ring(step, [radius * RIM_REACH, face + side * 2], [radius * (RIM_REACH - 0.07), face + side * 2], RIM);
    const spoke = step % (FACETS / SPOKES) < 2;
    ring(step, [radius * (RIM_REACH - 0.07), face + side * 2], [radius * HUB, face + side * 4], spoke ? RIM : DARK);
    ring(step, [radius * HUB, face + side * 4], [0, face + side * 4], RIM);
  }
}

/** A circle about the axle: its radius, and how far across the car it lies. */
type Ring = readonly [radius: number, across: number];
