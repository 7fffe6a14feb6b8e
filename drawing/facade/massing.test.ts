import { expect, test } from "vitest";
import { buildScene } from "#drawing/facade/build-scene.ts";
import { STYLES } from "#drawing/facade/elevation-sheet.ts";
import { facadeOf, standsFree } from "#drawing/facade/facade.ts";
import { houseBoxes } from "#drawing/facade/house-boxes.ts";
import { levelMarksOf } from "#drawing/facade/level-marks.ts";
import { massing } from "#drawing/facade/massing.ts";
import { withRoofsSeen } from "#drawing/facade/roofs-seen.ts";
import { houseWithLowerRoof, ROOFS } from "#drawing/fixtures/lower-roof-house.ts";
import { bayFloor, FLOORING } from "#drawing/sheet/heights/floor-levels.ts";
import { UPSTAND } from "#drawing/sheet/heights/house-heights.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import {
  areaOf,
  type Box,
  boxAround,
  boxCorners,
  boxesOverlap,
  boxHolds,
  boxWithin,
  growBox,
} from "#drawing/sheet/shapes/box.ts";
import type { Point } from "#planner/geometry/point.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

const areas = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + areaOf(box), 0);

/** The house with its car's bay closed by a wall, in which a garage's door stands. */
function garaged(): { readonly plan: Plan; readonly ground: Level } {
  const [first, ...above] = HOUSE_30X60.levels as readonly [Level, ...Level[]];
  const bay = first.rooms.find(({ kind }) => kind === "parking") as Level["rooms"][number];
  const { x1, x2, y1 } = boxAround(bay.polygon);
  const middle = (x1 + x2) / 2;
  const y = y1 + 115;
  const within = bay.polygon.map((point): Point => (point[1] === y1 ? [point[0], y1 + 230] : point));
  const ground: Level = {
    ...first,
    rooms: first.rooms.map((room) => (room === bay ? { ...room, kind: "garage", polygon: within } : room)),
    walls: [...first.walls, { id: "front", kind: "external", from: [x1, y], to: [x2, y], thickness: 230 }],
    openings: [
      ...first.openings,
      {
        id: "garage-door",
        kind: "door",
        tag: "D1",
        wall: "front",
        from: [middle - 1067, y],
        to: [middle + 1067, y],
        sill: 0,
        head: 2134,
        rooms: [bay.id, "outside"],
      },
    ],
  };
  return { plan: { ...HOUSE_30X60, levels: [ground, ...above] }, ground };
}

test("under a garage's door the plinth is no higher than the garage's floor, and the door stands on it", () => {
  const { plan, ground } = garaged();
  const { solids } = massing(plan);
  const door = solids.flatMap(({ openings }) => openings).find(({ opening }) => opening.id === "garage-door");
  expect(door?.z1).toBe(bayFloor(ground));
  const hole = growBox(
    boxAround([
      [door?.x1 ?? 0, door?.y ?? 0],
      [door?.x2 ?? 0, (door?.y ?? 0) + 230],
    ]),
    -5,
  );
  const under = solids.filter(({ part, level, ...box }) => part === "plinth" && level === 0 && boxesOverlap(box, hole));
  expect(under.length).toBeGreaterThan(0);
  expect(Math.max(...under.map(({ z2 }) => z2))).toBe(bayFloor(ground));
});

test("columns in a garage's walls stand on the plinth; those of an open bay go down to the ground", () => {
  const least = (plan: Plan): number =>
    Math.min(
      ...massing(plan)
        .solids.filter(({ part, level }) => part === "column" && level === 0)
        .map(({ z1 }) => z1),
    );
  expect(least(garaged().plan)).toBe(HOUSE_30X60.levels[0]?.floorLevel);
  expect(least(HOUSE_30X60)).toBe(0);
});

/** Columns of a house's ground floor, each with the walls that take it in and what of the plinth is under it. */
function groundColumns(plan: Plan) {
  const { solids } = massing(plan);
  const on = (part: string) => solids.filter((solid) => solid.part === part && solid.level === 0);
  return on("column").map((column) => ({
    column,
    walls: on("wall").filter((wall) => boxesOverlap(growBox(column, 5), wall)),
    below: on("plinth").filter((plinth) => boxWithin(column, plinth)),
  }));
}

test("under a column beside an open bay that a wall takes in the plinth goes on, and it is no wall down to the ground", () => {
  const columns = groundColumns(HOUSE_30X60);
  const floor = HOUSE_30X60.levels[0]?.floorLevel ?? 0;
  const takenIn = columns.filter(({ walls }) => walls.length > 0);
  expect([takenIn.length > 0, columns.some(({ column }) => column.z1 === 0)]).toEqual([true, true]);
  for (const { column, below } of takenIn) {
    expect(column.z1).toBe(floor);
    expect(Math.max(...below.map(({ z2 }) => z2))).toBe(floor);
  }
});

test("a column within a wall that runs to the rear is no post, one at its front end or by itself is", () => {
  const wall: Level["walls"][number] = {
    id: "beside",
    kind: "external",
    from: [115, 1000],
    to: [115, 9000],
    thickness: 230,
  };
  const [ground, ...above] = HOUSE_30X60.levels as readonly [Level, ...Level[]];
  const columnAt = (y: number) => ({ id: `at-${y}`, polygon: boxCorners({ x1: 0, x2: 230, y1: y, y2: y + 230 }) });
  const level: Level = { ...ground, walls: [wall], openings: [], columns: [1000, 3000].map(columnAt) };
  const facade = facadeOf({ ...HOUSE_30X60, levels: [level, ...above] });
  const columns = facade.massing.solids.filter(({ part, level }) => part === "column" && level === 0);
  expect(columns.map((column) => [column.y1, standsFree(column, facade)])).toEqual([
    [1000, true],
    [3000, false],
  ]);
});

test("a lower roof's slab is level with the floor's beside it without its flooring, and an upstand stands on it in the elevation and in the model", () => {
  for (const side of ["rear", "front"] as const) {
    const plan = houseWithLowerRoof(side);
    const floor = plan.levels[1]?.floorLevel ?? 0;
    const [x, y] = [boxAround(ROOFS[side]).x1 + 1000, boxAround(ROOFS[side]).y1 + 1000];
    const slabs = houseBoxes(plan).filter(({ material }) => material === "slab");
    const over = slabs.filter((box) => boxHolds(box, x, y)).map(({ z2 }) => z2);
    expect(over).toEqual([floor - FLOORING]);
    const upstands = massing(plan).solids.filter(({ part }) => part === "upstand");
    expect(new Set(upstands.map(({ z2 }) => z2))).toEqual(new Set([floor - FLOORING + UPSTAND]));
    const low = houseBoxes(plan).filter(
      ({ material, z2 }) => material === "parapet" && z2 === floor - FLOORING + UPSTAND,
    );
    expect(areas(low)).toBe(areas(upstands));
    // No wall below comes up through the slab.
    const walls = houseBoxes(plan).filter((box) => box.material === "wall" && box.level === 0);
    const under = walls.filter((box) => boxWithin(box, boxAround(ROOFS[side])));
    expect(under.length).toBeGreaterThan(0);
    for (const { z2 } of under) expect(z2).toBeLessThanOrEqual(floor - FLOORING);
  }
});

test("the level marks tell a lower roof's slab and the top of its upstand", () => {
  const plan = houseWithLowerRoof("front");
  const floor = plan.levels[1]?.floorLevel ?? 0;
  const marks = levelMarksOf(massing(plan), unitsOf("uk"));
  const told = marks.filter(({ name }) => name.includes("LOWER ROOF")).map(({ name, z }) => [name, z]);
  expect(told).toEqual([
    ["LOWER ROOF SLAB SSL", floor - FLOORING],
    ["UPSTAND, LOWER ROOF", floor - FLOORING + UPSTAND],
  ]);
  expect(levelMarksOf(massing(HOUSE_30X60), unitsOf("uk")).some(({ name }) => /LOWER/.test(name))).toBe(false);
});

test("the elevation marks a lower roof's heights only where its upstand is seen from the road", () => {
  const marked = (side: "front" | "rear") =>
    levelMarksOf(withRoofsSeen(massing(houseWithLowerRoof(side))), unitsOf("uk")).some(({ name }) =>
      name.includes("LOWER ROOF"),
    );
  expect([marked("front"), marked("rear")]).toEqual([true, false]);
});

test.each(["modern", "traditional", "contemporary", "colonial"] as const)(
  "in the %s style nothing stands on a lower roof's edge higher than its upstand",
  (name) => {
    const plan = houseWithLowerRoof("front", "us", name);
    const scene = buildScene(facadeOf(plan), STYLES[name]);
    const { x1, x2, y1 } = boxAround(ROOFS.front);
    const floor = plan.levels[1]?.floorLevel ?? 0;
    const drawn = scene.fixtures.flatMap(({ y, drawn }) =>
      drawn.flatMap(({ contours }) =>
        contours.map(({ from, segments }) => {
          const box = boxAround([from, ...segments.map(({ to }) => to)]);
          return { x1: box.x1, x2: box.x2, y, z1: box.y1, z2: box.y2 };
        }),
      ),
    );
    const faces = scene.faces.map((face) => ({ ...face, y: face.y1 }));
    const onEdge = [...faces, ...drawn].filter(
      (one) => one.x1 < x2 - 500 && one.x2 > x1 + 500 && Math.abs(one.y - y1) < 150 && one.z2 > floor,
    );
    expect(onEdge.length).toBeGreaterThan(0);
    expect(Math.max(...onEdge.map(({ z2 }) => z2))).toBeLessThanOrEqual(floor - FLOORING + UPSTAND);
  },
);

test("a storey whose front wall stands back behind a lower roof has a bay at that wall's face", () => {
  const { bays } = facadeOf(houseWithLowerRoof("front"));
  const back = bays.find(({ level, x1 }) => level === 1 && x1 > boxAround(ROOFS.front).x1 - 500);
  expect(back).toMatchObject({ open: false, y: boxAround(ROOFS.front).y2 });
});

test("the traditional front carries its tiled skirt on over a garage on which no storey stands", () => {
  const plan = houseWithLowerRoof("front", "us", "traditional");
  const [ground, first] = plan.levels as readonly [Level, Level];
  const rooms = ground.rooms.map((room) => (room.id === "g-living" ? ({ ...room, kind: "garage" } as const) : room));
  const slopes = (house: Plan) =>
    buildScene(facadeOf(house), STYLES.traditional).fixtures.filter(
      ({ body }) => body?.kind === "slope" && body.foot.x2 - body.foot.x1 > 3500,
    ).length;
  const garaged = { ...plan, levels: [{ ...ground, rooms }, first] };
  expect(slopes(garaged)).toBe(slopes(plan) + 1);
});

test("over a garage half under an upper room the tiled skirt is as long as the lower roof's edge", () => {
  const plan = houseWithLowerRoof("front", "us", "traditional");
  const [ground, first] = plan.levels as readonly [Level, Level];
  const rooms = ground.rooms.map((room) => (room.id === "g-living" ? ({ ...room, kind: "garage" } as const) : room));
  const bay = facadeOf({ ...plan, levels: [{ ...ground, rooms }, first] }).bays.find(({ kind }) => kind === "garage");
  const { y1, x2 } = boxAround(ROOFS.front);
  const edge = (bay?.x2 ?? 0) - 1500;
  const outer: readonly Point[] = [
    [0, y1],
    [edge, y1],
    [edge, boxAround(ROOFS.front).y2],
    [x2, boxAround(ROOFS.front).y2],
    [x2, 16788],
    [0, 16788],
  ];
  const upper = { ...first, footprint: [{ outer, holes: [] }] };
  const ends = buildScene(facadeOf({ ...plan, levels: [{ ...ground, rooms }, upper] }), STYLES.traditional)
    .fixtures.flatMap(({ body }) => (body?.kind === "slope" ? [body.foot] : []))
    .filter((foot) => foot.y2 === bay?.y && foot.y2 - foot.y1 === 550 && foot.x2 > bay.x2);
  expect(ends.map(({ x1 }) => x1)).toEqual([edge - 350]);
});

test("an upstand stands on the wall below it, and on the slab over an open bay", () => {
  const plan = houseWithLowerRoof("rear");
  const [ground, first] = plan.levels as readonly [Level, Level];
  const outer: readonly Point[] = [
    [4215, 1500],
    [8244, 1500],
    [8244, 16788],
    [0, 16788],
    [0, 5485],
    [4215, 5485],
  ];
  const rooms = first.rooms.filter(({ id }) => id !== "f-balcony");
  const { solids } = massing({ ...plan, levels: [ground, { ...first, rooms, footprint: [{ outer, holes: [] }] }] });
  const upstands = solids.filter(({ part }) => part === "upstand");
  const foot = (x: number, y: number) => upstands.find((box) => boxHolds(box, x, y))?.z1;
  expect(foot(2000, 1550)).toBe(first.floorLevel - FLOORING);
  expect(foot(50, 3000)).toBe(first.floorLevel);
});
