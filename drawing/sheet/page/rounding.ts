import type { Units } from "#drawing/sheet/page/units.ts";
/** A length between two coordinates of one axis that a sheet writes; `weight`: how much it matters that its figure is its own nearest rounding. */
export type Span = { readonly from: number; readonly to: number; readonly weight: number };

/** A coordinate of an axis in whole grains, the smallest lengths that figures show. Throws for a coordinate that the rounding was not made for. */
export type AxisRounding = (coordinate: number) => number;

/** The roundings along x and along y of every coordinate that a sheet of the set measures from or to. */
export type PlanRounding = readonly [AxisRounding, AxisRounding];

/** The length of each gap between the stops of a chain, as it is written. */
export function gapFigures(stops: readonly number[], round: AxisRounding, units: Units): readonly string[] {
  return stops.slice(1).map((to, index) => units.length(round(to) - round(stops[index] ?? to)));
}

const PASSES = 8;
/** The cost of a figure more than a grain off. Rounding to nearest, where the search starts, has no such figure, and no change may make one. */
const TOO_FAR = 1e6;

/**
 * Rounds the coordinates of an axis to whole grains once for the whole set. A figure is the difference of two rounded coordinates, so
 * every chain adds up exactly, to its own overall and to every other chain, whatever it measures between.
 * Each coordinate goes down or up to a neighbouring grain, and no figure is more than one grain off the geometry. A local search moves
 * single coordinates, and both ends of the heaviest spans together, until the figures that people check with a tape (wall thicknesses,
 * clear sizes) are their own nearest roundings wherever such moves make them so.
 */
export function roundAxis(coordinates: readonly number[], spans: readonly Span[], grain: number): AxisRounding {
  const exact = [...new Set(coordinates)].sort((a, b) => a - b).map((at) => ({ at, grains: at / grain }));
  const rounded = new Map(exact.map(({ at, grains }) => [at, Math.round(grains)]));
  const used = spans.filter((span) => rounded.has(span.from) && rounded.has(span.to) && span.from !== span.to);

  const cost = (span: Span) => {
    const figure = (rounded.get(span.to) ?? 0) - (rounded.get(span.from) ?? 0);
    const length = (span.to - span.from) / grain;
    const off = Math.abs(figure - length);
    if (off > 1 + 1e-9) return TOO_FAR;
    return (Math.abs(figure - Math.round(length)) > 0 ? span.weight : 0) + off * off * 0.01 * span.weight;
  };
  const touching = new Map<number, Span[]>();
  for (const span of used) {
    for (const end of [span.from, span.to]) touching.set(end, [...(touching.get(end) ?? []), span]);
  }
  /** Tries the whole neighbourhood of some coordinates together and keeps the best; tells whether anything changed. */
  function improve(coordinates: readonly number[]): boolean {
    const mine = [...new Set(coordinates.flatMap((at) => touching.get(at) ?? []))];
    const before = coordinates.map((at) => rounded.get(at) ?? 0);
    let best: readonly number[] = before;
    let bestCost = mine.reduce((sum, span) => sum + cost(span), 0);
    for (const choice of combinations(coordinates.map((at) => neighbours(at / grain)))) {
      coordinates.forEach((at, index) => {
        rounded.set(at, choice[index] ?? 0);
      });
      const total = mine.reduce((sum, span) => sum + cost(span), 0);
      if (total < bestCost - 1e-12) {
        best = choice;
        bestCost = total;
      }
    }
    coordinates.forEach((at, index) => {
      rounded.set(at, best[index] ?? 0);
    });
    return best !== before;
  }

  const heaviest = Math.max(0, ...used.map(({ weight }) => weight));
  const pairs = used.filter(({ weight }) => weight === heaviest).map(({ from, to }) => [from, to]);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const changes = [...exact.map(({ at }) => [at]), ...pairs].map(improve);
    if (!changes.includes(true)) break;
  }
  return (coordinate) => {
    const grains = rounded.get(coordinate);
    if (grains === undefined) throw new Error(`no rounding was made for the coordinate ${coordinate}`);
    return grains;
  };
}

function neighbours(grains: number): readonly number[] {
  return [...new Set([Math.floor(grains + 1e-9), Math.ceil(grains - 1e-9)])];
}

function combinations(choices: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return choices.reduce<readonly (readonly number[])[]>(
    (made, options) => made.flatMap((start) => options.map((option) => [...start, option])),
    [[]],
  );
}
