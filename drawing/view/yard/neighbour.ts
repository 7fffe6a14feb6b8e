import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { addBox, addQuad, BLANK, type Mesh } from "#drawing/view/mesh.ts";
import { speckle } from "#drawing/view/noise.ts";
import { surfaceOf } from "#drawing/view/surface.ts";
import { THICK } from "#drawing/view/yard/compound.ts";
import { addNeighbourRoof, neighbourRoof } from "#drawing/view/yard/neighbour-roof.ts";
import { addBush } from "#drawing/view/yard/plants.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Plain and pale, so that the house beside it is what one looks at. */
const WALLS = ["#d6d2c8", "#cfd0cc", "#d8cfc0"].map((colour) => surfaceOf(colour));
const TRIM = surfaceOf("#c2beb5");
const FRAME = surfaceOf("#e4e1da", "matt", { kind: "none" });
const PANE = surfaceOf("#5d6d76", "glass", { kind: "none" });
const DOOR = surfaceOf("#8d7c6a", "matt", { kind: "none" });

/** mm */
const STOREY = 3050;
const PARAPET = 850;
const SLAB = { high: 160, out: 120 } as const;
const WINDOW = { wide: 1350, sill: 1000, head: 2250, apart: 2900, frame: 70, hood: 450 } as const;
const GARDEN_WALL = { thick: THICK, high: 750 } as const;
/** Its hedge is clipped at, mm. */
const HEDGE = 1120;
/** A neighbour's house is so wide, and stands a little behind one's own front, so that it takes no sun from it. */
const WIDE = 8200;
const BACK = 700;
/** Between two houses that are built against each other, mm. */
const JOINT = 20;
/** It is lower than one's own by at least a parapet, and has no more storeys than most houses of a street. */
const MOST_STOREYS = 3;

/** Where a neighbour's house stands: beyond a boundary, to the left (-1) or right (1) of it, its near wall at `from`. */
type Beside = { readonly outward: 1 | -1; readonly from: number; readonly boundary: number };

/**
 * Adds the neighbour's house that a party wall is shared with: a plain mass with windows, and its wall along the road. Under a sloped roof it is
 * built like one's own house, with a roof like that.
 */
export function addNeighbour(mesh: Mesh, plan: Plan, { outward, from, boundary }: Beside) {
  const [ground] = plan.levels;
  if (!ground) return;
  const house = footprintBox(ground);
  const plot = boxAround(plan.site.plot);
  const seed = plan.seed + outward;
  const near = from + outward * JOINT;
  const [x1, x2] = outward > 0 ? [near, near + WIDE] : [near - WIDE, near];
  const wall = WALLS[Math.floor(speckle(seed, 5) * WALLS.length)] ?? TRIM;
  const sloped = neighbourRoof(plan, outward, house.y1);
  if (sloped === null) {
    const storeys = Math.max(1, Math.min(MOST_STOREYS, plan.levels.length - (speckle(seed, 3) < 0.4 ? 1 : 0)));
    const [y1, y2] = [house.y1 + BACK, Math.max(house.y1 + BACK + 7000, house.y2 - 1200)];
    const foot = ground.floorLevel;
    const roof = foot + storeys * STOREY;
    addBox(mesh, { x1, x2, y1, y2, z1: 0, z2: roof + (plan.levels.length > storeys ? PARAPET : PARAPET / 2) }, wall);
    for (let storey = 0; storey < storeys; storey += 1) {
      const floor = foot + storey * STOREY;
      const top = floor + STOREY;
      addBox(mesh, { x1, x2, y1: y1 - SLAB.out, y2: y2 + 20, z1: top - SLAB.high, z2: top }, TRIM);
      addStorey(mesh, [x1, x2], y1, floor, storey === 0 ? outward : null, WINDOW.hood);
    }
  } else {
    const { y1, y2, foot } = sloped;
    addBox(mesh, { x1, x2, y1, y2, z1: 0, z2: foot }, wall);
    addNeighbourRoof(mesh, plan, sloped, [x1, x2], wall);
    for (const { index, floorLevel } of plan.levels)
      addStorey(mesh, [x1, x2], y1, floorLevel, index === 0 ? outward : null, 0);
  }
  if (plan.brief.region === "us") return;
  const [w1, w2] = outward > 0 ? [boundary, x2 + 1500] : [x1 - 1500, boundary];
  const { thick, high } = GARDEN_WALL;
  if (house.y1 - plot.y1 < 1000) return;
  addBox(mesh, { x1: w1, x2: w2, y1: plot.y1, y2: plot.y1 + thick, z1: 0, z2: high }, wall);
  addBox(mesh, { x1: w1, x2: w2, y1: plot.y1 - 30, y2: plot.y1 + thick + 30, z1: high, z2: high + 60 }, TRIM);
  const free = (x: number, y: number, reach: number) => x - reach > w1 && x + reach < w2 && y - reach > plot.y1 + thick;
  const garden = { free, top: HEDGE };
  for (let x = w1 + 700; x < w2 - 400; x += 700)
    addBush(mesh, x, plot.y1 + 650, 1300, 700 + Math.round(x / 700), garden);
}

/** A storey's windows, in the ground floor with the door at the end that lies `doorAt`; hoods of that depth over them, none where that is 0. */
function addStorey(
  mesh: Mesh,
  [x1, x2]: readonly [number, number],
  y: number,
  floor: number,
  doorAt: 1 | -1 | null,
  hood: number,
) {
  const count = Math.floor((x2 - x1) / WINDOW.apart);
  for (let k = 0; k < count; k += 1) {
    const middle = x1 + ((k + 0.5) * (x2 - x1)) / count;
    const isDoor = doorAt !== null && k === (doorAt > 0 ? count - 1 : 0);
    const place = { middle, face: y, hood };
    if (isDoor) addFront(mesh, { ...place, half: 520, z1: floor, z2: floor + 2150 }, "door");
    else
      addFront(mesh, { ...place, half: WINDOW.wide / 2, z1: floor + WINDOW.sill, z2: floor + WINDOW.head }, "window");
  }
}

type Front = Readonly<Record<"middle" | "half" | "z1" | "z2" | "face" | "hood", number>>;

function addFront(mesh: Mesh, { middle, half, z1, z2, face, hood }: Front, kind: "door" | "window") {
  const upright = (grown: number, before: number, surface: typeof PANE) => {
    const [a, b, low, high] = [middle - half - grown, middle + half + grown, z1 - grown, z2 + grown];
    const y = face - before;
    addQuad(
      mesh,
      [
        [a, y, low],
        [b, y, low],
        [b, y, high],
        [a, y, high],
      ],
      BLANK,
      surface,
    );
  };
  upright(WINDOW.frame, 10, FRAME);
  upright(0, 20, kind === "door" ? DOOR : PANE);
  if (kind === "window") {
    addBox(mesh, { x1: middle - 25, x2: middle + 25, y1: face - 35, y2: face, z1, z2 }, FRAME);
  }
  if (hood === 0) return;
  const over = { x1: middle - half - 200, x2: middle + half + 200, y1: face - hood, y2: face };
  addBox(mesh, { ...over, z1: z2 + 120, z2: z2 + 210 }, TRIM);
}
