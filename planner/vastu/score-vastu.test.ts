import { expect, test } from "vitest";
import type { Point } from "#planner/geometry/point.ts";
import { boundsOf } from "#planner/geometry/rect.ts";
import { all, changedPlan, set } from "#planner/plan/fixtures/change.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { padaByAngle, padaByLengths } from "#planner/vastu/pada.ts";
import { scoreVastu } from "#planner/vastu/score-vastu.ts";
import { vastuFindings, vastuRelaxation } from "#planner/vastu/vastu-findings.ts";
import { zoneShares } from "#planner/vastu/zone-shares.ts";

const HOUSES = [HOUSE_20X60, HOUSE_30X60] as const;
const BEARINGS = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** Every point and direction of the document moved alike, and north set anew. */
function moved(plan: Plan, move: (point: Point) => Point, northBearing: number): Plan {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const [x, y] = value;
      return value.length === 2 && typeof x === "number" && typeof y === "number" ? move([x, y]) : value.map(walk);
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
  };
  const copy = { ...plan, site: walk(plan.site), levels: walk(plan.levels) } as Plan;
  return { ...copy, site: { ...copy.site, northBearing } };
}

const facing = (plan: Plan, northBearing: number): Plan => ({ ...plan, site: { ...plan.site, northBearing } });

test("the score stays when plan and north turn together", () => {
  for (const house of HOUSES) {
    for (const bearing of BEARINGS) {
      const before = scoreVastu(facing(house, bearing));
      for (let turns = 1, plan = facing(house, bearing); turns < 4; turns++) {
        plan = moved(plan, ([x, y]) => [-y, x], (plan.site.northBearing + 90) % 360);
        const after = scoreVastu(plan);
        expect(after.score).toBe(before.score);
        expect(after.pada).toEqual(before.pada);
        expect(after.verdicts.map(({ words }) => words)).toEqual(before.verdicts.map(({ words }) => words));
        expect(after.vetoes).toEqual(before.vetoes);
      }
    }
  }
});

test("a room is said to lie in a zone when most of it does, in two when both have much of it, else in several", () => {
  const [ground, ...above] = HOUSE_30X60.levels as readonly [Plan["levels"][number], ...Plan["levels"]];
  const whole = ground.footprint[0]?.outer ?? [];
  const rooms = ground.rooms.map((room) => (room.kind === "living" ? { ...room, polygon: whole } : room));
  const hall = scoreVastu({ ...HOUSE_30X60, levels: [{ ...ground, rooms }, ...above] }).verdicts;
  expect(hall.find(({ kind }) => kind === "living")?.words).toContain("several zones, the largest part in");
  const verdicts = HOUSES.flatMap((house) =>
    BEARINGS.flatMap((bearing) => scoreVastu(facing(house, bearing)).verdicts),
  );
  const alone = verdicts.filter(({ words }) => !words.includes(" and ") && !words.includes("several zones"));
  expect(alone.length).toBeGreaterThan(0);
  for (const { zones } of alone) expect(zones[0]?.share).toBeGreaterThan(0.5);
});

test("the score stays when the drawing is shifted on the paper", () => {
  for (const house of HOUSES) {
    const front = house.levels[0]?.furniture.map(({ front }) => front) ?? [];
    const shift = moved(house, ([x, y]) => (Math.abs(x) + Math.abs(y) === 1 ? [x, y] : [x + 12_345, y - 6789]), 0);
    expect(shift.levels[0]?.furniture.map((piece) => piece.front)).toEqual(front);
    expect(scoreVastu(shift).score).toBe(scoreVastu(facing(house, 0)).score);
  }
});

/** The main door's padas by angle and by lengths, as it stands and in the mirrored plan. */
function mirroredPadas(house: Plan, bearing: number): { readonly before: string[]; readonly after: string[] } {
  const door = house.levels[0]?.openings.find(({ main }) => main === true);
  if (door === undefined) throw new Error("the fixture has a main door");
  const [x, y] = [(door.from[0] + door.to[0]) / 2, (door.from[1] + door.to[1]) / 2];
  const built = boundsOf(house.levels[0]?.footprint[0]?.outer ?? []);
  const mirrored = { ...built, x0: -built.x1, x1: -built.x0 };
  const other = (360 - bearing) % 360;
  return {
    before: [padaByAngle(x, y, built, bearing), padaByLengths(x, y, [0, -1], built, bearing)].map(nameOf),
    after: [padaByAngle(-x, y, mirrored, other), padaByLengths(-x, y, [0, -1], mirrored, other)].map(nameOf),
  };
}

/** N1 .. W8 by number. */
const nameOf = (index: number): string => (index < 0 ? "none" : `${"NESW"[index >> 3]}${1 + (index % 8)}`);

/** N2 seen in a mirror is N7, E2 is W7. */
function onTheOtherHand(name: string): string {
  if (name === "none") return name;
  const side = { N: "N", E: "W", S: "S", W: "E" }[name.charAt(0)] ?? "?";
  return `${side}${9 - Number(name.charAt(1))}`;
}

test("a mirrored plan with a mirrored north has every zone, pada and open side on the other hand", () => {
  const HANDS: Record<string, string> = {
    NE: "NW",
    NW: "NE",
    E: "W",
    W: "E",
    SE: "SW",
    SW: "SE",
    N: "N",
    S: "S",
    C: "C",
  };
  for (const house of HOUSES) {
    for (const bearing of BEARINGS) {
      const before = scoreVastu(facing(house, bearing));
      const after = scoreVastu(moved(house, ([x, y]) => [-x, y], (360 - bearing) % 360));
      for (const [i, { zones }] of before.verdicts.entries()) {
        const there = after.verdicts[i]?.zones ?? [];
        expect(there.length).toBe(zones.length);
        for (const { zone, share } of zones) {
          expect(there.find((one) => one.zone === HANDS[zone])?.share).toBeCloseTo(share, 9);
        }
      }
      const turned = mirroredPadas(house, bearing);
      expect(turned.after).toEqual(turned.before.map(onTheOtherHand));
      expect(after.openSides.east).toBeCloseTo(1 - before.openSides.east, 9);
      expect(after.openSides.north).toBeCloseTo(before.openSides.north, 9);
      expect(after.centre.value).toBeCloseTo(before.centre.value, 9);
      expect(after.bedHeads.toNorth).toBe(before.bedHeads.toNorth);
    }
  }
});

test("a score is whole, 0 to 100, and the house that turns its back to the sun gets another", () => {
  const scores = HOUSES.flatMap((house) => BEARINGS.map((bearing) => scoreVastu(facing(house, bearing)).score));
  expect(scores.every((score) => Number.isInteger(score) && score >= 0 && score <= 100)).toBe(true);
  expect(new Set(scores).size).toBeGreaterThan(4);
});

test("a room over two zones is shared by its floor, an L by its own shape", () => {
  const built = { x0: 0, y0: 0, x1: 9000, y1: 9000 };
  const shares = zoneShares(
    [
      [1500, 6000],
      [4500, 6000],
      [4500, 9000],
      [1500, 9000],
    ],
    built,
    0,
  );
  expect(shares.map(({ zone, share }) => `${zone} ${share.toFixed(3)}`).sort()).toEqual(["N 0.500", "NW 0.500"]);
  const ell = zoneShares(
    [
      [0, 0],
      [6000, 0],
      [6000, 3000],
      [3000, 3000],
      [3000, 6000],
      [0, 6000],
    ],
    built,
    0,
  );
  expect(ell.map(({ zone, share }) => `${zone} ${share.toFixed(3)}`).sort()).toEqual([
    "S 0.333",
    "SW 0.333",
    "W 0.333",
  ]);
});

test("the shares of every room add up to one in all eight facings", () => {
  for (const house of HOUSES)
    for (const bearing of BEARINGS)
      for (const { zones } of scoreVastu(facing(house, bearing)).verdicts) {
        expect(zones.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
      }
});

test("padas run clockwise from the north-west, by angle and by equal lengths", () => {
  const built = { x0: 0, y0: 0, x1: 8000, y1: 16_000 };
  expect(nameOf(padaByAngle(4000, 16_000, built, 0))).toBe("N5");
  expect(nameOf(padaByAngle(3999, 16_000, built, 0))).toBe("N4");
  expect(nameOf(padaByAngle(8000, 8100, built, 0))).toBe("E4");
  expect(nameOf(padaByAngle(8000, 8100, built, 180))).toBe("W4");
  expect(nameOf(padaByLengths(500, 16_000, [0, 1], built, 0))).toBe("N1");
  expect(nameOf(padaByLengths(8000, 15_000, [1, 0], built, 0))).toBe("E1");
  expect(nameOf(padaByLengths(7500, 0, [0, -1], built, 0))).toBe("S1");
  expect(nameOf(padaByLengths(0, 500, [-1, 0], built, 0))).toBe("W1");
  expect(nameOf(padaByLengths(500, 16_000, [0, 1], built, 90))).toBe("E1");
  expect(nameOf(padaByLengths(500, 16_000, [0, 1], built, 45))).toBe("none");
});

test("a bed turned round from south to north costs points and is counted", () => {
  const beds = (y: number) =>
    changedPlan(facing(HOUSE_30X60, 0), (p) => {
      for (const level of p.levels)
        for (const piece of level.furniture) if (piece.kind.startsWith("bed-")) piece.front = [0, y];
    });
  const south = scoreVastu(beds(1));
  const north = scoreVastu(beds(-1));
  expect(south.bedHeads).toMatchObject({ value: 1, toNorth: 0 });
  expect(north.bedHeads.value).toBe(0);
  expect(north.bedHeads.toNorth).toBe(north.bedHeads.beds);
  expect(south.score - north.score).toBeGreaterThanOrEqual(5);
});

/** A kind of room, the ninth of the built rectangle that it fills (plan drawn with north up), and whether strict vastu forbids it there. */
const VETOES = [
  ["bath", "NE", true],
  ["wc", "SW", true],
  ["powder", "C", true],
  ["bath", "NW", false],
  ["kitchen", "NE", true],
  ["kitchen", "SE", false],
  ["stair", "NE", true],
  ["stair", "C", true],
  ["stair", "SW", false],
  ["bathroom", "NE", false],
] as const;

test.each(VETOES)("strict vastu's veto on a %s in %s: %s", (kind, zone, broken) => {
  const column = zone.endsWith("W") ? 0 : zone.endsWith("E") ? 2 : 1;
  const row = zone.startsWith("S") ? 0 : zone.startsWith("N") ? 2 : 1;
  const plan = changedPlan(facing(HOUSE_30X60, 0), (p) => {
    p.brief.vastu = "strict";
    const [w, d] = [(8144 - 1000) / 3, (16_288 - 3000) / 3];
    const room = all(p).room("g-dining");
    room.kind = kind;
    set(room, 1000 + column * w, 3000 + row * d, 1000 + (column + 1) * w, 3000 + (row + 1) * d);
  });
  const report = scoreVastu(plan);
  expect(report.vetoes.some(({ room, zone: where }) => room === "g-dining" && where === zone)).toBe(broken);
  const line = vastuFindings(plan, report).find(({ where }) => where.room === "g-dining");
  expect(line?.message.includes("vastu forbids it there") ?? false).toBe(broken);
  const relaxed = vastuRelaxation(plan, report);
  expect(relaxed?.message.includes("Dining") ?? false).toBe(broken);
  expect(vastuRelaxation({ ...plan, brief: { ...plan.brief, vastu: "preferred" } }, report)).toBeNull();
});

test("every ruled room has its line in the findings, and none where nobody asked for vastu", () => {
  const report = scoreVastu(HOUSE_30X60);
  const lines = vastuFindings(HOUSE_30X60, report);
  for (const { kind, room } of report.verdicts) {
    expect(lines.some((line) => line.rule === `vastu/${kind}` && line.where.room === room)).toBe(true);
  }
  expect(lines.some((line) => line.rule === "vastu/main-door")).toBe(true);
  expect(lines.every((line) => line.severity === "note" && line.message.endsWith("."))).toBe(true);
  const plan = changedPlan(HOUSE_30X60, (p) => {
    p.brief.vastu = "none";
  });
  expect(vastuFindings(plan, report)).toEqual([]);
});

test("a storey that steps back has the zones of the house: its rooms keep their verdicts", () => {
  const [ground, first] = HOUSE_30X60.levels as [Plan["levels"][number], Plan["levels"][number]];
  const { x0, y0, x1, y1 } = boundsOf(ground.footprint.flatMap(({ outer }) => outer));
  const outer: readonly Point[] = [
    [x0, y0],
    [x1, y0],
    [x1, (y0 + y1) / 2],
    [x0, (y0 + y1) / 2],
  ];
  const stepped = { ...HOUSE_30X60, levels: [ground, { ...first, footprint: [{ outer, holes: [] }] }] };
  expect(scoreVastu(stepped).verdicts).toEqual(scoreVastu(HOUSE_30X60).verdicts);
});
