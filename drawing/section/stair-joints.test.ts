import { expect, test } from "vitest";
import { cutBodies } from "#drawing/section/cut-bodies.ts";
import { footOf, soffitOf, stairsSeen, stepsOf, WAIST } from "#drawing/section/section-stairs.ts";
import { stretch } from "#drawing/section/section-view.ts";
import { seenBeyond } from "#drawing/section/seen-beyond.ts";
import { sectionCut } from "#drawing/sheet/section-line/cut.ts";
import { axisEnds, boxAround } from "#drawing/sheet/shapes/box.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** The house with its stair going on to the roof. */
function toRoof(plan: Plan): Plan {
  const [ground, first] = plan.levels as readonly [Level, Level];
  const room = first.rooms.find(({ kind }) => kind === "stair")?.id ?? "";
  const stairs = ground.stairs.map((stair) => ({ ...stair, room, toLevel: 2 }));
  return { ...plan, levels: [ground, { ...first, stairs }] };
}

const plan = toRoof(HOUSE_30X60);
const cut = sectionCut(plan);
const { flights } = stairsSeen(plan, cut);
const { concrete } = cutBodies(plan, cut);

test("a flight from an upper floor begins at the face of a beam in the slab's edge, which is as deep as its waist is there", () => {
  const upper = flights.filter(({ climbs, level, first }) => climbs !== 0 && level > 0 && first === 1);
  expect(upper.length).toBeGreaterThan(0);
  for (const flight of upper) {
    const [from] = soffitOf(flight);
    expect(from[0]).toBe(footOf(flight));
    const beam = concrete.find(({ x1, x2, y1, y2 }) => {
      const face = flight.climbs === 1 ? x2 : x1;
      return face === from[0] && y1 <= from[1] && y2 === flight.foot;
    });
    expect(beam).toBeDefined();
  }
});

test("the underside of a flight that arrives at a floor ends at the beam that carries it there", () => {
  const arriving = flights.filter(({ toFloor, climbs }) => toFloor && climbs !== 0);
  expect(arriving.map(({ level }) => level)).toEqual([0, 1]);
  for (const flight of arriving) {
    const [, [u, z]] = soffitOf(flight);
    const edge = stepsOf(flight).at(-1)?.[0] ?? 0;
    const beam = concrete.find(
      ({ x1, x2, y1, y2 }) => y1 === z && y2 === flight.head && x1 <= u && u <= x2 && (x1 === edge || x2 === edge),
    );
    expect(beam).toBeDefined();
    expect(flight.head - z).toBeGreaterThan(WAIST);
  }
});

test("nothing behind the cut draws a line across the open stair at a floor's height", () => {
  const last = plan.levels[1] as Level;
  const roof = last.floorLevel + last.floorToFloor;
  const [left, right] = stretch(
    cut,
    ...axisEnds(boxAround(last.stairs.flatMap((stair) => stair.flights.flatMap(({ polygon }) => polygon))), cut.axis),
  );
  const edges = seenBeyond(plan, cut, cutBodies(plan, cut)).flatMap((part) => part.edges);
  const across = edges.filter(
    ([a, b]) => a[1] === roof && b[1] === roof && Math.min(a[0], b[0]) < right && Math.max(a[0], b[0]) > left,
  );
  expect(across).toEqual([]);
});
