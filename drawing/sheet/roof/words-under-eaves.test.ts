import { expect, test } from "vitest";
import { rect } from "#drawing/fixtures/drawn-parts.ts";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { houseUnderRoof } from "#drawing/fixtures/lower-roof-house.ts";
import { lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { boxToPaper } from "#drawing/sheet/page/frame.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { GUTTER } from "#drawing/sheet/pitched/gutter.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { gutterRuns } from "#drawing/sheet/rain/gutters.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { boxAround, boxCorners, boxesOverlap, boxWithin, growBox } from "#drawing/sheet/shapes/box.ts";
import { outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const BUILT = [
  { region: "us", style: "traditional" },
  { region: "uk", style: "colonial" },
] as const;

/** Upper storeys that leave out a corner, a large one and a small one, at the front and at the rear, and a strip along a side. */
const OUTLINES: readonly Polygon[] = [
  [
    [0, 1500],
    [4600, 1500],
    [4600, 6500],
    [8244, 6500],
    [8244, 16788],
    [0, 16788],
  ],
  [
    [3000, 1500],
    [8244, 1500],
    [8244, 16788],
    [0, 16788],
    [0, 4200],
    [3000, 4200],
  ],
  [
    [0, 1500],
    [8244, 1500],
    [8244, 12500],
    [4515, 12500],
    [4515, 16788],
    [0, 16788],
  ],
  rect(0, 1500, 5600, 16788),
  [
    [3315, 1500],
    [8244, 1500],
    [8244, 16788],
    [0, 16788],
    [0, 8100],
    [3315, 8100],
  ],
  [
    [0, 1500],
    [8244, 1500],
    [8244, 12600],
    [5100, 12600],
    [5100, 16788],
    [0, 16788],
  ],
];
/** With a neighbour at the left no pipe stands there: roofs below drain to the front and the rear. */
const PLOTS = [-4000, 0].map((x1) => boxCorners({ x1, y1: -6000, x2: 14000, y2: 34000 }));

const houses = BUILT.flatMap((built) =>
  PLOTS.flatMap((plot) =>
    OUTLINES.map((outer): Plan => {
      const plan = houseUnderRoof(outer);
      return { ...plan, site: { ...plan.site, plot }, brief: { ...plan.brief, ...built } };
    }),
  ),
);

/** What the roof's sheet of a house draws, and its words with their boxes. */
const drawnOf = oncePerPlan((plan: Plan) => {
  const sheet = drawRoofSheet(plan, block, typesetter);
  const { origin = [0, 0], scale, focus = [0, 0, 0, 0], marks } = sheet;
  const [x1, y1, x2, y2] = focus;
  const words = marks
    .filter((mark): mark is TextMark => mark.kind === "text")
    .map((mark) => ({ mark, box: textBox(mark, typesetter) }))
    .filter(({ box }) => boxesOverlap(box, { x1, y1, x2, y2 }));
  return { frame: { origin, scale }, words, sheet };
});

test("each pipe's name on the plan of a sloped roof is struck through by no gutter and no upstand below", () => {
  for (const plan of houses) {
    expect(pitchedRoof(plan)).not.toBeNull();
    const { frame, words, sheet } = drawnOf(plan);
    const gutters = gutterRuns(plan).flatMap(({ gutters: all }) =>
      all.map(({ edge, from, to }) => {
        const { out } = outerEdge(edge.wall);
        return boxAround(
          [from, to].flatMap(([x, y]): Point[] => [
            [x, y],
            [x + out[0] * GUTTER, y + out[1] * GUTTER],
          ]),
        );
      }),
    );
    const lines = [...gutters, ...lowerRoofs(plan).flatMap(({ upstand }) => upstand)].map((box) =>
      boxToPaper(frame, box),
    );
    const names = words.filter(({ mark }) => /^(D\.S\.|R\.W\.P\.)\d/.test(mark.text));
    expect(names.length).toBeGreaterThan(3);
    // Where all about a pipe is taken its name stands on paper that covers the lines.
    const patches = lookAt(sheet)
      .paths("A-ANNO-TEXT")
      .filter(({ fill }) => fill?.colour === PAPER)
      .map(({ box }) => boxToPaper(frame, box));
    for (const { mark, box } of names) {
      const isStruck = lines.some((line) => boxesOverlap(line, box)) && !patches.some((patch) => boxWithin(box, patch));
      expect([mark.text, isStruck]).toEqual([mark.text, false]);
    }
  }
});

test("words over a roof below keep from each other, and no line at which its floor parts goes through its name", () => {
  for (const plan of houses) {
    const { frame, words, sheet } = drawnOf(plan);
    const over = words.filter(({ mark }) => /^(ROOF BELOW|SSL|OVERFLOW|D\.S\.|R\.W\.P\.|1:80|¼)/.test(mark.text));
    for (const [index, { mark, box }] of over.entries())
      for (const other of over.slice(index + 1)) {
        const isItsLine = mark.text === "ROOF BELOW" && other.mark.colour === mark.colour;
        const touches = boxesOverlap(growBox(box, 0.3), other.box);
        if (!isItsLine) expect([mark.text, other.mark.text, touches]).toEqual([mark.text, other.mark.text, false]);
      }
    const names = over.filter(({ mark }) => mark.text === "ROOF BELOW").map(({ box }) => box);
    const dashed = lookAt(sheet)
      .paths("A-FLOR")
      .filter(({ stroke }) => stroke === PENS.overhead)
      .map(({ box }) => boxToPaper(frame, box));
    expect(names).toHaveLength(1);
    expect(dashed.filter((line) => names.some((name) => boxesOverlap(growBox(line, 0.1), name)))).toEqual([]);
  }
});
