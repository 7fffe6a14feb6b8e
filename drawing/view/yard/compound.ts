import { barRailing } from "#drawing/facade/details/railings.ts";
import { gateOf } from "#drawing/sheet/drive/gate.ts";
import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Vec } from "#drawing/sheet/shapes/vec.ts";
import { addDrawn, type Builder } from "#drawing/view/house/add-scene.ts";
import { addBox } from "#drawing/view/mesh.ts";
import { type Surface, surfaceOf } from "#drawing/view/surface.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** The wall about a plot is so thick, mm. */
export const THICK = 115;
/** mm */
const PIER = 300;
/** Low enough that one sees the house over it, as artists draw it; the piers beside the gate are higher. */
const HEIGHT = { front: 750, side: 1150, pier: 1250, gate: 1050 } as const;
/** Where the house comes nearer to an edge than this, its own wall is the boundary. */
const LEAST_YARD = 500;
const COPING = surfaceOf("#d8d4ca");
const STONE = surfaceOf("#6b6d70");
const IRON = "#2b2c2e";

const WALLS: Readonly<Record<Plan["brief"]["style"], Surface>> = {
  modern: surfaceOf("#e9e7e2"),
  traditional: surfaceOf("#f0e3c6"),
  contemporary: surfaceOf("#b59f83", "matt", { kind: "courses", height: 150, length: 520, colour: "#80705b" }),
  colonial: surfaceOf("#f0dfb0"),
};
const BRICK = surfaceOf("#a8674a", "matt", { kind: "courses", height: 75, length: 225, colour: "#c9b8a4" });

/** A wall along the road: how high it and its piers are, mm, and whether it stands on a foot of stone. */
type Look = { readonly wall: Surface; readonly high: number; readonly pier: number; readonly foot: boolean };

function lookOf({ region, style }: Plan["brief"]): Look {
  return region === "uk"
    ? { wall: BRICK, high: 420, pier: 650, foot: false }
    : { wall: WALLS[style], high: HEIGHT.front, pier: HEIGHT.pier, foot: true };
}

/**
 * Adds the wall about the plot: in India on every side where a yard is left, with the gate in it; in Britain a low one along the road; in America none.
 * `openings`: where one walks or drives in; `front`: whether it goes along the road.
 */
export function addCompound(
  builder: Builder,
  plan: Plan,
  { openings, front }: { readonly openings: readonly Box[]; readonly front: boolean },
) {
  const [ground] = plan.levels;
  const { region } = plan.brief;
  if (!ground || region === "us") return;
  const plot = boxAround(plan.site.plot);
  const house = footprintBox(ground);
  const gate = region === "in" ? gateOf(plan, ground) : null;
  const look = lookOf(plan.brief);
  const gaps = gate
    ? [{ x1: gate.from, x2: gate.from + gate.wide }]
    : openings.map(({ x1, x2 }) => ({ x1: x1 - 200, x2: x2 + 200 }));
  if (front && house.y1 - plot.y1 >= LEAST_YARD) {
    let from = plot.x1;
    for (const gap of [...gaps].sort((a, b) => a.x1 - b.x1)) {
      addFront(builder, from, gap.x1, plot.y1, look);
      from = Math.max(from, gap.x2);
    }
    addFront(builder, from, plot.x2, plot.y1, look);
    for (const { x1, x2 } of gaps) for (const x of [x1 - PIER / 2, x2 + PIER / 2]) addPier(builder, x, plot.y1, look);
    if (gate) addGate(builder, gate, plot);
  }
  if (region !== "in") return;
  const { wall } = look;
  const from = front ? plot.y1 + THICK : house.y1;
  const side = (x1: number, x2: number) => {
    addBox(builder.mesh, { x1, x2, y1: from, y2: plot.y2, z1: 0, z2: HEIGHT.side }, wall);
    addBox(
      builder.mesh,
      { x1: x1 - 20, x2: x2 + 20, y1: from, y2: plot.y2, z1: HEIGHT.side, z2: HEIGHT.side + 50 },
      COPING,
    );
  };
  if (house.x1 - plot.x1 >= LEAST_YARD) side(plot.x1, plot.x1 + THICK);
  if (plot.x2 - house.x2 >= LEAST_YARD) side(plot.x2 - THICK, plot.x2);
  if (plot.y2 - house.y2 >= LEAST_YARD)
    addBox(builder.mesh, { x1: plot.x1, x2: plot.x2, y1: plot.y2 - THICK, y2: plot.y2, z1: 0, z2: HEIGHT.side }, wall);
}

function addFront({ mesh }: Builder, x1: number, x2: number, y: number, { wall, high, foot }: Look) {
  if (x2 - x1 < PIER) return;
  addBox(mesh, { x1, x2, y1: y, y2: y + THICK, z1: 0, z2: high }, wall);
  addBox(mesh, { x1, x2, y1: y - 30, y2: y + THICK + 30, z1: high, z2: high + 60 }, COPING);
  if (foot) addBox(mesh, { x1, x2, y1: y - 25, y2: y, z1: 0, z2: 180 }, STONE);
}

function addPier({ mesh }: Builder, x: number, y: number, { wall, pier: high }: Look) {
  const half = PIER / 2;
  const middle = y + THICK / 2;
  addBox(mesh, { x1: x - half, x2: x + half, y1: middle - half, y2: middle + half, z1: 0, z2: high }, wall);
  addBox(
    mesh,
    { x1: x - half - 40, x2: x + half + 40, y1: middle - half - 40, y2: middle + half + 40, z1: high, z2: high + 70 },
    COPING,
  );
}

/** Which way an open leaf reaches, as on the site plan: half turned in, so that one sees both. */
const LEAF = [0.69, 0.72] as const;

/** The gate stands open: two leaves turned in, or a panel slid behind the wall beside it, folded where that is too short for it. */
function addGate(builder: Builder, { from, wide, slides }: { from: number; wide: number; slides: boolean }, plot: Box) {
  const y = plot.y1;
  const room = Math.max(plot.x2 - from - wide, from - plot.x1);
  const leaf = slides ? Math.min(wide, Math.max(wide / 3, room - PIER)) : wide / 2;
  const span = { x1: 0, x2: leaf, z1: 60, z2: HEIGHT.gate };
  const drawn = barRailing(span, IRON);
  const stand = (place: (along: number, up: number) => Vec) => addDrawn(builder, drawn, span, place);
  if (slides) {
    const start = plot.x2 - from - wide === room ? from + wide : from - leaf;
    stand((along, up) => [start + along, y + THICK + 60, up]);
    return;
  }
  const [across, inward] = LEAF;
  stand((along, up) => [from + 40 + along * across, y + THICK + along * inward, up]);
  stand((along, up) => [from + wide - 40 - along * across, y + THICK + along * inward, up]);
}
