import { expect, test } from "vitest";
import { drawSheets } from "#drawing/draw-set.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { cutBodies, cutOpenings } from "#drawing/section/cut-bodies.ts";
import { cutWalls } from "#drawing/section/cut-walls.ts";
import { blockStairs } from "#drawing/section/draw-section-stairs.ts";
import { heightChains } from "#drawing/section/section-heights.ts";
import { sectionNotes } from "#drawing/section/section-notes.ts";
import { coverOf, isClimbed, stairsSeen } from "#drawing/section/section-stairs.ts";
import { alongCut, isCut, seenFrom } from "#drawing/section/section-view.ts";
import { writtenStorey } from "#drawing/sheet/heights/written-heights.ts";
import { isFullHeight, wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import { sunshades } from "#drawing/sheet/openings/sunshades.ts";
import { toPaper } from "#drawing/sheet/page/frame.ts";
import { createLabelSpace } from "#drawing/sheet/page/label-space.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { sectionCut } from "#drawing/sheet/section-line/cut.ts";
import { SECTION } from "#drawing/sheet/section-line/mark.ts";
import { boxAround, boxCorners, boxesOverlap } from "#drawing/sheet/shapes/box.ts";
import { writtenRisers } from "#drawing/sheet/stairs/written-risers.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const context = {
  fonts: await loadFonts(),
  createdAt: new Date("2026-11-20T00:00:00Z"),
  client: "A. Sample",
  project: "Sample house",
};
const typesetter = createTypesetter(context.fonts);
const HOUSES: Readonly<Record<string, Plan>> = { "30x60": HOUSE_30X60, "20x60": HOUSE_20X60, drawn: twoStorey30x60() };
const all = Object.entries(HOUSES);

function sheetsOf(plan: Plan): readonly Sheet[] {
  return drawSheets(plan, context, { elevation: false });
}

function wordsOn(sheet: Sheet | undefined): readonly string[] {
  return sheet?.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])) ?? [];
}

test.each(all)("the section of %s goes through a flight of its stair, along the climb", (_, plan) => {
  const { axis, at } = sectionCut(plan);
  const flights = plan.levels.flatMap(({ stairs }) => stairs.flatMap((stair) => stair.flights));
  const cut = flights.filter(({ polygon, up }) => {
    const { x1, x2, y1, y2 } = boxAround(polygon);
    const [low, high] = axis === 0 ? [y1, y2] : [x1, x2];
    return up[axis] !== 0 && low < at && at < high;
  });
  expect(cut.length).toBeGreaterThan(0);
});

test.each(all)(
  "every chain of heights of %s begins at the road and ends at the top, by every floor of the document",
  (_, plan) => {
    const chains = heightChains(plan, sectionCut(plan));
    const tops = chains.map(({ stops }) => stops.at(-1));
    expect(new Set(tops).size).toBe(1);
    for (const { stops } of chains) {
      expect(stops[0]).toBe(0);
      expect([...stops].sort((a, b) => a - b)).toEqual(stops);
    }
    const storeys = chains.find(({ kind }) => kind === "storeys")?.stops ?? [];
    for (const { floorLevel, floorToFloor } of plan.levels) {
      expect(storeys).toContain(floorLevel);
      expect(storeys).toContain(floorLevel + floorToFloor);
    }
  },
);

test.each(all)(
  "a chain of details of %s has sill and head of the opening that is cut in the wall beside it, and of no other",
  (_, plan) => {
    const cut = sectionCut(plan);
    for (const side of ["left", "right"] as const) {
      const chain = heightChains(plan, cut).find((one) => one.kind === "details" && one.side === side);
      for (const level of plan.levels) {
        const [end] = [...cutWalls(level, cut)].sort((a, b) => (side === "left" ? a.u1 - b.u1 : b.u2 - a.u2));
        const beside = cutOpenings(level, cut).filter(({ face }) => face.x1 === end?.u1);
        const own = beside.flatMap(({ opening }) => [opening.sill, opening.head]).filter((z) => z > 0);
        const heights = level.openings.filter(({ kind }) => kind !== "arch").flatMap(({ sill, head }) => [sill, head]);
        const told = heights.filter((z) => z > 0 && chain?.stops.includes(level.floorLevel + z));
        expect(own).toEqual(expect.arrayContaining(told));
        // Before a wall behind a balcony one measures the railing.
        const railed = wallBodies(level.walls)
          .filter(({ wall }) => !isFullHeight(wall))
          .map(({ box }) => seenFrom(cut, box, 0, 0))
          .some((rail) => isCut(rail) && (side === "left" ? rail.u1 < (end?.u1 ?? 0) : rail.u2 > (end?.u2 ?? 0)));
        if (!railed) expect(told).toEqual(expect.arrayContaining(own));
      }
    }
  },
);

test.each(all)(
  "the flights of %s that one sees have the risers of the document, numbered on from flight to flight",
  (_, plan) => {
    const { flights } = stairsSeen(plan, sectionCut(plan));
    for (const { index, stairs } of plan.levels) {
      const seen = flights.filter(({ level }) => level === index);
      expect(seen.reduce((sum, { risers }) => sum + risers, 0)).toBe(
        stairs.reduce((sum, { risers }) => sum + risers, 0),
      );
      for (const { foot, head, risers, riser } of seen) expect(head - foot).toBeCloseTo(risers * riser, 6);
    }
  },
);

test.each(all)("on each storey of %s the walls that are cut are those that the line crosses", (_, plan) => {
  const cut = sectionCut(plan);
  for (const level of plan.levels) {
    const crossed = level.walls.filter(({ kind, from, to }) => {
      const across = cut.axis === 0 ? 1 : 0;
      const [low, high] = [Math.min(from[across], to[across]), Math.max(from[across], to[across])];
      return (kind === "external" || kind === "internal") && low <= cut.at && cut.at <= high && low < high;
    });
    const drawn = cutWalls(level, cut);
    for (const { from } of crossed) {
      const line = alongCut(cut, from[cut.axis]);
      expect(drawn.some(({ u1, u2 }) => u1 <= line && line <= u2)).toBe(true);
    }
  }
});

test("the section is a sheet of the set, and every floor plan says with its letter at both ends where it is cut", () => {
  const sheets = sheetsOf(HOUSE_30X60);
  const section = sheets.find(({ name }) => name === "section");
  expect(wordsOn(section)).toContain(`SECTION ${SECTION}-${SECTION}`);
  const floors = sheets.filter(({ name }) => name.startsWith("level-"));
  expect(floors).toHaveLength(HOUSE_30X60.levels.length);
  for (const floor of floors) expect(wordsOn(floor).filter((word) => word === SECTION)).toHaveLength(2);
});

test("the section names the storeys and counts the stair as its document does", () => {
  const words = wordsOn(sheetsOf(HOUSE_30X60).find(({ name }) => name === "section"));
  for (const { name, stairs } of HOUSE_30X60.levels) {
    expect(words).toContain(name);
    for (const { risers, flights } of stairs)
      expect(words).toContain(`${risers} (${flights.map((flight) => flight.risers).join(" + ")})`);
  }
});

test.each(all)("nothing may be written in the section of %s over a flight, from its soffit to its steps", (_, plan) => {
  const { flights } = stairsSeen(plan, sectionCut(plan));
  const space = createLabelSpace();
  const frame = { origin: [0, 0], scale: 50 } as const;
  blockStairs(flights, [], frame, space);
  const covered = flights.filter(({ climbs }) => climbs !== 0).flatMap(coverOf);
  expect(covered.length).toBeGreaterThan(0);
  for (const { x1, y1, x2, y2 } of covered)
    for (const y of [y1 + 1, y2 - 1]) {
      const [u, v] = toPaper(frame, [(x1 + x2) / 2, y]);
      expect(space.cost({ x1: u, x2: u + 0.01, y1: v, y2: v + 0.01 })).toBe(Number.POSITIVE_INFINITY);
    }
});

test("the section's table sets a stair out by the figures of the floor plan's chains", () => {
  const sheets = sheetsOf(HOUSE_30X60);
  const onFloor = wordsOn(sheets.find(({ name }) => name === "level-0"));
  const words = wordsOn(sheets.find(({ name }) => name === "section"));
  const row = words.slice(words.indexOf("STAIR, SETTING OUT")).slice(6);
  const [from, width = "", flights = "", first = "", landing = ""] = row;
  expect(from).toBe(HOUSE_30X60.levels[0]?.name);
  for (const figure of [width, first, landing]) expect(onFloor).toContain(figure);
  for (const flight of flights.split(" + ")) expect(onFloor.some((word) => word.endsWith(` = ${flight}`))).toBe(true);
});

test.each(all)(
  "no words of the section of %s stand in what is cut, in its filling or in another storey than their flight's",
  (_, plan) => {
    const section = sheetsOf(plan).find(({ name }) => name === "section");
    const { origin = [0, 0], scale = 1, marks = [] } = section ?? {};
    const { walls, concrete, base, soil } = cutBodies(plan, sectionCut(plan));
    const climbed = stairsSeen(plan, sectionCut(plan)).flights.filter(isClimbed).flatMap(coverOf);
    const solid = [...walls, ...concrete, ...base, ...soil, ...climbed].map((box) =>
      boxAround(boxCorners(box).map((point) => toPaper({ origin, scale }, point))),
    );
    const words = marks.filter((mark): mark is TextMark => mark.kind === "text" && mark.layer === "A-ANNO-TEXT");
    const covered = words.filter((mark) => solid.some((box) => boxesOverlap(box, textBox(mark, typesetter))));
    expect(covered.map(({ text }) => text)).toEqual([]);
    const captions = words.filter(({ text }) => /^\d+ R (x|=) /.test(text));
    const floors = captions.map(({ at }) => (at[1] - origin[1]) * scale);
    const rising = plan.levels.filter(({ stairs }) => stairs.length > 0);
    expect(captions.length).toBeGreaterThan(0);
    for (const z of floors)
      expect(rising.some(({ floorLevel, floorToFloor }) => floorLevel <= z && z <= floorLevel + floorToFloor)).toBe(
        true,
      );
  },
);

test("risers in feet and inches add up to the storey on every sheet, by flight and one by one", () => {
  for (const region of ["in", "us"] as const) {
    const plan: Plan = { ...HOUSE_30X60, brief: { ...HOUSE_30X60.brief, region } };
    const units = unitsOf(region);
    for (const level of plan.levels) {
      for (const { risers, riser, flights } of level.stairs) {
        const { rise, each } = writtenRisers(plan, units, level.floorLevel, risers, riser);
        expect(rise).toBe(writtenStorey(plan, units, level).full);
        expect(Math.abs(risers * Number.parseFloat(each) - inInches(rise))).toBeLessThan(0.01 * risers);
        let foot = level.floorLevel;
        const climbs = flights.map((flight) => {
          const climb = writtenRisers(plan, units, foot, flight.risers, riser).rise;
          foot += flight.risers * riser;
          return climb;
        });
        expect(climbs.reduce((sum, climb) => sum + inInches(climb), 0)).toBe(inInches(rise));
        const floor = wordsOn(sheetsOf(plan).find(({ name }) => name === `level-${level.index}`));
        expect(floor.join(" ")).toContain(`${risers} risers = ${rise}, each ${each}`);
        const section = wordsOn(sheetsOf(plan).find(({ name }) => name === "section"));
        for (const word of [rise, each]) expect(section).toContain(word);
        expect(section.join()).toContain(`${flights[0]?.risers} R = ${climbs[0]}`);
      }
    }
  }
});

function inInches(written: string): number {
  const [, feet = "0", inches = "0", half] = /^(?:(\d+)'-)?(\d+)?(½)?"$/.exec(written) ?? [];
  return Number(feet) * 12 + Number(inches) + (half ? 0.5 : 0);
}

test("only a house of several storeys is told of the slab and flooring between them", () => {
  const units = unitsOf("in");
  const low: Plan = { ...HOUSE_30X60, levels: HOUSE_30X60.levels.slice(0, 1) };
  const told = (plan: Plan) => sectionNotes(plan, units).some((note) => note.startsWith("Between storeys"));
  expect([HOUSE_30X60, low].map(told)).toEqual([true, false]);
});

test("windows on all sides have their chajja in India, those to the road alone in the US", () => {
  const shaded = HOUSE_30X60.levels.flatMap((level) => sunshades(HOUSE_30X60, level));
  expect(shaded.length).toBeGreaterThan(4);
  const abroad: Plan = { ...HOUSE_30X60, brief: { ...HOUSE_30X60.brief, region: "us" } };
  expect(abroad.levels.flatMap((level) => sunshades(abroad, level)).length).toBeLessThan(shaded.length);
});
