import { expect, test } from "vitest";
import { drawElevationSheet } from "#drawing/facade/elevation-sheet.ts";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { L_SHAPE, pitchedHouse, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { cutRoof } from "#drawing/section/cut-roof.ts";
import { heightChains } from "#drawing/section/section-heights.ts";
import { materialsOf, sectionNotes } from "#drawing/section/section-notes.ts";
import { drawSectionSheet } from "#drawing/section/section-sheet.ts";
import { plateHeight, roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { planHeights } from "#drawing/sheet/heights/written-heights.ts";
import { boxToPaper, toPaper } from "#drawing/sheet/page/frame.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { GUTTER_SECTIONS } from "#drawing/sheet/pitched/gutter.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { sectionCut } from "#drawing/sheet/section-line/cut.ts";
import { boxAround, boxCorners, boxesOverlap } from "#drawing/sheet/shapes/box.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const regions = ["us", "uk"] as const;
const houses = regions.flatMap((region) =>
  (["traditional", "colonial"] as const).flatMap((style) =>
    [WIDE, L_SHAPE].map((outline) => pitchedHouse(outline, { region, style })),
  ),
);
const wordsOf = (plan: Plan) =>
  drawSectionSheet(plan, block, typesetter).marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));

test("chains of heights stop at the plate of a sloped roof or over its joists, end at the ridge, and add up to the overall one", () => {
  for (const plan of houses) {
    const [foot, ridge] = [roofHeight(plan), roofHeight(plan) + (pitchedRoof(plan)?.ridge ?? 0)];
    const written = planHeights(plan);
    const sums = heightChains(plan, sectionCut(plan)).map(({ kind, stops }) => {
      expect(stops.at(-1)).toBe(ridge);
      if (kind !== "overall") expect(stops).toContain(kind === "storeys" ? plateHeight(plan) : foot);
      return stops.slice(1).reduce((sum, stop, index) => sum + written(stop) - written(stops[index] ?? stop), 0);
    });
    expect(new Set(sums)).toEqual(new Set([written(ridge)]));
  }
});

test("a section with a sloped roof names its plate, ridge, pitch and roof space as the country does, and no parapet", () => {
  for (const plan of houses) {
    const words = wordsOf(plan);
    const said = words.join(" ");
    const us = plan.brief.region === "us";
    for (const word of us ? ["TOP OF PLATE", "RIDGE", "ATTIC"] : ["WALL PLATE", "RIDGE", "LOFT"])
      expect(words).toContain(word);
    const pitch = pitchedRoof(plan)?.pitch.words ?? "";
    expect(said).toContain(`Roof ${pitch}: `);
    expect(said).not.toMatch(/parapet|roof slab|frame of its own|roof space/i);
    expect(said).not.toMatch(us ? /loft|BS 5|approved document|slates/i : /attic|energy code|shingles/i);
  }
});

test("a cut slope has the pitch on it: twelve along and so much up, or degrees; and the overhang below its soffit", () => {
  const colonial = (region: "us" | "uk") => pitchedHouse(WIDE, { region, style: "colonial" });
  const pitch = (plan: Plan) => pitchedRoof(plan)?.pitch.words ?? "";
  const [us, uk] = [colonial("us"), colonial("uk")];
  expect(wordsOf(us)).toEqual(expect.arrayContaining([...pitch(us).split(":").reverse(), "1'-4\""]));
  expect(wordsOf(uk).filter((word) => word === pitch(uk))).toHaveLength(1);
  expect(wordsOf(uk)).toContain("300");
});

test("a gutter that is cut has the form and the place that it has in the view and the model", () => {
  for (const plan of houses) {
    const eaves = (cutRoof(plan, sectionCut(plan))?.runs ?? [])
      .flatMap(({ ends }) => ends)
      .filter(({ kind }) => kind === "eaves");
    const { paths } = lookAt(drawSectionSheet(plan, block, typesetter));
    for (const { u, z, out } of eaves) {
      const { x1, x2, y1, y2 } = boxAround(
        GUTTER_SECTIONS[plan.brief.region === "us" ? "us" : "uk"].map(([before, down]) => [u + out * before, z - down]),
      );
      const near = (a: number, b: number) => Math.abs(a - b) < 0.01;
      expect(
        paths("A-WALL").filter(
          ({ box }) => near(box.x1, x1) && near(box.x2, x2) && near(box.y1, y1) && near(box.y2, y2),
        ),
      ).toHaveLength(1);
    }
  }
});

/** Between two neighbours, its front wing deeper than wide: the roof leans against one of their walls and is higher there than its ridges. */
const leaningHouse = (region: "us" | "uk") =>
  pitchedHouse(
    [
      [5000, 6000],
      [11000, 6000],
      [11000, 11600],
      [17000, 11600],
      [17000, 19600],
      [5000, 19600],
    ],
    { region, style: "colonial" },
    boxCorners({ x1: 5000, y1: 0, x2: 17000, y2: 40000 }),
  );

test("section, front and roof plan name the highest of a roof alike: its ridge, or its top where it leans against a neighbour's wall", () => {
  const named = (plan: Plan) =>
    [drawSectionSheet, drawElevationSheet, drawRoofSheet].map((draw) => {
      const said = draw(plan, block, typesetter).marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
      return said.flatMap((word) => /^(TOP OF ROOF|RIDGE)(?= \+|$)/.exec(word)?.[0] ?? []);
    });
  for (const region of regions) {
    for (const words of named(leaningHouse(region))) expect(words).toContain("TOP OF ROOF");
    for (const words of named(pitchedHouse(WIDE, { region }))) expect(new Set(words)).toEqual(new Set(["RIDGE"]));
  }
});

test("the section names the covering that the front's schedule of finishes has", () => {
  for (const plan of houses) {
    const finishes = drawElevationSheet(plan, block, typesetter).marks.flatMap((mark) =>
      mark.kind === "text" ? (/(tiles|slates|shingles)$/.exec(mark.text)?.[0] ?? []) : [],
    );
    expect(finishes).toHaveLength(1);
    expect(materialsOf(plan).roof?.roof).toBe(`Roof: ${finishes[0]} on rafters or trusses`);
  }
});

test("the table of storeys tells no height to a floor or slab over the topmost storey under a sloped roof", () => {
  for (const region of regions) {
    const words = wordsOf(pitchedHouse(WIDE, { region }));
    expect(words[words.indexOf("Ground floor") + 2] ?? words).toBe("–");
  }
});

test("the roof space's name stands between the ceiling and the rafters, and in no wall", () => {
  for (const plan of [...houses, ...regions.map(leaningHouse)]) {
    const { marks, origin = [0, 0], scale } = drawSectionSheet(plan, block, typesetter);
    const roof = cutRoof(plan, sectionCut(plan));
    const name = marks.find((mark): mark is TextMark => mark.kind === "text" && /^(ATTIC|LOFT)$/.test(mark.text));
    if (!roof || !name) throw new Error("no name in the roof");
    const { x1, x2, y1, y2 } = textBox(name, typesetter);
    expect(y1).toBeGreaterThan(toPaper({ origin, scale }, [0, roof.foot])[1]);
    const walls = roof.gables.map((gable) => boxToPaper({ origin, scale }, gable));
    expect(walls.some((wall) => boxesOverlap(wall, { x1, x2, y1, y2 }))).toBe(false);
    for (const x of [x1, (x1 + x2) / 2, x2]) {
      const u = (x - origin[0]) * scale;
      const low = roof.runs.flatMap(({ under }) =>
        under.slice(1).flatMap(([b, z2], index) => {
          const [a, z1] = under[index] ?? [b, z2];
          return a < u && u <= b ? [z1 + ((u - a) * (z2 - z1)) / (b - a)] : [];
        }),
      );
      expect(low).toHaveLength(1);
      expect(y2).toBeLessThan(toPaper({ origin, scale }, [0, low[0] ?? 0])[1]);
    }
  }
});

test("the highest that a section draws of a roof lies within its sheet's drawing", () => {
  for (const plan of houses) {
    const { origin = [0, 0], scale, focus, height } = drawSectionSheet(plan, block, typesetter);
    const ridge = roofHeight(plan) + (pitchedRoof(plan)?.ridge ?? 0);
    const top = toPaper({ origin, scale }, [0, ridge])[1];
    expect(top).toBeLessThan(Math.min(height, focus?.[3] ?? height));
  }
});

test("materials tell a sloped roof and its ceiling apart from floors; flat roofs keep their words and their parapet", () => {
  const flat = (brief: Partial<Plan["brief"]>) => pitchedHouse(WIDE, { style: "modern", ...brief });
  for (const region of regions) {
    const { roof, spans } = materialsOf(pitchedHouse(WIDE, { region }));
    expect(roof?.ceiling).toContain("insulation");
    expect(spans).not.toMatch(/roof/i);
    expect(materialsOf(flat({ region })).roof).toBeNull();
    expect(sectionNotes(flat({ region }), unitsOf(region)).join(" ")).toMatch(/parapet of the roof/i);
  }
  expect(materialsOf(flat({ region: "us" })).spans).toContain("roof");
});

test("guards are told of where one may fall: by a stair or an open floor, parapets only where one stands", () => {
  const plan = pitchedHouse(WIDE);
  const [level] = plan.levels;
  const [wall] = level?.walls ?? [];
  if (!level || !wall) throw new Error("no wall");
  const withLow = (kind: "parapet" | "railing"): Plan => ({
    ...plan,
    levels: [{ ...level, walls: [...level.walls, { ...wall, id: "low", kind }] }],
  });
  const said = (one: Plan) => sectionNotes(one, unitsOf("us")).at(-1) ?? "";
  expect(said(plan)).not.toMatch(/guards/i);
  expect(said(withLow("railing"))).toBe("Guards 3'-3½\".");
  expect(said(withLow("parapet"))).toBe("Parapets and guards 3'-3½\".");
});
