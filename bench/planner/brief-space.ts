/**
 * The space of briefs that the planner is measured on, and the 500 drawn from it. Brief `n` depends on the seed and `n` alone,
 * so that every partial run takes its briefs from the same 500.
 *
 * | field | drawn as |
 * |---|---|
 * | region | in 70 %, us 15 %, uk 15 % |
 * | plot | width 12..100 ft, uniform in the logarithm; depth = width x 0.7..2.5, uniform in the logarithm, redrawn until 12..100 ft; whole feet, in the UK tenths of a metre |
 * | facing, style | uniform |
 * | edges | left and right: below 26 ft party 55 %, road 5 %, open 40 %; wider party 15 %, road 10 %, open 75 %; rear: open 75 %, party 15 %, road 10 % |
 * | road | 4.5, 6, 7.5, 9, 12, 18, 24 or 30 m, uniform |
 * | floors | 1: 25 %, 2: 40 %, 3: 25 %, 4: 10 % |
 * | bedrooms | uniform from 1 to 2 x floors + 1, six at most |
 * | bathrooms | uniform from 1 to bedrooms + 1; attached: not said 70 %, else uniform from 0 to the smaller of bedrooms and bathrooms |
 * | kitchen open 30 %, dining with living 40 %, study 25 %, store 30 %, utility 60 %, balcony 55 %, elders 25 % | pooja: 65 % in India, 10 % elsewhere |
 * | parking | none 20 %, two-wheeler 20 %, car 45 %, two cars 15 % |
 * | stair | external 12 % where there is more than one floor |
 * | family | bedrooms + 0..3 |
 * | future | none 70 %, rental unit 12 %, extra floor 18 % (three floors at most below it) |
 * | structure | load-bearing 20 % |
 * | vastu | India: strict 30 %, preferred 40 %, none 30 %; elsewhere strict 5 %, preferred 10 %, none 85 % |
 * | budget | none 60 %, else 10..100 lakh INR, 100..1,000 thousand USD or GBP, uniform |
 */
import { type EdgeKind, FACINGS, type RegionCode } from "#planner/brief/brief.ts";

/** The published seed, and how many briefs it gives. */
export const SPACE_SEED = 20_261_121;
export const SPACE_SIZE = 500;

/** A brief as a customer's program would write it: JSON for `npm run plan -- --brief`. */
export type BriefJson = Readonly<Record<string, unknown>>;

const ROADS = [4.5, 6, 7.5, 9, 12, 18, 24, 30] as const;
const STYLES = ["modern", "traditional", "contemporary", "colonial"] as const;

/** Brief number `n`, 0..SPACE_SIZE - 1. */
export function briefNumber(n: number, seed = SPACE_SEED): BriefJson {
  const draw = drawer(seed, n);
  const region = draw.weighted<RegionCode>({ in: 70, us: 15, uk: 15 });
  const plot = plotOf(draw, region);
  const edges = edgesOf(draw, plot.widthFeet);
  const floors = Number(draw.weighted({ "1": 25, "2": 40, "3": 25, "4": 10 }));
  const bedrooms = draw.whole(1, Math.min(6, 2 * floors + 1));
  const bathrooms = draw.whole(1, bedrooms + 1);
  const attached = draw.chance(30) ? { attached: draw.whole(0, Math.min(bedrooms, bathrooms)) } : {};
  const future = draw.weighted({ none: 70, "rental-unit": 12, "extra-floor": floors < 4 ? 18 : 0 });
  return {
    region,
    plot: plot.plot,
    facing: draw.oneOf(FACINGS),
    edges,
    roadWidth: draw.oneOf(ROADS),
    floors,
    bedrooms,
    bathrooms,
    ...attached,
    kitchen: draw.chance(30) ? "open" : "closed",
    dining: draw.chance(40) ? "with-living" : "separate",
    pooja: draw.chance(region === "in" ? 65 : 10),
    study: draw.chance(25),
    store: draw.chance(30),
    utility: draw.chance(60),
    parking: draw.weighted({ none: 20, "two-wheeler": 20, car: 45, "two-cars": 15 }),
    stair: draw.chance(12) && floors > 1 ? "external" : "internal",
    balcony: draw.chance(55),
    elders: draw.chance(25),
    family: bedrooms + draw.whole(0, 3),
    future,
    structure: draw.chance(20) ? "load-bearing" : "rcc-frame",
    style: draw.oneOf(STYLES),
    vastu: draw.weighted(
      region === "in" ? { strict: 30, preferred: 40, none: 30 } : { strict: 5, preferred: 10, none: 85 },
    ),
    budget: draw.chance(40) ? draw.whole(10, 100) * (region === "in" ? 100_000 : 10_000) : null,
  };
}

type Draw = ReturnType<typeof drawer>;

function plotOf(draw: Draw, region: RegionCode): { readonly plot: object; readonly widthFeet: number } {
  for (;;) {
    const width = 12 * (100 / 12) ** draw.fraction();
    const depth = width * 0.7 * (2.5 / 0.7) ** draw.fraction();
    if (depth < 12 || depth > 100) continue;
    // 100 ft would be 30.5 m, which is more than a brief may have.
    const inMetres = (feet: number): number => Math.min(30.4, Math.round(feet * 3.048) / 10);
    const inUnit = region === "uk" ? inMetres : Math.round;
    const unit = region === "uk" ? "m" : "ft";
    return { plot: { width: inUnit(width), depth: inUnit(depth), unit }, widthFeet: width };
  }
}

function edgesOf(draw: Draw, widthFeet: number): Readonly<Record<"left" | "right" | "rear", EdgeKind>> {
  const side = (): EdgeKind =>
    draw.weighted(widthFeet < 26 ? { party: 55, road: 5, open: 40 } : { party: 15, road: 10, open: 75 });
  return { left: side(), right: side(), rear: draw.weighted({ open: 75, party: 15, road: 10 }) };
}

/** The random draws for one brief (mulberry32 over seed and number); written here so that the 500 never change with the planner's own generator. */
function drawer(seed: number, n: number) {
  let state = Math.imul(seed ^ Math.imul(n + 1, 0x9e3779b1), 0x85ebca6b) >>> 0;
  function fraction(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }
  function whole(least: number, most: number): number {
    return least + Math.floor(fraction() * (most - least + 1));
  }
  function weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
    const rows = Object.entries(weights) as [T, number][];
    let left = fraction() * rows.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of rows) {
      left -= weight;
      if (left < 0) return value;
    }
    throw new Error("weights that are no weights");
  }
  return {
    fraction,
    whole,
    weighted,
    chance: (percent: number): boolean => fraction() * 100 < percent,
    oneOf: <T>(values: readonly T[]): T => values[whole(0, values.length - 1)] as T,
  };
}
