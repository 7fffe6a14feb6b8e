import { expect, test } from "vitest";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { driveBoxes } from "#drawing/sheet/drive/drives.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { createLabelSpace } from "#drawing/sheet/page/label-space.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import { INK, PENS } from "#drawing/sheet/page/pens.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { formatLength, unitsOf } from "#drawing/sheet/page/units.ts";
import { type Box, boxAround, boxCorners, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { drawEntranceSteps } from "#drawing/sheet/steps/draw-entrance-steps.ts";
import { boxesOf, entranceSteps, sidesWithSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const plans = [twoStorey30x60(), HOUSE_20X60, HOUSE_30X60];

test("steps lie on the plot, outside of every room, and none is higher than 165 mm", () => {
  for (const plan of plans) {
    const plot = boxAround(plan.site.plot);
    const rooms = plan.levels[0]?.rooms.map(({ polygon }) => boxAround(polygon)) ?? [];
    const flights = entranceSteps(plan);
    expect(flights.length).toBeGreaterThan(0);
    for (const steps of flights) {
      for (const box of boxesOf(steps)) {
        expect([box.x1 >= plot.x1, box.y1 >= plot.y1, box.x2 <= plot.x2, box.y2 <= plot.y2]).not.toContain(false);
        expect(rooms.some((room) => boxesOverlap(room, box))).toBe(false);
      }
      const heights = [steps.floor, ...steps.treads.map(({ height }) => height), 0];
      const rises = heights.slice(1).map((height, i) => (heights[i] ?? 0) - height);
      expect(Math.max(...rises)).toBeLessThanOrEqual(165);
      expect(Math.min(...rises)).toBeGreaterThan(100);
    }
  }
});

test("one comes from the ground to the main door: straight, or over the sit-out before it", () => {
  for (const plan of plans) {
    const ground = plan.levels[0];
    const door = ground?.openings.find(({ main }) => main);
    if (!ground || !door) throw new Error("a fixture without a main door");
    const sitOut = ground.rooms.find(
      ({ id, kind }) => door.rooms.includes(id) && kind !== "living" && kind !== "foyer",
    );
    const before = boxAround(sitOut ? sitOut.polygon : [door.from, door.to]);
    const near = { x1: before.x1 - 400, y1: before.y1 - 400, x2: before.x2 + 400, y2: before.y2 + 400 };
    const reached = entranceSteps(plan).some((steps) => boxesOf(steps).some((box) => boxesOverlap(box, near)));
    expect(reached).toBe(true);
  }
});

test("in a side yard too narrow for a landing, steps and the ground from which one comes to them, the steps run along the wall", () => {
  const steps = ([12_000, 10_350, 9750, 9144] as const).map((width) => {
    const plan = withSideDoor(twoStorey30x60(), width);
    const door = plan.levels[0]?.openings.at(-1);
    return entranceSteps(plan).find(({ landing }) => landing && door && boxesOverlap(landing, around(door.from)));
  });
  expect(steps.map((one) => [one?.down, one?.landing && one.landing.x2 - one.landing.x1])).toEqual([
    ["right", 900],
    ["right", 900],
    ["front", 900],
    ["front", 900],
  ]);
});

test("towards a second road the steps may end at the plot's edge, as one comes from there", () => {
  const downAt = (kind: "road" | "open"): string | undefined => {
    const plan = withSideDoor(twoStorey30x60(), 9750);
    const edges = { ...plan.site.edges, right: { ...plan.site.edges.right, kind } };
    const door = plan.levels[0]?.openings.at(-1);
    return entranceSteps({ ...plan, site: { ...plan.site, edges } }).find(
      ({ landing }) => landing && door && boxesOverlap(landing, around(door.from)),
    )?.down;
  };
  expect([downAt("road"), downAt("open")]).toEqual(["right", "front"]);
});

test("a floor one step above the ground needs no flight", () => {
  const plan = twoStorey30x60();
  const levels = plan.levels.map((level) => ({ ...level, floorLevel: level.floorLevel - 300 }));
  expect(entranceSteps({ ...plan, levels })).toEqual([]);
});

function around([x, y]: readonly [number, number]): Box {
  return { x1: x, y1: y, x2: x + 300, y2: y + 300 };
}

test("a drive leads from the road to the car's bay, as wide as the bay", () => {
  const plan = twoStorey30x60();
  const bay = plan.levels[0]?.rooms.find(({ kind }) => kind === "parking");
  if (!bay) throw new Error("no bay");
  const { x1, x2 } = boxAround(bay.polygon);
  expect(driveBoxes(plan)).toEqual([{ x1, x2, y1: 0, y2: 1500 }]);
});

/** The drawn house on a plot of some width, with a door in its right wall. */
function withSideDoor(plan: Plan, plotWidth: number): Plan {
  const [ground, ...upper] = plan.levels;
  if (!ground) throw new Error("no ground floor");
  const wall = ground.walls
    .filter(({ kind, from, to }) => kind === "external" && from[0] === to[0])
    .sort((a, b) => b.from[0] - a.from[0])[0];
  const room = ground.rooms.find(({ kind, polygon }) => kind === "kitchen" || boxAround(polygon).x2 > 7900);
  if (!wall || !room) throw new Error("no right wall");
  const { y1, y2 } = boxAround(room.polygon);
  const middle = (y1 + y2) / 2;
  const x = wall.from[0];
  const door = {
    id: "side-door",
    kind: "door",
    tag: "D2",
    wall: wall.id,
    from: [x, middle - 450],
    to: [x, middle + 450],
    sill: 0,
    head: 2100,
    rooms: [room.id, "outside"],
  } as const;
  const plot = [
    [0, 0],
    [plotWidth, 0],
    [plotWidth, 18_288],
    [0, 18_288],
  ] as const;
  const levels = [{ ...ground, openings: [...ground.openings, door] }, ...upper];
  return { ...plan, site: { ...plan.site, plot }, levels };
}

test("an arrow climbs each flight from the ground to the floor, over all of its treads", async () => {
  const typesetter = createTypesetter(await loadFonts());
  const frame = { scale: 20, origin: [0, 0] } as const;
  for (const flights of plans.map(entranceSteps)) {
    for (const steps of flights) {
      const marks = drawEntranceSteps([steps], frame, typesetter, createLabelSpace());
      const paths = lookAt({ name: "", title: "", width: 1, height: 1, ...frame, marks }).paths("L-SITE");
      const run = boxAround(steps.treads.flatMap(({ box }) => boxCorners(box)));
      const [shaft] = paths.filter(({ stroke, fill }) => stroke && !fill).map(({ loops }) => loops[0]);
      const heads = paths.filter(({ fill }) => fill?.colour === INK).map(({ loops }) => loops[0]);
      const [middleX, middleY] = [(run.x1 + run.x2) / 2, (run.y1 + run.y2) / 2];
      const climbs = {
        front: [run.y1, run.y2].map((y) => [middleX, y]),
        rear: [run.y2, run.y1].map((y) => [middleX, y]),
        left: [run.x1, run.x2].map((x) => [x, middleY]),
        right: [run.x2, run.x1].map((x) => [x, middleY]),
      }[steps.down];
      const rounded = (points: readonly (readonly number[])[] = []) => points.map((point) => point.map(Math.round));
      expect(rounded(shaft)).toEqual(rounded(climbs));
      expect(heads.map((head) => rounded(head?.slice(0, 1)))).toEqual([rounded(climbs.slice(1))]);
      const fromFoot = heads.flatMap((head = []) =>
        head.map(([x, y]) => Math.hypot(x - (climbs[0]?.[0] ?? 0), y - (climbs[0]?.[1] ?? 0))),
      );
      expect(fromFoot.indexOf(Math.max(...fromFoot))).toBe(0);
    }
  }
});

test("UP stands before the foot of a flight, and on its landing where something else stands there", async () => {
  const typesetter = createTypesetter(await loadFonts());
  const frame = { scale: 20, origin: [0, 0] } as const;
  const steps = entranceSteps(HOUSE_30X60).find(({ down, landing }) => down === "rear" && landing !== null);
  if (!steps?.landing) throw new Error("a fixture without steps to its garden");
  const onPaper = ({ x1, y1, x2, y2 }: Box): Box => ({ x1: x1 / 20, y1: y1 / 20, x2: x2 / 20, y2: y2 / 20 });
  const [landing, foot] = [onPaper(steps.landing), Math.max(...boxesOf(steps).map(({ y2 }) => y2)) / 20];
  const wordIn = (isTaken: boolean) => {
    const space = createLabelSpace();
    if (isTaken) space.block({ x1: landing.x1 - 100, y1: foot, x2: landing.x2 + 100, y2: foot + 50 });
    const [word, ...more] = drawEntranceSteps([steps], frame, typesetter, space).filter((mark) => mark.kind === "text");
    if (word === undefined || more.length > 0) throw new Error("not one word");
    return textBox(word, typesetter);
  };
  expect(wordIn(false).y1).toBeGreaterThan(foot);
  expect(boxesOverlap(wordIn(true), landing)).toBe(true);
});

test("a flight that goes down along a wall stands on its door's side of the house", () => {
  const plan = withSideDoor(twoStorey30x60(), 9750);
  const [ground] = plan.levels;
  const flights = entranceSteps(plan).filter(
    ({ down, landing }) => down === "front" && landing !== null && landing.x1 > 7000,
  );
  if (!ground || flights.length === 0) throw new Error("no flight along the right wall");
  expect(sidesWithSteps(flights, ground)).toEqual(["right"]);
});

test("the ground floor says beside each flight its risers and treads, how wide it is, how deep its landing and where it begins", async () => {
  const typesetter = createTypesetter(await loadFonts());
  const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
  const cases = [
    ["in", /^\d R x [\d.]+ mm,( T 300 mm(,.*)?)?$/],
    ["uk", /^\d R x [\d.]+,( T 300(,.*)?)?$/],
    ["us", /^\d R x [\d.]+",( T 12"(,.*)?)?$/],
  ] as const;
  for (const planned of plans)
    for (const [region, said] of cases) {
      const plan: Plan = { ...planned, brief: { ...planned.brief, region } };
      const units = unitsOf(region);
      const [sheet] = drawLevelSheets(plan, block, typesetter);
      if (!sheet) throw new Error("no sheet");
      const texts = sheet.marks.filter((mark): mark is TextMark => mark.kind === "text");
      const flights = entranceSteps(plan);
      const sizes = texts.filter(({ text }) => said.test(text));
      expect(sizes).toHaveLength(flights.length);
      expect(texts.filter(({ text }) => /(?:from|beyond|with) (?:left|front) face$/.test(text))).toHaveLength(
        flights.length,
      );
      const boxes = texts.map((mark) => ({ mark, box: textBox(mark, typesetter) }));
      for (const size of sizes) {
        const box = textBox(size, typesetter);
        expect(
          boxes.filter((one) => one.mark !== size && boxesOverlap(one.box, box)).map(({ mark }) => mark.text),
        ).toEqual([]);
      }
      const figures = texts.filter(({ measures }) => measures).map(({ text }) => text);
      for (const { treads, landing, down } of flights) {
        const across = (box: Box) => (down === "front" || down === "rear" ? box.x2 - box.x1 : box.y2 - box.y1);
        const deep = (box: Box) => (down === "front" || down === "rear" ? box.y2 - box.y1 : box.x2 - box.x1);
        for (const { box } of treads.slice(0, 1)) expect(figures).toContain(formatLength(units, across(box)));
        if (landing) expect(figures).toContain(formatLength(units, deep(landing)));
      }
    }
});

test("words of a flight in a side yard stand in the yard, or elsewhere over no line of a chain", async () => {
  const typesetter = createTypesetter(await loadFonts());
  const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
  for (const width of [12_000, 10_350, 9750, 9144]) {
    const [sheet] = drawLevelSheets(withSideDoor(twoStorey30x60(), width), block, typesetter);
    const marks = sheet?.marks ?? [];
    const said = marks.filter((mark): mark is TextMark => mark.kind === "text" && /R x|^T 300|face$/.test(mark.text));
    const chains = marks.flatMap((mark) =>
      mark.kind === "path" && mark.stroke === PENS.dimension && mark.layer === "A-ANNO-DIMS"
        ? mark.contours.map(({ from, segments }) => boxAround([from, ...segments.map(({ to }) => to)]))
        : [],
    );
    expect([said.length > 1, chains.length > 10]).toEqual([true, true]);
    for (const one of said) {
      const words = textBox(one, typesetter);
      expect([width, one.text, chains.filter((line) => boxesOverlap(words, growBox(line, 0.05)))]).toEqual([
        width,
        one.text,
        [],
      ]);
    }
  }
});
