import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { type Prepared, prepare } from "#planner/search/prepared.ts";
import type { Programme } from "#planner/search/programme/programme.ts";

const preparedOn = (fields: object): Prepared => {
  const parsed = parseBrief({ region: "in", facing: "E", ...fields });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const prepared = prepare(parsed.brief, 7);
  if (prepared.kind === "refused") throw new Error(prepared.code);
  return prepared;
};
const programmeOf = (floors: number, bedrooms: number): Programme => {
  const { ladder } = preparedOn({ plot: { width: 70, depth: 80 }, bedrooms, parking: "car", floors });
  const programme = ladder.rungs[0]?.programmes[0];
  if (programme === undefined) throw new Error("no programme");
  return programme;
};

test("a house with a floor between is no larger than that floor can use; one of two storeys has its terrace on top", () => {
  const [two, three] = [programmeOf(2, 3), programmeOf(3, 3)];
  expect(two.levels[1]?.map(({ kind }) => kind)).toContain("terrace");
  expect(three.width * three.depth).toBeLessThan(two.width * two.depth);
  const kitchen = three.levels[0]?.find(({ kind }) => kind === "kitchen");
  expect(kitchen?.target).toBeGreaterThanOrEqual(8.4e6);
});

test("a floor between has a terrace for what its rooms cannot use, no larger than that of the floor above, and then no balcony", () => {
  const { levels, width, depth } = programmeOf(4, 3);
  const terraces = levels.map((rooms) => rooms.find(({ kind }) => kind === "terrace")?.target ?? 0);
  expect(terraces[0]).toBe(0);
  expect(terraces[1]).toBeGreaterThan(0);
  for (let level = 1; level + 1 < levels.length; level++)
    expect(terraces[level]).toBeLessThanOrEqual(terraces[level + 1] as number);
  expect(levels[1]?.map(({ kind }) => kind)).not.toContain("balcony");
  for (const rooms of levels) expect(rooms.reduce((sum, { target }) => sum + target, 0)).toBeLessThan(width * depth);
});

/** What rooms of a kind have at the least on 25 x 60 ft: in houses of usual sizes, then where rooms are at their least. */
function leastOf(kind: RoomKind, field: "leastArea" | "leastWidth"): readonly (readonly number[])[] {
  const { ladder } = preparedOn({ plot: { width: 25, depth: 60, unit: "ft" }, floors: 2, bedrooms: 3 });
  const programmes = ladder.rungs.flatMap((rung) => rung.programmes);
  return [false, true].map((compact) => {
    const rooms = programmes.filter(({ wishes }) => wishes.compact === compact).flatMap(({ levels }) => levels.flat());
    return [...new Set(rooms.filter((room) => room.kind === kind).map((room) => room[field]))];
  });
}

test("a powder room is so large that a WC stands beside its door's leaf; where rooms are at their least it is as small as the law has it", () => {
  expect(leastOf("powder", "leastArea")).toEqual([[1_750_000], [1_100_000]]);
});

test("a sit-out and a balcony of a house of usual sizes are so wide that one stands on them", () => {
  expect(leastOf("verandah", "leastWidth")[0]).toEqual([900]);
  expect(leastOf("balcony", "leastWidth")[0]).toEqual([900]);
});

test("what an upper storey leaves over is a terrace in India, and a roof in Britain and the US unless a balcony is asked for", () => {
  const asRoofs = (fields: object): readonly boolean[] => {
    const { ladder } = preparedOn({ plot: { width: 80, depth: 100, unit: "ft" }, floors: 2, bedrooms: 3, ...fields });
    const programmes = ladder.rungs.flatMap((rung) => rung.programmes);
    const terraces = programmes.flatMap(({ levels }) => levels.flat().filter(({ kind }) => kind === "terrace"));
    return [...new Set(terraces.map(({ roof }) => roof))];
  };
  expect(asRoofs({ balcony: false })).toEqual([false]);
  for (const region of ["us", "uk"]) {
    expect(asRoofs({ region, balcony: false, parking: "two-cars" })).toEqual([true]);
    expect(asRoofs({ region, balcony: true, parking: "two-cars" })).toEqual([false]);
  }
});
