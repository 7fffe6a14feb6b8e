import { expect, test } from "vitest";
import { corners, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Plan, Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { centredBody } from "#planner/search/legalise/line.ts";
import { partingsOf } from "#planner/search/legalise/parted-rooms.ts";
import { type Parting, parted } from "#planner/search/legalise/parting.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { named, regained } from "#planner/search/legalise/second-thoughts.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const INDIA = profileOf("in");
const FRAME = wallsOf(INDIA, "rcc-frame");

function wall(id: string, x0: number, y0: number, x1: number, y1: number, thickness = 230): Wall {
  return { id, kind: "internal", from: [x0, y0], to: [x1, y1], thickness };
}

function room(key: string, kind: PlacedRoom["spec"]["kind"], owner: string | null, clear: Rect): PlacedRoom {
  const spec = specOf({ key, kind, label: kind, owner }, 0, 12e6, INDIA);
  return { spec, rect: clear, open: kind === "verandah" || kind === "parking" };
}

const OUTER = [
  wall("front", 115, 115, 5885, 115),
  wall("right", 5885, 115, 5885, 9885),
  wall("rear", 115, 9885, 5885, 9885),
  wall("left", 115, 115, 115, 9885),
];

function level(rooms: readonly PlacedRoom[], walls: readonly Wall[], index = 0): WalledLevel {
  return {
    index,
    footprint: rect(0, 0, 6000, 10_000),
    inside: rect(230, 230, 5770, 9770),
    party: { left: false, right: false, rear: false },
    rooms,
    walls: [...OUTER, ...walls],
    padaCost: () => 0,
  };
}

/** A sit-out beside a car's bay, so deep; a living room behind both. */
function withSitOut(deep: number): WalledLevel {
  const rooms = [
    room("parking", "parking", null, rect(230, 0, 3000, 6000)),
    room("sit-out", "verandah", null, rect(3230, 0, 5770, deep)),
    room("living", "living", null, rect(230, 6230, 5770, 9770)),
  ];
  return level(rooms, [wall("between", 3115, 115, 3115, 6115), wall("across", 115, 6115, 5885, 6115)]);
}

/** A bedroom and the strip of its bath behind it, as wide as the house. */
const SUITE = level(
  [
    room("bed-1", "bedroom", null, rect(230, 230, 5770, 7500)),
    room("bath-1", "bath", "bed-1", rect(230, 7615, 5770, 9770)),
  ],
  [wall("strip", 115, 7557.5, 5885, 7557.5, 115)],
);

type Named = Parting & { readonly change: "part" };

const partings = (...levels: readonly WalledLevel[]): readonly Named[] =>
  named("part", partingsOf({ levels: [] }, levels, FRAME, INDIA));

test("a sit-out as deep as the car's bay beside it ends at a foyer, with a wall from side to side", () => {
  const [one] = partings(withSitOut(6000));
  expect(one?.part.spec.kind).toBe("foyer");
  expect((one?.keeps.y1 ?? 0) / 2540).toBeLessThanOrEqual(1.5);
  expect([one?.part.rect.y0, one?.part.rect.y1]).toEqual([(one?.keeps.y1 ?? 0) + FRAME.sheltered, 6000]);
  // Its ends lie within the walls that it meets.
  expect([one?.walls[0]?.from[0], one?.walls[0]?.to[0]]).toEqual([3115, 5885]);
});

test("a sit-out that is no tunnel stays whole", () => {
  expect(partings(withSitOut(3500))).toEqual([]);
  const wide = level(
    [room("sit-out", "verandah", null, rect(230, 0, 5770, 5500))],
    [wall("across", 115, 5615, 5885, 5615)],
  );
  expect(partings(wide)).toEqual([]);
});

test("a car's bay far deeper than its car ends at a wall with a store behind, or a study where there is floor enough", () => {
  const behind = (deep: number): readonly Named[] =>
    partings(
      level(
        [room("parking", "parking", null, rect(230, 0, 3000, deep))],
        [wall("side", 3115, 115, 3115, deep + 115), wall("across", 115, deep + 115, 5885, deep + 115)],
      ),
    );
  expect(behind(6200)).toEqual([]);
  expect(behind(6800).map(({ part }) => part.spec.kind)).toEqual(["store"]);
  expect(behind(8400).map(({ part }) => part.spec.kind)).toEqual(["study", "store"]);
  for (const { keeps, part } of [...behind(6800), ...behind(8400)]) {
    expect(keeps.y1).toBeGreaterThanOrEqual(INDIA.car.depth.value);
    expect(part.rect.y0).toBe(keeps.y1 + FRAME.sheltered);
  }
});

test("an attached bath far longer than it is used begins with a dressing at the bedroom, and is entered through it", () => {
  const ofBath = partings(SUITE).filter((one) => one.room === "g-bath-1");
  expect(ofBath.length).toBeGreaterThan(0);
  for (const parting of ofBath) {
    const [after] = parted([SUITE], parting);
    const [bath, dressing] = ["bath", "dressing"].map((kind) => after?.rooms.find(({ spec }) => spec.kind === kind));
    expect(dressing?.spec.owner).toBe("g-bed-1");
    expect(bath?.spec.owner).toBe(dressing?.spec.id);
    expect(((bath?.rect.x1 ?? 0) - (bath?.rect.x0 ?? 0)) * 2155).toBeGreaterThanOrEqual(3.2e6);
  }
});

test("where no wall runs below, an end of a room is parted over a column there, from which a beam may go out", () => {
  const column = { id: "c1", polygon: corners(rect(2115, 7500, 2345, 7730)) };
  const below = { ...level([], []), columns: [column] };
  const above = { ...SUITE, index: 1 };
  const plan = { levels: [below, above] } as unknown as Pick<Plan, "levels">;
  const centres = (some: Pick<Plan, "levels">): readonly (number | undefined)[] =>
    partingsOf(some, [below, above], FRAME, INDIA)
      .filter((one) => one.part.spec.kind === "dressing" && one.room.endsWith("bath-1"))
      .map(({ walls: [one] }) => one?.from[0]);
  expect(centres({ levels: [] })).not.toContain(2230);
  // The column that carries it stands right on the one below.
  expect(centredBody(centres(plan)[0] ?? 0, 7615, 230)).toEqual(rect(2115, 7500, 2345, 7730));
});

test("a bath that the household shares leaves what it does not need to a store", () => {
  const shared = level(
    [room("common-1", "bath", null, rect(230, 7615, 5770, 9770))],
    [wall("strip", 115, 7557.5, 5885, 7557.5, 115)],
  );
  expect(new Set(partings(shared).map(({ part }) => part.spec.kind))).toEqual(new Set(["store"]));
  // A store that was given up is no longer told so.
  expect(new Set(partings(shared).map(regained))).toEqual(new Set(["store"]));
});

/** Partings of a room in the front left corner, so wide and deep. */
function along(key: string, kind: PlacedRoom["spec"]["kind"], width: number, depth: number): readonly Named[] {
  const [x, y] = [230 + width, 230 + depth];
  const sides = [wall("side", x + 115, 115, x + 115, y + 115), wall("across", 115, y + 115, x + 115, y + 115)];
  return partings(level([room(key, kind, null, rect(230, 230, x, y))], sides));
}

test("a bedroom longer than furnishes well gives a dressing all that it is too long by, one within that no more than it can spare", () => {
  const long = along("bed-1", "bedroom", 2800, 5200);
  const longish = along("bed-1", "bedroom", 3350, 5200);
  expect([...long, ...longish].map(({ part }) => part.spec.kind)).toEqual(Array(4).fill("dressing"));
  for (const { keeps } of long) {
    expect((keeps.y1 - keeps.y0) * 2800).toBeGreaterThanOrEqual(8.6e6);
    expect((keeps.y1 - keeps.y0) / 2800).toBeLessThanOrEqual(1.5);
  }
  for (const { keeps } of longish) expect((keeps.y1 - keeps.y0) * 3350).toBeGreaterThanOrEqual(11.8e6);
  expect(along("bed-1", "bedroom", 3770, 4000)).toEqual([]);
});

test("a sliver of a lounge keeps the least that a lounge needs and leaves its end to a store, one of a bedroom to a dressing", () => {
  const lounges = along("hall", "family", 2100, 6300);
  expect(lounges.map(({ part }) => part.spec.kind)).toEqual(["store", "store"]);
  const bedrooms = along("bed-1", "bedroom", 2100, 6300);
  expect(bedrooms.map(({ part }) => part.spec.kind)).toEqual(["dressing", "dressing"]);
  for (const { keeps, part } of [...lounges, ...bedrooms]) {
    const [kept, given] = [keeps, part.rect].map(({ y0, y1 }) => y1 - y0) as [number, number];
    expect(kept / 2100).toBeLessThan(2);
    expect(kept * 2100).toBeGreaterThanOrEqual(8e6);
    expect(given * 2100).toBeLessThanOrEqual(6e6);
  }
  // No sliver: it keeps what is usual, and has no end to give.
  expect(along("hall", "family", 2100, 5200)).toEqual([]);
});

test("a pooja that is a strip leaves its end to a store, a lounge far longer than wide to a study", () => {
  const kinds = (found: readonly Named[]): readonly string[] => [...new Set(found.map(({ part }) => part.spec.kind))];
  expect(kinds(along("pooja", "pooja", 1000, 4000))).toEqual(["store"]);
  const lounge = along("hall", "family", 3300, 8000);
  expect(kinds(lounge)).toEqual(["study"]);
  for (const { keeps, part } of lounge) {
    expect((keeps.y1 - keeps.y0) * 3300).toBeGreaterThanOrEqual(12.5e6);
    expect((part.rect.y1 - part.rect.y0) * 3300).toBeGreaterThanOrEqual(5.5e6);
  }
  expect(along("pooja", "pooja", 2000, 3000)).toEqual([]);
  expect(along("hall", "family", 4000, 5500)).toEqual([]);
});

test("a living room that is a tunnel begins with a foyer; one to sit and eat in becomes two rooms, and a dining room given up is there", () => {
  const foyers = along("living", "living", 2900, 5600);
  expect(foyers.map(({ part, keeps }) => [part.spec.kind, keeps.y0 > 230])).toEqual([
    ["foyer", true],
    ["foyer", false],
  ]);
  for (const { keeps } of foyers) expect((keeps.y1 - keeps.y0) / 2900).toBeLessThanOrEqual(1.6);
  const [eaten] = along("living", "living-dining", 3300, 8000);
  expect([eaten?.becomes?.kind, eaten?.becomes?.id, eaten && regained(eaten)]).toEqual([
    "living",
    "g-living",
    "dining",
  ]);
  expect([...along("living", "living", 3500, 5500), ...along("living", "living-dining", 3500, 6900)]).toEqual([]);
});

test("above, such a wall is first sought over a wall below", () => {
  const below = level([], [wall("under", 4000, 115, 4000, 9885)]);
  const above = { ...SUITE, index: 1 };
  const [first] = partings(below, above).filter(({ room: of }) => of === "g-bath-1");
  expect(Math.abs((first?.walls[0]?.from[0] ?? 0) - 4000)).toBeLessThanOrEqual(1);
});

test("what a room keeps, its part and the wall between are the room that it was", () => {
  for (const house of [withSitOut(6000), SUITE]) {
    for (const { room: id, keeps, part, walls } of partings(house)) {
      const [made] = walls as [Parting["walls"][number]];
      const whole = house.rooms.find(({ spec }) => spec.id === id)?.rect as Rect;
      const size = (r: Rect): number => (r.x1 - r.x0) * (r.y1 - r.y0);
      const across = made.from[0] === made.to[0] ? whole.y1 - whole.y0 : whole.x1 - whole.x0;
      expect(size(keeps) + size(part.rect) + across * made.thickness).toBe(size(whole));
    }
  }
});
