import { boxAround } from "#drawing/sheet/box.ts";
import { driveBoxes } from "#drawing/sheet/draw-site.ts";
import { entrancePath } from "#drawing/sheet/entrance-path.ts";
import type { Flank } from "#drawing/view/house/turned.ts";
import type { Mesh, Vec } from "#drawing/view/mesh.ts";
import { surfaceOf } from "#drawing/view/surface.ts";
import type { Ground } from "#drawing/view/yard/ground.ts";
import type { Plan } from "#planner/plan/plan.ts";

const GRASS = surfaceOf("#7f9a55", "matt", { kind: "grass" });
const MEADOW = surfaceOf("#8f9c63", "matt", { kind: "grass" });
const ASPHALT = surfaceOf("#77777a", "matt", { kind: "asphalt" });
const PAVING = surfaceOf("#c9c2b4", "matt", { kind: "paving", colour: "#8f887a" });
const KERB = surfaceOf("#bdb9b0", "matt", { kind: "plaster" });
const LINE = surfaceOf("#e9e6dc", "matt", { kind: "plaster" });

/** mm: the path along the road, and its kerb. */
const PATH = 1300;
const FAR = 400_000;

/** Adds what stands on the plot and before it, and says what the ground is. */
export function buildYard(_mesh: Mesh, plan: Plan, _flank: Flank, _eye: Vec): Ground {
  const plot = boxAround(plan.site.plot);
  const wide = plan.site.edges.front.roadWidth * 1000;
  const path = Math.min(PATH, wide * 0.18);
  const drives = driveBoxes(plan);
  const way = entrancePath(plan);
  const [near, far] = [plot.y1 - wide + path, plot.y1 - path];
  const middle = (near + far) / 2;
  const across = (y1: number, y2: number) => ({ x1: -FAR, x2: FAR, y1, y2 });
  return {
    zones: [
      ...drives.map(({ x1, x2 }) => ({ box: { x1, x2, y1: far, y2: plot.y1 }, surface: PAVING })),
      { box: across(far, far + 120), surface: KERB },
      { box: across(far, plot.y1), surface: PAVING },
      ...(wide > 7000 ? [{ box: across(middle - 60, middle + 60), surface: LINE }] : []),
      { box: across(near, far), surface: ASPHALT },
      { box: across(near - 120, near), surface: KERB },
      { box: across(plot.y1 - wide, near), surface: PAVING },
      ...[...drives, ...(way ? [way] : [])].map((box) => ({ box, surface: PAVING })),
      { box: plot, surface: GRASS },
    ],
    beyond: MEADOW,
  };
}
