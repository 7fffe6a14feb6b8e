import { expect, test } from "vitest";
import { drawElevationSheet } from "#drawing/facade/elevation-sheet.ts";
import { massing } from "#drawing/facade/massing.ts";
import { roofPieces } from "#drawing/facade/roof/roof-pieces.ts";
import { rect } from "#drawing/fixtures/drawn-parts.ts";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { L_SHAPE, pitchedHouse, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { cutSkirt, skirtBeyond } from "#drawing/section/cut-skirt.ts";
import { sectionNotes } from "#drawing/section/section-notes.ts";
import { drawSectionSheet } from "#drawing/section/section-sheet.ts";
import { alongCut } from "#drawing/section/section-view.ts";
import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { sectionCut } from "#drawing/sheet/section-line/cut.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const indian = (outer: Polygon, plot?: Polygon) => pitchedHouse(outer, { region: "in", style: "traditional" }, plot);
const terraced = indian(rect(0, 6000, 6000, 16000), rect(0, 0, 6000, 30000));
const HOUSES = [indian(WIDE), indian(L_SHAPE), terraced];
/** Between its neighbours' walls, along which it is cut: no tiles are there. */
const acrossNeighbours: Plan = { ...terraced, levels: terraced.levels.map((level) => ({ ...level, openings: [] })) };
const skirtOf = (plan: Plan) => {
  const skirt = tiledSkirt(plan);
  if (skirt === null) throw new Error("the house has no skirt");
  return skirt;
};
const ends = ({ x1, x2, y1, y2 }: Box) => [x1, x2, y1, y2].map((each) => Math.round(each));

test("in the cut tiles rise from the eaves to the parapet's outer face at each end that has them, none at a neighbour's wall", () => {
  for (const plan of HOUSES)
    for (const axis of [0, 1] as const) {
      const { reach, foot, top, edges } = skirtOf(plan);
      const roof = roofHeight(plan);
      // Beside the gablet, and in the L within its wing.
      const cut = { axis, at: axis === 0 ? 12000 : plan === terraced ? 1000 : 5500, look: 1 } as const;
      const tiled = edges.filter(({ tiled, wall }) => {
        const [low = 0, high = 0] = wall.map((point) => point[1 - axis] ?? 0).sort((a, b) => a - b);
        return tiled && wall[0][axis] === wall[1][axis] && low < cut.at && cut.at < high;
      });
      const cutThere = cutSkirt(plan, cut);
      expect(cutThere).toHaveLength(tiled.length);
      for (const { tiles, board, wall, end } of cutThere) {
        expect(Math.abs(end - wall)).toBe(reach);
        const [edge] = tiled.filter((one) => alongCut(cut, one.wall[0][axis]) === wall);
        expect(edge && alongCut(cut, edge.eaves[0][axis])).toBe(end);
        expect(tiles.slice(0, 2)).toEqual([
          [end, roof + foot],
          [wall, roof + top],
        ]);
        expect(board[1]).toEqual([end, roof + foot]);
      }
    }
});

test("a cut through the gablet goes through its tiles as high as they lie there, to the parapet's inner face where they lie over it", () => {
  for (const plan of HOUSES) {
    const { gablet, parapet, foot } = skirtOf(plan);
    if (gablet === null) throw new Error("no gablet");
    for (const beside of [0, 100, gablet.ridge - parapet + 50, gablet.half - 50]) {
      const cut = { axis: 1, at: gablet.middle - beside, look: 1 } as const;
      const [seen] = cutSkirt(plan, cut).filter(({ plain }) => !plain);
      const { x1, x2, y2 } = boxAround(seen?.tiles ?? []);
      const level = gablet.ridge - beside;
      const rises = level < skirtOf(plan).top;
      expect(y2 - roofHeight(plan)).toBeCloseTo(rises ? skirtOf(plan).top : level);
      const inner = level > parapet ? gablet.rear : gablet.face;
      expect([x1, x2].map(Math.round).sort((a, b) => a - b)).toEqual(
        [gablet.eaves, inner].map((y) => Math.round(alongCut(cut, y))).sort((a, b) => a - b),
      );
      expect(level).toBeGreaterThan(foot);
    }
  }
});

test("behind the cut one sees the gablet over the parapet from the terrace, and stretches that face the viewer, but no others", () => {
  const plan = HOUSES[1] as Plan;
  const { gablet, edges, parapet, reach } = skirtOf(plan);
  const roof = roofHeight(plan);
  const towardsRoad = skirtBeyond(plan, { axis: 0, at: 16000, look: -1 });
  expect(towardsRoad.stretches).toEqual([]);
  const rise = boxAround(towardsRoad.gablet.flat());
  expect([rise.y1, rise.y2]).toEqual([roof + parapet, roof + (gablet?.ridge ?? 0)]);
  // From before the wing's step back one sees that front, which lies behind the cut.
  const front = edges.find(({ side, wall }) => side === "front" && wall[0][1] === 9600);
  const away = skirtBeyond(plan, { axis: 0, at: 8000, look: 1 });
  expect([away.stretches.length, away.gablet.length]).toEqual([1, 0]);
  const { x1, x2 } = boxAround(away.stretches[0] ?? []);
  expect([x1, x2]).toEqual([front?.wall[0][0], (front?.wall[1][0] ?? 0) + reach]);
});

/** A drawing's level marks: each name with the height written after it. */
const levels = (marks: ReturnType<typeof drawSectionSheet>["marks"]) => {
  const words = marks.flatMap((mark) => (mark.kind === "text" && mark.layer === "A-ANNO-TEXT" ? [mark.text] : []));
  return new Map(words.slice(1).map((word, index) => [words[index], word]));
};

test("front, section, model and roof's form tell one height of eaves, tiles and parapet", () => {
  expect(cutSkirt(acrossNeighbours, sectionCut(acrossNeighbours))).toEqual([]);
  for (const plan of [...HOUSES, acrossNeighbours]) {
    const { foot, top, parapet, reach, outline } = skirtOf(plan);
    const [front, section] = [drawElevationSheet(plan, block, typesetter), drawSectionSheet(plan, block, typesetter)];
    const isShown =
      cutSkirt(plan, sectionCut(plan)).some(({ plain }) => plain) ||
      skirtBeyond(plan, sectionCut(plan)).stretches.length > 0;
    for (const [name, height] of [
      ["EAVES, EDGE OF TILES", foot],
      ["TOP OF TILES", top],
      ["PARAPET", parapet],
    ] as const) {
      const written = writtenHeight(plan, unitsOf("in"), roofHeight(plan) + height);
      expect(levels(front.marks).get(name), name).toBe(written);
      // Where the cut meets no tiles the section marks none of their heights.
      expect(levels(section.marks).get(name), name).toBe(isShown || name === "PARAPET" ? written : undefined);
    }
    const roof = roofHeight(plan);
    const tiles = roofPieces(plan).filter(({ part }) => part === "tiles");
    const corners = tiles.flatMap((piece) => piece.corners);
    expect(ends(boxAround(corners.map(([x, y]): Point => [x, y])))).toEqual(ends(boxAround(outline.flat())));
    expect(Math.min(...corners.map(([, , z]) => z))).toBe(roof + foot);
    const cut = sectionCut(plan);
    const drawn = lookAt(section)
      .paths("A-WALL")
      .filter(({ fill }) => fill?.colour === "#8c8c8c");
    expect(drawn.length).toBe(cutSkirt(plan, cut).length);
    for (const { box } of drawn) {
      const { y2, x1, x2 } = box;
      expect(x2 - x1).toBeGreaterThanOrEqual(reach - 1);
      expect(y2).toBeGreaterThan(roof + top - 1);
    }
    expect(massing(plan).skirt).toBe(tiledSkirt(plan));
  }
});

test("the section's notes say how the tiles are carried, and hold nothing for not shown", () => {
  for (const plan of HOUSES) {
    const notes = sectionNotes(plan, unitsOf("in")).join(" ");
    expect(notes).toMatch(/Tiled skirt: .*screwed.*RCC slab of 100 mm.*structural engineer/);
    expect(notes).not.toContain("not shown");
  }
});
