import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import type { Stair, Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { DOG_LEG } from "#planner/search/core/fixtures/dog-leg.ts";
import { floorWith, room, wall } from "#planner/search/openings/fixtures/one-floor.ts";
import { isToRoad } from "#planner/search/openings/outlook.ts";
import { placeWindows } from "#planner/search/openings/place-windows.ts";
import type { Face } from "#planner/search/openings/shared-wall.ts";
import { stairWindowIn } from "#planner/search/openings/stair-window.ts";

const WALL: Wall = { id: "w", kind: "external", from: [0, 0], to: [0, 0], thickness: 230 };
const face = (vertical: boolean, centre: number, from: number, to: number): Face => ({
  vertical,
  centre,
  from,
  to,
  inward: 1,
  wall: WALL,
});
const windowIn = (one: Face, stair: Stair | null, fromBelow = false) =>
  stairWindowIn(one, [{ from: one.from + 150, to: one.to - 150 }], stair, fromBelow);

test("at the turn a stair's window begins a balustrade above the landing and ends under the slab", () => {
  const found = windowIn(face(false, 4235, 0, 2100), DOG_LEG);
  expect(found).toMatchObject({ sill: 9 * 175 + 900, head: 18 * 175 - 250, span: { from: 300, to: 1800 } });
});

test("where the stair comes from below it stands under the turn's landing, which leaves it more glass than the slab above", () => {
  const front = face(false, 4235, 0, 2100);
  expect(windowIn(front, DOG_LEG, true)).toMatchObject({
    sill: 150,
    head: 9 * 175 - 300,
    span: { from: 300, to: 1800 },
  });
  expect(windowIn(face(true, 2215, 1000, 2600), DOG_LEG, true)).toBeNull();
});

test("beside the stair it stands by the landing where one enters, in line with the others, rather than before the steps", () => {
  const found = windowIn(face(true, 2215, 0, 4120), DOG_LEG);
  expect(found).toMatchObject({ sill: 1050, head: 2100 });
  expect(found?.span.to).toBeLessThanOrEqual(1060);
});

test("where steps go up along the whole of a wall's free stretch there is none", () => {
  expect(windowIn(face(true, 2215, 1000, 2600), DOG_LEG)).toBeNull();
});

test("where no stair goes up any more it is a window as others are", () => {
  expect(windowIn(face(false, 4235, 0, 2100), null)).toMatchObject({
    sill: 1050,
    head: 2100,
    span: { from: 600, to: 1500 },
  });
});

/** What the stair's window looks onto and the face it stands in, where the stair takes the front's left corner behind what `before` says. */
function lookout(before: "road" | "terrace") {
  const behind = before === "terrace" ? 3000 : 0;
  const stair = room("stair", 230, behind + 230, 2330, behind + 4350);
  const terrace = { ...room("terrace", 0, 0, 2445, 3000), open: true };
  const rooms = [stair, room("bedroom", 2560, 230, 6000, 8000), ...(behind > 0 ? [terrace] : [])];
  const across = wall("before", [0, 3115], [2445, 3115], 230);
  const level = { ...floorWith(rooms, behind > 0 ? [across] : []), index: 1 };
  const found = placeWindows(level, [], profileOf("in"))?.find((one) => one.room === 0);
  return found && { onto: level.rooms[found.onto]?.spec.kind ?? "open air", toRoad: isToRoad(found.face) };
}

test("a stair at the front looks at the road, across a terrace too, and not aside, where its wall is longer", () => {
  expect(lookout("road")).toEqual({ onto: "open air", toRoad: true });
  expect(lookout("terrace")).toEqual({ onto: "terrace", toRoad: true });
});

test("over the roof of the storey below no window of a stair stands under a landing, where the roof's upstand would hide it", () => {
  const sillOver = (overRoof: boolean) => {
    const level = {
      ...floorWith([room("stair", 0, 0, 2100, 4120)], [wall("across", [0, 4235], [2100, 4235])]),
      ...{ index: 1, stair: DOG_LEG, leftOut: rect(0, 4350, 2100, 8230), overRoof },
    };
    return placeWindows(level, [], profileOf("uk"))?.find(({ face }) => face.wall.id === "across")?.sill;
  };
  expect(sillOver(false)).toBe(150);
  expect(sillOver(true)).toBe(9 * 175 + 900);
});
