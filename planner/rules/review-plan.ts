/**
 * What could be better in a plan that keeps the laws: preferences of codes, practice and tradition, as warnings and notes.
 * One rule per file in planner/rules/review; a plan that breaks laws may be reviewed too, but checkPlan comes first.
 */
import { measuredPlan } from "#planner/plan/check/measured-plan.ts";
import type { Finding, Plan } from "#planner/plan/plan.ts";
import { bathPrivacy } from "#planner/rules/review/bath-privacy.ts";
import { bayComfort } from "#planner/rules/review/bay-comfort.ts";
import { bedHead } from "#planner/rules/review/bed-head.ts";
import { blankFront } from "#planner/rules/review/blank-front.ts";
import { blockedDoor } from "#planner/rules/review/blocked-door.ts";
import { carsApart } from "#planner/rules/review/cars-apart.ts";
import { circulation } from "#planner/rules/review/circulation.ts";
import { confirmLocally } from "#planner/rules/review/confirm-locally.ts";
import { crossVentilation } from "#planner/rules/review/cross-ventilation.ts";
import { darkPassage } from "#planner/rules/review/dark-passage.ts";
import { deadEnd } from "#planner/rules/review/dead-end.ts";
import { deepBay } from "#planner/rules/review/deep-bay.ts";
import { deepLight } from "#planner/rules/review/deep-light.ts";
import { doorWidth } from "#planner/rules/review/door-width.ts";
import { entrance } from "#planner/rules/review/entrance.ts";
import { entranceWc } from "#planner/rules/review/entrance-wc.ts";
import { escapeWindow } from "#planner/rules/review/escape-window.ts";
import { frame } from "#planner/rules/review/frame.ts";
import { furnished } from "#planner/rules/review/furnished.ts";
import { grossInternalArea } from "#planner/rules/review/gross-internal-area.ts";
import { guestsWay } from "#planner/rules/review/guests-way.ts";
import { idlePassage } from "#planner/rules/review/idle-passage.ts";
import { innerWindow } from "#planner/rules/review/inner-window.ts";
import { kitchenNearDining } from "#planner/rules/review/kitchen-near-dining.ts";
import { narrowOutdoors } from "#planner/rules/review/narrow-outdoors.ts";
import { partedTerrace } from "#planner/rules/review/parted-terrace.ts";
import { passageWidth } from "#planner/rules/review/passage-width.ts";
import { poojaAndWc } from "#planner/rules/review/pooja-and-wc.ts";
import { proportion } from "#planner/rules/review/proportion.ts";
import { protectedStair } from "#planner/rules/review/protected-stair.ts";
import type { ReviewRule } from "#planner/rules/review/remark.ts";
import { shape } from "#planner/rules/review/shape.ts";
import { shutWay } from "#planner/rules/review/shut-way.ts";
import { slabSpan } from "#planner/rules/review/slab-span.ts";
import { stairComfort } from "#planner/rules/review/stair-comfort.ts";
import { thinOuterWall } from "#planner/rules/review/thin-outer-wall.ts";
import { throughKitchen } from "#planner/rules/review/through-kitchen.ts";
import { usualSize } from "#planner/rules/review/usual-size.ts";
import { vastuVeto } from "#planner/rules/review/vastu-veto.ts";
import { wayToBath } from "#planner/rules/review/way-to-bath.ts";
import { wcFacingEntrance } from "#planner/rules/review/wc-facing-entrance.ts";

const RULES: readonly ReviewRule[] = [
  entrance,
  wcFacingEntrance,
  bathPrivacy,
  wayToBath,
  deepLight,
  bayComfort,
  deepBay,
  carsApart,
  throughKitchen,
  guestsWay,
  entranceWc,
  kitchenNearDining,
  blockedDoor,
  shutWay,
  furnished,
  proportion,
  passageWidth,
  escapeWindow,
  grossInternalArea,
  vastuVeto,
  poojaAndWc,
  bedHead,
  usualSize,
  blankFront,
  partedTerrace,
  narrowOutdoors,
  thinOuterWall,
  frame,
  slabSpan,
  idlePassage,
  deadEnd,
  innerWindow,
  shape,
  doorWidth,
  crossVentilation,
  darkPassage,
  circulation,
  stairComfort,
  protectedStair,
  confirmLocally,
];

/** Warnings first as the rules stand, never an error. The plan's shape must be sound (checkPlan finds no law-1/polygon). */
export function reviewPlan(plan: Plan): readonly Finding[] {
  const measured = measuredPlan(plan);
  return RULES.flatMap((rule) => rule(measured));
}
