import { expect, test } from "vitest";
import { massing } from "#drawing/facade/massing.ts";
import { liesWithin, lookAt } from "#drawing/fixtures/look-at.ts";
import { hollowHouse } from "#drawing/section/section-bodies.ts";
import { headroomLanding, headroomsOf } from "#drawing/sheet/headroom/headroom.ts";
import { headroomBoxes } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { terraceFinish, unreachedPieces } from "#drawing/sheet/headroom/ways-out.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { roofPieces } from "#drawing/sheet/house/roof-pieces.ts";
import { PAPER } from "#drawing/sheet/page/pens.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { boxAround, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const REAL = { origin: [0, 0], scale: 1 } as const;

/** The house with its stair going on to the roof; `narrow`: a roof only as deep as the stair's room with its walls. */
function toRoof({ narrow }: { readonly narrow: boolean }): Plan {
  const [ground, first] = HOUSE_30X60.levels as readonly [Level, Level];
  const room = first.rooms.find(({ kind }) => kind === "stair");
  if (!room) throw new Error("a house without a stair");
  const stairs = ground.stairs.map((stair) => ({ ...stair, room: room.id, toLevel: 2 }));
  const stair = boxAround(room.polygon);
  const [x1, x2] = [stair.x1 - 3000, stair.x2 + 3000];
  const [y1, y2] = [stair.y1 - 230, stair.y2 + 230];
  const strip = [
    {
      outer: [
        [x1, y1],
        [x2, y1],
        [x2, y2],
        [x1, y2],
      ],
      holes: [],
    },
  ] as const;
  const top = narrow ? { ...first, footprint: strip, rooms: [room], openings: [], walls: [], columns: [] } : first;
  return { ...HOUSE_30X60, levels: [ground, { ...top, stairs }] };
}

const wordsOf = (plan: Plan) => lookAt(drawRoofSheet(plan, block, typesetter)).words.map(({ text }) => text);

test("a room over the stair that parts the roof has a door to each part", () => {
  const [whole, parted] = [toRoof({ narrow: false }), toRoof({ narrow: true })];
  expect(roofPieces(roofOutline(whole), headroomBoxes(whole))).toHaveLength(1);
  expect(roofPieces(roofOutline(parted), headroomBoxes(parted))).toHaveLength(2);
  expect(headroomsOf(whole).map(({ doors }) => doors.length)).toEqual([1]);
  const [room] = headroomsOf(parted);
  expect(room?.doors.map(({ out }) => out[0]).sort()).toEqual([-1, 1]);
  expect(unreachedPieces(parted)).toEqual([]);
});

test("the roof's sheet tags, sizes and counts every door of the room over the stair, which no floor's schedule does", () => {
  for (const [narrow, count] of [
    [false, 1],
    [true, 2],
  ] as const) {
    const words = wordsOf(toRoof({ narrow }));
    expect(words).toContain("DOORS OF THE HEADROOM");
    expect(words).toContain("2'-11½\" x 6'-10½\"");
    expect(words).toContain(String(count));
    // Once in the table, and beside each leaf.
    expect(words.filter((word) => word === "TD")).toHaveLength(count + 1);
  }
  expect(wordsOf(HOUSE_30X60)).not.toContain("DOORS OF THE HEADROOM");
});

test("the roof's sheet shows in the room over the stair the flights that arrive there, with one DN, and names it within its walls", () => {
  for (const narrow of [false, true]) {
    const plan = toRoof({ narrow });
    const [stair] = plan.levels.at(-1)?.stairs ?? [];
    const [room] = headroomsOf(plan);
    if (!stair || !room) throw new Error("no stair to the roof");
    const { words, paths, colourAt } = lookAt(drawRoofSheet(plan, block, typesetter));
    const steps = paths("A-STRS").flatMap(({ loops }) => loops.map(boxAround));
    for (const { polygon, risers } of stair.flights) {
      const flight = growBox(boxAround(polygon), 1);
      const treads = steps.filter((one) => liesWithin(one, flight) && one.y1 === one.y2);
      expect(treads.length).toBeGreaterThanOrEqual(risers);
    }
    for (const said of ["DN", "STAIR HEADROOM"]) {
      const found = words.filter(({ text }) => text === said);
      expect(found).toHaveLength(1);
      for (const { at } of found) expect(boxHolds(room.inside, ...at)).toBe(true);
    }
    // A door is a gap in the wall: paper, not masonry.
    for (const { hinge, latch, out } of room.doors) {
      const middle = [0, 1].map((axis) => ((hinge[axis] ?? 0) + (latch[axis] ?? 0)) / 2 - (out[axis] ?? 0) * 50);
      expect(colourAt([middle[0] ?? 0, middle[1] ?? 0])).toBe(PAPER);
    }
  }
});

test("the landing before the door to the roof is marked with its finished level, where the stair's last riser ends", () => {
  for (const narrow of [false, true]) {
    const plan = toRoof({ narrow });
    const last = plan.levels.at(-1) as Level;
    const [stair] = last.stairs;
    const [room] = headroomsOf(plan);
    if (!stair || !room) throw new Error("no stair to the roof");
    const top = last.floorLevel + stair.risers * stair.riser;
    const { words } = lookAt(drawRoofSheet(plan, block, typesetter));
    const marks = words.filter(({ text }) => text === `FFL ${writtenHeight(plan, unitsOf("in"), top)}`);
    expect(marks).toHaveLength(1);
    for (const { at } of marks) expect(boxHolds(headroomLanding(room, REAL), ...at)).toBe(true);
  }
});

test("the front elevation has the door of the room over the stair that faces the road, at its place, and no other", () => {
  const facing = (plan: Plan) => headroomsOf(plan).flatMap(({ doors }) => doors.filter(({ out }) => out[1] < 0));
  const headroom = (plan: Plan) => massing(plan).solids.find(({ part }) => part === "headroom");
  const [front, sides] = [toRoof({ narrow: false }), toRoof({ narrow: true })];
  expect([facing(front).length, facing(sides).length]).toEqual([1, 0]);
  expect(headroom(sides)?.openings).toEqual([]);
  const solid = headroom(front);
  expect(solid?.openings).toHaveLength(1);
  const [opening] = solid?.openings ?? [];
  const ends = facing(front).flatMap(({ hinge, latch }) => [hinge[0], latch[0]]);
  expect([opening?.x1, opening?.x2]).toEqual(ends.sort((a, b) => a - b));
  const roof = solid?.z1 ?? 0;
  expect(opening).toMatchObject({ z1: roof + 150, z2: roof + 2250, y: solid?.y1 });
  expect((solid?.z2 ?? 0) - 150 - (opening?.z2 ?? 0)).toBeGreaterThanOrEqual(150);
});

test("the section's house has a leaf in every doorway of the room over the stair", () => {
  const leaves = (narrow: boolean) =>
    hollowHouse(toRoof({ narrow })).filter(({ material, level }) => material === "door" && level === 2).length;
  expect([leaves(false), leaves(true)]).toEqual([1, 2]);
});

test("the roof's parapet guards who stands on the finished terrace where it lies highest", () => {
  const plan = toRoof({ narrow: false });
  const finish = terraceFinish(plan);
  if (finish === null) throw new Error("no door leads on to the roof");
  const tops = massing(plan)
    .solids.filter(({ part, level }) => part === "parapet" && level === plan.levels.length)
    .map(({ z2 }) => z2);
  expect(tops.length).toBeGreaterThan(0);
  for (const top of tops) expect(top - finish).toBeGreaterThanOrEqual(1000);
});
