import type { Rect } from "#planner/geometry/rect.ts";
import type { FurnitureKind } from "#planner/plan/plan.ts";
import { STEP, walkBetween } from "#planner/search/furniture/counter-runs.ts";
import { furnishDining, USUAL_DINERS } from "#planner/search/furniture/dining.ts";
import { along, type Floor } from "#planner/search/furniture/floor.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";
import { type Counters, kitchenOn, putKitchen } from "#planner/search/furniture/kitchen.ts";
import { keep, type Trial, tried } from "#planner/search/furniture/trial.ts";

/** What a kitchen with a table is worth by the pieces that found a place in it. */
const WORTH: Readonly<Partial<Record<FurnitureKind, number>>> = {
  hob: 20,
  fridge: 8,
  "dining-table-6": 10,
  "dining-table-4": 18,
  chair: 5,
};
/** Worth of a metre of counter, up to as many mm as a cook wants; and what a sink costs that is not under a window, and each metre to the fridge past a step. */
const COUNTER = 4;
const ENOUGH_COUNTER = 3000;
const SINK_IN_SHADE = 5;
const FAR_FRIDGE = 3;
/** With a longer counter, and a fridge nearer than this to the sink, a kitchen in which a family sits down stays as it is best for the cook, mm. */
const FAIR_COUNTER = 2400;
const FAIR_WALK = 3500;
/** A family sits down at so many chairs. */
const ENOUGH_CHAIRS = 4;

const SIDES = [0, 1, 2, 3];
/** Other places of the counter, in the order in which they are tried. */
const ELSEWHERE: readonly Counters[] = [
  ...SIDES.map((side) => ({ side })),
  { turns: false },
  ...SIDES.map((side) => ({ side, turns: false })),
];

/**
 * Counter and table in one room. The counter stands where it is best for the cook; if fewer than four sit down then, it is tried along other walls
 * and along one wall alone, and the room that is worth most is kept.
 */
export function furnishKitchenDining(floor: Floor, put: Put, diners = USUAL_DINERS): void {
  const withCounters = (counters: Counters) =>
    tried(floor, (trial, note) => counterAndTable(trial, counters, diners, note));
  let best = withCounters({});
  if (chairs(best) < ENOUGH_CHAIRS || counterOf(best) < FAIR_COUNTER || walkToFridge(best) > FAIR_WALK) {
    let most = worth(floor, best);
    for (const counters of ELSEWHERE) {
      const other = withCounters(counters);
      const value = worth(floor, other);
      if (value > most) [best, most] = [other, value];
    }
  }
  keep(floor, best, put);
}

function counterAndTable(floor: Floor, counters: Counters, diners: number, put: Put): void {
  const kitchen = kitchenOn(floor, { ...counters, shared: true });
  furnishDining(floor, false, put, { diners });
  if (kitchen !== null) putKitchen(floor, kitchen, put);
}

function chairs({ places }: Trial<void>): number {
  return places.filter(([kind]) => kind === "chair").length;
}

/** Length of the counters together, mm. */
function counterOf({ places }: Trial<void>): number {
  return places
    .filter(([kind]) => kind === "counter")
    .reduce((sum, [, { body }]) => sum + Math.max(body.x1 - body.x0, body.y1 - body.y0), 0);
}

/** From the middle of the sink to that of the fridge, mm; 0 where one is missing. */
function walkToFridge({ places }: Trial<void>): number {
  const bodyOf = (wanted: FurnitureKind): Rect | undefined => places.find(([kind]) => kind === wanted)?.[1].body;
  const [sink, fridge] = [bodyOf("sink"), bodyOf("fridge")];
  return sink === undefined || fridge === undefined ? 0 : walkBetween(sink, fridge);
}

function worth(floor: Floor, trial: Trial<void>): number {
  const { places } = trial;
  const counter = counterOf(trial);
  const pieces = places.reduce((sum, [kind]) => sum + (WORTH[kind] ?? 0), 0);
  const sink = places.find(([kind]) => kind === "sink")?.[1].body;
  const shade = sink !== undefined && !underGlass(floor, sink) ? SINK_IN_SHADE : 0;
  const far = (FAR_FRIDGE * Math.max(0, walkToFridge(trial) - STEP)) / 1000;
  return pieces + (COUNTER * Math.min(counter, ENOUGH_COUNTER)) / 1000 - shade - far;
}

/** Whether a window lies in the wall that a piece of the counter stands at. */
function underGlass(floor: Floor, body: Rect): boolean {
  const { room } = floor;
  const near = [body.y0 - room.y0, room.x1 - body.x1, room.y1 - body.y1, body.x0 - room.x0];
  return floor.glass.some(({ side, from, to }) => {
    const [low, high] = along(body, side);
    return (near[side] as number) < 100 && from < high && to > low;
  });
}
