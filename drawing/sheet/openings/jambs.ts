import { type PlacedOpening, placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { formatLength, type Units } from "#drawing/sheet/page/units.ts";
import { edgesOf } from "#drawing/sheet/shapes/edges.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/**
 * How far the nearer jamb of an inner door or arch stands from the wall beside it: `from` that wall's face `to` the jamb, along `axis`.
 * `sides`: the sides of the opening's own wall on which one sees that face.
 */
export type Jamb = {
  readonly placed: PlacedOpening;
  readonly axis: 0 | 1;
  readonly from: number;
  readonly to: number;
  readonly sides: readonly (1 | -1)[];
};

/** An arch that stands this much nearer or farther than doors do gets no dimension: it has no frame, and to a mason that is the same. mm */
export const ARCH_TOLERANCE = 15;
/** A face that ends so near to the opening's wall meets it. mm */
const MEETS = 5;

/** The distance at which most inner doors of a plan stand from the wall beside them; null where there are none or it would be written as 0. mm */
export function usualJamb(plan: Plan, units: Units): number | null {
  const doors = plan.levels.flatMap(innerJambs).filter(({ placed }) => placed.opening.kind === "door");
  const counts = new Map<number, number>();
  for (const jamb of doors) counts.set(distance(jamb), (counts.get(distance(jamb)) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return most && formatLength(units, most[0]) !== formatLength(units, 0) ? most[0] : null;
}

/** The inner doors and arches of a level that stand otherwise than most doors do, so that a chain must tell their place. */
export function unusualJambs(plan: Plan, level: Level, units: Units): readonly Jamb[] {
  const usual = usualJamb(plan, units);
  return innerJambs(level).filter((jamb) => {
    if (usual === null) return true;
    return jamb.placed.opening.kind === "arch"
      ? Math.abs(distance(jamb) - usual) > ARCH_TOLERANCE
      : formatLength(units, distance(jamb)) !== formatLength(units, usual);
  });
}

function distance({ from, to }: Jamb): number {
  return Math.abs(to - from);
}

/** Every inner door and arch of a level; outer doors stand in the chains of their sides. */
export function innerJambs(level: Level): readonly Jamb[] {
  return placeOpenings(level).flatMap((placed) => {
    const { opening, alongX } = placed;
    if ((opening.kind !== "door" && opening.kind !== "arch") || opening.rooms.includes("outside")) return [];
    const axis = alongX ? 0 : 1;
    const ends = [opening.from[axis], opening.to[axis]];
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    const faces = facesBeside(placed, level, axis);
    const before = faces.filter(({ at }) => at <= low).sort((a, b) => b.at - a.at)[0];
    const after = faces.filter(({ at }) => at >= high).sort((a, b) => a.at - b.at)[0];
    const jambs = [
      ...(before === undefined ? [] : [{ face: before.at, jamb: low }]),
      ...(after === undefined ? [] : [{ face: after.at, jamb: high }]),
    ];
    const [nearer] = jambs.sort((a, b) => Math.abs(a.jamb - a.face) - Math.abs(b.jamb - b.face));
    if (!nearer) return [];
    const sides = [...new Set(faces.filter(({ at }) => at === nearer.face).map(({ side }) => side))];
    return [{ placed, axis, from: nearer.face, to: nearer.jamb, sides }];
  });
}

/** Of the two rooms that an opening joins, the faces that run across its wall and meet it, each with the side of that wall on which it lies. */
function facesBeside({ opening, wall }: PlacedOpening, level: Level, axis: 0 | 1) {
  const line = wall.from[1 - axis] ?? 0;
  const reach = wall.thickness / 2 + MEETS;
  return level.rooms
    .filter(({ id }) => opening.rooms.includes(id))
    .flatMap(({ polygon }) =>
      edgesOf(polygon).flatMap(([from, to]) => {
        const across = [from[1 - axis] ?? 0, to[1 - axis] ?? 0];
        const [low, high] = [Math.min(...across), Math.max(...across)];
        if (from[axis] !== to[axis] || low > line + reach || high < line - reach) return [];
        return [{ at: from[axis], side: low + high > 2 * line ? (1 as const) : (-1 as const) }];
      }),
    );
}
