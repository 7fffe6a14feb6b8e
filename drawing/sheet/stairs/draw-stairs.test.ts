import { expect, test } from "vitest";
import { holds, liesWithin, lookAt } from "#drawing/fixtures/look-at.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { createLabelSpace } from "#drawing/sheet/page/label-space.ts";
import { PAPER } from "#drawing/sheet/page/pens.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { boxAround, boxCorners, growBox } from "#drawing/sheet/shapes/box.ts";
import { drawStairs } from "#drawing/sheet/stairs/draw-stairs.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
/** Above the floor, mm. */
const CUT = 1400;
const each = [twoStorey30x60(), HOUSE_30X60].flatMap((plan, house) =>
  plan.levels.map((level): [string, Plan, Level] => [`${level.name} of house ${house + 1}`, plan, level]),
);

/** A level's stairs so large that every number finds its place. */
function stairsOf(plan: Plan, level: Level) {
  const frame = { scale: 20, origin: [0, 0] } as const;
  const marks = drawStairs(plan, level, frame, typesetter, createLabelSpace());
  return lookAt({ name: "", title: "", width: 1, height: 1, ...frame, marks });
}

test.each(each)(
  "%s: a riser above the cut is dashed where the stair rises, and where it arrives all are seen",
  (_, plan, level) => {
    const { paths } = stairsOf(plan, level);
    const [stair] = plan.levels[0]?.stairs ?? [];
    if (!stair) throw new Error("no stair");
    let riser = 1;
    for (const { polygon, risers, up } of stair.flights) {
      const flight = boxAround(polygon);
      const lines = paths("A-STRS").filter(
        ({ stroke, fill, box }) => stroke && !fill && liesWithin(box, growBox(flight, 1)),
      );
      const treads = lines.flatMap(({ stroke, loops }) =>
        loops
          .map(boxAround)
          .filter(({ x1, x2, y1, y2 }) => y1 === y2 && Math.abs(x2 - x1 - (flight.x2 - flight.x1)) < 1)
          .map(({ y1: y }) => ({
            from: Math.abs(y - (up[1] > 0 ? flight.y1 : flight.y2)),
            dashed: stroke?.dash !== undefined,
          })),
      );
      const inOrder = treads.sort((a, b) => a.from - b.from).map(({ dashed }) => dashed);
      const heights = Array.from({ length: risers }, (__, step) => (riser + step) * stair.riser);
      expect(inOrder).toEqual(heights.map((height) => level.index === 0 && height > CUT));
      riser += risers;
    }
  },
);

test.each(each)(
  "%s: one flight that rises is broken where the cut goes through it, none that arrives is",
  (_, plan, level) => {
    const { paths } = stairsOf(plan, level);
    const [stair] = plan.levels[0]?.stairs ?? [];
    const [first] = stair?.flights ?? [];
    if (!stair || !first) throw new Error("no stair");
    const breaks = paths("A-STRS").filter(
      ({ fill, stroke, loops }) => fill?.colour === PAPER && !stroke && (loops[0]?.length ?? 0) > 4,
    );
    const flight = boxAround(first.polygon);
    expect(breaks.map(({ box }) => liesWithin(box, growBox(flight, 400)))).toEqual(level.index === 0 ? [true] : []);
    for (const { box } of breaks) {
      const climbed = ((box.y1 + box.y2) / 2 - flight.y1) / stair.tread;
      expect(Math.abs((climbed + 1) * stair.riser - CUT)).toBeLessThan(stair.riser);
    }
  },
);

test("no number of a riser stands under the break line", () => {
  for (const [, plan, level] of each) {
    for (const scale of [50, 75]) {
      const frame = { scale, origin: [0, 0] } as const;
      const marks = drawStairs(plan, level, frame, typesetter, createLabelSpace());
      const bands = lookAt({ name: "", title: "", width: 1, height: 1, ...frame, marks })
        .paths("A-STRS")
        .filter(({ fill, stroke, loops }) => fill?.colour === PAPER && !stroke && (loops[0]?.length ?? 0) > 4);
      expect(bands).toHaveLength(level.index === 0 ? 1 : 0);
      const numbers = marks.flatMap((mark) => (mark.kind === "text" && /^\d+$/.test(mark.text) ? [mark] : []));
      expect(numbers.length).toBeGreaterThan(10);
      for (const number of numbers) {
        const { x1, y1, x2, y2 } = textBox(number, typesetter);
        const box = { x1: x1 * scale, y1: y1 * scale, x2: x2 * scale, y2: y2 * scale };
        const under = boxCorners(box).filter((corner) => bands.some(({ loops }) => holds(loops, corner)));
        expect([number.text, under]).toEqual([number.text, []]);
      }
    }
  }
});

test.each(each)("%s: every tread is numbered on itself, from the floor below up", (_, plan, level) => {
  const { words } = stairsOf(plan, level);
  const [stair] = plan.levels[0]?.stairs ?? [];
  if (!stair) throw new Error("no stair");
  const numbers = words.filter(({ text }) => /^\d+$/.test(text));
  let riser = 1;
  const expected = stair.flights.flatMap(({ polygon, risers, up }) => {
    const flight = boxAround(polygon);
    const start = riser;
    riser += risers;
    // A flight of so many risers has one tread less: the last step is the landing.
    return Array.from({ length: risers - 1 }, (__, step) => {
      const along = (step + 0.5) * stair.tread;
      return [String(start + step), Math.round(up[1] > 0 ? flight.y1 + along : flight.y2 - along)];
    });
  });
  const half = (height: number) => (height * 20) / 2;
  expect(numbers.map(({ text, at, height }) => [text, Math.round(at[1] + half(height))])).toEqual(expected);
});
