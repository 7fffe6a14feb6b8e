import { planHeights } from "#drawing/sheet/heights/written-heights.ts";
import { formatLength, INCH, type Units } from "#drawing/sheet/page/units.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** A tread in the set's own units where they write it exactly, else in millimetres: rounded treads would not add up to their flight. */
export function formatTread(tread: number, units: Units): string {
  const grains = tread / units.grain;
  return Math.abs(grains - Math.round(grains)) < 0.01 ? formatLength(units, tread) : `${tenths(tread)} mm`;
}

/**
 * What so many risers above a height climb together, as the chains of heights have it, and each of them: where that is in inches, the part of
 * the written climb, so that a mason who multiplies comes back to it.
 */
export function writtenRisers(plan: Plan, units: Units, from: number, count: number, riser: number) {
  const round = planHeights(plan);
  const grains = round(from + count * riser) - round(from);
  const inches = (grains * units.grain) / INCH / count;
  const millimetres = `${tenths(riser)} mm`;
  return {
    rise: units.length(grains),
    each: units.metric ? millimetres : `${inches.toFixed(2)}" (${millimetres})`,
  };
}

/** A riser on the ground, to the eighth of an inch or in millimetres: what lies before it is not made more exactly. */
export function shortRiser(riser: number, units: Units): string {
  return units.metric ? tenths(riser) : `${Math.round((riser / INCH) * 8) / 8}"`;
}

/** Millimetres to the tenth. */
export function tenths(millimetres: number): string {
  return String(Math.round(millimetres * 10) / 10);
}
