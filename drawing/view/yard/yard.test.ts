import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { driveBoxes } from "#drawing/sheet/drive/drives.ts";
import { gateOf } from "#drawing/sheet/drive/gate.ts";
import { withParkedCars } from "#drawing/sheet/drive/parked-cars.ts";
import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { boxAround, boxHolds, gapBetween, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Vec } from "#drawing/sheet/shapes/vec.ts";
import { entrancePath } from "#drawing/sheet/site/entrance-path.ts";
import { rainPit } from "#drawing/sheet/site/rain-pit.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { draftAtlas } from "#drawing/view/atlas.ts";
import { createMesh, type Mesh, meshTriangles } from "#drawing/view/mesh.ts";
import { emptyLayer, seenFrom } from "#drawing/view/rasterise.ts";
import { stageHouse } from "#drawing/view/stage-house.ts";
import { addCar } from "#drawing/view/yard/car.ts";
import { addCompound, THICK } from "#drawing/view/yard/compound.ts";
import { groundAt } from "#drawing/view/yard/ground.ts";
import { plantYard } from "#drawing/view/yard/plant-yard.ts";
import { potPlaces } from "#drawing/view/yard/pots.ts";
import { sightOf } from "#drawing/view/yard/sight.ts";
import { addSurroundings } from "#drawing/view/yard/surroundings.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const PLANS = [twoStorey30x60(), HOUSE_30X60, HOUSE_20X60].map(withParkedCars);
const HOUSES = PLANS.flatMap((plan) =>
  (["in", "uk", "us"] as const).map((region): Plan => ({ ...plan, brief: { ...plan.brief, region } })),
);
const called = ({ brief: { plot, region } }: Plan) => `${plot.width} x ${plot.depth}, ${region}`;
const groundOf = (plan: Plan) => plan.levels[0] as Level;

/** The middle of every triangle of a finish. */
function middles(mesh: Mesh, finish: "leaf" | "detail"): readonly Vec[] {
  const values = mesh.positions.values();
  return mesh.surfaceOf.flatMap((surface, t): readonly Vec[] => {
    if (mesh.surfaces[surface]?.finish !== finish) return [];
    const middle = (axis: number) => [0, 3, 6].reduce((sum, k) => sum + (values[t * 9 + k + axis] ?? 0) / 3, 0);
    return [[middle(0), middle(1), middle(2)]];
  });
}

const ALL = { showsFootOf: () => true, shows: () => true };

/** The plants of a yard, as someone sees them who stands before the house. */
function planted(plan: Plan) {
  const { flank, camera } = stageHouse(plan);
  const mesh = createMesh();
  const way = entrancePath(plan);
  const paved = [...driveBoxes(plan), ...(way ? [way] : [])];
  plantYard(mesh, plan, flank, paved, { eye: camera.eye, ...ALL });
  return { leaves: middles(mesh, "leaf"), paved, camera };
}

/** Higher up, a tree's crown may reach over a path. mm */
const HEAD = 1400;

test("plants keep off drives, paths, steps, pits, parked cars and the place before doors and behind the gate, and within the plot's walls", () => {
  const counts = HOUSES.map((plan) => {
    const { leaves, paved } = planted(plan);
    const ground = groundOf(plan);
    const pit = rainPit(plan);
    const doors = placeOpenings(ground).filter(({ opening }) => opening.kind === "door");
    const gate = plan.brief.region === "in" ? gateOf(plan, ground) : null;
    const kept = [
      ...paved,
      ...entranceSteps(plan).flatMap(boxesOf),
      ...(pit ? [pit.box] : []),
      ...ground.furniture.filter(({ kind }) => kind === "car").map(({ polygon }) => boxAround(polygon)),
      ...doors.map(({ box }) => growBox(box, 800)),
      ...(gate ? [{ x1: gate.from, x2: gate.from + gate.wide, y1: 0, y2: 1200 }] : []),
    ];
    const low = leaves.filter(([, , z]) => z < HEAD);
    for (const box of kept) expect(low.filter(([x, y]) => boxHolds(box, x, y)).length, called(plan)).toBe(0);
    const inside = growBox(boxAround(plan.site.plot), plan.brief.region === "us" ? 0 : -THICK);
    expect(low.filter(([x, y]) => !boxHolds(inside, x, y)).length, called(plan)).toBe(0);
    return low.length;
  });
  expect(counts.filter((count) => count > 500).length).toBeGreaterThan(counts.length / 2);
});

test("over the plants of a yard one sees the house from its sills up", () => {
  for (const plan of HOUSES) {
    const { leaves, camera } = planted(plan);
    const house = footprintBox(groundOf(plan));
    const [ex, ey, ez] = camera.eye;
    const hides = leaves.filter(([x, y, z]) => {
      const share = (house.y1 - ey) / (y - ey);
      const [hx, hz] = [ex + (x - ex) * share, ez + (z - ez) * share];
      return share > 1 && hx > house.x1 && hx < house.x2 && hz > groundOf(plan).floorLevel + 450;
    });
    expect(hides.length, called(plan)).toBe(0);
  }
});

test("something stands beside the house where one sees past it, else before a height of its wall: higher than itself only for who looks up over it", () => {
  const house = { x1: 0, x2: 8000, y1: 4000, y2: 14_000 };
  const sight = sightOf([4000, -10_000, 1700], house);
  expect(sight({ x: -6000, y: 2000, reach: 1000, height: 3000 })).toBe("beside");
  expect(sight({ x: 4000, y: 1000, reach: 300, height: 800 })).toBeCloseTo(1700 - (900 * 14) / 11, 6);
  expect(sight({ x: 4000, y: 1000, reach: 300, height: 2800 })).toBeCloseTo(1700 + (1100 * 14) / 11, 6);
  // What only its crown brings before the house's edge is before it.
  expect(sight({ x: -1500, y: 1000, reach: 200, height: 900 })).toBe("beside");
  expect(sight({ x: -1500, y: 1000, reach: 3500, height: 900 })).not.toBe("beside");
});

test("pots stand on the floors that one sits on, clear of doors and steps", () => {
  const found = HOUSES.flatMap((plan) => {
    const steps = entranceSteps(plan).flatMap(boxesOf);
    const places = potPlaces(plan);
    for (const [x, y, z] of places) {
      const at = { x1: x, x2: x, y1: y, y2: y };
      const level = plan.levels.findLast(({ floorLevel }) => floorLevel <= z + 500) as Level;
      const on = level.rooms.find(({ polygon }) => boxHolds(boxAround(polygon), x, y));
      expect(["porch", "verandah", "balcony", "terrace"], called(plan)).toContain(on?.kind);
      const doors = placeOpenings(level).filter(({ opening }) => opening.kind === "door");
      for (const { box } of doors) expect(gapBetween(box, at), called(plan)).toBeGreaterThan(600);
      if (level.index === 0) for (const box of steps) expect(gapBetween(box, at), called(plan)).toBeGreaterThan(200);
    }
    return places;
  });
  expect(found.length).toBeGreaterThan(3);
});

test("one walks on paving through the whole of a gate and along the path to the door", () => {
  const walked = HOUSES.filter(({ brief }) => brief.region === "in").flatMap((plan) => {
    const { ground } = stageHouse(plan);
    const gate = gateOf(plan, groundOf(plan));
    const way = entrancePath(plan);
    return [
      ...(gate ? [0.02, 0.5, 0.98].map((share) => groundAt(ground, gate.from + share * gate.wide, 500)) : []),
      ...(way ? [groundAt(ground, (way.x1 + way.x2) / 2, (way.y1 + way.y2) / 2)] : []),
    ];
  });
  expect(walked.length).toBeGreaterThan(6);
  expect(walked.filter(({ pattern }) => pattern.kind !== "paving")).toEqual([]);
});

test("both leaves of a gate are seen: neither lies along the way one looks", () => {
  const seen = HOUSES.filter((plan) => plan.brief.region === "in" && gateOf(plan, groundOf(plan))?.slides === false);
  expect(seen.length).toBeGreaterThan(0);
  for (const plan of seen) {
    const { camera } = stageHouse(plan);
    const mesh = createMesh();
    addCompound({ mesh, atlas: draftAtlas() }, plan, { openings: [], front: true });
    const values = mesh.positions.values();
    const leaves = mesh.surfaceOf.flatMap((surface, t) => {
      if (mesh.surfaces[surface]?.finish !== "detail" || t % 2 === 1) return [];
      const bearings = [0, 3, 6].map((k) =>
        Math.atan2((values[t * 9 + k] ?? 0) - camera.eye[0], (values[t * 9 + k + 1] ?? 0) - camera.eye[1]),
      );
      return [Math.max(...bearings) - Math.min(...bearings)];
    });
    expect(leaves.length, called(plan)).toBe(2);
    for (const wide of leaves) expect(wide, called(plan)).toBeGreaterThan(0.02);
  }
});

test("a neighbour's house stands at each party wall and at no open edge, and with hedges and trees hides nothing of the house", {
  timeout: 60_000,
}, () => {
  for (const plan of PLANS) {
    const standing = (["party", "open"] as const).map((kind) => {
      const { edges } = plan.site;
      const site = {
        ...plan.site,
        edges: { ...edges, left: { ...edges.left, kind }, right: { ...edges.right, kind } },
      };
      const { builder, camera, size, flank, ofHouse } = stageHouse({ ...plan, site });
      const mesh = createMesh();
      addSurroundings(mesh, { ...plan, site }, flank, { eye: camera.eye, ...ALL });
      const atlas = builder.atlas.finish(typesetter);
      const [house, beyond] = [emptyLayer(size, true, 0), emptyLayer(size, true, 0)];
      seenFrom(camera, { ...meshTriangles(builder.mesh), count: ofHouse }, atlas, house, [0, 0], 0.5);
      seenFrom(camera, meshTriangles(mesh), atlas, beyond, [0, 0], 0.5);
      const hidden = [...house.near.keys()].filter((at) => {
        const near = house.near[at] ?? 0;
        return near > 0 && (beyond.near[at] ?? 0) > near;
      });
      const seen = house.near.filter((near) => near > 0).length;
      // A neighbour's garden wall stands before the foot of a party wall; above one's eyes no more than a leaf does.
      const above = hidden.filter((at) => at < Math.floor(camera.top) * size.width);
      expect(above.length, called(plan)).toBeLessThan(seen / 2000);
      expect(hidden.length, called(plan)).toBeLessThan(seen / 100);
      return mesh.surfaces.filter(({ finish }) => finish === "glass").length;
    });
    expect(standing, called(plan)).toEqual([1, 0]);
  }
});

/** A car's triangles: its corners by axis, and its surfaces' colours. */
function carAt(x: number, y: number, ground: (y: number) => number = () => 0) {
  const mesh = createMesh();
  addCar(mesh, x, y, ground);
  const values = mesh.positions.values();
  const span = (axis: number) => {
    const along = values.filter((_, at) => at % 3 === axis);
    return [along.reduce((a, b) => Math.min(a, b)), along.reduce((a, b) => Math.max(a, b))] as const;
  };
  return { spans: [span(0), span(1), span(2)] as const, paints: mesh.surfaces.map(({ rgb }) => rgb.join(" ")).sort() };
}

test("a car stands on its wheels, as large as a car, alike on both sides, and within the place that a plan keeps for it", () => {
  const { spans } = carAt(5000, 1000);
  const [[x1, x2], [y1, y2], [z1, z2]] = spans;
  expect(Math.round(x1 + x2)).toBe(10_000);
  expect(x2 - x1).toBeLessThan(2200);
  expect([y1 > 950, y2 < 5200, y2 - y1 > 4000]).toEqual([true, true, true]);
  expect(Math.abs(z1)).toBeLessThan(5);
  expect([z2 > 1450, z2 < 1650]).toEqual([true, true]);
  // Up a ramp it rises with it.
  const risen = carAt(5000, 1000, (y) => (y - 1000) / 10).spans[2];
  expect(risen[1]).toBeGreaterThan(z2 + 100);
});

test("cars are painted in several colours, the same one always alike", () => {
  const paints = Array.from({ length: 20 }, (_, k) => carAt(3000 + k * 137, 1500).paints.join());
  expect(new Set(paints).size).toBeGreaterThan(3);
  expect(carAt(3137, 1500).paints.join()).toBe(paints[1]);
});
