import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { likeliestOf, takeBack } from "#planner/search/look-again/take-back.ts";
import { formOf } from "#planner/search/programme/choose-rung.ts";
import { type Ladder, ladderOf, type Programme, type Rung } from "#planner/search/programme/programme.ts";
import { siteOf } from "#planner/search/site.ts";

const parsed = parseBrief({
  region: "in",
  plot: { width: 30, depth: 60 },
  facing: "N",
  floors: 2,
  bedrooms: 4,
  bathrooms: 4,
  store: true,
  study: true,
});
if (parsed.kind === "invalid") throw new Error(parsed.message);
const profile = profileOf("in");
const outcome = ladderOf(parsed.brief, profile, siteOf(parsed.brief, profile));
if (outcome.kind === "refused") throw new Error(outcome.code);
const { ladder } = outcome;
const POOR = ladder.rungs.find(({ reduced }) => !reduced.wishes.utility) as Rung;
const PLAN = {} as Plan;

/** What the rung reached from a poor one still tells as given up, its wishes, and how many searches it took. */
function taken(from: Rung, search: (programme: Programme) => boolean, within: Ladder = ladder) {
  const asked: Programme[] = [];
  const { rung } = takeBack(
    from,
    [from],
    within,
    () => 0,
    (programme) => {
      asked.push(programme);
      return search(programme) ? [PLAN] : [];
    },
  );
  return { left: rung.reduced.relaxed.map(({ what }) => what), unasked: rung.reduced.wishes, searches: asked.length };
}

test("as long as searches find houses all that was given up comes back, what nobody asked for last", () => {
  expect(POOR.reduced.relaxed.length).toBeGreaterThanOrEqual(4);
  const all = taken(POOR, () => true);
  expect(all.left).toEqual([]);
  const asked = taken(POOR, ({ wishes }) => !wishes.sitOut);
  expect([asked.left, asked.unasked.sitOut]).toEqual([[], false]);
});

test("two searches in vain end it", () => {
  expect(taken(POOR, () => false).searches).toBe(2);
  const { bathrooms } = POOR.reduced.wishes;
  const bathed = taken(POOR, ({ wishes }) => wishes.bathrooms > bathrooms && !wishes.utility);
  expect([bathed.unasked.bathrooms > bathrooms, bathed.unasked.utility]).toEqual([true, false]);
});

test("where rooms are at their least no house of another form is searched than the one that was found", () => {
  const compact = ladder.rungs.find(({ reduced }) => reduced.wishes.compact) as Rung;
  const searched: Programme[] = [];
  const search = (programme: Programme): readonly Plan[] => {
    searched.push(programme);
    return [PLAN];
  };
  const found = compact.programmes.find((one) => formOf(one) !== formOf(compact.programmes[0] as Programme));
  if (found === undefined) throw new Error("one form alone");
  takeBack(compact, [compact], ladder, () => 0, search, found);
  expect(new Set(searched.map(formOf))).toEqual(new Set([formOf(found)]));
  const before = searched.length;
  const nowhere = { ...found, wishes: { ...found.wishes, kitchenUp: true, livingUp: true } };
  takeBack(compact, [compact], ladder, () => 0, search, nowhere);
  expect(searched.length).toBe(before);
});

test("at usual sizes bedrooms stay on the levels where the house that was found has them", () => {
  const bedrooms = ({ levels }: Programme) =>
    levels.map((rooms) => rooms.filter(({ kind }) => kind.endsWith("bedroom")).length).join();
  const rung = ladder.rungs.find(
    ({ reduced, programmes }) => !reduced.wishes.compact && new Set(programmes.map(bedrooms)).size > 1,
  );
  if (rung === undefined) throw new Error("one way alone");
  for (const like of rung.programmes) expect(bedrooms(likeliestOf(rung, like) as Programme)).toBe(bedrooms(like));
  expect(likeliestOf(rung)).toBe(rung.programmes[0]);
});
