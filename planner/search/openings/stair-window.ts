import { boundsOf } from "#planner/geometry/rect.ts";
import type { Stair } from "#planner/plan/plan.ts";
import { landingBeside, riseBeside } from "#planner/search/core/rise-beside.ts";
import { type Face, HEAD, type Span } from "#planner/search/openings/shared-wall.ts";

/** Where a stair's window stands in its wall, mm. */
export type StairWindow = { readonly span: Span; readonly sill: number; readonly head: number };

/** Sill of a stair's window where one stands on the floor before it, mm. */
const SILL = 1050;
/** Its sill above a landing or a flight, mm: as high as a balustrade. */
const BALUSTRADE = 900;
/** Slab, and the wall left under it above a window's head, mm. */
const UNDER_SLAB = 250;
/** The wall left between a landing's top and the head of a window under it, mm: its slab, and the lintel. */
const UNDER_LANDING = 300;
/** Sill of a window under a landing, above the floor line that nobody stands on there, mm: the wall of a beam. */
const OVER_BEAM = 150;
/** The least height of such a window, mm. */
const LOWEST = 300;
const WIDTHS = [1500, 1200, 900, 750, 600] as const;
/** Its greatest width where one stands on the floor before it, mm. */
const USUAL = 900;
/** A window whose head is in line with the others' is worth so many times its glass. */
const IN_LINE = 1.3;

/**
 * The best window of a stair in the free stretches of a wall. It keeps clear of the flights and landings that go up there, so that no slab runs into
 * its glass and nobody falls out of it; null if they leave it no place. Where a stair comes `fromBelow`, the wall under the turn's landing has no floor
 * before it down to the turn of the storey below, far lower than a sill: there a window has more glass than between landing and slab. `worth`: its
 * glass, mm2, and more where its head is in line with the others'.
 */
export function stairWindowIn(
  face: Face,
  free: readonly Span[],
  stair: Stair | null,
  fromBelow: boolean,
): (StairWindow & { readonly worth: number }) | null {
  let best: (StairWindow & { readonly worth: number }) | null = null;
  for (const span of free)
    for (const width of WIDTHS) {
      if (width > span.to - span.from) continue;
      for (const from of startsIn(span, width, face, stair)) {
        const to = from + width;
        const stretch = { vertical: face.vertical, centre: face.centre, from, to };
        const rise = stair === null ? 0 : riseBeside(stair, stretch);
        if (rise === 0 && width > USUAL) continue;
        const landing = stair === null || !fromBelow ? null : landingBeside(stair, stretch);
        for (const { sill, head, inLine } of heightsOf(rise, landing, stair)) {
          const worth = width * (head - sill) * (inLine ? IN_LINE : 1);
          if (head - sill >= LOWEST && (best === null || worth > best.worth))
            best = { span: { from, to }, sill, head, worth };
        }
      }
    }
  return best;
}

type Heights = Pick<StairWindow, "sill" | "head"> & { readonly inLine: boolean };

/** Between which heights a window may stand above a stair that comes so high, and under a landing. */
function heightsOf(rise: number, landing: number | null, stair: Stair | null): readonly Heights[] {
  if (rise === 0) return [{ sill: SILL, head: HEAD, inLine: true }];
  const above = { sill: Math.ceil(rise + BALUSTRADE), head: storey(stair) - UNDER_SLAB, inLine: false };
  if (landing === null) return [above];
  return [above, { sill: OVER_BEAM, head: Math.floor(landing) - UNDER_LANDING, inLine: false }];
}

function storey(stair: Stair | null): number {
  return stair === null ? 0 : stair.risers * stair.riser;
}

/** Where a window may begin in a stretch: at its middle, its ends, and the ends and middles of the landings along it. */
function startsIn({ from, to }: Span, width: number, { vertical }: Face, stair: Stair | null): readonly number[] {
  const edges = (stair?.landings ?? []).flatMap((landing) => {
    const { x0, x1, y0, y1 } = boundsOf(landing);
    const [low, high] = vertical ? [y0, y1] : [x0, x1];
    return [low, high - width, Math.round((low + high - width) / 2)];
  });
  return [Math.round((from + to - width) / 2), ...edges, from, to - width].filter(
    (start) => start >= from && start + width <= to,
  );
}
