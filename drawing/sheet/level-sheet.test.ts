import { describe, expect, it } from "vitest";
import { drawElevationSheet } from "#drawing/facade/elevation-sheet.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { levelChains } from "#drawing/sheet/chains/level-chains.ts";
import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { isFullHeight, wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { writtenTag } from "#drawing/sheet/openings/sizes.ts";
import { toPaper } from "#drawing/sheet/page/frame.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS, WALL_FILL } from "#drawing/sheet/page/pens.ts";
import type { Mark, Sheet } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { type Box, boxAround, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { drawSiteSheet } from "#drawing/sheet/site-sheet.ts";
import { stairChains, stairsOn } from "#drawing/sheet/stairs/chains.ts";
import { entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const plan = twoStorey30x60();
const real = HOUSE_30X60;
const metric = twoStorey30x60({ brief: { ...plan.brief, region: "uk" } });
const american = twoStorey30x60({ brief: { ...plan.brief, region: "us" } });

describe("a level's sheet", () => {
  it("writes no text over another, nor over a wall", () => {
    for (const each of [plan, metric, american, real]) {
      drawLevelSheets(each, block, typesetter).forEach((sheet, index) => {
        expect(textOverlaps(sheet)).toEqual([]);
        const texts = sheet.marks.filter((mark): mark is TextMark => mark.kind === "text");
        const boxes = texts.map((mark) => ({ words: mark.text, box: textBox(mark, typesetter) }));
        const frame = { origin: sheet.origin ?? [0, 0], scale: sheet.scale } as const;
        const walls = wallBodies(each.levels[index]?.walls ?? [])
          .filter(({ wall }) => isFullHeight(wall))
          .map(({ box }) => boxAround([toPaper(frame, [box.x1, box.y1]), toPaper(frame, [box.x2, box.y2])]));
        const crossed = boxes
          .filter(({ box }) => walls.some((wall) => boxesOverlap(box, wall)))
          .map(({ words }) => words);
        expect(crossed).toEqual([]);
      });
    }
  });

  it("writes UP and DN clear of every riser, on paper of their own where a full landing sends them into the flight", () => {
    for (const each of [plan, real]) {
      for (const sheet of drawLevelSheets(each, block, typesetter)) {
        const words = sheet.marks.filter(
          (mark): mark is TextMark =>
            mark.kind === "text" && mark.layer === "A-STRS" && (mark.text === "UP" || mark.text === "DN"),
        );
        expect(words).toHaveLength(1);
        const lines = sheet.marks.flatMap((mark) =>
          mark.kind === "path" && (mark.stroke === PENS.stair || mark.stroke === PENS.stairHidden)
            ? mark.contours.filter((contour) => !contour.closed && contour.segments.length === 1)
            : [],
        );
        expect(lines.length).toBeGreaterThan(5);
        for (const word of words) {
          const before = sheet.marks[sheet.marks.indexOf(word) - 1];
          if (before?.kind === "path" && before.fill?.colour === PAPER && before.stroke === undefined) continue;
          const crossed = lines.filter(({ from, segments }) =>
            boxesOverlap(textBox(word, typesetter), boxAround([from, segments[0]?.to ?? from])),
          );
          expect(crossed).toEqual([]);
        }
      }
    }
  });

  it("keeps a millimetre between UP or DN and a room's name, which would read as one", () => {
    for (const each of [plan, metric, american, real]) {
      for (const sheet of drawLevelSheets(each, block, typesetter)) {
        const texts = sheet.marks.filter((mark): mark is TextMark => mark.kind === "text");
        for (const word of texts.filter(({ text, layer }) => layer === "A-STRS" && /^(UP|DN)$/.test(text))) {
          const near = growBox(textBox(word, typesetter), 0.99);
          const met = texts.filter(
            (other) => other.layer === "A-ANNO-TEXT" && boxesOverlap(near, textBox(other, typesetter)),
          );
          expect(met.map(({ text }) => text)).toEqual([]);
        }
      }
    }
  });

  it("writes the road's width to the half inch, in America without metres, where it is a street", () => {
    const [first] = drawLevelSheets(real, block, typesetter);
    const words = first?.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])) ?? [];
    expect(real.site.edges.front.roadWidth).toBe(9000);
    expect(words).toContain("9.0 M (29'-6½\") WIDE ROAD");
    const [abroad] = drawLevelSheets(american, block, typesetter);
    const feet = abroad?.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])) ?? [];
    expect(feet.filter((one) => / (ROAD|STREET)$/.test(one))).toEqual([
      expect.stringMatching(/^\d+'-\d+½?" WIDE STREET$/),
    ]);
  });

  it("writes no text over another on the site and terrace plans and the elevation either", () => {
    for (const each of [plan, metric, american, real]) {
      expect(textOverlaps(drawSiteSheet(each, block, typesetter))).toEqual([]);
      expect(textOverlaps(drawRoofSheet(each, block, typesetter))).toEqual([]);
      expect(textOverlaps(drawElevationSheet(each, block, typesetter))).toEqual([]);
    }
  });

  it("names every room with its size, every opening's tag and the number of every drawing", () => {
    drawLevelSheets(plan, block, typesetter).forEach((sheet, index) => {
      const words = sheet.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
      for (const { label, kind } of plan.levels[index]?.rooms ?? []) {
        const all = words.join(" ");
        for (const word of kind === "duct" ? ["O.T.S."] : label.toUpperCase().split(" ")) expect(all).toContain(word);
      }
      const tags = words.filter((word) => /^(MD|[DWOV]\d?)$/.test(word));
      const openings = plan.levels[index]?.openings ?? [];
      for (const tag of new Set(openings.map((opening) => writtenTag(plan, opening)))) {
        const onPlan = openings.filter((opening) => writtenTag(plan, opening) === tag).length;
        expect(tags.filter((word) => word === tag).length).toBeGreaterThanOrEqual(onPlan);
      }
      expect(words).toContain(`A-${101 + index}`);
    });
  });

  it("shows the house alone where the whole plot would make it too small to build from", () => {
    const plot = [
      [-10_000, -10_000],
      [20_000, -10_000],
      [20_000, 30_000],
      [-10_000, 30_000],
    ] as const;
    const wide = twoStorey30x60({ site: { ...plan.site, plot } });
    for (const sheet of [...drawLevelSheets(wide, block, typesetter), drawRoofSheet(wide, block, typesetter)]) {
      expect(sheet.scale).toBe(75);
      expect(sheet.marks.filter((mark) => mark.kind === "path" && mark.stroke === PENS.plot)).toEqual([]);
      expect(textOverlaps(sheet)).toEqual([]);
    }
    for (const sheet of drawLevelSheets(plan, block, typesetter))
      expect(sheet.marks.filter((mark) => mark.kind === "path" && mark.stroke === PENS.plot)).toHaveLength(1);
  });

  it("has the chains of the house beside it where its yard is deep, those with the setbacks outside the plot", () => {
    const plot = [
      [0, 0],
      [9144, 0],
      [9144, 26_288],
      [0, 26_288],
    ] as const;
    const deep = twoStorey30x60({ site: { ...plan.site, plot } });
    const [ground, first] = drawLevelSheets(deep, block, typesetter).map(({ marks, origin = [0, 0], scale }) => {
      const [house, boundary] = [origin[1] + 16_788 / scale, origin[1] + 26_288 / scale];
      const chains = marks.filter((mark) => mark.kind === "path" && mark.stroke === PENS.dimension).map(boxOf);
      const above = chains.filter(({ y1, y2 }) => y1 === y2 && y1 > house);
      return {
        beside: above.filter(({ y1 }) => y1 < boundary).length,
        beyond: above.filter(({ y1 }) => y1 > boundary).length,
      };
    });
    expect(ground).toEqual({ beside: 2, beyond: 1 });
    expect(first).toEqual({ beside: 3, beyond: 0 });
  });

  it("leads rain-water on the terrace past the room over the stair", () => {
    const corners = [230, 6014].flatMap((x) => [1730, 12_558].map((y) => [x, y] as const));
    for (const [x, y] of corners) {
      const levels = plan.levels.map((level) => ({
        ...level,
        stairs: plan.levels.flatMap(({ stairs }) =>
          stairs.slice(0, 1).map((stair) => ({
            ...stair,
            room: level.rooms.find(({ kind }) => kind === "stair")?.id ?? "",
            toLevel: 2,
          })),
        ),
        rooms: level.rooms
          .filter(({ kind }) => kind !== "balcony" && kind !== "terrace")
          .map((room) => (room.kind === "stair" ? { ...room, polygon: rectangleAt(x, y) } : room)),
      }));
      const { marks } = drawRoofSheet(twoStorey30x60({ levels }), block, typesetter);
      const over = marks.find((mark) => mark.kind === "path" && mark.fill?.colour === WALL_FILL);
      const room = boxOf(over);
      const falls = marks.filter((mark) => mark.kind === "path" && mark.stroke === PENS.opening);
      expect(falls.length).toBeGreaterThanOrEqual(7);
      for (const mark of falls) expect(boxesOverlap(boxOf(mark), room)).toBe(false);
    }
  });

  it("has a rain-water pipe at the end of every arm of the roof", () => {
    const { marks, origin = [0, 0], scale } = drawRoofSheet(plan, block, typesetter);
    const words = marks.flatMap((mark) => (mark.kind === "text" && /^R\.W\.P\.\d+$/.test(mark.text) ? [mark.at] : []));
    const heights = words.map(([, y]) => (y - origin[1]) * scale);
    // Beside the balcony in front and the terrace behind, not only at the corners between the two.
    expect(Math.min(...heights)).toBeLessThan(1500 + 700);
    expect(Math.max(...heights)).toBeGreaterThan(16_788 - 700);
  });

  it("draws every figure of every chain, and a stair's chain whole or not at all", () => {
    for (const each of [plan, metric, american, real]) {
      drawLevelSheets(each, block, typesetter).forEach((sheet, index) => {
        const level = each.levels[index];
        if (!level) throw new Error("a sheet without its level");
        const chains = levelChains(each, level, unitsOf(each.brief.region));
        const figures = chains.reduce((sum, { stops }) => sum + stops.length - 1, 0);
        const written = sheet.marks.filter((mark) => mark.kind === "text" && mark.layer === "A-ANNO-DIMS").length;
        const ofStairs = stairsOn(each, level)
          .flatMap(({ stair }) => stairChains(level, stair))
          .map(({ stops }) => stops.length - 1);
        const sums = Array.from({ length: 2 ** ofStairs.length }, (_, chosen) =>
          ofStairs.reduce((sum, gaps, at) => (chosen & (1 << at) ? sum + gaps : sum), 0),
        );
        const ofSteps = (index === 0 ? entranceSteps(each) : []).flatMap(({ landing }) =>
          landing ? [1, 1] : [1],
        ).length;
        expect(sums).toContain(written - figures - ofSteps);
      });
    }
  });

  it("has chains whose figures add up to the overall and are less than one grain off the geometry", () => {
    for (const each of [plan, metric, american, real]) {
      const units = unitsOf(each.brief.region);
      for (const level of each.levels) {
        const chains = levelChains(each, level, units);
        const rounding = planRounding(each);
        expect(chains.length).toBeGreaterThanOrEqual(10);
        for (const { axis, stops } of chains) {
          const round = rounding[axis];
          const figures = stops.slice(1).map((to, index) => round(to) - round(stops[index] ?? to));
          const [first = 0, last = 0] = [stops[0], stops[stops.length - 1]];
          expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(round(last) - round(first));
          figures.forEach((figure, index) => {
            const length = ((stops[index + 1] ?? 0) - (stops[index] ?? 0)) / units.grain;
            expect(Math.abs(figure - length)).toBeLessThanOrEqual(1);
          });
        }
      }
    }
  });
});

function rectangleAt(x: number, y: number): Polygon {
  return [
    [x, y],
    [x + 2000, y],
    [x + 2000, y + 4000],
    [x, y + 4000],
  ];
}

function boxOf(mark: Mark | undefined): Box {
  if (mark?.kind !== "path") throw new Error("not drawn");
  return boxAround(mark.contours.flatMap(({ from, segments }) => [from, ...segments.map(({ to }) => to)]));
}

function textOverlaps(sheet: Sheet): readonly string[] {
  const boxes = sheet.marks
    .filter((mark): mark is TextMark => mark.kind === "text")
    .map((mark) => ({ words: mark.text, box: textBox(mark, typesetter) }));
  return boxes.flatMap((a, at) =>
    boxes.slice(at + 1).flatMap((b) => (boxesOverlap(a.box, b.box) ? [`${a.words} | ${b.words}`] : [])),
  );
}
