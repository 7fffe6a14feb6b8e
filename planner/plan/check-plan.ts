/**
 * The laws that every plan obeys before it is handed out, checked from the document alone. They are those of the plan document's specification, in
 * its numbering; the limits are those of the region's profile (planner/rules/profiles).
 * One clause of a law per file in planner/plan/laws; the top of each file says how it reads the law and what it tolerates.
 * Law 11 compares two plans: planner/plan/compare-options.ts.
 */
import { type MeasuredPlan, measuredPlan } from "#planner/plan/check/measured-plan.ts";
import { coverageLaw } from "#planner/plan/laws/01-coverage.ts";
import { documentLaw } from "#planner/plan/laws/01-document.ts";
import { enclosureLaw } from "#planner/plan/laws/01-enclosure.ts";
import { overlapLaw } from "#planner/plan/laws/01-overlap.ts";
import { referenceLaw } from "#planner/plan/laws/01-references.ts";
import { intensityLaw } from "#planner/plan/laws/02-intensity.ts";
import { setbackLaw } from "#planner/plan/laws/02-setbacks.ts";
import { requestedRoomsLaw } from "#planner/plan/laws/03-requested-rooms.ts";
import { roomMinimumLaw } from "#planner/plan/laws/03-room-minimums.ts";
import { bathDoorLaw } from "#planner/plan/laws/04-bath-doors.ts";
import { parkingLaw } from "#planner/plan/laws/04-parking.ts";
import { reachLaw } from "#planner/plan/laws/04-reach.ts";
import { daylightLaw } from "#planner/plan/laws/05-daylight.ts";
import { openAirLaw } from "#planner/plan/laws/05-open-air.ts";
import { openingLaw } from "#planner/plan/laws/06-openings.ts";
import { swingLaw } from "#planner/plan/laws/06-swings.ts";
import { stairArithmeticLaw } from "#planner/plan/laws/07-stair-arithmetic.ts";
import { stairLandingsLaw } from "#planner/plan/laws/07-stair-landings.ts";
import { stairShaftLaw } from "#planner/plan/laws/07-stair-shaft.ts";
import { stairWindowsLaw } from "#planner/plan/laws/07-stair-windows.ts";
import { supportLaw } from "#planner/plan/laws/08-support.ts";
import { wetOverDryLaw } from "#planner/plan/laws/09-wet-over-dry.ts";
import { areaLaw } from "#planner/plan/laws/10-areas.ts";
import { furnitureLaw } from "#planner/plan/laws/10-furniture.ts";
import { furnitureUseLaw } from "#planner/plan/laws/10-furniture-use.ts";
import { scheduleLaw } from "#planner/plan/laws/10-schedules.ts";
import { scoreLaw } from "#planner/plan/laws/10-scores.ts";
import type { Finding, Plan } from "#planner/plan/plan.ts";

const LAWS: readonly ((measured: MeasuredPlan) => readonly Finding[])[] = [
  referenceLaw,
  overlapLaw,
  coverageLaw,
  enclosureLaw,
  setbackLaw,
  intensityLaw,
  roomMinimumLaw,
  requestedRoomsLaw,
  reachLaw,
  bathDoorLaw,
  parkingLaw,
  daylightLaw,
  openAirLaw,
  openingLaw,
  swingLaw,
  stairArithmeticLaw,
  stairShaftLaw,
  stairLandingsLaw,
  stairWindowsLaw,
  supportLaw,
  wetOverDryLaw,
  areaLaw,
  scheduleLaw,
  furnitureLaw,
  furnitureUseLaw,
  scoreLaw,
];

/** Every law that a plan breaks, as findings of severity "error"; none for a plan that may be handed out. */
export function checkPlan(plan: Plan): readonly Finding[] {
  const misshapen = documentLaw(plan);
  if (misshapen.length > 0) return misshapen;
  const measured = measuredPlan(plan);
  return LAWS.flatMap((law) => law(measured));
}
