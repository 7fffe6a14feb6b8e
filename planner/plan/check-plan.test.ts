import { expect, test } from "vitest";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { all, type Change, changed } from "#planner/plan/fixtures/change.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";

test("a house of two storeys that was drawn by hand breaks no law", () => {
  expect(checkPlan(HOUSE_30X60)).toEqual([]);
});

test("a house between party walls that was drawn by hand breaks no law", () => {
  expect(checkPlan(HOUSE_20X60)).toEqual([]);
});

const HOUSES = [
  ["30 by 60", HOUSE_30X60],
  ["20 by 60", HOUSE_20X60],
] as const;

test.each(HOUSES)("no room of the house on %s moves by 5 mm unseen", (_, house) => {
  const steps = [
    [5, 0],
    [-5, 0],
    [0, 5],
    [0, -5],
  ] as const;
  const ids = house.levels.flatMap((level) => level.rooms.map((room) => room.id));
  const unseen = ids.flatMap((id) =>
    steps
      .filter(([dx, dy]) => {
        const move: Change = (p) => {
          all(p).room(id).polygon = all(p)
            .room(id)
            .polygon.map(([x, y]) => [x + dx, y + dy]);
        };
        return changed(house, move).length === 0;
      })
      .map((step) => `${id} by ${step}`),
  );
  expect(unseen).toEqual([]);
});

test.each(HOUSES)("no wall of the house on %s moves across its line by 5 mm unseen", (_, house) => {
  const walls = house.levels.flatMap((level) => level.walls);
  const unseen = walls.flatMap(({ id, from, to }) =>
    [5, -5]
      .filter((by) => {
        const across = from[0] === to[0] ? 0 : 1;
        const move: Change = (p) => {
          all(p).wall(id).from[across] += by;
          all(p).wall(id).to[across] += by;
        };
        return changed(house, move).length === 0;
      })
      .map((by) => `${id} by ${by}`),
  );
  expect(unseen).toEqual([]);
});

test("what was given up and said so is not missing", () => {
  const change: Change = (p) => {
    all(p).room("g-pooja").kind = "store";
    p.relaxed.push({ what: "pooja", message: "The pooja room gave way to a store." });
  };
  expect(changed(HOUSE_30X60, change)).toEqual([]);
});

test("a bath over the pooja passes law 9 when a finding names the pooja and says why, and not when it names another room", () => {
  const overPooja =
    (message: string): Change =>
    (p) => {
      all(p).room("f-store").kind = "bath";
      p.findings.push({
        rule: "wet-over-dry",
        severity: "warning",
        message,
        where: { level: 1, room: "f-store" },
        source: "Plan document, law 9",
      });
    };
  const rules = (message: string) => changed(HOUSE_30X60, overPooja(message)).map((f) => f.rule);
  expect(rules("The bath stands over the pooja, since no other place was free.")).not.toContain("law-9/wet-over-dry");
  expect(rules("The bath stands over a bedroom, since no other place was free.")).toContain("law-9/wet-over-dry");
});
