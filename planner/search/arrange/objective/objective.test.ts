import { expect, test } from "vitest";
import { corners, rect } from "#planner/geometry/rect.ts";
import { BARE, BUILT, type Drawn, judged, modelOf } from "#planner/search/arrange/objective/fixtures/drawn-level.ts";
import { judge } from "#planner/search/arrange/objective/judge.ts";
import { HARD, newJudgement, T, type Term } from "#planner/search/arrange/objective/judgement.ts";
import { meanOver } from "#planner/search/arrange/vastu-model.ts";
import type { Core } from "#planner/search/core/core.ts";
import { seededRandom } from "#planner/search/random.ts";
import { zoneShares } from "#planner/vastu/zone-shares.ts";
import { verdict } from "#planner/vastu/zones.ts";

const term = (name: Term, drawn: readonly Drawn[], level = 0): number =>
  judged(modelOf(drawn, "none", level)).terms[T[name]] as number;

test("a long passage costs more than a short one, a dark one more than one with a window", () => {
  expect(term("aspect", [["passage", 3000, 3000, 4000, 11_000]])).toBeGreaterThan(
    term("aspect", [["passage", 3000, 3000, 4000, 8000]]) + 1,
  );
  expect(term("light", [["passage", 3000, 3000, 4000, 8000]])).toBeGreaterThan(
    term("light", [["passage", 230, 3000, 1230, 8000]]),
  );
});

test("a kitchen away from the table and a dining room away from the living room cost; beside one another they do not", () => {
  const table: Drawn = ["dining", 230, 4345, 4230, 7345];
  const living: Drawn = ["living", 230, 230, 4230, 4230];
  const near = term("group", [living, table, ["kitchen", 230, 7460, 4230, 10_460]]);
  const far = term("group", [living, table, ["kitchen", 6230, 9230, 9230, 12_230]]);
  const apart = term("group", [living, ["dining", 5230, 8000, 9230, 11_000]]);
  expect(near).toBe(0);
  expect(far).toBeGreaterThan(4);
  expect(apart).toBeGreaterThan(2.5);
});

test("two cars' bays at two sides of a house cost, the farther the more; side by side they do not", () => {
  const left: Drawn = ["parking", 230, 0, 3230, 5230];
  const house: Drawn = ["living", 230, 5345, 9230, 12_230];
  const beside = term("group", [left, house, ["parking", 3460, 0, 6460, 5230]]);
  const near = term("group", [left, house, ["parking", 5230, 0, 8230, 5230]]);
  const far = term("group", [left, house, ["parking", 6230, 0, 9230, 5230]]);
  expect(beside).toBe(0);
  expect(near).toBeGreaterThan(3);
  expect(far).toBeGreaterThan(near);
});

test("a pooja wall to wall with a toilet costs as much as a broken rule", () => {
  const beside = term("group", [
    ["pooja", 230, 230, 1730, 1730],
    ["bath", 1845, 230, 3345, 2630],
  ]);
  const away = term("group", [
    ["pooja", 230, 230, 1730, 1730],
    ["bath", 7000, 230, 8500, 2630],
  ]);
  expect(beside - away).toBeGreaterThanOrEqual(8);
});

test("neighbourhoods asked for are told apart from hard problems: utility, balcony, pooja, and a sit-out behind a bedroom", () => {
  const missed = (drawn: readonly Drawn[], level = 0): number => judged(modelOf(drawn, "none", level)).missed;
  const kitchen: Drawn = ["kitchen", 230, 8230, 3230, 12_230];
  expect(missed([kitchen, ["utility", 3345, 8230, 5345, 12_230]])).toBe(0);
  expect(missed([kitchen, ["utility", 7230, 8230, 9230, 12_230]])).toBe(1);
  const balcony: Drawn = ["balcony", 230, 230, 4230, 1580];
  expect(missed([balcony, ["bedroom", 230, 1695, 4230, 5000]], 1)).toBe(0);
  expect(missed([balcony, ["bedroom", 230, 5695, 4230, 9000]], 1)).toBe(1);
  const living: Drawn = ["living", 3345, 230, 7345, 5230];
  const before: readonly Drawn[] = [["verandah", 230, 230, 3230, 2230], living];
  const behind: readonly Drawn[] = [
    ["verandah", 230, 230, 2230, 2230],
    ["bedroom", 2345, 230, 5345, 4230],
    ["living", 5460, 230, 9230, 5230],
  ];
  expect(missed(before)).toBe(0);
  expect(missed(behind)).toBe(1);
});

test("where houses are rare a hard problem costs more, and a comfort what it always costs", () => {
  const drawn: readonly Drawn[] = [
    ["bath", 230, 230, 1030, 2630],
    ["bedroom", 2345, 230, 5345, 4230, 14e6],
  ];
  const usual = modelOf(drawn);
  const rare = { ...modelOf(drawn), severity: 3 };
  const [one, other] = [judged(usual), judged(rare)];
  expect(other.terms[T.size]).toBeCloseTo(3 * (one.terms[T.size] as number), 6);
  expect(other.terms[T.area]).toBe(one.terms[T.area]);
});

test("a main door behind a house whose front is free costs nearly a neighbourhood, less where rooms are at their least", () => {
  const way = (tight: boolean, drawn: readonly Drawn[]): number =>
    judged(modelOf(drawn, "none", 0, BARE, 0, tight)).terms[T.way] as number;
  const atFront: readonly Drawn[] = [
    ["living", 230, 230, 9230, 5230],
    ["bedroom", 230, 5345, 9230, 12_230],
  ];
  const behind: readonly Drawn[] = [
    ["bedroom", 345, 230, 9115, 7115],
    ["living", 345, 7230, 9115, 12_230],
  ];
  expect(way(false, behind) - way(false, atFront)).toBeGreaterThan(20);
  expect(way(false, behind)).toBeLessThan(HARD);
  expect(way(true, behind) - way(true, atFront)).toBeLessThan(12);
});

test("where a main door at the road is insisted on one in a side wall is a hard problem, but not beside a second road nor through a sit-out at the front", () => {
  const hard = (frontDoor: boolean, drawn: readonly Drawn[], left = false): number => {
    const model = modelOf(drawn);
    return judged({ ...model, frontDoor, road: { left, right: false } }).hard;
  };
  const bay: Drawn = ["parking", 230, 230, 9230, 3230];
  const living: Drawn = ["living", 230, 3460, 9230, 12_230];
  const behindBay = [bay, living];
  const throughSitOut: readonly Drawn[] = [
    ["parking", 230, 230, 5230, 3230],
    ["verandah", 5460, 230, 9230, 3230],
    living,
  ];
  expect(hard(true, behindBay) - hard(false, behindBay)).toBe(1);
  expect(hard(true, behindBay, true)).toBe(hard(false, behindBay, true));
  expect(hard(true, throughSitOut)).toBe(hard(false, throughSitOut));
});

test("a room that one reaches only over the stair's landing costs on the ground floor", () => {
  const stair = rect(230, 4460, 2330, 8660);
  const core: Core = {
    parti: "none",
    fixed: [{ kind: "stair", rect: stair, entry: "front" }],
    skeleton: { kind: "zone" },
  };
  const dining: Drawn = ["dining", 2560, 4460, 6230, 8345];
  const around: readonly Drawn[] = [["living", 230, 230, 2330, 4230], dining];
  const privacy = (drawn: readonly Drawn[]): number => {
    const model = { ...modelOf(drawn, "none", 0, core), landing: 1100 };
    return judged(model).terms[T.privacy] as number;
  };
  const direct: readonly Drawn[] = [["living", 230, 230, 6230, 4230], dining];
  expect(privacy(around) - privacy(direct)).toBeGreaterThan(1);
});

test("strict vastu's veto costs as much as a hard problem, is told apart from them, and binds nobody who only prefers vastu", () => {
  const kitchen: readonly Drawn[] = [["kitchen", 6530, 8530, 9230, 12_230]];
  const strict = judged(modelOf(kitchen, "strict"));
  const elsewhere = judged(modelOf([["kitchen", 6530, 230, 9230, 3930]], "strict"));
  const preferred = judged(modelOf(kitchen, "preferred"));
  expect([strict.vetoes, elsewhere.vetoes, preferred.vetoes]).toEqual([1, 0, 0]);
  expect(strict.hard).toBe(elsewhere.hard);
  expect(strict.cost - elsewhere.cost).toBeGreaterThan(strict.hardPrice);
  expect(preferred.terms[T.vastu]).toBeGreaterThan(0);
  expect(judged(modelOf(kitchen, "none")).terms[T.vastu]).toBe(0);
});

test("where vastu is preferred a room that strict vastu forbids costs more than its part of the score, as does one a family asks after that is merely avoided", () => {
  const cost = (kind: "bath" | "kitchen" | "living", [x, y]: readonly [number, number]): number =>
    judged(modelOf([[kind, x, y, x + 2700, y + 3700]], "preferred")).terms[T.vastu] as number;
  const [southWest, northEast, east] = [
    [230, 230],
    [6530, 8530],
    [6530, 4380],
  ] as const;
  // A toilet is avoided in the east as well, a living room in the south-west: that costs their parts of the score alone.
  expect(cost("bath", northEast)).toBeCloseTo(cost("bath", east) + 15);
  expect(cost("kitchen", northEast)).toBeCloseTo(cost("kitchen", southWest) + 9);
  expect(cost("kitchen", southWest)).toBeCloseTo(cost("living", southWest) + 6);
});

test("the objective's zones are those of the score: exact in the main facings, within three hundredths between them", () => {
  const random = seededRandom(11);
  for (const north of [0, 45, 90, 135, 180, 225, 270, 315]) {
    for (const kind of ["kitchen", "pooja", "master-bedroom", "bath"] as const) {
      const model = modelOf([[kind, 230, 230, 3230, 3230]], "strict", 0, BARE, north);
      const table = model.vastu?.verdicts[0];
      if (table === undefined || table === null) throw new Error("a ruled kind has its table");
      for (let i = 0; i < 20; i++) {
        const x0 = 230 + random.below(6000);
        const y0 = 230 + random.below(9000);
        const box = rect(x0, y0, x0 + 1200 + random.below(1800), y0 + 1200 + random.below(1800));
        let value = 0;
        for (const { zone, share } of zoneShares(corners(box), BUILT, north))
          value += share * (verdict(kind, zone) ?? 0);
        const found = meanOver(table, BUILT, box.x0, box.y0, box.x1, box.y1);
        expect(Math.abs(found - value)).toBeLessThan(north % 90 === 0 ? 1e-9 : 0.03);
      }
    }
  }
});

test("judging that ends early never ends on a layout that costs less than its limit", () => {
  const random = seededRandom(5);
  const kinds = ["living", "dining", "kitchen", "bath", "bedroom", "pooja"] as const;
  for (let i = 0; i < 60; i++) {
    const drawn = kinds.map((kind): Drawn => {
      const x0 = 230 + random.below(5000);
      const y0 = 230 + random.below(8000);
      return [kind, x0, y0, x0 + 1500 + random.below(2500), y0 + 1500 + random.below(2500), 12e6];
    });
    const model = modelOf(drawn, "strict");
    const full = judged(model).cost;
    for (const limit of [full / 4, full / 2, full - 1e-6, full]) {
      const out = newJudgement();
      const told = judge([model], 0, limit, out);
      expect(told).toBeLessThanOrEqual(full + 1e-9);
      if (told <= limit) expect(told).toBeCloseTo(full, 9);
    }
  }
});

test("a living room keeps wall enough for windows beside the main door that stands in it", () => {
  const rear: Drawn = ["bedroom", 230, 5345, 9230, 12_230];
  const lit = (wide: number): number =>
    term("light", [
      ["living", 3000, 230, 3000 + wide, 5230],
      ["store", 230, 230, 2885, 5230],
      rear,
      ["store", 3115 + wide, 230, 9230, 5230],
    ]);
  expect(lit(2400) - lit(4200)).toBeGreaterThan(10);
});
