import type { RegionCode } from "#planner/brief/brief.ts";
import { note, type ReviewRule } from "#planner/rules/review/remark.ts";

/** Twice the rise plus the going, mm: a comfortable stride. */
const STRIDE: Readonly<Record<RegionCode, readonly [number, number, string]>> = {
  in: [600, 640, "Indian house engineering handbook (restated): 2R + T of 600 to 630 mm"],
  us: [610, 648, "Blondel's rule, 24 to 25.5 in"],
  uk: [550, 700, "Approved Document K, Table 1.1: 2R + G of 550 to 700 mm"],
};

export const stairComfort: ReviewRule = ({ plan }) => {
  const [least, most, source] = STRIDE[plan.brief.region];
  return plan.levels.flatMap((level) =>
    level.stairs
      .map((stair) => ({ stair, stride: 2 * stair.riser + stair.tread }))
      .filter(({ stride }) => stride < least || stride > most)
      .map(({ stair, stride }) => {
        const message = `Two risers and a tread make ${Math.round(stride)} mm; ${least} to ${most} mm walk well.`;
        return note("practice/stair-comfort", message, { level: level.index, room: stair.room }, source);
      }),
  );
};
