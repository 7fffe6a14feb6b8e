import { expect, test } from "vitest";
import { room } from "#drawing/fixtures/drawn-parts.ts";
import { pitchedHouse, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { cutSkirt, skirtBeyond } from "#drawing/section/cut-skirt.ts";
import { skirtWords } from "#drawing/section/draw-skirt.ts";
import { sectionNotes } from "#drawing/section/section-notes.ts";
import { alongCut } from "#drawing/section/section-view.ts";
import { headroomBoxes } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { createLabelSpace } from "#drawing/sheet/page/label-space.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { skirtNotes } from "#drawing/sheet/roof/skirt-notes.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());

/** A skirted house whose stair goes on to the roof in a room from `x1` to `x2` that stands on the roof's rear edge. */
function withHeadroom(x1: number, x2: number): Plan {
  const plan = pitchedHouse(WIDE, { region: "in", style: "traditional" });
  const [level] = plan.levels as readonly [Level, ...Level[]];
  const stairs = (HOUSE_30X60.levels[0] as Level).stairs.map((stair) => ({ ...stair, room: "stair", toLevel: 1 }));
  const rooms = [...level.rooms, room("stair", "stair", "Staircase", x1, 13000, x2, 16885)];
  return { ...plan, levels: [{ ...level, rooms, stairs }] };
}
const skirtOf = (plan: Plan) => {
  const skirt = tiledSkirt(plan);
  if (skirt === null) throw new Error("the house has no skirt");
  return skirt;
};

test("where a headroom's wall stands on the roof's edge the slab is cast with a band of concrete in it, from the roof slab to the top of the tiles", () => {
  const plan = withHeadroom(7000, 10000);
  const { top, parapet } = skirtOf(plan);
  const roof = roofHeight(plan);
  const [headroom] = headroomBoxes(plan);
  for (const [at, height, thick] of [
    [8500, top, (headroom?.y2 ?? 0) - 16885],
    [15000, parapet, 115],
  ] as const) {
    const cut = { axis: 1, at, look: 1 } as const;
    const rear = cutSkirt(plan, cut).find(({ wall }) => wall === alongCut(cut, 17000));
    const { x1, x2, y1, y2 } = boxAround(rear?.upstand ?? []);
    expect([y1, y2, x2 - x1]).toEqual([roof, roof + height, thick]);
  }
  expect(skirtNotes(plan).join(" ")).toContain("cast with an RCC band in that wall from the roof slab to the top");
  expect(sectionNotes(plan, unitsOf("in")).join(" ")).toContain("or with an RCC band in the headroom's wall");
  expect(skirtNotes(pitchedHouse(WIDE, { region: "in", style: "traditional" })).join(" ")).not.toContain("RCC band");
});

test("what a headroom stands before is not drawn behind the cut", () => {
  const cut = { axis: 0, at: 14000, look: -1 } as const;
  const { gablet } = skirtOf(withHeadroom(7000, 10000));
  const { middle = 0 } = gablet ?? {};
  const tipOf = (plan: Plan) => boxAround(skirtBeyond(plan, cut).gablet.flat());
  const whole = tipOf(withHeadroom(14000, 17000));
  // The room hides the tip from its own wall on; one before all of it hides it whole.
  const beside = withHeadroom(middle, middle + 3000);
  const [room] = headroomBoxes(beside);
  expect(tipOf(beside).x1).toBe(alongCut(cut, room?.x1 ?? 0));
  expect(tipOf(beside).x2).toBe(whole.x2);
  expect(skirtBeyond(withHeadroom(middle - 1500, middle + 1500), cut).gablet).toEqual([]);
});

test("a cut through the gablet has its name, and none beside it", () => {
  const plan = pitchedHouse(WIDE, { region: "in", style: "traditional" });
  const middle = skirtOf(plan).gablet?.middle ?? 0;
  const wordsAt = (at: number) => {
    const pen = {
      frame: { origin: [0, 0], scale: 50 },
      units: unitsOf("in"),
      typesetter,
      space: createLabelSpace(),
    } as const;
    return skirtWords(cutSkirt(plan, { axis: 1, at, look: 1 }), pen).flatMap((mark) =>
      mark.kind === "text" ? [mark.text] : [],
    );
  };
  expect(wordsAt(middle).filter((word) => word === "GABLET")).toHaveLength(1);
  expect(wordsAt(18000)).not.toContain("GABLET");
});

test("a cut through the gablet's slope shows its ridge, dashed where that lies before the cut", () => {
  const plan = pitchedHouse(WIDE, { region: "in", style: "traditional" });
  const { gablet } = skirtOf(plan);
  const { middle = 0, ridge = 0, eaves = 0, rear = 0 } = gablet ?? {};
  for (const look of [1, -1] as const) {
    const cut = { axis: 1, at: middle - 300, look } as const;
    const line = cutSkirt(plan, cut).find(({ plain }) => !plain)?.ridge ?? null;
    // Looking right it lies behind, and is drawn as what one sees there.
    if (look === 1) expect([line, skirtBeyond(plan, cut).gablet.length]).toEqual([null, 1]);
    else {
      expect(line?.map(([, z]) => z - roofHeight(plan))).toEqual([ridge, ridge]);
      expect(line?.map(([u]) => u)).toEqual([eaves, rear].map((y) => alongCut(cut, y)));
    }
  }
});
