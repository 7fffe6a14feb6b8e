import { type Brief, type EdgeKind, FACINGS } from "#planner/brief/brief.ts";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Site } from "#planner/plan/plan.ts";
import type { Profile, Steps } from "#planner/rules/profile.ts";

const MM_PER_FOOT = 304.8;
/** NBC 2016 Part 3, 8.2.1.1: a corner plot keeps at least this much to its second road. */
const CORNER_SETBACK = 1800;

/** The plot with what may be built on it. Lengths mm, areas mm2. */
export type BuildingSite = {
  readonly site: Site;
  readonly width: number;
  readonly depth: number;
  /** Where outer faces of walls may stand. */
  readonly buildable: Rect;
  readonly plotArea: number;
  /** Largest ground coverage, mm2. */
  readonly coverage: number;
  /** Largest floor area of all levels together, mm2. */
  readonly floorArea: number;
  /** Greatest height above the road, mm. */
  readonly height: number;
  readonly party: { readonly left: boolean; readonly right: boolean; readonly rear: boolean };
};

export function siteOf(brief: Brief, profile: Profile): BuildingSite {
  const unit = brief.plot.unit === "ft" ? MM_PER_FOOT : 1000;
  const width = Math.round(brief.plot.width * unit);
  const depth = Math.round(brief.plot.depth * unit);
  const roadWidth = Math.round(brief.roadWidth * 1000);
  const front = stepFor(profile.frontSetback, roadWidth).setback;
  const sides = stepFor(profile.sideSetback, width);
  const rearOpen = stepFor(profile.rearSetback, depth).setback;
  const left = setback(brief.edges.left, sides.left);
  const right = setback(brief.edges.right, sides.right);
  const rear = setback(brief.edges.rear, rearOpen);
  const intensity = stepFor(profile.intensity, (width * depth) / 1e6);
  return {
    site: {
      plot: [
        [0, 0],
        [width, 0],
        [width, depth],
        [0, depth],
      ],
      edges: {
        front: { kind: "road", setback: front, roadWidth },
        right: { kind: brief.edges.right, setback: right },
        rear: { kind: brief.edges.rear, setback: rear },
        left: { kind: brief.edges.left, setback: left },
      },
      northBearing: (FACINGS.indexOf(brief.facing) * 45 + 180) % 360,
      facing: brief.facing,
    },
    width,
    depth,
    buildable: rect(left, front, width - right, depth - rear),
    plotArea: width * depth,
    coverage: Math.floor(width * depth * intensity.coverage),
    floorArea: Math.floor(width * depth * intensity.far),
    height: intensity.height,
    party: {
      left: brief.edges.left === "party",
      right: brief.edges.right === "party",
      rear: brief.edges.rear === "party",
    },
  };
}

function setback(kind: EdgeKind, open: number): number {
  if (kind === "party") return 0;
  return kind === "road" ? Math.max(open, CORNER_SETBACK) : open;
}

/** The first row whose bound is not exceeded. */
export function stepFor<Row>(steps: Steps<Row>, value: number): Row {
  for (const row of steps) {
    if (row.upTo === null || value <= row.upTo) return row;
  }
  throw new Error("a step table must end with an unbounded row");
}
