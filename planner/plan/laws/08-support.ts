/**
 * Law 8, what stands on what. Under every stretch of an upper wall there is a wall whose body holds the upper wall's centre line, or a straight beam
 * between two columns of the level below: they stand no farther apart than the profile's span from centre to centre, and under the wall's line or at most
 * half the wall's thickness beside it. Where a crossing wall or a column stands below, that stretch is carried too. Gaps up to 150 mm (half a corner)
 * are let pass. A column stands on a column. Railings and parapets, and with them balconies, may hang out by the profile's balcony depth from the
 * walls, columns and beams below; every other room lies over the footprint below.
 */
import { common, minus, sizeOf, thickerThan } from "#planner/plan/check/area.ts";
import { broken, metres } from "#planner/plan/check/finding.ts";
import { band, type MeasuredLevel, type MeasuredPlan, type MeasuredWall } from "#planner/plan/check/measured-plan.ts";
import { commonRect, grown, type Rect } from "#planner/plan/check/rect.ts";
import type { Finding, RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";

const BIT = 150;
const HANGS: readonly RoomKind[] = ["balcony"];
type Stretch = { readonly low: number; readonly high: number };

export function supportLaw({ levels, profile }: MeasuredPlan): readonly Finding[] {
  return levels.slice(1).flatMap((level, i) => {
    const below = levels[i] as MeasuredLevel;
    return [
      ...level.walls.filter(bears).flatMap((wall) => standing(level, wall, below, profile)),
      ...columns(level, below),
      ...hanging(level, below, profile),
    ];
  });
}

function bears({ wall }: MeasuredWall): boolean {
  return wall.kind === "external" || wall.kind === "internal";
}

function standing(
  level: MeasuredLevel,
  wall: MeasuredWall,
  below: MeasuredLevel,
  profile: Profile,
): readonly Finding[] {
  const held = [...wallsUnder(wall, below), ...beamsUnder(wall, below, profile.structure.span.value)];
  const gap = longestGap({ low: wall.start, high: wall.end }, held);
  if (gap <= BIT) return [];
  const message = `Wall ${wall.wall.id} stands on nothing for ${metres(gap)}: no wall below and no beam of ${metres(profile.structure.span.value)} between columns.`;
  return [broken("law-8/support", message, { level: level.index, wall: wall.wall.id })];
}

function wallsUnder(wall: MeasuredWall, below: MeasuredLevel): readonly Stretch[] {
  return below.walls.filter(bears).flatMap((under) => {
    const across =
      wall.along === "x" ? ([under.body.y0, under.body.y1] as const) : ([under.body.x0, under.body.x1] as const);
    if (wall.line < across[0] || wall.line > across[1]) return [];
    return [stretch(wall, under.body)];
  });
}

function beamsUnder(wall: MeasuredWall, below: MeasuredLevel, span: number): readonly Stretch[] {
  const across = wall.along === "x" ? (r: Rect) => [r.y0, r.y1] : (r: Rect) => [r.x0, r.x1];
  const posts = below.columns
    .filter((c) => {
      const [low, high] = across(c) as [number, number];
      return wall.line >= low - wall.half && wall.line <= high + wall.half;
    })
    .map((c) => stretch(wall, c))
    .sort((a, b) => a.low - b.low);
  return posts.flatMap((post, i) => {
    const next = posts[i + 1];
    const centre = (s: Stretch) => (s.low + s.high) / 2;
    return next !== undefined && centre(next) - centre(post) <= span
      ? [post, { low: post.low, high: next.high }]
      : [post];
  });
}

function stretch(wall: MeasuredWall, r: Rect): Stretch {
  return wall.along === "x" ? { low: r.x0, high: r.x1 } : { low: r.y0, high: r.y1 };
}

function longestGap(whole: Stretch, held: readonly Stretch[]): number {
  let reached = whole.low;
  let gap = 0;
  for (const s of [...held].sort((a, b) => a.low - b.low)) {
    if (s.low > whole.high) break;
    gap = Math.max(gap, s.low - reached);
    reached = Math.max(reached, s.high);
  }
  return Math.max(gap, whole.high - reached);
}

function columns(level: MeasuredLevel, below: MeasuredLevel): readonly Finding[] {
  return level.level.columns.flatMap((column, i) => {
    const body = level.columns[i];
    if (body === undefined || below.columns.some((c) => commonRect(c, body) !== null)) return [];
    return [
      broken("law-8/column", `Column ${column.id} of ${level.level.name} stands on no column.`, { level: level.index }),
    ];
  });
}

function hanging(level: MeasuredLevel, below: MeasuredLevel, profile: Profile): readonly Finding[] {
  const reach = profile.structure.balcony.value;
  const findings: Finding[] = [];
  const beyond = thickerThan(minus(level.footprint, below.footprint), 1);
  for (const { room, area } of level.rooms) {
    if (!HANGS.includes(room.kind) && sizeOf(common(area, beyond)) > 0) {
      findings.push(
        broken("law-8/hang", `${room.label} hangs out over the floor below.`, { level: level.index, room: room.id }),
      );
    }
  }
  const held = [
    ...below.walls.filter(bears).map((w) => w.body),
    ...below.columns,
    ...beams(below, profile.structure.span.value),
  ];
  const near = held.map((r) => grown(r, reach));
  for (const rail of level.walls.filter((w) => !bears(w))) {
    if (thickerThan(minus([rail.body], near), 1).length > 0) {
      const message = `The railing ${rail.wall.id} hangs out by more than ${metres(reach)}.`;
      findings.push(broken("law-8/hang", message, { level: level.index, wall: rail.wall.id }));
    }
  }
  return findings;
}

/** Straight beams between any two columns in line, within the span. */
function beams(below: MeasuredLevel, span: number): readonly Rect[] {
  return below.columns.flatMap((a, i) =>
    below.columns.slice(i + 1).flatMap((b) => {
      const [ax, ay, bx, by] = [(a.x0 + a.x1) / 2, (a.y0 + a.y1) / 2, (b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2];
      if (Math.abs(ax - bx) > span || Math.abs(ay - by) > span) return [];
      if (a.y0 < b.y1 && b.y0 < a.y1) return [band("x", ax, bx, Math.max(a.y0, b.y0), Math.min(a.y1, b.y1))];
      if (a.x0 < b.x1 && b.x0 < a.x1) return [band("y", ay, by, Math.max(a.x0, b.x0), Math.min(a.x1, b.x1))];
      return [];
    }),
  );
}
