import { expect, test } from "vitest";
import { overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";
import type { Core, CoreSite } from "#planner/search/core/core.ts";
import { type StairDesign, stairDesign } from "#planner/search/core/stair-shaft.ts";
import { partiCore } from "#planner/search/partis/parti-core.ts";
import { PARTIS } from "#planner/search/partis/partis.ts";
import { seededRandom } from "#planner/search/random.ts";

const WALL = 230;
const OPEN = { left: false, right: false, rear: false };
const TERRACED = { left: true, right: true, rear: false };

function cores(
  name: string,
  width: number,
  depth: number,
  party: CoreSite["party"],
  { duct }: Pick<Profile, "duct"> = INDIA,
): readonly Core[] {
  const parti = PARTIS.find((one) => one.name === name);
  const stair = stairDesign(INDIA, 2, 12_000, "short");
  if (parti === undefined || stair === null) throw new Error("no such parti");
  const site = { inside: rect(0, 0, width, depth), party, outerStair: false, coreWall: WALL };
  const random = seededRandom(5);
  return Array.from({ length: 300 }, (_, i) =>
    partiCore(parti, i % 2 === 0, site, stair, { side: duct.side.value, area: 1e6 * duct.area.value }, 0, random),
  ).filter((core) => core !== null);
}

function fixed(core: Core, kind: "stair" | "duct" | "courtyard"): Rect {
  const room = core.fixed.find((one) => one.kind === kind);
  if (room === undefined) throw new Error(`no ${kind}`);
  return room.rect;
}

test("of every parti the stair and the open places lie within the house, a wall apart from one another", () => {
  for (const { name } of PARTIS) {
    const drawn = [...cores(name, 9000, 14_000, OPEN), ...cores(name, 6000, 14_000, TERRACED)];
    expect(drawn.length, name).toBeGreaterThan(20);
    for (const { fixed } of drawn)
      for (const [i, { rect: r }] of fixed.entries()) {
        expect(r.x0 >= 0 && r.y0 >= 0 && r.y1 <= 14_000, name).toBe(true);
        const round = rect(r.x0 - WALL + 1, r.y0 - WALL + 1, r.x1 + WALL - 1, r.y1 + WALL - 1);
        for (const other of fixed.slice(i + 1)) expect(overlaps(round, other.rect), name).toBe(false);
      }
  }
});

test("a court has rooms before and behind it and the size of a room, on wide plots alone", () => {
  const drawn = cores("courtyard", 9000, 14_000, OPEN);
  expect(cores("courtyard", 8000, 14_000, OPEN)).toEqual([]);
  for (const core of drawn) {
    const court = fixed(core, "courtyard");
    expect(Math.min(court.x1 - court.x0, court.y1 - court.y0)).toBeGreaterThanOrEqual(2400);
    expect(Math.min(court.y0, 14_000 - court.y1)).toBeGreaterThanOrEqual(2500);
  }
});

test("in a house one room deep the stair may stand in the middle, with a room's width on both sides", () => {
  expect(cores("central-hall", 7200, 9000, OPEN)).toEqual([]);
  const drawn = cores("central-hall", 7200, 4100, OPEN).map((core) => fixed(core, "stair"));
  expect(drawn.length).toBeGreaterThan(20);
  for (const { x0, x1 } of drawn) expect(Math.min(x0, 7200 - x1)).toBeGreaterThan(2100);
});

test("between party walls a lawful duct faces the stair; where a side is open there is none", () => {
  const drawn = cores("duct-court", 6000, 14_000, TERRACED);
  expect(cores("duct-court", 6000, 14_000, { ...TERRACED, left: false })).toEqual([]);
  for (const core of drawn) {
    const [duct, stair] = [fixed(core, "duct"), fixed(core, "stair")];
    expect((duct.x1 - duct.x0) * (duct.y1 - duct.y0)).toBeGreaterThanOrEqual(INDIA.duct.area.value * 1e6);
    expect(Math.min(duct.x1 - duct.x0, duct.y1 - duct.y0)).toBeGreaterThanOrEqual(INDIA.duct.side.value);
    expect(duct.x0 === 0 ? stair.x1 : stair.x0).toBe(duct.x0 === 0 ? 6000 : 0);
  }
});

test("a central hall ends at a stair on the rear wall with rooms on both of its sides", () => {
  expect(cores("central-hall", 8000, 14_000, OPEN)).toEqual([]);
  for (const core of cores("central-hall", 9000, 14_000, OPEN)) {
    const stair = fixed(core, "stair");
    expect(stair.y1).toBe(14_000);
    expect(Math.min(stair.x0, 9000 - stair.x1)).toBeGreaterThanOrEqual(2000);
  }
});

test("a stair takes the whole width of a house that is too narrow for anything beside it", () => {
  const { across } = stairDesign(INDIA, 2, 12_000, "short") as StairDesign;
  for (const core of cores("rear-stair", across + 900, 9000, OPEN)) {
    const stair = fixed(core, "stair");
    expect([stair.x0, stair.x1]).toEqual([0, across + 900]);
  }
  expect(cores("rear-stair", across + 900, 9000, OPEN).length).toBeGreaterThan(100);
});

test("every duct is as wide and as large as its region lets a duct be", () => {
  for (const region of ["in", "us", "uk"] as const) {
    const profile = profileOf(region);
    const { side, area } = profile.duct;
    let seen = 0;
    for (const { name } of PARTIS)
      for (const core of cores(name, 7000, 13_000, TERRACED, profile))
        for (const { kind, rect: r } of core.fixed) {
          if (kind !== "duct") continue;
          seen++;
          const [w, d] = [r.x1 - r.x0, r.y1 - r.y0];
          expect(Math.min(w, d), `${region} ${name}`).toBeGreaterThanOrEqual(side.value);
          expect(w * d, `${region} ${name}`).toBeGreaterThanOrEqual(1e6 * area.value);
        }
    expect(seen).toBeGreaterThan(100);
  }
});
