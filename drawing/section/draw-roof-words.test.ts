import { expect, test } from "vitest";
import type { CutRoof, RoofEnd } from "#drawing/section/cut-roof.ts";
import { roofSpaceName } from "#drawing/section/draw-roof-words.ts";
import { boxToPaper } from "#drawing/sheet/page/frame.ts";
import { createLabelSpace } from "#drawing/sheet/page/label-space.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { boxesOverlap } from "#drawing/sheet/shapes/box.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const end = (u: number, z: number, out: 1 | -1): RoofEnd => ({ u, z, kind: "party", out, wall: u });

test("under a roof that is highest at a neighbour's wall the name of the roof space stands beside that wall, not in it", () => {
  const wall = { x1: 0, x2: 315, y1: 0, y2: 2500 };
  const roof: CutRoof = {
    region: "uk",
    pitch: { rise: 1 / 3, words: "18.4°", inTwelve: null },
    foot: 0,
    runs: [
      {
        top: [
          [0, 2700],
          [6000, 700],
        ],
        under: [
          [0, 2500],
          [6000, 500],
        ],
        ends: [end(0, 2700, -1), end(6000, 700, 1)],
      },
    ],
    walls: [],
    gables: [wall],
    plates: [],
    closing: [],
  };
  for (const scale of [50, 75, 100]) {
    const frame = { origin: [20, 20] as const, scale };
    const pen = { frame, units: unitsOf("uk"), typesetter, space: createLabelSpace() };
    const names = roofSpaceName(roof, "LOFT", pen).flatMap((mark) => (mark.kind === "text" ? [mark] : []));
    expect(names).toHaveLength(1);
    for (const name of names) expect(boxesOverlap(textBox(name, typesetter), boxToPaper(frame, wall))).toBe(false);
  }
});
