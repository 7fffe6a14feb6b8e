import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import { type Change, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { POOJA_STACKED_WITH_WC } from "#planner/rules/review/pooja-and-wc.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { poojaExchanges } from "#planner/search/legalise/pooja-exchange.ts";
import { lastThoughtsOf } from "#planner/search/legalise/second-thoughts.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const stacked: Change = ({ findings }) => {
  findings.push({
    rule: POOJA_STACKED_WITH_WC,
    severity: "warning",
    message: "Toilet stands over Pooja.",
    where: { level: 0, room: "g-pooja" },
    source: "vastu tradition",
  });
};

/** A room's kind and width, mm. */
type Sized = readonly [kind: PlacedRoom["spec"]["kind"], width: number];

/** A ground floor of rooms with these kinds and widths, mm, side by side and 1.5 m deep. */
function levelOf(...rooms: readonly Sized[]): WalledLevel {
  const placed = rooms.map(([kind, width], i): PlacedRoom => {
    const spec = specOf({ key: kind, kind, label: kind, owner: null }, 0, 3e6, profileOf("in"));
    return { spec, rect: rect(5000 * i, 0, 5000 * i + width, 1500), open: false };
  });
  return { rooms: placed, walls: [] } as unknown as WalledLevel;
}

const without: Change = ({ findings }) => findings.splice(0);
const under = changedPlan(changedPlan(HOUSE_30X60, without), stacked);

test("a pooja under a toilet exchanges places with a store, utility or powder room of like size, the most alike first; no larger, no narrower and no other one", () => {
  const withOnes = (...rooms: readonly Sized[]) =>
    poojaExchanges(under, [levelOf(["pooja", 1500], ...rooms)]).map((one) => one.with);
  expect(withOnes(["utility", 2400], ["store", 1600])).toEqual(["g-store", "g-utility"]);
  expect(withOnes(["store", 3000], ["dining", 1500])).toEqual([]);
  expect(withOnes(["powder", 600])).toEqual([]);
  const apart = changedPlan(HOUSE_30X60, without);
  expect(poojaExchanges(apart, [levelOf(["pooja", 1500], ["store", 1600])])).toEqual([]);
});

test("where a toilet stands over a pooja to the last, the pooja becomes a store, and the altar in the living room is told", () => {
  expect(lastThoughtsOf(under, [levelOf(["pooja", 1500])])).toEqual([
    { change: "use", level: 0, room: "g-pooja", kind: "store", forgoes: "pooja" },
  ]);
});
