import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { programmesToTry } from "#planner/search/programme/choose-rung.ts";
import type { Ladder, Programme, Rung } from "#planner/search/programme/programme.ts";
import { type Wishes, wishesOf } from "#planner/search/programme/wishes.ts";

const parsed = parseBrief({ region: "in", plot: { width: 20, depth: 40 }, facing: "E", floors: 2, bedrooms: 3 });
if (parsed.kind === "invalid") throw new Error(parsed.message);
const LEAST: Wishes = { ...wishesOf(parsed.brief, 0), compact: true };

function programme(form: Partial<Wishes>): Programme {
  return { levels: [], wishes: { ...LEAST, ...form }, relaxed: [], width: 6000, depth: 9000 };
}

/** A ladder of one rung, and the hard problems that looks and searches of its programmes leave. */
function tries(programmes: readonly Programme[], looks: readonly number[], left: (programme: Programme) => number) {
  const rung: Rung = { reduced: { given: [], wishes: LEAST, relaxed: [] }, last: -1, programmes };
  const ladder: Ladder = { rungs: [rung], richer: () => [], anyRicher: () => [], otherWays: () => [] };
  const looked: number[] = [];
  const look = (one: Programme): number => {
    const at = programmes.indexOf(one);
    looked.push(at);
    return looks[at] as number;
  };
  const found = [...programmesToTry(ladder, look, left)].map(({ programmes: some, again }) => ({
    programmes: some.map((one) => programmes.indexOf(one)),
    again,
  }));
  return { found, looked };
}

test("forms of the smallest rooms that looks find nearly whole are tried together, and those a problem farther next", () => {
  const forms = [programme({}), programme({ lobbies: false }), programme({ livingUp: true })];
  const { found } = tries(forms, [2, 1, 1], () => Number.POSITIVE_INFINITY);
  expect(found.slice(0, 2)).toEqual([
    { programmes: [1, 2], again: false },
    { programmes: [0], again: false },
  ]);
});

test("no more of a form is looked at once its first two are farther from a house than another", () => {
  const forms = [{}, { thinCore: true }, { thinCore: true }, { thinCore: true }, { kitchenUp: true }];
  const { looked } = tries(forms.map(programme), [1, 3, 2, 1, 1], () => Number.POSITIVE_INFINITY);
  expect(new Set(looked)).toEqual(new Set([0, 1, 2, 4]));
});

test("a form that its search left nearly a house is tried by itself, others no more", () => {
  const forms = [programme({}), programme({ livingUp: true }), programme({ kitchenUp: true })];
  const { found } = tries(forms, [1, 1, 1], (one) => (one.wishes.kitchenUp ? 0 : 2));
  const again = found.filter((one) => one.again);
  expect(new Set(again.map(({ programmes }) => programmes.join()))).toEqual(new Set(["2"]));
});

test("where rooms are at their least and the search of the richest rung fails, the steps that led to it are gone back first", () => {
  const [poorest, richer, richest, far] = [0, 1, 2, 3].map((step): Rung => {
    const rooms = programme({ store: step > 0, study: step > 1, balcony: step > 2 });
    return { reduced: { given: [], wishes: rooms.wishes, relaxed: [] }, last: -1, programmes: [rooms] };
  }) as [Rung, Rung, Rung, Rung];
  const next = new Map([
    [poorest, richer],
    [richer, richest],
    [richest, far],
  ]);
  const richerThan = (rung: Rung): readonly Rung[] => [next.get(rung) ?? []].flat();
  const ladder: Ladder = { rungs: [far, poorest], richer: richerThan, anyRicher: () => [], otherWays: () => [] };
  const look = (one: Programme): number => (far.programmes[0] === one ? 3 : 0);
  const searched = [...programmesToTry(ladder, look, () => Number.POSITIVE_INFINITY)].map(({ rung }) => rung);
  expect(searched.slice(0, 3)).toEqual([richest, richer, poorest]);
});

test("where the search of the richest rung fails, the next rung down follows, then the first that a look leaves nothing to mend in, half way down and last", () => {
  const ladderOf = (form: Partial<Wishes>): Ladder => {
    const rungs = Array.from({ length: 11 }, (_, at): Rung => {
      const rooms = programme({ compact: false, enclosed: false, ...form });
      return { reduced: { given: [], wishes: rooms.wishes, relaxed: [] }, last: at, programmes: [rooms] };
    });
    return { rungs, richer: () => [], anyRicher: () => [], otherWays: () => [] };
  };
  const tried = (ladder: Ladder): readonly number[] => {
    const at = (one: Programme): number => ladder.rungs.findIndex(({ programmes }) => programmes.includes(one));
    const all = [
      ...programmesToTry(
        ladder,
        (one) => (at(one) < 3 ? 1 : 0),
        () => Number.POSITIVE_INFINITY,
      ),
    ];
    return all.filter(({ again }) => !again).map(({ rung }) => rung.last);
  };
  expect(tried(ladderOf({}))).toEqual([0, 1, 3, 5, 10]);
  expect(tried(ladderOf({ enclosed: true }))).toEqual([0, 1, 5, 10]);
});
