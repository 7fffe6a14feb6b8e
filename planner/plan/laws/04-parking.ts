/**
 * Law 4, parking. For each car that was asked for there is a bay of the profile's size inside a parking room or garage of the
 * ground floor, lengthwise or crosswise, and a way 2.1 m wide leads straight into it from a road. Two cars may stand side by side,
 * one behind the other, or in two rooms. A two-wheeler's place is reached by a way of 0.9 m. Where the parking gave way, the same holds for
 * what the household is told it has instead: a half-covered car has its bay partly on the parking room's floor and partly on the open ground before it,
 * a car on the drive has it in the front yard.
 */
import { bayChoices, parkingTold } from "#planner/plan/check/car-bays.ts";
import { broken } from "#planner/plan/check/finding.ts";
import type { MeasuredPlan } from "#planner/plan/check/measured-plan.ts";
import type { Finding } from "#planner/plan/plan.ts";

export function parkingLaw(measured: MeasuredPlan): readonly Finding[] {
  const parking = parkingTold(measured.plan);
  if (parking === null || parking === "none" || bayChoices(measured).length > 0) return [];
  const words = parking === "two-wheeler" ? "A two-wheeler" : parking === "two-cars" ? "Two cars" : "A car";
  return [
    broken("law-4/parking", `${words} cannot be driven from the road into the parking and stand there.`, { level: 0 }),
  ];
}
