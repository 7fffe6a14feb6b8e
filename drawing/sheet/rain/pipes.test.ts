import { expect, test } from "vitest";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { betweenPartyWalls, terrace, withParapets, withStorey } from "#drawing/fixtures/stepped-house.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { pipesPast, pipeTag, rainPipes, receivedBy } from "#drawing/sheet/rain/pipes.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { boxAround, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Point } from "#planner/geometry/point.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const stepped = withParapets(betweenPartyWalls(withStorey(false)));
const houses = { stepped, "30x60": HOUSE_30X60, "20x60": HOUSE_20X60 };

const wordsOf = (sheet: Sheet | undefined) =>
  sheet?.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])) ?? [];

/** Whether a sheet shows a pipe at a point. */
function showsPipe(sheet: Sheet, at: Point): boolean {
  const around = growBox(boxAround([at]), 60);
  return lookAt(sheet)
    .paths("A-FLOR")
    .some(({ box, fill, stroke }) => {
      const [x, y] = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
      const isCircle = fill?.colour === PAPER && stroke === PENS.opening;
      return isCircle && boxesOverlap(around, growBox(boxAround([[x, y]]), 60));
    });
}

test.each(Object.entries(houses))(
  "every rain-water pipe of the house %s is seen on each storey that it passes, under the one name that its head has",
  (_, plan) => {
    const pipes = rainPipes(plan);
    expect(pipes.map(({ number }) => number)).toEqual(pipes.map((_, index) => index + 1));
    const sheets = [...drawLevelSheets(plan, block, typesetter), drawRoofSheet(plan, block, typesetter)];
    for (const pipe of pipes) {
      expect(pipe.seen.map(({ level }) => level)).toEqual(pipe.course.past);
      expect(wordsOf(sheets[pipe.from])).toContain(pipeTag(pipe, "R.W.P."));
      for (const { level, at } of pipe.seen) {
        const sheet = sheets[level.index] as Sheet;
        const name = wordsOf(sheet).filter((words) => words.replace(" SHOE", "") === pipeTag(pipe, "R.W.P."));
        expect(name).toHaveLength(1);
        expect(showsPipe(sheet, at)).toBe(true);
      }
    }
  },
);

test("a roof's pipe that comes down on a terrace ends there in a shoe, as its storey's sheet and both notes say", () => {
  const ending = rainPipes(stepped).filter(({ from, course }) => from === 3 && course.onto !== null);
  expect(ending.map(({ course }) => course.onto?.room.kind)).toContain("terrace");
  const sheets = drawLevelSheets(stepped, block, typesetter);
  const roofs = wordsOf(drawRoofSheet(stepped, block, typesetter)).join(" ");
  for (const { number, outlet, course } of ending) {
    const [x, y] = outlet.pipe;
    expect(contains(course.onto?.room.polygon ?? [], x, y)).toBe(true);
    const own = wordsOf(sheets[course.onto?.level.index ?? 0]);
    expect(own).toContain(`R.W.P.${number} SHOE`);
    for (const notes of [own.join(" "), roofs]) {
      const told = new RegExp(`R\\.W\\.P\\.${number}\\b[^:;]{0,40} in a shoe 150 mm above the finish of the`);
      expect(told.test(notes)).toBe(true);
    }
    // Below the floor on which it ends there is no more of it.
    expect(course.past.at(-1)).toBe(course.onto?.level);
  }
});

test("a terrace's own pipes take its rain and all that pipes from above bring on to it", () => {
  const pipes = rainPipes(stepped);
  const received = receivedBy(pipes, terrace);
  expect(received).toBeGreaterThan(10);
  const own = pipes.filter(({ room }) => room === terrace);
  expect(own.reduce((sum, { drained }) => sum + drained, 0)).toBeCloseTo(terrace.area + received);
  expect(own.every(({ drained }) => drained <= 40)).toBe(true);
});

/** The planned house with windows along the whole of the ground floor's walls but for so much at their ends. */
function withWindowsBelow(plan: Plan, bare: number): Plan {
  const [ground, ...upper] = plan.levels as readonly [Level, ...Level[]];
  const { x1, x2, y1, y2 } = boxAround(ground.footprint.flatMap(({ outer }) => outer));
  const [sample] = ground.openings.filter(({ kind }) => kind === "window");
  const outer = ground.walls.filter(({ kind }) => kind === "external");
  const front = outer.find(({ from, to }) => from[1] === to[1] && from[1] < y1 + 200);
  const rear = outer.find(({ from, to }) => from[1] === to[1] && from[1] > y2 - 200);
  if (!sample || !front || !rear) throw new Error("a house without a window or walls");
  const openings = [front, rear].map((wall, index) => ({
    ...sample,
    id: `wide-${index}`,
    wall: wall.id,
    from: [x1 + bare, wall.from[1]] as const,
    to: [x2 - bare, wall.from[1]] as const,
  }));
  return { ...plan, levels: [{ ...ground, openings }, ...upper] };
}

test("where nothing but windows lies below a terrace, its pipe goes down beside them, and the notes tell of the bends", () => {
  const plan = withWindowsBelow(stepped, 300);
  const ground = plan.levels[0] as Level;
  const bent = rainPipes(plan).filter((pipe) => pipe.bent.includes(ground));
  expect(bent.length).toBeGreaterThan(0);
  for (const { at } of pipesPast(plan, ground)) {
    const round = growBox(boxAround([at]), 55);
    expect(placeOpenings(ground).filter(({ box }) => boxesOverlap(growBox(box, 100), round))).toEqual([]);
  }
  const notes = wordsOf(drawLevelSheets(plan, block, typesetter)[0]).join(" ");
  for (const pipe of bent) expect(notes).toContain(pipeTag(pipe, "R.W.P."));
  expect(notes).toContain("without an opening below: bends over the lintel lead");
  expect(notes).toContain("as drawn on its floor's plan");
});

test("a pipe that no wall beside a wide window has room for is not drawn before that window, but told", () => {
  const plan = withWindowsBelow(stepped, 10);
  const ground = plan.levels[0] as Level;
  const bent = rainPipes(plan).filter((pipe) => pipe.bent.includes(ground));
  expect(bent.length).toBeGreaterThan(0);
  expect(bent.flatMap(({ seen }) => seen.filter(({ level }) => level === ground))).toEqual([]);
  const told = wordsOf(drawLevelSheets(plan, block, typesetter)[0])
    .join(" ")
    .split(". ")
    .find((note) => note.includes("no wall without an opening below"));
  for (const pipe of bent) expect(told).toContain(pipeTag(pipe, "R.W.P."));
  expect(told).toContain("to be settled on site");
});

test("in America a pipe's notes call it as its tag does", () => {
  const american: Plan = { ...stepped, brief: { ...stepped.brief, region: "us" } };
  const [pipe] = rainPipes(american).filter(({ course }) => course.onto !== null);
  if (!pipe) throw new Error("no pipe over a terrace");
  const words = wordsOf(drawLevelSheets(american, block, typesetter)[pipe.course.onto?.level.index ?? 0]);
  expect(words).toContain(`D.S.${pipe.number} SHOE`);
  expect(words.join(" ")).toMatch(new RegExp(`D\\.S\\.${pipe.number}\\b.{0,40} in a shoe`));
  expect(words.join(" ")).not.toContain("R.W.P.");
});
