import type { Plan, RoomKind } from "#planner/plan/plan.ts";
import { poojasBesideToilets } from "#planner/rules/missed-neighbours.ts";
import { POOJA_STACKED_WITH_WC } from "#planner/rules/review/pooja-and-wc.ts";
import type { Exchange } from "#planner/search/legalise/master-exchange.ts";
import { floorOf, type PlacedRoom, type WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { sidesOf } from "#planner/search/legalise/wall-across.ts";

/** Rooms of a pooja's size that a toilet above or beside does no harm. */
const UNHARMED: readonly RoomKind[] = ["store", "utility", "powder"];
/** The larger of two rooms that exchange their uses has at most so many times the other's floor. */
const ALIKE = 1.8;

/** The poojas, by level and id, that have a toilet over or under them. */
export function stackedPoojas({ findings }: Pick<Plan, "findings">): readonly { level: number; room: string }[] {
  return findings
    .filter(({ rule }) => rule === POOJA_STACKED_WITH_WC)
    .flatMap(({ where: { level, room } }) => (level === undefined || room === undefined ? [] : [{ level, room }]));
}

/** The poojas, by level and id, that have a toilet over, under or beside them. */
export function poojasAtToilets(plan: Plan): readonly { level: number; room: string }[] {
  return [...stackedPoojas(plan), ...poojasBesideToilets(plan)];
}

/** A pooja with a toilet over, under or beside it and a store, utility or powder room of like size on its floor exchange their places; the most alike first. */
export function poojaExchanges(plan: Plan, levels: readonly WalledLevel[]): readonly Exchange[] {
  return poojasAtToilets(plan).flatMap(({ level, room: id }) => {
    const rooms = levels[level]?.rooms ?? [];
    const pooja = rooms.find(({ spec }) => spec.id === id);
    if (pooja === undefined) return [];
    return rooms
      .filter((one) => UNHARMED.includes(one.spec.kind) && one.spec.owner === null && one.spec.apart === null)
      .filter((one) => holds(one, pooja) && holds(pooja, one) && unlike(one, pooja) <= ALIKE)
      .sort((one, other) => unlike(one, pooja) - unlike(other, pooja))
      .map((one) => ({ level, room: id, with: one.spec.id }));
  });
}

/** Whether one room is as large and as wide as another must be. */
function holds(one: PlacedRoom, { spec }: PlacedRoom): boolean {
  return floorOf(one) >= spec.leastArea && sidesOf(one.rect).short >= spec.leastWidth;
}

/** The floor of the larger of two rooms over that of the smaller. */
function unlike(one: PlacedRoom, other: PlacedRoom): number {
  const [a, b] = [floorOf(one), floorOf(other)];
  return Math.max(a, b) / Math.min(a, b);
}
