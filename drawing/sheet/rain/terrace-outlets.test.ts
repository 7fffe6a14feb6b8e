import { expect, test } from "vitest";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { withParapets } from "#drawing/fixtures/stepped-house.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import { pipesFrom, pipeTag } from "#drawing/sheet/rain/pipes.ts";
import { terraceOutlets } from "#drawing/sheet/rain/terrace-outlets.ts";
import { boxAround, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const byHand = (): Plan => withParapets(twoStorey30x60());
const houses: readonly (readonly [string, Plan])[] = [
  ["drawn by hand", byHand()],
  ["planned", HOUSE_30X60],
];
const open = ({ rooms }: Level) => rooms.filter(({ kind }) => kind === "terrace" || kind === "balcony");

test.each(houses)("every terrace and balcony of the house %s has an outlet within it and a pipe outside", (_, plan) => {
  const upper = plan.levels.slice(1);
  expect(upper.flatMap(open).length).toBeGreaterThan(0);
  for (const level of upper) {
    const outlets = terraceOutlets(plan, level);
    expect(outlets.map(({ room }) => room)).toEqual(open(level));
    for (const { room, khurra, pipe } of outlets) {
      expect(contains(room.polygon, (khurra.x1 + khurra.x2) / 2, (khurra.y1 + khurra.y2) / 2)).toBe(true);
      expect(contains(plan.site.plot, ...pipe)).toBe(true);
      const round = growBox(boxAround([pipe]), 55);
      for (const below of plan.levels.slice(0, level.index)) {
        expect(below.footprint.some(({ outer }) => contains(outer, ...pipe))).toBe(false);
        expect(placeOpenings(below).filter(({ box }) => boxesOverlap(growBox(box, 100), round))).toEqual([]);
      }
    }
  }
});

test("no pipe of a terrace stands behind a party wall, and a floor larger than 40 m² has two", () => {
  const plan = byHand();
  const first = plan.levels[1] as Level;
  const terrace = first.rooms.find(({ kind }) => kind === "terrace") as Level["rooms"][number];
  const large = { ...first, rooms: first.rooms.map((room) => (room === terrace ? { ...room, area: 50 } : room)) };
  const ofTerrace = terraceOutlets(plan, large).filter(({ room }) => room.id === terrace.id);
  expect(ofTerrace).toHaveLength(2);
  const { x1, x2 } = boxAround(first.footprint.flatMap(({ outer }) => outer));
  const plot = plan.site.plot.map(([x, y]) => [Math.min(Math.max(x, x1), x2), y] as const);
  for (const { out } of terraceOutlets({ ...plan, site: { ...plan.site, plot } }, first)) expect(out[0]).toBe(0);
});

test.each(houses)("the sheet of the house %s draws each outlet with its arrow and its pipe's name", (_, plan) => {
  const sheets = drawLevelSheets(plan, block, typesetter);
  plan.levels.forEach((level, index) => {
    const pipes = pipesFrom(plan, level.index);
    const outlets = pipes.map(({ outlet }) => outlet);
    const { words, paths } = lookAt(sheets[index] as (typeof sheets)[number]);
    const names = words.map(({ text }) => text);
    for (const pipe of pipes) expect(names.filter((name) => name === pipeTag(pipe, "R.W.P."))).toHaveLength(1);
    const tips = paths("A-FLOR")
      .filter(({ stroke, fill, loops }) => stroke === PENS.opening && !fill && loops[0]?.length === 2)
      .flatMap(({ loops }) => (loops[0]?.[1] ? [growBox(boxAround([loops[0][1]]), 2)] : []));
    for (const { khurra } of outlets)
      expect(tips.filter((tip) => boxesOverlap(growBox(khurra, 1), tip))).toHaveLength(1);
  });
});
