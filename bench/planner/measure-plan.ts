/**
 * Measures one plan from its document alone: it is written as JSON, read back and checked, and nothing that the search says of itself is believed. Floor
 * in wrong rooms, missed neighbours and walls out of line are counted by the planner's own rules, but from rooms and openings that the laws have checked.
 */
import { areaOfPolygon, sizeOf } from "#planner/plan/check/area.ts";
import { boundsOf } from "#planner/plan/check/rect.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { parsePlan } from "#planner/plan/parse-plan.ts";
import { OPEN_AIR_KINDS, type Plan, type RoomKind } from "#planner/plan/plan.ts";
import { missedNeighbours } from "#planner/rules/missed-neighbours.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";
import { wallsOutOfLine } from "#planner/search/finish/walls-out-of-line.ts";
import { misplacedShare } from "#planner/search/judge/misplaced-floor.ts";
import { scoreVastu } from "#planner/vastu/score-vastu.ts";

export type PlanMeasure = {
  readonly parti: string;
  /** Laws that it breaks, each with its message. */
  readonly broken: readonly string[];
  readonly relaxed: readonly string[];
  readonly adjacency: readonly string[];
  /** The sum of how far each room's area is off its target, over the area of these rooms. */
  readonly areaError: number;
  /** Floor of passages, foyers, halls, lifts and lounges too narrow to sit in, over the floor of all roofed rooms. */
  readonly circulation: number;
  /** Floor of passages beyond 1.2 m of width, m². */
  readonly wide: number;
  /** Long over short side of the longest living room or bedroom. */
  readonly longest: number;
  /** Upper walls that stand partly beside the wall below, out of line with it. */
  readonly outOfLine: number;
  readonly vastu: number;
  readonly vetoes: number;
  readonly warnings: readonly string[];
};

const WAYS: readonly RoomKind[] = ["passage", "foyer", "hall", "lift"];
const PROPORTIONED: readonly RoomKind[] = ["living", "living-dining", "bedroom", "master-bedroom"];
/** A family lounge narrower than this is a passage with a better name, mm. */
const LOUNGE = 2400;
/** What two people need to pass each other in a passage, mm. */
const PASSING = 1200;

/** Reads a plan back from its JSON and measures it. */
export function measurePlan(handedOut: Plan): PlanMeasure {
  const parsed = parsePlan(JSON.parse(JSON.stringify(handedOut)));
  if (parsed.kind === "invalid") return { ...UNREADABLE, broken: [parsed.message] };
  const { plan } = parsed;
  const broken = checkPlan(plan).filter(({ severity }) => severity === "error");
  const vastu = scoreVastu(plan);
  let carpet = 0;
  let ways = 0;
  let wide = 0;
  let longest = 1;
  for (const { kind, polygon } of plan.levels.flatMap((level) => level.rooms)) {
    if (OPEN_AIR_KINDS.includes(kind)) continue;
    const size = sizeOf(areaOfPolygon(polygon));
    const b = boundsOf(polygon);
    const sides = [b.x1 - b.x0, b.y1 - b.y0].sort((one, other) => one - other) as [number, number];
    carpet += size;
    if (WAYS.includes(kind) || (kind === "family" && sides[0] < LOUNGE)) ways += size;
    if (kind === "passage") wide += (Math.max(0, sides[0] - PASSING) * sides[1]) / 1e6;
    if (PROPORTIONED.includes(kind)) longest = Math.max(longest, sides[1] / sides[0]);
  }
  return {
    parti: plan.option.parti,
    broken: broken.map(({ rule, message }) => `${rule} ${message}`),
    relaxed: plan.relaxed.map(({ what }) => what),
    adjacency: missedNeighbours(plan),
    areaError: misplacedShare(plan),
    circulation: carpet === 0 ? 0 : ways / carpet,
    wide,
    longest,
    outOfLine: wallsOutOfLine(plan.levels),
    vastu: vastu.score,
    vetoes: vastu.vetoes.length,
    warnings: reviewPlan(plan)
      .filter(({ severity }) => severity === "warning")
      .map(({ rule }) => rule),
  };
}

const UNREADABLE: Omit<PlanMeasure, "broken"> = {
  parti: "",
  relaxed: [],
  adjacency: [],
  areaError: 0,
  circulation: 0,
  wide: 0,
  longest: 1,
  outOfLine: 0,
  vastu: 0,
  vetoes: 0,
  warnings: [],
};
