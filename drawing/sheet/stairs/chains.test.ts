import { expect, test } from "vitest";
import { rect, room } from "#drawing/fixtures/drawn-parts.ts";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { axisEnds, boxAround, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { stairChains } from "#drawing/sheet/stairs/chains.ts";
import { flightRun } from "#drawing/sheet/stairs/walk.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan, Stair } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const american = twoStorey30x60({ brief: { ...twoStorey30x60().brief, region: "us" } });
const houses: readonly [string, Plan][] = [
  ["the Indian house", twoStorey30x60()],
  ["the American house", american],
  ["the house on 30 by 60 feet", HOUSE_30X60],
];

function stairOf(plan: Plan): { readonly level: Level; readonly stair: Stair } {
  const [level] = plan.levels;
  const [stair] = level?.stairs ?? [];
  if (!level || !stair) throw new Error("no stair");
  return { level, stair };
}

test.each(houses)(
  "%s: a stair is measured from wall to wall, through the foot and the head of each flight, and across them",
  (_, plan) => {
    const { level, stair } = stairOf(plan);
    const room = boxAround(level.rooms.find(({ id }) => id === stair.room)?.polygon ?? []);
    const chains = stairChains(level, stair);
    for (const flight of stair.flights) {
      const box = boxAround(flight.polygon);
      const axis = flight.up[0] === 0 ? 1 : 0;
      const along = chains.find((chain) => chain.axis === axis && chain.treads > 0);
      expect(along?.stops).toEqual([axisEnds(room, axis)[0], ...axisEnds(box, axis), axisEnds(room, axis)[1]]);
      const across = chains.find((chain) => chain.axis !== axis);
      const other = axis === 0 ? 1 : 0;
      for (const end of [...axisEnds(box, other), ...axisEnds(room, other)])
        expect(Math.min(...(across?.stops ?? []).map((stop) => Math.abs(stop - end)))).toBeLessThan(20);
    }
  },
);

test.each(houses)(
  "%s: every floor's sheet writes the treads of a flight with their run, and their product is that run",
  (_, plan) => {
    const { stair } = stairOf(plan);
    const [flight] = stair.flights;
    if (!flight) throw new Error("no flight");
    const treads = flight.risers - 1;
    expect(Math.abs(treads * stair.tread - flightRun(flight).length)).toBeLessThan(1);
    for (const sheet of drawLevelSheets(plan, block, typesetter)) {
      const runs = lookAt(sheet).words.filter(({ text }) => text.includes(" x ") && text.includes(" = "));
      expect(runs.map(({ text }) => text.startsWith(`${treads} x `))).toEqual([true]);
    }
  },
);

test("no figure of a stair stands on its arrow", () => {
  for (const [, plan] of houses)
    for (const sheet of drawLevelSheets(plan, block, typesetter)) {
      const arrows = sheet.marks
        .filter((mark) => mark.kind === "path" && mark.layer === "A-STRS" && mark.stroke === PENS.arrow)
        .flatMap((mark) => (mark.kind === "path" ? mark.contours : []));
      const legs = arrows.flatMap(({ from, segments }) =>
        segments.map(({ to }, index) => boxAround([segments[index - 1]?.to ?? from, to])),
      );
      const figures = sheet.marks.flatMap((mark) =>
        mark.kind === "text" && mark.layer === "A-ANNO-DIMS"
          ? [{ words: mark.text, box: textBox(mark, typesetter) }]
          : [],
      );
      const covered = figures.filter(({ box }) => legs.some((leg) => boxesOverlap(growBox(leg, 0.05), box)));
      expect(covered.map(({ words }) => words)).toEqual([]);
    }
});

test("of two flights in one line each is measured once, with the landing between them", () => {
  const { level, stair } = stairOf(twoStorey30x60());
  const flight = (y1: number, y2: number): Stair["flights"][number] => ({
    polygon: rect(0, y1, 1000, y2),
    risers: 8,
    up: [0, 1],
  });
  const straight: Stair = {
    ...stair,
    kind: "straight",
    flights: [flight(1100, 2850), flight(3850, 5600)],
    landings: [rect(0, 2850, 1000, 3850)],
  };
  const shaft = { ...level, rooms: [room(stair.room, "stair", "Staircase", 0, 0, 1000, 6700)] };
  const along = stairChains(shaft, straight).filter(({ treads }) => treads > 0);
  expect(along.map(({ stops }) => stops).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual([
    [0, 1100, 2850, 3850],
    [3850, 5600, 6700],
  ]);
});
