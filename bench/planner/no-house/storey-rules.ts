import { lowestHouse } from "#bench/planner/feasible.ts";
import type { Brief } from "#planner/brief/brief.ts";
import { frontSetback } from "#planner/rules/front-setback.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { stepOf } from "#planner/rules/step-of.ts";
import { THICKEST_WALL } from "#planner/rules/walls-of.ts";

/** What laws 1 and 3 let pass as rounding, mm: an outer wall may stand out by it, a passage be narrower by it. */
const ROUNDING = 1;
/** The least width of a door or archway, mm (law 6). */
const LEAST_DOOR = 600;

/** How large a storey of a brief's house may be, and how its rooms may lie to one another; mm. */
export type StoreyRules = {
  /** Between the outer walls, where these stand as far out as law 2 allows. */
  readonly width: number;
  readonly depth: number;
  /** The thinnest wall between rooms, and the thickest. */
  readonly thin: number;
  readonly thick: number;
  /** A passage is no narrower (law 3). */
  readonly passage: number;
  readonly door: number;
};

/** Walls are the profile's thinnest of either structure, as a plan may tell of another than was asked for; setbacks are law 2's for the lowest house. */
export function storeyRules(brief: Brief, profile: Profile): StoreyRules {
  const unit = brief.plot.unit === "ft" ? 304.8 : 1000;
  const plot = { width: Math.ceil(brief.plot.width * unit), depth: Math.ceil(brief.plot.depth * unit) };
  const front = frontSetback(profile, Math.round(brief.roadWidth * 1000), lowestHouse(brief, profile));
  const sides = stepOf(profile.sideSetback, plot.width);
  const rear = stepOf(profile.rearSetback, plot.depth).setback;
  const { setback: second, fromWidth } = profile.secondRoad;
  const open = (edge: "left" | "right" | "rear", setback: number, across: number): number => {
    if (brief.edges[edge] === "party") return 0;
    // A plot may be drawn a millimetre smaller than it is here.
    const wide = across - 1 >= fromWidth.value;
    return brief.edges[edge] === "road" && wide ? Math.max(setback, second.value) : setback;
  };
  const thinnest = (wall: "external" | "partition" | "bearing"): number =>
    Math.min(...(["rcc-frame", "load-bearing"] as const).map((structure) => profile.walls[structure][wall].value));
  const outer = 2 * (thinnest("external") - ROUNDING);
  return {
    width: plot.width - open("left", sides.left, plot.width) - open("right", sides.right, plot.width) - outer,
    depth: plot.depth - front - open("rear", rear, plot.depth) - outer,
    thin: Math.min(thinnest("partition"), thinnest("bearing")),
    thick: THICKEST_WALL,
    passage: Math.min(profile.passageWidth.value, profile.passageWidthService.value) - ROUNDING,
    door: LEAST_DOOR,
  };
}
