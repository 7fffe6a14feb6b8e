import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { BATHROOMS, type Plan } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { outerWall } from "#planner/search/legalise/fixtures/outer-wall.ts";
import { furtherBathsOf } from "#planner/search/legalise/further-baths.ts";
import type { Parting } from "#planner/search/legalise/parting.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { sidesOf } from "#planner/search/legalise/wall-across.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const INDIA = profileOf("in");

const asking = (bathrooms: number): Plan => ({ ...HOUSE_30X60, brief: { ...HOUSE_30X60.brief, bathrooms } });
/** The fixture's plan, with a brief that asks for just the bathrooms that it has. */
const ALL = asking(
  HOUSE_30X60.levels.flatMap(({ rooms }) => rooms).filter(({ kind }) => BATHROOMS.includes(kind)).length,
);
const FEWER = asking(ALL.brief.bathrooms + 1);

function room(key: string, kind: PlacedRoom["spec"]["kind"], y0: number, y1: number, owner?: string): PlacedRoom {
  const spec = specOf({ key, kind, label: kind, owner: owner ?? null }, 1, 12e6, INDIA);
  return { spec, rect: rect(230, y0, 3030, y1), open: false };
}

/** An upper floor of one strip of rooms 2.8 m wide, one behind the other with walls of 115 mm between them. */
function strip(...rooms: readonly PlacedRoom[]): WalledLevel {
  const rear = Math.max(...rooms.map(({ rect: { y1 } }) => y1)) + 115;
  return {
    index: 1,
    footprint: rect(0, 0, 3260, rear + 115),
    inside: rect(230, 230, 3030, rear - 115),
    party: { left: false, right: false, rear: false },
    rooms,
    walls: [outerWall("left", [115, 115], [115, rear]), outerWall("right", [3145, 115], [3145, rear])],
    padaCost: () => 0,
  };
}

const found = (plan: Plan, ...rooms: readonly PlacedRoom[]): readonly Parting[] =>
  furtherBathsOf(plan, [strip(...rooms)], wallsOf(INDIA, "rcc-frame"), INDIA);

test("where a bathroom is missing a long bedroom without one gets a bath of its own at either end, and keeps a bedroom's floor and shape", () => {
  const baths = found(FEWER, room("bed-1", "bedroom", 230, 5730));
  expect(baths.map(({ part, room: of }) => [part.spec.kind, part.spec.owner, of])).toEqual([
    ["bath", "f1-bed-1", "f1-bed-1"],
    ["bath", "f1-bed-1", "f1-bed-1"],
  ]);
  for (const { keeps, part } of baths) {
    const [kept, bath] = [sidesOf(keeps), sidesOf(part.rect)];
    expect(kept.short * kept.long).toBeGreaterThanOrEqual(8.6e6);
    expect(kept.short).toBeGreaterThanOrEqual(2750);
    expect(bath.short).toBeGreaterThanOrEqual(1270);
    expect(bath.short * bath.long).toBeGreaterThanOrEqual(2.9e6);
  }
  // None is missing; it has one; it has no floor to spare.
  expect(found(ALL, room("bed-1", "bedroom", 230, 5730))).toEqual([]);
  expect(
    found(FEWER, room("bed-1", "bedroom", 230, 5730), room("bath-1", "bath", 5845, 7145, "bed-1")).filter(
      ({ room: of }) => of === "f1-bed-1",
    ),
  ).toEqual([]);
  expect(found(FEWER, room("bed-1", "bedroom", 230, 4230))).toEqual([]);
});

test("a bath large enough for two becomes two, the new one a bedroom's that lies beside it or everybody's; nobody gets more than they asked for", () => {
  const rooms = (deep: number) => [room("bed-1", "bedroom", 230, 3530), room("common-1", "bath", 3645, 3645 + deep)];
  const owners = (some: readonly Parting[]) =>
    some
      .filter(({ room: of }) => of === "f1-common-1")
      .map(({ part: { spec, rect: r } }) => [spec.owner, r.y0 === 3645]);
  expect(owners(found(FEWER, ...rooms(3500)))).toEqual([
    ["f1-bed-1", true],
    [null, true],
    [null, false],
  ]);
  expect(found(ALL, ...rooms(3500))).toEqual([]);
  // Six square metres hold one.
  expect(owners(found(FEWER, ...rooms(2100)))).toEqual([]);
});

test("where a bathroom is missing a lounge gives up its end for one, which opens from the bedroom beside it or from the lounge, and keeps what seats a family", () => {
  const ofLounge = (deep: number) =>
    found(FEWER, room("bed-1", "bedroom", 230, 3530), room("hall", "family", 3645, 3645 + deep)).filter(
      ({ room: of }) => of === "f1-hall",
    );
  const baths = ofLounge(5200);
  expect(new Set(baths.map(({ part: { spec } }) => spec.owner))).toEqual(new Set(["f1-bed-1", null]));
  for (const { keeps } of baths) expect(sidesOf(keeps).long * sidesOf(keeps).short).toBeGreaterThanOrEqual(8e6);
  expect(ofLounge(3600)).toEqual([]);
});
