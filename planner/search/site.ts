import { type Brief, type EdgeKind, FACINGS } from "#planner/brief/brief.ts";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Site } from "#planner/plan/plan.ts";
import { frontSetback } from "#planner/rules/front-setback.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { stepOf } from "#planner/rules/step-of.ts";

const MM_PER_FOOT = 304.8;
/** The thinnest slab between two storeys, mm. */
const LEAST_SLAB = 130;

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

/** A budget that no house fits into is exceeded by steps of a tenth. */
const DEARER = 1.1;

/**
 * The plot with the floor that the budget builds at the profile's rate. Where no programme `fits` into that, with as little more as one needs, so that the
 * household learns what its rooms would cost.
 */
export function siteWithinBudget(brief: Brief, profile: Profile, fits: (site: BuildingSite) => boolean): BuildingSite {
  const site = siteOf(brief, profile);
  if (brief.budget === null) return site;
  const affordable = Math.floor((brief.budget / profile.cost.perSquareMetre.value) * 1e6);
  for (let floorArea = affordable; floorArea < site.floorArea; floorArea = Math.floor(floorArea * DEARER)) {
    const within = { ...site, floorArea };
    if (fits(within)) return within;
  }
  return site;
}

/** The plot of a brief with what its profile allows on it. */
export function siteOf(brief: Brief, profile: Profile): BuildingSite {
  const unit = brief.plot.unit === "ft" ? MM_PER_FOOT : 1000;
  const width = Math.round(brief.plot.width * unit);
  const depth = Math.round(brief.plot.depth * unit);
  const roadWidth = Math.round(brief.roadWidth * 1000);
  const lowest = profile.plinth.value + brief.floors * (profile.clearHeight.value + LEAST_SLAB);
  const front = frontSetback(profile, roadWidth, lowest);
  const sides = stepOf(profile.sideSetback, width);
  const rearOpen = stepOf(profile.rearSetback, depth).setback;
  const left = setback(brief.edges.left, sides.left, width, profile);
  const right = setback(brief.edges.right, sides.right, width, profile);
  const rear = setback(brief.edges.rear, rearOpen, depth, profile);
  const intensity = stepOf(profile.intensity, (width * depth) / 1e6);
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

function setback(kind: EdgeKind, open: number, across: number, { secondRoad }: Profile): number {
  if (kind === "party") return 0;
  return kind === "road" && across >= secondRoad.fromWidth.value ? Math.max(open, secondRoad.setback.value) : open;
}
