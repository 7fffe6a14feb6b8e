import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { planHouse } from "#planner/plan-house.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { garagesOf, withGarage } from "#planner/search/legalise/garages.ts";
import { joinGarages } from "#planner/search/legalise/joined-garages.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const AMERICA = profileOf("us");
const FRAME = wallsOf(AMERICA, "rcc-frame");
const SPAN = 4500;

function wall(id: string, kind: Wall["kind"], x0: number, y0: number, x1: number, y1: number): Wall {
  return { id, kind, from: [x0, y0], to: [x1, y1], thickness: 230 };
}

function room(key: string, kind: PlacedRoom["spec"]["kind"], ...box: [number, number, number, number]): PlacedRoom {
  const spec = specOf({ key, kind, label: kind, owner: null, car: kind === "parking" }, 0, 20e6, AMERICA);
  return { spec, rect: rect(...box), open: kind === "parking" };
}

/** Two cars' bays at the left of the front, the left one so deep, the right one 6 m; a living room beside and behind them. */
function houseWith(leftDepth: number): WalledLevel {
  const back = 230 + leftDepth;
  return {
    index: 0,
    footprint: rect(0, 0, 11_000, 10_000),
    inside: rect(230, 230, 10_770, 9770),
    party: { left: false, right: false, rear: false },
    rooms: [
      room("parking", "parking", 230, 0, 3430, back),
      room("parking-2", "parking", 3660, 0, 6860, 6230),
      room("living", "living", 7090, 230, 10_770, 9770),
    ],
    walls: [
      wall("left", "external", 115, 115, 115, 9885),
      wall("right", "external", 10_885, 115, 10_885, 9885),
      wall("cars", "internal", 3545, 115, 3545, 9885),
      wall("beside", "internal", 6975, 115, 6975, 9885),
      wall("back", "external", 115, back + 115, 3545, back + 115),
      wall("back-2", "external", 3545, 6345, 6975, 6345),
      wall("front", "external", 6975, 115, 10_885, 115),
      wall("rear", "external", 115, 9885, 10_885, 9885),
    ],
    padaCost: () => 0,
  };
}

function joined(ground: WalledLevel, above?: WalledLevel, isToGrow = false, bodies: readonly Rect[] = []) {
  const [both] = garagesOf([ground], FRAME, AMERICA);
  if (both === undefined) throw new Error("no garages");
  const [closed] = withGarage([ground], both);
  return joinGarages(closed as WalledLevel, bodies, { above, isToGrow }, FRAME, SPAN);
}

test("two garages side by side under a roof alone become one without a wall or a column between the cars, behind one front wall", () => {
  const { ground, bodies } = joined(houseWith(6000));
  expect(ground.rooms.map(({ spec }) => spec.label)).toEqual(["Double garage", "living"]);
  expect(ground.rooms[0]?.rect).toEqual(rect(230, 230, 6860, 6230));
  expect(bodies).toEqual([]);
  const fronts = ground.walls.filter(({ from, to }) => from[1] === 115 && to[1] === 115 && from[0] < 6000);
  expect(fronts).toMatchObject([{ from: [115, 115], to: [6975, 115] }]);
  // What is left of the wall between them parts the rooms behind.
  expect(ground.walls.find(({ id }) => id === "cars")).toMatchObject({ from: [3545, 6345], to: [3545, 9885] });
});

test("the deeper of two joined garages keeps its rear corner: the other's is not its own", () => {
  const { ground } = joined(houseWith(7000));
  expect(ground.rooms[0]?.rect).toEqual(rect(230, 230, 6860, 7230));
  expect(ground.rooms[0]?.notch).toEqual(rect(3430, 6230, 6860, 7230));
  expect(ground.walls.find(({ id }) => id === "cars")).toMatchObject({ from: [3545, 6345], to: [3545, 9885] });
});

test("under another storey, whether a wall stands over the garages or one room lies over both, and where one is built later, a stub of the wall stays behind a column within a beam's span of the front", () => {
  const over = { ...houseWith(6000), index: 1, walls: [wall("over", "internal", 3545, 115, 3545, 9885)] };
  const { ground, bodies } = joined(houseWith(6000), over);
  expect(joined(houseWith(6000), { ...over, walls: [] }).bodies).toEqual(bodies);
  expect(joined(houseWith(6000), undefined, true).bodies).toEqual(bodies);
  expect(bodies).toEqual([rect(3430, 0, 3660, 230), rect(3430, SPAN, 3660, SPAN + 230)]);
  expect(ground.rooms[0]?.stubs).toEqual([rect(3430, SPAN, 3660, 6230)]);
  expect(ground.walls.find(({ id }) => id === "cars")?.from).toEqual([3545, SPAN]);
});

test("a wall across above stands on a column: the longer part of the wall below opens, before it or behind it; where no part is long enough for a car's doors the garages stay apart", () => {
  const over = (...ys: readonly number[]): WalledLevel => ({
    ...houseWith(6000),
    index: 1,
    walls: ys.map((y) => wall(`over-${y}`, "internal", 115, y, 6975, y)),
  });
  const before = joined(houseWith(6000), over(3500)).ground;
  expect(before.rooms[0]?.stubs).toEqual([rect(3430, 3385, 3660, 6230)]);
  const behind = joined(houseWith(6000), over(2000)).ground;
  expect(behind.rooms[0]?.stubs).toEqual([rect(3430, 230, 3660, 2115)]);
  expect(behind.walls.find(({ id }) => id === "cars-stub")).toMatchObject({ from: [3545, 115], to: [3545, 2115] });
  expect(joined(houseWith(6000), over(2200, 4300)).ground.rooms).toHaveLength(3);
});

test("a column that stands a little beyond the span is kept clear of, so that no beam is longer", () => {
  const there = rect(3430, 4600, 3660, 4830);
  const { ground, bodies } = joined(houseWith(6000), houseWith(6000), false, [there]);
  expect(bodies).toEqual([there, rect(3430, 0, 3660, 230), rect(3430, 4370, 3660, 4600)]);
  expect(ground.rooms[0]?.stubs).toEqual([rect(3430, 4370, 3660, 6230)]);
});

test("the piece of outer wall that parted two open bays goes with the wall between them", () => {
  const house = houseWith(6000);
  const { ground } = joined({ ...house, walls: [...house.walls, wall("piece", "external", 3431, 115, 3659, 115)] });
  expect(ground.walls.filter(({ from, to }) => from[1] === 115 && to[1] === 115 && from[0] < 6000)).toHaveLength(1);
});

test("an American bungalow has one garage for two cars, British houses of two storeys mostly do: a door for each car, one from the house, and every law kept", {
  timeout: 120_000,
}, () => {
  const garageOf = (json: object, seed: number) => {
    const parsed = parseBrief({ facing: "S", parking: "two-cars", ...json });
    if (parsed.kind === "invalid") throw new Error(parsed.message);
    const outcome = planHouse(parsed.brief, { options: 1, seed });
    const [plan] = outcome.kind === "planned" ? outcome.plans : [];
    const [ground] = plan?.levels ?? [];
    const garage = ground?.rooms.find(({ label }) => label === "Double garage");
    if (plan === undefined || ground === undefined || garage === undefined) return null;
    const doors = ground.openings.filter(({ rooms, kind }) => kind === "door" && rooms.includes(garage.id));
    const cars = ground.furniture.filter(({ room, kind }) => kind === "car" && room === garage.id).length;
    const driven = doors.filter(({ rooms }) => rooms.includes("outside")).length;
    return { cars, driven, walked: doors.length - driven, laws: checkPlan(plan).map(({ rule }) => rule) };
  };
  const whole = { cars: 2, driven: 2, walked: 1, laws: [] };
  const america = { region: "us", plot: { width: 80, depth: 100, unit: "ft" }, bedrooms: 4, bathrooms: 3 };
  expect(garageOf({ ...america, utility: true }, 7)).toEqual(whole);
  const britain = { region: "uk", plot: { width: 12, depth: 25, unit: "m" }, floors: 2, bedrooms: 4, bathrooms: 3 };
  // Whether the two bays lie side by side is chance.
  const found = [7, 8, 9].map((seed) => garageOf(britain, seed)).filter((one) => one !== null);
  expect(found.length).toBeGreaterThanOrEqual(2);
  for (const garage of found) expect(garage).toEqual(whole);
});
