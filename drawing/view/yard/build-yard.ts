import { driveBoxes } from "#drawing/sheet/drive/drives.ts";
import { gateOf } from "#drawing/sheet/drive/gate.ts";
import { type DriveRamp, driveRamps } from "#drawing/sheet/drive/ramp.ts";
import { bayFloor, CAR_BAYS } from "#drawing/sheet/heights/floor-levels.ts";
import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { type Box, boxAround, boxCorners, boxHolds } from "#drawing/sheet/shapes/box.ts";
import type { Vec } from "#drawing/sheet/shapes/vec.ts";
import { entrancePath } from "#drawing/sheet/site/entrance-path.ts";
import type { Builder } from "#drawing/view/house/add-scene.ts";
import type { Flank } from "#drawing/view/house/turned.ts";
import { addQuad, addTriangle } from "#drawing/view/mesh.ts";
import { surfaceOf } from "#drawing/view/surface.ts";
import { addCar } from "#drawing/view/yard/car.ts";
import { addCompound } from "#drawing/view/yard/compound.ts";
import type { Ground } from "#drawing/view/yard/ground.ts";
import { plantYard } from "#drawing/view/yard/plant-yard.ts";
import { addPots } from "#drawing/view/yard/pots.ts";
import type { Onlooker } from "#drawing/view/yard/sight.ts";
import type { Plan } from "#planner/plan/plan.ts";

const GRASS = surfaceOf("#7f9a55", "matt", { kind: "grass" });
const MEADOW = surfaceOf("#859c5a", "matt", { kind: "grass" });
const ASPHALT = surfaceOf("#77777a", "matt", { kind: "asphalt" });
const PAVING = surfaceOf("#c9c2b4", "matt", { kind: "paving", colour: "#8f887a" });
const KERB = surfaceOf("#bdb9b0");
const LINE = surfaceOf("#e9e6dc");

/** mm: the path along the road, and its kerb. */
const PATH = 1300;
const KERB_WIDE = 120;
/** Of a narrow road its path takes no more than this share. */
const PATH_SHARE = 0.18;
/** A road wider than this has a line along its middle; half of that line. mm */
const TWO_LANES = 7000;
const LINE_HALF = 60;
const FAR = 400_000;

/** Adds what stands on the plot and before it, and says what the ground is. */
export function buildYard(builder: Builder, plan: Plan, flank: Flank, onlooker: Onlooker): Ground {
  const plot = boxAround(plan.site.plot);
  const wide = plan.site.edges.front.roadWidth * 1000;
  const path = Math.min(PATH, wide * PATH_SHARE);
  const drives = driveBoxes(plan);
  const way = entrancePath(plan);
  const paved = [...drives, ...(way ? [way] : [])];
  for (const ramp of driveRamps(plan)) addRamp(builder, ramp);
  // From across a deep yard the wall along the road would be cut off by the picture's foot: one stands in the gate, then.
  const along = [plot.x1, (plot.x1 + plot.x2) / 2, plot.x2].map((x): Vec => [x, plot.y1, 0]);
  addCompound(builder, plan, {
    openings: paved.filter(({ y1 }) => y1 <= plot.y1 + 1),
    front: along.every(onlooker.showsFootOf),
  });
  parkCars(builder, plan);
  plantYard(builder.mesh, plan, flank, paved, onlooker);
  addPots(builder.mesh, plan);
  const [near, far] = [plot.y1 - wide + path, plot.y1 - path];
  const middle = (near + far) / 2;
  const across = (y1: number, y2: number) => ({ x1: -FAR, x2: FAR, y1, y2 });
  const beside = (["left", "right"] as const).filter((side) => plan.site.edges[side].kind === "road");
  return {
    zones: [
      ...beside.flatMap((side) => sideRoad(side, plot, path, far)),
      ...drives.map(({ x1, x2 }) => ({ box: { x1, x2, y1: far, y2: plot.y1 }, surface: PAVING })),
      { box: across(far, far + KERB_WIDE), surface: KERB },
      { box: across(far, plot.y1), surface: PAVING },
      ...(wide > TWO_LANES ? [{ box: across(middle - LINE_HALF, middle + LINE_HALF), surface: LINE }] : []),
      { box: across(near, far), surface: ASPHALT },
      { box: across(near - KERB_WIDE, near), surface: KERB },
      { box: across(plot.y1 - wide, near), surface: PAVING },
      ...[...paved, ...behindGate(plan, plot)].map((box) => ({ box, surface: PAVING })),
      { box: plot, surface: GRASS },
    ],
    beyond: MEADOW,
  };
}

/** Paving goes on behind the whole of a gate so far, where it may be wider than the path or drive that begins there. mm */
const BEHIND_GATE = 1200;

function behindGate(plan: Plan, { y1 }: Box): readonly Box[] {
  const [ground] = plan.levels;
  const gate = plan.brief.region === "in" && ground ? gateOf(plan, ground) : null;
  if (!ground || !gate) return [];
  return [{ x1: gate.from, x2: gate.from + gate.wide, y1, y2: Math.min(y1 + BEHIND_GATE, footprintBox(ground).y1) }];
}

/** A second road beside a corner plot is as wide as a lane, its width being unknown. mm */
const LANE = 5000;

function sideRoad(side: Flank, plot: Box, path: number, front: number): Ground["zones"] {
  const strip = (from: number, to: number, y1: number) =>
    side === "right"
      ? { x1: plot.x2 + from, x2: plot.x2 + to, y1, y2: FAR }
      : { x1: plot.x1 - to, x2: plot.x1 - from, y1, y2: FAR };
  return [
    { box: strip(path, path + LANE, front), surface: ASPHALT },
    { box: strip(path - KERB_WIDE, path, plot.y1 - KERB_WIDE), surface: KERB },
    { box: strip(0, path - KERB_WIDE, plot.y1), surface: PAVING },
    { box: strip(path + LANE, path + LANE + KERB_WIDE, plot.y1), surface: KERB },
  ];
}

function addRamp({ mesh }: Builder, { box: { x1, x2, y1, y2 }, top }: DriveRamp) {
  const corners = (z: number): readonly [Vec, Vec, Vec, Vec] => [
    [x1, y1, 0],
    [x2, y1, 0],
    [x2, y2, z],
    [x1, y2, z],
  ];
  const uvs = boxCorners({ x1, x2, y1, y2 });
  addQuad(mesh, corners(top), uvs, PAVING);
  for (const x of [x1, x2])
    addTriangle(
      mesh,
      [
        [x, y1, 0],
        [x, y2, 0],
        [x, y2, top],
      ],
      [uvs[0], uvs[1], uvs[2]],
      KERB,
    );
}

/** A car's nose stands so far behind the edge of its place. mm */
const NOSE = 250;

/** Every car that the plan parks: on its bay's floor, the ramp before it, or the ground. */
function parkCars({ mesh }: Builder, plan: Plan) {
  const [ground] = plan.levels;
  if (!ground) return;
  const ramps = driveRamps(plan);
  const bays = ground.rooms.filter(({ kind }) => CAR_BAYS.includes(kind)).map(({ polygon }) => boxAround(polygon));
  for (const { kind, polygon } of ground.furniture) {
    if (kind !== "car") continue;
    const place = boxAround(polygon);
    // One that stands across the road's direction is hidden in its bay or seen from its side: it is left out.
    if (place.x2 - place.x1 > place.y2 - place.y1) continue;
    const middle = (place.x1 + place.x2) / 2;
    const height = (y: number) => {
      const ramp = ramps.find(({ box }) => boxHolds(box, middle, y));
      if (ramp) return (ramp.top * (y - ramp.box.y1)) / (ramp.box.y2 - ramp.box.y1);
      return bays.some((bay) => boxHolds(bay, middle, y)) ? bayFloor(ground) : 0;
    };
    addCar(mesh, middle, place.y1 + NOSE, height);
  }
}
