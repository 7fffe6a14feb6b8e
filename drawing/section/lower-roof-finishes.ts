import { alongCut, isCut, seenFrom, stretch } from "#drawing/section/section-view.ts";
import { FALL } from "#drawing/sheet/heights/floor-levels.ts";
import { lowerRoofHeights, UPSTAND } from "#drawing/sheet/heights/house-heights.ts";
import { type LowerRoof, lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import type { Catchment } from "#drawing/sheet/rain/catchments.ts";
import { lowerRoofDrainage } from "#drawing/sheet/rain/lower-roof-outlets.ts";
import type { Outlet } from "#drawing/sheet/rain/outlet.ts";
import { pipesOfRoof } from "#drawing/sheet/rain/pipes.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { axisEnds, type Box, boxHolds, gapBetween } from "#drawing/sheet/shapes/box.ts";
import { coverBoxes, distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** What the cut crosses without a break, from left to right. */
type Run = { readonly u1: number; readonly u2: number };

/** Part of a run that falls to one outlet; null where there is none. */
type Slope = Run & { readonly outlet: Outlet | null };

/**
 * Insulation, falls and waterproofing on the lower roofs that are cut: at their highest up to half of the upstand, at ridges and far ends, and falling from
 * there towards the outlet of each catchment that the cut crosses, as the roof's sheet shows them.
 */
export function lowerRoofFinishes(plan: Plan, cut: SectionCut): readonly Polygon[] {
  return lowerRoofs(plan).flatMap((roof) => {
    const { slab } = lowerRoofHeights(roof);
    const outlets = pipesOfRoof(plan, roof).map(({ outlet }) => outlet);
    const { catchments } = lowerRoofDrainage(roof, outlets);
    return runsOver(roof, cut).flatMap((run) =>
      slopesOf(run, catchments, cut).map((slope): Polygon => {
        const top = topOf(slope, run, cut).map(([u, below]) => [u, slab + UPSTAND / 2 - below] as const);
        return [[slope.u1, slab], [slope.u2, slab], ...top.reverse()];
      }),
    );
  });
}

/** The floor within the upstand that is cut: boxes of one floor that meet are one run. */
function runsOver(roof: LowerRoof, cut: SectionCut): readonly Run[] {
  const floor = coverBoxes(
    (x, y) => roof.boxes.some((box) => boxHolds(box, x, y)) && !roof.upstand.some((box) => boxHolds(box, x, y)),
    [...roof.boxes, ...roof.upstand],
  );
  const seen = floor.map((box) => seenFrom(cut, box, 0, 0)).filter(isCut);
  return joined([...seen].sort((a, b) => a.u1 - b.u1).map(({ u1, u2 }) => ({ u1, u2 })));
}

/** A run parted at the ridges that it crosses. The strip beside the higher storey's wall, which no catchment counts, falls with the next one. */
function slopesOf(run: Run, catchments: readonly Catchment[], cut: SectionCut): readonly Slope[] {
  const ends = catchments
    .flatMap(({ floor }) => floor)
    .flatMap((box) => stretch(cut, ...axisEnds(box, cut.axis)))
    .filter((u) => run.u1 < u && u < run.u2);
  const stops = distinct([run.u1, run.u2, ...ends]);
  return joined(
    stops.slice(1).map((u2, index): Slope => {
      const u1 = stops[index] ?? u2;
      const at = alongCut(cut, (u1 + u2) / 2);
      const [x, y] = cut.axis === 0 ? [at, cut.at] : [cut.at, at];
      const point: Box = { x1: x, x2: x, y1: y, y2: y };
      const off = ({ floor }: Catchment) => Math.min(...floor.map((box) => gapBetween(box, point)));
      const [nearest] = [...catchments].sort((a, b) => off(a) - off(b));
      return { u1, u2, outlet: nearest?.outlet ?? null };
    }),
  );
}

/** The top of a slope from left to right: places along the cut, and how far they lie below the finish's highest. */
function topOf({ u1, u2, outlet }: Slope, run: Run, cut: SectionCut): readonly (readonly [u: number, below: number])[] {
  const lowest = outlet === null ? u1 : lowestAt({ u1, u2 }, outlet, cut);
  const below = Math.max(lowest - u1, u2 - lowest) / FALL;
  // Floors meet at a ridge at one height, so that the shorter way down from there is the steeper; a wall's end is as high as the fall makes it.
  const left = u1 > run.u1 ? 0 : below - (lowest - u1) / FALL;
  const right = u2 < run.u2 ? 0 : below - (u2 - lowest) / FALL;
  return [
    ...(lowest > u1 ? [[u1, left] as const] : []),
    [lowest, below],
    ...(lowest < u2 ? [[u2, right] as const] : []),
  ];
}

/** Where along a slope its outlet draws the water: at the end beside which the sunk square lies, else level with its middle. */
function lowestAt({ u1, u2 }: Run, { khurra }: Outlet, cut: SectionCut): number {
  const [k1, k2] = stretch(cut, ...axisEnds(khurra, cut.axis));
  const width = k2 - k1;
  if (k1 - u1 < width) return u1;
  return u2 - k2 < width ? u2 : (k1 + k2) / 2;
}

/** Parts that follow each other without a gap, and fall to the same outlet, are one. */
function joined<Part extends Run & { readonly outlet?: Outlet | null }>(parts: readonly Part[]): readonly Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last && last.u2 === part.u1 && last.outlet === part.outlet) whole[whole.length - 1] = { ...last, u2: part.u2 };
    else whole.push(part);
  }
  return whole;
}
