import { expect, test } from "vitest";
import { massing } from "#drawing/facade/massing.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { cutBodies } from "#drawing/section/cut-bodies.ts";
import { beamZones } from "#drawing/section/frame-zones.ts";
import { bodyFrom, isCut } from "#drawing/section/section-view.ts";
import { isFullHeight, wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { boxAround, boxesOverlap } from "#drawing/sheet/shapes/box.ts";
import { beamDepth, openBeams } from "#drawing/sheet/structure/beams.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

const drawn = twoStorey30x60();
const HOUSES: readonly Plan[] = [
  drawn,
  HOUSE_30X60,
  { ...HOUSE_30X60, relaxed: [], brief: { ...HOUSE_30X60.brief, structure: "load-bearing", region: "uk" } },
  { ...drawn, relaxed: [], brief: { ...drawn.brief, structure: "load-bearing" } },
];

test.each(HOUSES)(
  "a beam closes the top of every car bay that is open to the road, as deep in section as on the elevation",
  (plan) => {
    const ground = plan.levels[0] as Level;
    const bay = ground.rooms.find(({ kind }) => kind === "parking");
    if (!bay) throw new Error("a house without a car bay");
    const floor = boxAround(bay.polygon);
    const under = ground.floorLevel + ground.floorToFloor - beamDepth(plan);
    const front = massing(plan).solids.filter(
      ({ part, level, x1, x2, y1 }) =>
        part === "beam" && level === 0 && x1 < floor.x2 && x2 > floor.x1 && y1 <= floor.y1,
    );
    expect(front.length).toBeGreaterThan(0);
    for (const { z1 } of front) expect(z1).toBeLessThanOrEqual(under);
    const [widest] = [...front].sort((a, b) => b.x2 - b.x1 - (a.x2 - a.x1));
    const cut: SectionCut = { axis: 1, at: ((widest?.x1 ?? 0) + (widest?.x2 ?? 0)) / 2, look: 1 };
    const seen = front.map((beam) => bodyFrom(cut, beam)).filter(isCut);
    const zones = beamZones(plan, cut, cutBodies(plan, cut));
    for (const { u1, u2, z1 } of seen)
      expect(zones.filter((zone) => zone.x1 === u1 && zone.x2 === u2 && zone.y1 === z1)).toHaveLength(1);
    expect(seen.length).toBeGreaterThan(0);
  },
);

test.each(HOUSES)(
  "beams over open bays stand in no wall and no column, and hang from the slab over them, sunk ones too",
  (plan) => {
    for (const level of plan.levels) {
      const solid = [
        ...wallBodies(level.walls).flatMap(({ wall, box }) => (isFullHeight(wall) ? [box] : [])),
        ...level.columns.map(({ polygon }) => boxAround(polygon)),
      ];
      const slabs = massing(plan).solids.filter(({ part, level: at }) => part === "slab" && at === level.index);
      for (const beam of openBeams(plan, level)) {
        expect(solid.filter((box) => boxesOverlap(box, beam))).toEqual([]);
        expect(slabs.some((slab) => boxesOverlap(slab, beam) && slab.z1 === beam.z2)).toBe(true);
        expect(beam.z2 - beam.z1).toBeGreaterThanOrEqual(150);
      }
    }
  },
);

test("in a frame a thick wall of an upper storey that stands on none below has a beam under it", () => {
  const [ground, first] = HOUSE_30X60.levels as readonly [Level, Level];
  const inner = wallBodies(first.walls).filter(({ wall }) => wall.kind === "internal" && wall.thickness >= 150);
  const under = wallBodies(ground.walls).filter(({ box }) => inner.some((one) => boxesOverlap(one.box, box)));
  const walls = ground.walls.filter((wall) => !under.some((one) => one.wall === wall));
  const openings = ground.openings.filter(({ wall }) => walls.some(({ id }) => id === wall));
  const bare: Plan = { ...HOUSE_30X60, levels: [{ ...ground, walls, openings }, first] };
  const framed: Plan = { ...bare, brief: { ...bare.brief, structure: "rcc-frame" } };
  const masonry: Plan = { ...bare, relaxed: [], brief: { ...bare.brief, structure: "load-bearing" } };
  expect(inner.length).toBeGreaterThan(0);
  const carried = (plan: Plan) =>
    inner.filter(({ box }) => openBeams(plan, plan.levels[0] as Level).some((beam) => boxesOverlap(beam, box))).length;
  expect(carried(framed)).toBe(inner.length);
  expect(carried(masonry)).toBeLessThan(inner.length);
});

test("between the cars of a garage for two a beam hangs from column to column, whatever carries the house; a garage without columns has none", () => {
  const ground = drawn.levels[0] as Level;
  const bay = ground.rooms.find(({ kind }) => kind === "parking");
  if (!bay) throw new Error("a house without a car bay");
  const { x1, y1, x2, y2 } = boxAround(bay.polygon);
  const middle = Math.round((x1 + x2) / 2);
  const post = (id: string, y: number): Level["columns"][number] => ({
    id,
    polygon: [
      [middle - 50, y],
      [middle + 50, y],
      [middle + 50, y + 100],
      [middle - 50, y + 100],
    ],
  });
  const garageWith = (columns: Level["columns"]): Level => ({
    ...ground,
    rooms: ground.rooms.map((room) => (room === bay ? { ...room, kind: "garage" } : room)),
    columns,
  });
  const between = (columns: Level["columns"], structure: Plan["brief"]["structure"]) => {
    const level = garageWith(columns);
    const plan: Plan = { ...drawn, brief: { ...drawn.brief, structure }, levels: [level, ...drawn.levels.slice(1)] };
    return openBeams(plan, level)
      .filter((beam) => beam.x1 < middle && beam.x2 > middle && beam.y1 > y1 && beam.y2 < y2)
      .map((beam) => [beam.y1, beam.y2]);
  };
  const posts = [post("front", y1 + 200), post("rear", y2 - 400)];
  expect(between(posts, "load-bearing")).toEqual([[y1 + 300, y2 - 400]]);
  expect(between(posts, "rcc-frame")).toEqual([[y1 + 300, y2 - 400]]);
  expect(between([], "load-bearing")).toEqual([]);
});
