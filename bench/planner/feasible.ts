/**
 * Whether a brief can be met at all, found without the search: by counting what every lawful house for it must have. A brief that fails is impossible.
 * Every other counts as feasible, even where an architect may find no house either, so that shares of the feasible briefs never flatter the planner;
 * which of the refused ones are impossible too is proved in `no-house/`.
 *
 * What is asked of the plot: the bedrooms and floors (they are never given up), one living room, one kitchen and one bath, each at the
 * profile's least; where there are several storeys, on each a stair (one straight flight with a landing at each end, the least floor a stair takes) and
 * a habitable room; for elders a bedroom and a bath on the ground floor, or a WC for the bath where several bathrooms are asked for. No room is cut in
 * two, so the rooms must fit into the storeys whole. Law 3 reads a room's least width as the largest square that fits into it, so the house measures
 * between its outer walls, in both directions, at least the least width of a living room or of a bedroom, whichever is larger. Everything else of the
 * brief can be given up and told.
 */
import type { Brief } from "#planner/brief/brief.ts";
import { frontSetback } from "#planner/rules/front-setback.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { stepOf } from "#planner/rules/step-of.ts";

/** The least share of the floor between the outer walls that inner walls and the ways between rooms take. */
const INNER_SHARE = 0.07;
/** Slab and finish under a floor, mm: the least that the laws take for a storey. */
const LEAST_SLAB = 100;

export type Feasibility = {
  readonly feasible: boolean;
  /** What stands against it; empty when feasible. */
  readonly why: string;
  /** Floor that may be built divided by the least that is needed; 0 where height or width alone make the brief impossible. */
  readonly slack: number;
};

/** Judges a brief by counting alone. */
export function feasibility(brief: Brief, profile: Profile): Feasibility {
  const unit = brief.plot.unit === "ft" ? 304.8 : 1000;
  const plot = { width: brief.plot.width * unit, depth: brief.plot.depth * unit };
  const plotArea = (plot.width * plot.depth) / 1e6;
  const sides = stepOf(profile.sideSetback, plot.width);
  const open = (edge: "left" | "right" | "rear", setback: number) => (brief.edges[edge] === "party" ? 0 : setback);
  const width = plot.width - open("left", sides.left) - open("right", sides.right);
  const lowest = lowestHouse(brief, profile);
  const front = frontSetback(profile, Math.round(brief.roadWidth * 1000), lowest);
  const depth = plot.depth - front - open("rear", stepOf(profile.rearSetback, plot.depth).setback);
  const limit = stepOf(profile.intensity, plotArea);
  const least = leastRooms(brief, profile);
  const wall = profile.walls[brief.structure].external.value;

  if (lowest > limit.height) {
    return { feasible: false, why: `${brief.floors} storeys exceed ${limit.height / 1000} m`, slack: 0 };
  }
  if (Math.min(width, depth) < least.width + 2 * wall) {
    return { feasible: false, why: "the setbacks leave no room's width", slack: 0 };
  }
  const perLevel = Math.min((width * depth) / 1e6, limit.coverage * plotArea, limit.far * plotArea);
  const mean = Math.min(perLevel, (limit.far * plotArea) / brief.floors);
  const level = clearFloor(perLevel, width, wall);
  const all = clearFloor(mean, width, wall) * brief.floors;
  const slack = Math.min(all / least.all, level / least.ground, level / least.upper);
  if (slack < 1) return { feasible: false, why: "the floor that may be built is too small", slack };
  const storeys = Array.from({ length: brief.floors }, () => level - least.stair);
  if (!packs(least.rooms, storeys))
    return { feasible: false, why: "the rooms do not fit into the storeys whole", slack };
  return { feasible: true, why: "", slack };
}

/** How high the lowest house of so many floors stands above the road, mm. */
export function lowestHouse({ floors }: Brief, { plinth, clearHeight }: Profile): number {
  return plinth.value + floors * (clearHeight.value + LEAST_SLAB);
}

/** The fewest risers of a storey. */
export function leastRisers({ clearHeight, stair }: Profile): number {
  return Math.ceil((clearHeight.value + LEAST_SLAB) / stair.maxRiser.value);
}

/** Whether areas, the largest first, can be shared out over storeys of some size. */
function packs([first, ...rest]: readonly number[], storeys: readonly number[]): boolean {
  if (first === undefined) return true;
  return storeys.some(
    (left, i) =>
      left >= first &&
      // Storeys with the same room left are alike.
      storeys.indexOf(left) === i &&
      packs(
        rest,
        storeys.map((one, k) => (k === i ? one - first : one)),
      ),
  );
}

/** Floor for rooms, m2, in a building of `gross` m2 that is no wider than `width` mm: the squarest rectangle has the least wall around it. */
function clearFloor(gross: number, width: number, wall: number): number {
  const across = Math.min(Math.sqrt(gross * 1e6), width);
  const along = (gross * 1e6) / across;
  return (Math.max(0, (across - 2 * wall) * (along - 2 * wall)) / 1e6) * (1 - INNER_SHARE);
}

function leastRooms(brief: Brief, profile: Profile) {
  const area = (kind: "living" | "master-bedroom" | "bedroom" | "kitchen" | "bath" | "wc"): number =>
    profile.rooms[kind]?.area ?? 0;
  const flight = (leastRisers(profile) - 1) * profile.stair.tread.value + 2 * profile.stair.landing.value;
  const stair = brief.floors > 1 ? (profile.stair.width.value * flight) / 1e6 : 0;
  const habitable = Math.min(area("bedroom"), area("living"));
  // Where there are several bathrooms, the parents' may be a WC; the plan tells it.
  const parentsBath = brief.floors > 1 && brief.bathrooms > 1 ? "wc" : "bath";
  // A storey without bedrooms or living has some other room to live in.
  const others = Math.max(0, brief.floors - brief.bedrooms - 1);
  const rooms = [
    area("living"),
    // Where the living room has the floor of a first habitable room, every bedroom may be a second one.
    ...Array.from({ length: brief.bedrooms }, () => Math.min(area("bedroom"), area("master-bedroom"))),
    ...Array.from({ length: others }, () => habitable),
    area("kitchen"),
    area("bath"),
  ].sort((a, b) => b - a);
  const all = rooms.reduce((sum, one) => sum + one, 0) + stair * brief.floors;
  return {
    rooms,
    stair,
    all,
    ground: stair + (brief.elders ? area("bedroom") + area(parentsBath) : habitable),
    upper: stair + habitable,
    // A living room and a bedroom are in every house: the wider of their least squares.
    width: Math.max(...(["living", "bedroom"] as const).map((kind) => profile.rooms[kind]?.width ?? 0)),
  };
}
