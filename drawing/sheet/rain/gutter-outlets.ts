import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { isOnRoof } from "#drawing/sheet/house/roof-pieces.ts";
import { GUTTER } from "#drawing/sheet/pitched/gutter.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { alongGutter, type Gutter, type GutterRun, gutterRuns } from "#drawing/sheet/rain/gutters.ts";
import { BEFORE_WALL, DRAINED, hasGround, type Outlet, PIPE } from "#drawing/sheet/rain/outlet.ts";
import { pipePrices } from "#drawing/sheet/rain/pipe-prices.ts";
import { type Candidate, isHeld, PLACES } from "#drawing/sheet/rain/roof-outlets.ts";
import { type Runoff, runoffs } from "#drawing/sheet/rain/roof-runoff.ts";
import { boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import { besideEdge, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** An outlet with the roof whose rain it takes, m² on plan. */
export type Drained = { readonly outlet: Outlet; readonly drained: number };

/** Eaves longer than this have a pipe at both ends: a gutter falls at most half of that one way. mm */
const LONGEST = 12_000;
/** Where less rain comes down, m², a gutter brings it on round the corner. */
const LITTLE = 8;
/** From a wall's corner to a pipe's middle, mm: in an inner corner the pipe clears the other wall. */
const CORNER = BEFORE_WALL + PIPE;
/** What it costs to stand beside a small gable in the middle of a front, in mm of distance from the corner. */
const MIDWAY = 1500;

/**
 * The outlets in the gutters of a sloped roof, each over its pipe on the wall below, near the ends of the eaves: one where the slopes above shed no more than
 * a pipe takes, else two, and round a corner one for both eaves. Null for a flat roof.
 */
export const gutterOutlets = oncePerPlan((plan: Plan): readonly Drained[] | null => {
  const roof = pitchedRoof(plan);
  if (roof === null) return null;
  const shed = runoffs(roof);
  const runs = gutterRuns(plan);
  const gutters = runs.flatMap((run) => run.gutters);
  const reached = shed.map((one) => ({ ...one, gutter: nearest(gutters, one) }));
  const best = placesOf(plan);
  return runs.flatMap((run) => {
    const own = reached.filter(({ gutter }) => gutter !== undefined && run.gutters.includes(gutter));
    return shares(run, pipesOn(run, own, best), own);
  });
});

type Reached = Runoff & { readonly gutter: Gutter | undefined };
type Place = Candidate & { readonly gutter: Gutter };
type PlacesAt = (gutter: Gutter, end: "from" | "to") => readonly Place[];

function nearest(gutters: readonly Gutter[], { at }: Runoff): Gutter | undefined {
  const [best] = gutters.map((gutter) => ({ gutter, off: alongGutter(gutter, at).off })).sort((a, b) => a.off - b.off);
  return best?.gutter;
}

/** The places for a pipe below a gutter from one of its ends, the best first. */
function placesOf(plan: Plan): PlacesAt {
  const priced = pipePrices(plan, plan.levels.length, PLACES.bare, isHeld);
  const outline = roofOutline(plan);
  return (gutter, end) => {
    const { edge } = gutter;
    const { length, out, at } = outerEdge(edge.wall);
    const onWall = [gutter.from, gutter.to].map((point) => besideEdge(edge.wall, point).along);
    const [low, high] = [Math.max(0, onWall[0] ?? 0), Math.min(length, onWall[1] ?? length)];
    const midway = end === "from" ? low > 1 : high < length - 1;
    const room = high - low - 2 * CORNER;
    const count = Math.floor(Math.min(PLACES.reach, room) / PLACES.step) + 1;
    const offs = Array.from({ length: Math.max(1, count) }, (_, step) => step * PLACES.step);
    const way = end === "from" ? 1 : -1;
    // From the end into the eaves along them, and back under the roof across them.
    const inwards = [sign(-out[1] * way - out[0]), sign(out[0] * way - out[1])] as const;
    return offs
      .map((off): Place => {
        // Below short eaves, between a small gable and the house's end, the pipe stands clear of the corner, wherever the outlet is.
        const short = Math.min(Math.max((low + high) / 2, CORNER), Math.max(CORNER, length - CORNER));
        const u = room < 0 ? short : end === "from" ? low + CORNER + off : high - CORNER - off;
        return {
          gutter,
          pipe: at(u, BEFORE_WALL),
          khurra: growBox(boxAround([at(u, edge.beyond + GUTTER / 2)]), PIPE / 2),
          out,
          inwards,
          price: off + (midway ? MIDWAY : 0),
        };
      })
      .filter((place) => !isOnRoof(outline, place.pipe) && hasGround(plan, place))
      .map((place) => ({ ...place, price: place.price + priced(place) }))
      .sort((a, b) => a.price - b.price);
  };
}

function sign(value: number): 1 | -1 {
  return value < 0 ? -1 : 1;
}

/** The pipes of a run of gutters: those with most rain are served first, so that their pipes at the corners serve the next ones too. */
function pipesOn({ gutters, ring }: GutterRun, shed: readonly Reached[], places: PlacesAt): readonly Place[] {
  const corners = gutters.length + (ring ? 0 : 1);
  const best = Array.from({ length: corners }, (_, corner): Place | undefined => {
    const [before, after] = [gutters[corner === 0 && ring ? gutters.length - 1 : corner - 1], gutters[corner]];
    return [...(before ? places(before, "to") : []), ...(after ? places(after, "from") : [])].sort(
      (a, b) => a.price - b.price,
    )[0];
  });
  const chosen: Place[] = [];
  const isServed = (place: Place) =>
    chosen.some(({ pipe: [x, y] }) => Math.hypot(place.pipe[0] - x, place.pipe[1] - y) < PLACES.apart);
  const served = gutters
    .map((gutter, index) => {
      const rain = shed.reduce((sum, one) => sum + (one.gutter === gutter ? one.area : 0), 0) / 1e6;
      const wanted = rain > DRAINED || gutter.length > LONGEST ? 2 : rain < LITTLE && gutters.length > 1 ? 0 : 1;
      return { rain, wanted, ends: [best[index], best[(index + 1) % corners]].flatMap((place) => place ?? []) };
    })
    .sort((a, b) => b.rain - a.rain);
  for (const { ends, wanted } of served) {
    const free = ends.filter((place) => !isServed(place)).sort((a, b) => a.price - b.price);
    chosen.push(...free.slice(0, Math.max(0, wanted - (ends.length - free.length))));
  }
  if (chosen.length === 0)
    chosen.push(
      ...served
        .flatMap(({ ends }) => ends)
        .sort((a, b) => a.price - b.price)
        .slice(0, 1),
    );
  return best.filter((place) => place !== undefined && chosen.includes(place)).flatMap((place) => place ?? []);
}

/** What rain runs to each pipe of a run: along its gutters to the nearest, as they are laid to fall. */
function shares({ gutters, ring }: GutterRun, pipes: readonly Place[], shed: readonly Reached[]): readonly Drained[] {
  const whole = gutters.reduce((sum, { length }) => sum + length, 0);
  const startOf = (gutter: Gutter) =>
    gutters.slice(0, gutters.indexOf(gutter)).reduce((sum, { length }) => sum + length, 0);
  const stops = pipes.map((place) => startOf(place.gutter) + alongGutter(place.gutter, place.pipe).along);
  const areas = pipes.map(() => 0);
  for (const { gutter, at, area } of shed) {
    if (gutter === undefined) continue;
    const here = startOf(gutter) + alongGutter(gutter, at).along;
    const ways = stops.map((stop) => {
      const straight = Math.abs(stop - here);
      return ring ? Math.min(straight, whole - straight) : straight;
    });
    const to = ways.indexOf(Math.min(...ways));
    if (to >= 0) areas[to] = (areas[to] ?? 0) + area;
  }
  return pipes.map(({ khurra, pipe, out, inwards }, index) => ({
    outlet: { khurra, pipe, out, inwards },
    drained: (areas[index] ?? 0) / 1e6,
  }));
}
