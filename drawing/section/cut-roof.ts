import { cutWalls } from "#drawing/section/cut-walls.ts";
import { profileAlong } from "#drawing/section/roof-view.ts";
import { alongCut, bodyFrom, faceOf, isCut, type Seen } from "#drawing/section/section-view.ts";
import { plateHeight, roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { sideAxis } from "#drawing/sheet/house/sides.ts";
import type { Pitch, PitchedRegion } from "#drawing/sheet/pitched/pitch.ts";
import { EDGE_BOARD, type PitchedRoof, pitchedRoof, ROOF_DEPTH } from "#drawing/sheet/pitched/pitched-roof.ts";
import { heightOn, type RoofStretch } from "#drawing/sheet/pitched/roof-profile.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { axisEnds, type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import { openBeams } from "#drawing/sheet/structure/beams.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Where the cut roof ends: sloping down to a gutter, over a gable, or upright at a neighbour's wall. `out`: which way leads off the roof. */
export type RoofEnd = {
  readonly u: number;
  readonly z: number;
  readonly kind: "eaves" | "verge" | "party";
  readonly out: 1 | -1;
  /** The outer face of the wall from which it reaches out; null where the cut runs before the walls there. */
  readonly wall: number | null;
};

/** A part of the roof that is cut without a break: the top of its tiles and the underside of its rafters, from left to right. */
export type RoofRun = {
  readonly top: readonly Point[];
  readonly under: readonly Point[];
  readonly ends: readonly [left: RoofEnd, right: RoofEnd];
};

/** What the cut goes through of a sloped roof and of what it stands on, in the section's coordinates: mm, heights above the road. */
export type CutRoof = {
  /** Whose gutters it has, and how steep it is. */
  readonly region: PitchedRegion;
  readonly pitch: Pitch;
  /** The top of the ceiling's joists, on which the rafters stand. */
  readonly foot: number;
  readonly runs: readonly RoofRun[];
  /** The outer walls under it up to its foot, and the gables on them from there to the rafters. */
  readonly walls: readonly Box[];
  readonly gables: readonly Box[];
  /** The timbers on the walls that carry joists and rafters. */
  readonly plates: readonly Box[];
  /** What of the outer walls the ceiling ends at: all of a wall under a gable, beside a plate what goes on before the joists' ends. */
  readonly closing: readonly Box[];
};

/** A double plate of 2 in timbers on a stud wall; one of 100 x 75 mm on the inner leaf of a cavity wall. mm */
const PLATE = { us: { width: 140, depth: 76 }, uk: { width: 100, depth: 75 } } as const;
/** Less than this above the foot a wall has no gable on it, mm. */
const LEAST = 5;
/** The faces of a wall and of the roof's outline over it are no farther apart than this, mm. */
const NEAR = 30;
/** A roof that stands neither on a wall nor on a beam there, as between two posts of which the cut meets one, has a trimmer of this width. mm */
const TRIMMER = 100;

/** An edge of the walls which the cut crosses under the roof; `inward`: which way leads into the house. */
type Crossing = { readonly face: number; readonly inward: 1 | -1; readonly thick: number; readonly wall: Box | null };

/** The cut roof of a house; null where its roof is flat. */
export function cutRoof(plan: Plan, cut: SectionCut): CutRoof | null {
  const roof = pitchedRoof(plan);
  if (roof === null) return null;
  const foot = roofHeight(plan);
  const all = crossings(plan, roof, cut);
  const profile = profileAlong(roof, cut, foot);
  const runs = unbroken(profile).map((stretches) => runOf(stretches, roof, cut, foot, all));
  const seated = all.map((one) => ({ ...one, seat: seatOf(one, profile, foot) }));
  const plates = seated
    .filter(({ wall, seat }) => wall !== null && seat - foot <= LEAST)
    .map((one) => plateOn(one, PLATE[roof.region], plateHeight(plan)));
  const walls = all.flatMap(({ wall }) => (wall === null ? [] : [wall]));
  return {
    region: roof.region,
    pitch: roof.pitch,
    foot,
    runs,
    walls,
    gables: seated
      .filter(({ seat }) => seat - foot > LEAST)
      .map((one) => ({ ...widthOf(one), y1: foot, y2: one.seat })),
    plates,
    closing: walls.flatMap((wall) => besidePlate(wall, plates)),
  };
}

/** The plate on a wall, within it where the wall is wider. */
function plateOn(
  one: Crossing,
  { width, depth }: { readonly width: number; readonly depth: number },
  top: number,
): Box {
  const { x1, x2 } = widthOf(one);
  const wide = Math.min(width, x2 - x1);
  const within = one.inward > 0 ? { x1: x2 - wide, x2 } : { x1, x2: x1 + wide };
  return { ...within, y1: top - depth, y2: top };
}

/** What of a wall stands before its plate. */
function besidePlate(wall: Box, plates: readonly Box[]): readonly Box[] {
  const plate = plates.find(({ x1, x2 }) => wall.x1 < x2 && x1 < wall.x2);
  if (plate === undefined) return [wall];
  const parts = [
    { ...wall, x2: plate.x1 },
    { ...wall, x1: plate.x2 },
  ];
  return parts.filter(({ x1, x2 }) => x2 - x1 > 1);
}

/** Where the cut crosses the outer walls that carry the roof, from left to right. */
function crossings(plan: Plan, roof: PitchedRoof, cut: SectionCut): readonly Crossing[] {
  const last = plan.levels.at(-1);
  const walls = last ? cutWalls(last, cut) : [];
  const beams = last
    ? openBeams(plan, last)
        .map((beam) => bodyFrom(cut, beam))
        .filter(isCut)
    : [];
  const along = alongCut(cut, 1) > 0 ? 1 : -1;
  return edgesAcross(roof, cut)
    .map(({ side, wall: [at] }): Crossing => {
      const face = alongCut(cut, at[cut.axis]);
      const inward = (side === "left" || side === "front") === along > 0 ? 1 : -1;
      const isThere = ({ u1, u2 }: Seen) => Math.abs((inward > 0 ? u1 : u2) - face) < NEAR;
      const [wall, beam] = [walls.find(isThere), beams.find(isThere)];
      const under = wall ?? beam;
      return {
        face,
        inward,
        thick: under ? under.u2 - under.u1 : TRIMMER,
        wall: wall ? faceOf(wall) : null,
      };
    })
    .sort((a, b) => a.face - b.face);
}

/** The edges of the walls that lie across the cut, where it goes through them. */
function edgesAcross({ edges }: PitchedRoof, { axis, at }: SectionCut) {
  return edges.filter(({ side, wall }) => {
    const [low, high] = axisEnds(boxAround(wall), axis === 0 ? 1 : 0);
    return sideAxis(side).axis !== axis && low < at && at < high;
  });
}

function unbroken(profile: readonly RoofStretch[]): readonly (readonly RoofStretch[])[] {
  const runs: RoofStretch[][] = [];
  for (const stretch of profile) {
    const last = runs.at(-1);
    if (last?.at(-1)?.to === stretch.from) last.push(stretch);
    else runs.push([stretch]);
  }
  return runs;
}

function runOf(
  stretches: readonly RoofStretch[],
  roof: PitchedRoof,
  cut: SectionCut,
  foot: number,
  all: readonly Crossing[],
): RoofRun {
  const top = stretches.flatMap(({ from, to, z1, z2 }): Point[] => [
    [from, z1],
    [to, z2],
  ]);
  const ends = [endOf(stretches, -1, roof, cut, all), endOf(stretches, 1, roof, cut, all)] as const;
  return { top: withoutTwice(top), under: underside(stretches, ends, foot, all), ends };
}

function endOf(
  stretches: readonly RoofStretch[],
  out: 1 | -1,
  roof: PitchedRoof,
  cut: SectionCut,
  all: readonly Crossing[],
): RoofEnd {
  const { from = 0, to = 0, z1 = 0, z2 = 0 } = stretches.at(out > 0 ? -1 : 0) ?? {};
  const [u, z, inner] = out > 0 ? [to, z2, z1] : [from, z1, z2];
  const nearest = out > 0 ? all.findLast(({ face }) => face <= u) : all.find(({ face }) => face >= u);
  const isParty = edgesAcross(roof, cut).some(
    ({ ends, wall }) => ends === "party" && Math.abs(alongCut(cut, wall[0][cut.axis]) - u) < 1,
  );
  return {
    u,
    z,
    out,
    kind: isParty ? "party" : inner - z > 1 ? "eaves" : "verge",
    wall: nearest?.inward === -out ? nearest.face : null,
  };
}

/**
 * The underside of the rafters. Beyond the walls it ends with the board along the edge; over a wall it is level, as rafters are notched over its plate
 * or blocked up between there.
 */
function underside(
  stretches: readonly RoofStretch[],
  ends: RoofRun["ends"],
  foot: number,
  all: readonly Crossing[],
): readonly Point[] {
  const under = stretches.flatMap((stretch): readonly Point[] => {
    const { from, to, z1, z2 } = stretch;
    const slope = (z2 - z1) / (to - from);
    const boards = ends.map((end) => from + (end.z - EDGE_BOARD + ROOF_DEPTH - z1) / slope);
    const stops = [...all.flatMap((one) => Object.values(widthOf(one))), ...boards];
    const within = distinct([from, ...stops.filter((stop) => from < stop && stop < to), to]);
    return within.slice(1).flatMap((b, index): readonly Point[] => {
      const a = within[index] ?? b;
      const middle = (a + b) / 2;
      const over = all.find((one) => widthOf(one).x1 <= middle && middle <= widthOf(one).x2);
      const last = all.findLast(({ face }) => face < middle);
      const isWithin = last?.inward === 1;
      const end = last === undefined ? ends[0] : ends[1];
      return [a, b].map((u): Point => {
        const rafters = z1 + (u - from) * slope - ROOF_DEPTH;
        if (over) return [u, seatOf(over, stretches, foot)];
        return [u, isWithin ? rafters : Math.max(rafters, end.z - EDGE_BOARD)];
      });
    });
  });
  return withoutTwice(under);
}

/** How high over a wall's whole width the rafters end: the wall, or the gable on it, goes up to there. */
function seatOf(one: Crossing, profile: readonly RoofStretch[], foot: number): number {
  const { x1, x2 } = widthOf(one);
  const over = profile.filter(({ from, to }) => from < x2 && x1 < to);
  const lows = over.flatMap((stretch) =>
    [Math.max(stretch.from, x1), Math.min(stretch.to, x2)].map((u) => heightOn(stretch, u)),
  );
  return lows.length === 0 ? foot : Math.max(foot, Math.min(...lows) - ROOF_DEPTH);
}

function widthOf({ face, inward, thick }: Crossing): { readonly x1: number; readonly x2: number } {
  return inward > 0 ? { x1: face, x2: face + thick } : { x1: face - thick, x2: face };
}

function withoutTwice(points: readonly Point[]): readonly Point[] {
  return points.filter(([u, z], index) => {
    const before = points[index - 1];
    return !before || Math.abs(before[0] - u) > 1e-6 || Math.abs(before[1] - z) > 1e-6;
  });
}
