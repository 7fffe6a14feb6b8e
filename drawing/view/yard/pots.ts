import { openFloorLevel } from "#drawing/sheet/heights/floor-levels.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { type Box, boxAround, boxCorners, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Vec } from "#drawing/sheet/shapes/vec.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { addQuad, BLANK, type Mesh } from "#drawing/view/mesh.ts";
import { speckle } from "#drawing/view/noise.ts";
import { surfaceOf } from "#drawing/view/surface.ts";
import { addPotPlant } from "#drawing/view/yard/plants.ts";
import type { Plan, RoomKind } from "#planner/plan/plan.ts";

const CLAYS = ["#a9603f", "#d9d4c9", "#6a6560"].map((colour) => surfaceOf(colour, "matt", { kind: "none" }));
const SOIL = surfaceOf("#4a3c30", "matt", { kind: "none" });
/** A pot's outline: half its width at each height, mm. */
const PROFILE = [
  [105, 0],
  [165, 210],
  [175, 300],
  [190, 300],
  [190, 340],
] as const;
const FACETS = 14;
/** Where pots are put: open floors that one sits on. */
const SAT_ON: readonly RoomKind[] = ["porch", "verandah", "balcony", "terrace"];
/** mm: from a floor's edges, from doors, and from steps and columns. */
const OFF = { edge: 300, door: 650, steps: 250 } as const;

/** Where pots stand: at both front corners of porches, verandahs, balconies and terraces, clear of doors, steps and columns. */
export function potPlaces(plan: Plan): readonly Vec[] {
  const steps = entranceSteps(plan)
    .flatMap(boxesOf)
    .map((box) => growBox(box, OFF.steps));
  return plan.levels.flatMap((level) => {
    const doors = placeOpenings(level)
      .filter(({ opening }) => opening.kind === "door" || opening.kind === "arch")
      .map(({ box }) => growBox(box, OFF.door));
    const columns = level.columns.map(({ polygon }) => growBox(boxAround(polygon), 60));
    const taken: readonly Box[] = [...doors, ...columns, ...(level.index === 0 ? steps : [])];
    return level.rooms
      .filter(({ kind }) => SAT_ON.includes(kind))
      .flatMap(({ kind, polygon }) => {
        const { x1, x2, y1 } = boxAround(polygon);
        const z = kind === "porch" || kind === "verandah" ? level.floorLevel : openFloorLevel(level);
        return [x1 + OFF.edge, x2 - OFF.edge].flatMap((x): readonly Vec[] => {
          const y = y1 + OFF.edge;
          const pot = growBox({ x1: x, x2: x, y1: y, y2: y }, 200);
          const stands =
            boxCorners(pot).every(([px, py]) => contains(polygon, px, py)) &&
            !taken.some((box) => boxesOverlap(box, pot));
          return stands ? [[x, y, z]] : [];
        });
      });
  });
}

export function addPots(mesh: Mesh, plan: Plan) {
  for (const [x, y, z] of potPlaces(plan)) addPot(mesh, [x, y, z], Math.round(x + 3 * y + 7 * z));
}

function addPot(mesh: Mesh, [x, y, z]: Vec, seed: number) {
  const clay = CLAYS[Math.floor(speckle(seed, 1) * CLAYS.length)] ?? SOIL;
  const at = (step: number, half: number, up: number): Vec => {
    const turn = (step * 2 * Math.PI) / FACETS;
    return [x + half * Math.cos(turn), y + half * Math.sin(turn), z + up];
  };
  for (let step = 0; step < FACETS; step += 1)
    for (const [index, [half, up]] of PROFILE.entries()) {
      const [wide, above] = PROFILE[index + 1] ?? [0, 320];
      const surface = index === PROFILE.length - 1 ? SOIL : clay;
      const corners = [at(step, half, up), at(step + 1, half, up), at(step + 1, wide, above), at(step, wide, above)];
      addQuad(mesh, corners as [Vec, Vec, Vec, Vec], BLANK, surface);
    }
  addPotPlant(mesh, [x, y, z + 330], 480 + 280 * speckle(seed, 2), seed);
}
