import { expect, test } from "vitest";
import { lookAt, type SeenPath } from "#drawing/fixtures/look-at.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { headroomBoxes } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { beforeDoors } from "#drawing/sheet/headroom/ways-out.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { isOnRoof } from "#drawing/sheet/house/roof-pieces.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { drain } from "#drawing/sheet/rain/catchments.ts";
import { roofOutlets } from "#drawing/sheet/rain/roof-outlets.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { boxAround, boxCorners, boxesOverlap, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const drawn = twoStorey30x60();
const planned = { "30x60": HOUSE_30X60, "20x60": HOUSE_20X60 };

test.each(Object.entries(planned))(
  "rain-water of %s runs down outside of the house, past openings and columns",
  (_, plan) => {
    const roof = roofOutline(plan);
    const outlets = roofOutlets(plan);
    expect(outlets.length).toBeGreaterThanOrEqual(2);
    for (const { khurra, pipe } of outlets) {
      const [x, y] = pipe;
      const round = growBox({ x1: x, x2: x, y1: y, y2: y }, 55);
      expect(isOnRoof(roof, pipe)).toBe(false);
      expect(contains(plan.site.plot, x, y)).toBe(true);
      expect(isOnRoof(roof, [(khurra.x1 + khurra.x2) / 2, (khurra.y1 + khurra.y2) / 2])).toBe(true);
      for (const { openings, footprint, columns, ...level } of plan.levels) {
        for (const { outer } of footprint) expect(contains(outer, x, y)).toBe(false);
        for (const { polygon } of columns) expect(boxesOverlap(boxAround(polygon), round)).toBe(false);
        const near = placeOpenings({ ...level, openings, footprint, columns }).filter(({ box }) =>
          boxesOverlap(growBox(box, 100), round),
        );
        expect(near).toEqual([]);
      }
    }
  },
);

test("no pipe is drawn in the ground of a neighbour behind a party wall", () => {
  const plan = drawn;
  const { x1, x2, y1, y2 } = boxAround(plan.levels.flatMap(({ footprint }) => footprint.flatMap(({ outer }) => outer)));
  const between = {
    ...plan,
    site: {
      ...plan.site,
      plot: [
        [x1, y1 - 3000],
        [x2, y1 - 3000],
        [x2, y2 + 2000],
        [x1, y2 + 2000],
      ],
    },
  } as const;
  const outlets = roofOutlets(between);
  expect(outlets.length).toBeGreaterThanOrEqual(2);
  for (const { out } of outlets) expect(out[0]).toBe(0);
  expect(roofOutlets(plan).some(({ out }) => out[0] !== 0)).toBe(true);
});

test("past a wide door beside the roof's corner a pipe goes farther along the wall, not down before the door", () => {
  const top = drawn.levels.at(-1) as Level;
  const { x1, x2, y1, y2 } = boxAround(top.footprint.flatMap(({ outer }) => outer));
  const rear = top.walls.filter(({ from, to }) => from[1] === to[1]).sort((a, b) => b.from[1] - a.from[1])[0];
  const [opening] = top.openings.filter(({ kind }) => kind === "door");
  if (!rear || !opening) throw new Error("a house without a rear wall or a door");
  const [from, to] = [300, 3600].map((along) => [x1 + along, rear.from[1]] as const) as [Point, Point];
  const door = { ...opening, wall: rear.id, from, to };
  const plot = [...boxCorners({ x1, x2, y1: y1 - 3000, y2: y2 + 2000 })];
  const bare = drawn.levels.map((level) => ({ ...level, openings: level === top ? [door] : [], columns: [] }));
  const plan: Plan = { ...drawn, site: { ...drawn.site, plot }, levels: bare };
  const pipes = roofOutlets(plan).filter(({ out }) => out[1] > 0);
  expect(pipes.length).toBeGreaterThan(0);
  expect(pipes.filter(({ pipe: [x] }) => x > from[0] - 155 && x < to[0] + 155)).toEqual([]);
});

test("an outlet with openings below all along is left out where the others drain the roof too, and stays where they cannot", () => {
  const top = drawn.levels.at(-1) as Level;
  const [opening] = top.openings.filter(({ kind }) => kind === "door");
  const [sample] = top.walls;
  if (!sample || !opening) throw new Error("a house without a wall or a door");
  const house = (deep: number): Plan => {
    const rear = { ...sample, id: "rear", kind: "external", from: [0, deep - 115], to: [8200, deep - 115] } as const;
    const door = { ...opening, wall: rear.id, from: [100, deep - 115], to: [5400, deep - 115] } as const;
    const footprint = [{ outer: [...boxCorners({ x1: 0, y1: 0, x2: 8200, y2: deep })], holes: [] }];
    const plot = [...boxCorners({ x1: 0, x2: 8200, y1: -3000, y2: deep + 2000 })];
    const level = { ...top, index: 0, footprint, rooms: [], walls: [rear], openings: [door], columns: [], stairs: [] };
    return { ...drawn, site: { ...drawn.site, plot }, levels: [level] };
  };
  const behind = (plan: Plan) => roofOutlets(plan).filter(({ out }) => out[1] > 0);
  expect(behind(house(8000)).map(({ pipe: [x] }) => x > 5555)).toEqual([true]);
  // Half of a deep roof is more than one pipe takes.
  expect(behind(house(14_000))).toHaveLength(2);
});

/** The house with its stair going on to the roof. */
function withStairToRoof(plan: Plan): Plan {
  const [ground, first] = plan.levels as readonly [Level, Level];
  const room = first.rooms.find(({ kind }) => kind === "stair");
  if (!room) throw new Error("a house without a stair");
  const stairs = ground.stairs.map((stair) => ({ ...stair, room: room.id, toLevel: 2 }));
  return { ...plan, levels: [ground, { ...first, stairs }] };
}

/** The same, the house ending so far before the door of the room over the stair. */
function withParapetBefore(plan: Plan, depth: number): Plan {
  const before = beforeDoors(plan)[0];
  const [room] = headroomBoxes(plan);
  const [ground, top] = plan.levels as readonly [Level, Level];
  if (!before || !room) throw new Error("no door to the roof");
  const { x1, x2, y1, y2 } = boxAround(top.footprint.flatMap(({ outer }) => outer));
  const cut = {
    x1: before.x2 <= room.x1 + 1 ? room.x1 - depth : x1,
    x2: before.x1 >= room.x2 - 1 ? room.x2 + depth : x2,
    y1: before.y2 <= room.y1 + 1 ? room.y1 - depth : y1,
    y2: before.y1 >= room.y2 - 1 ? room.y2 + depth : y2,
  };
  const footprint = [{ outer: [...boxCorners(cut)], holes: [] }];
  const rooms = top.rooms.filter(({ kind }) => kind === "stair");
  const bare = { ...top, footprint, rooms, walls: [], openings: [], columns: [] };
  return { ...plan, levels: [{ ...ground, footprint }, bare] };
}

/** The same, with an arm of the house behind that room, at party walls on the left and at the rear. */
function withArmBehindRoom(plan: Plan): Plan {
  const [room] = headroomBoxes(plan);
  const [ground, top] = plan.levels as readonly [Level, Level];
  if (!room) throw new Error("no room on the roof");
  const [left, right, front, rear] = [room.x1 - 3000, room.x2 + 5000, room.y1 - 3000, room.y2 + 115] as const;
  const outer: Polygon = [
    [room.x1 - 100, front],
    [right, front],
    [right, rear],
    [left, rear],
    [left, rear - 2500],
    [room.x1 - 100, rear - 2500],
  ];
  const plot = [...boxCorners({ x1: left, x2: right + 2000, y1: front - 4000, y2: rear })];
  const rooms = top.rooms.filter(({ kind }) => kind === "stair");
  const bare = { ...top, footprint: [{ outer, holes: [] }], rooms, walls: [], openings: [], columns: [] };
  return { ...plan, site: { ...plan.site, plot }, levels: [{ ...ground, footprint: bare.footprint }, bare] };
}

const climbed = withStairToRoof(HOUSE_30X60);
const roofs = { drawn, ...planned, climbed, narrow: withParapetBefore(climbed, 1400), arm: withArmBehindRoom(climbed) };

test("no outlet lies before the door of the room over the stair", () => {
  for (const depth of [1200, 1400, 1800, 2200]) {
    const plan = withParapetBefore(climbed, depth);
    const before = beforeDoors(plan);
    expect(before.length).toBeGreaterThan(0);
    for (const { khurra } of roofOutlets(plan)) expect(before.filter((box) => boxesOverlap(box, khurra))).toEqual([]);
  }
});

test.each(Object.entries(roofs))("all of the roof of %s falls to an outlet, none of it against a wall", (_, plan) => {
  const roof = roofOutline(plan);
  const outlets = roofOutlets(plan);
  const { catchments, undrained } = drain(roof, headroomBoxes(plan), outlets);
  expect(undrained).toBeLessThan(0.3e6);
  expect(catchments.map(({ outlet }) => outlet.pipe).sort()).toEqual(outlets.map(({ pipe }) => pipe).sort());
});

/** The arrows on a roof's floor: those down the tiles about it lie beyond its walls. */
const fallsOn = (plan: Plan, paths: readonly SeenPath[]) =>
  paths.filter(
    ({ stroke, fill, loops }) =>
      stroke === PENS.opening && !fill && isOnRoof(roofOutline(plan), loops[0]?.[0] ?? [0, 0]),
  );

test.each(Object.entries(roofs))(
  "on the roof of %s each arrow lies on its outlet's floor, off ridges, rooms, words and other arrows, with its slope",
  (_, plan) => {
    const sheet = drawRoofSheet(plan, block, typesetter);
    const { paths, words } = lookAt(sheet);
    const roof = roofOutline(plan);
    const { catchments, ridges } = drain(roof, headroomBoxes(plan), roofOutlets(plan));
    const arrows = fallsOn(plan, paths("A-FLOR"));
    const [x0, y0] = sheet.origin ?? [0, 0];
    const texts = sheet.marks
      .filter((mark) => mark.kind === "text" && mark.layer === "A-ANNO-TEXT")
      .map((mark) => textBox(mark as TextMark, typesetter))
      .map(({ x1, y1, x2, y2 }) => ({
        x1: (x1 - x0) * sheet.scale,
        y1: (y1 - y0) * sheet.scale,
        x2: (x2 - x0) * sheet.scale,
        y2: (y2 - y0) * sheet.scale,
      }));
    const taken = [...texts, ...headroomBoxes(plan), ...ridges.map((ends) => growBox(boxAround(ends), 30))];
    expect(arrows).toHaveLength(catchments.length);
    for (const { loops } of arrows) {
      const [tail = [0, 0], tip = [0, 0]] = loops[0] ?? [];
      const own = catchments.find(({ outlet }) =>
        boxesOverlap(growBox(outlet.khurra, 2), growBox(boxAround([tip]), 1)),
      );
      for (const share of [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
        const at = [tail[0] + (tip[0] - tail[0]) * share, tail[1] + (tip[1] - tail[1]) * share] as const;
        expect(own?.floor.some((box) => boxHolds(growBox(box, 1), ...at))).toBe(true);
        expect(taken.filter((box) => boxHolds(box, ...at))).toEqual([]);
      }
    }
    expect(words.filter(({ text }) => text === "1:100")).toHaveLength(arrows.length);
  },
);

test("every arrow of the fall ends at an outlet, and every pipe has its name", () => {
  for (const plan of [drawn, ...Object.values(planned)]) {
    const sheet = drawRoofSheet(plan, block, typesetter);
    const { paths, words } = lookAt(sheet);
    const outlets = roofOutlets(plan);
    const arrows = fallsOn(plan, paths("A-FLOR"));
    expect(arrows.length).toBe(outlets.length);
    for (const { loops } of arrows) {
      const [x, y] = loops[0]?.[1] ?? [0, 0];
      const tip = growBox({ x1: x, x2: x, y1: y, y2: y }, 1);
      expect(outlets.filter(({ khurra }) => boxesOverlap(growBox(khurra, 1), tip))).toHaveLength(1);
    }
    expect(words.flatMap(({ text }) => /^R\.W\.P\.(\d+)$/.exec(text)?.[1] ?? [])).toEqual(
      outlets.map((_, index) => String(index + 1)),
    );
  }
});
