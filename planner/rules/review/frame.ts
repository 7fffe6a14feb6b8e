import { metres } from "#planner/plan/check/finding.ts";
import type { MeasuredLevel, MeasuredWall } from "#planner/plan/check/measured-plan.ts";
import { commonRect, type Rect, rect } from "#planner/plan/check/rect.ts";
import type { Finding } from "#planner/plan/plan.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";

/** Walls that end so near each other meet at a corner, mm. */
const AT_END = 120;
/** A column within so much of a corner's middle stands at it, mm. */
const AT_CORNER = 150;
/** Stretches of one line of wall no farther apart than this share one beam, mm. */
const GOES_ON = 350;
/** A beam may be longer than the span by this, mm, as centre lines are rounded to whole millimetres. */
const SLACK = 10;
const PRACTICE = "structural practice: a frame's beams end on columns";

/** In a frame every corner of a storey's outer walls has a column, and no beam in them is longer than the profile's span. */
export const frame: ReviewRule = ({ plan, profile, levels }) =>
  plan.brief.structure === "load-bearing"
    ? []
    : levels.flatMap((level) => [...cornersWithout(level), ...longBeams(level, profile.structure.span.value)]);

function cornersWithout(level: MeasuredLevel): readonly Finding[] {
  const outer = outerOf(level);
  const bare = outer
    .filter(({ along }) => along === "y")
    .flatMap((wall) =>
      outer
        .filter((cross) => cross.along === "x" && endsAt(wall, cross.line) && endsAt(cross, wall.line))
        .map((cross) => around(wall.line, cross.line)),
    )
    .filter((corner) => !level.columns.some((column) => commonRect(column, corner) !== null));
  if (bare.length === 0) return [];
  const words =
    bare.length === 1 ? "A corner of the outer walls has" : `${bare.length} corners of the outer walls have`;
  return [
    warning(
      "practice/frame-corner",
      `${words} no column on ${level.level.name.toLowerCase()}: the engineer places one on the beam below.`,
      { level: level.index },
      PRACTICE,
    ),
  ];
}

function longBeams(level: MeasuredLevel, span: number): readonly Finding[] {
  return linesOf(outerOf(level)).flatMap((walls) => {
    const middles = level.columns
      .filter((column) => walls.some(({ body }) => commonRect(column, body) !== null))
      .map((column) => (walls[0]?.along === "x" ? (column.x0 + column.x1) / 2 : (column.y0 + column.y1) / 2))
      .sort((a, b) => a - b);
    const longest = Math.max(0, ...middles.slice(1).map((middle, i) => middle - (middles[i] as number)));
    if (longest <= span + SLACK) return [];
    const message = `A beam over an outer wall of ${level.level.name.toLowerCase()} spans ${metres(longest)} between columns, more than ${metres(span)}.`;
    return [warning("practice/frame-span", message, { level: level.index, wall: walls[0]?.wall.id ?? "" }, PRACTICE)];
  });
}

function outerOf({ walls }: MeasuredLevel): readonly MeasuredWall[] {
  return walls.filter(({ wall }) => wall.kind === "external");
}

function endsAt({ start, end }: MeasuredWall, place: number): boolean {
  return Math.abs(start - place) <= AT_END || Math.abs(end - place) <= AT_END;
}

function around(x: number, y: number): Rect {
  return rect(x - AT_CORNER, y - AT_CORNER, x + AT_CORNER, y + AT_CORNER);
}

/** Outer walls in groups: each is one line of wall, with gaps of at most `GOES_ON`. */
function linesOf(walls: readonly MeasuredWall[]): readonly (readonly MeasuredWall[])[] {
  const inOrder = [...walls].sort((a, b) => a.along.localeCompare(b.along) || a.line - b.line || a.start - b.start);
  const lines: MeasuredWall[][] = [];
  for (const wall of inOrder) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line !== undefined && last?.along === wall.along && last.line === wall.line && wall.start - last.end <= GOES_ON)
      line.push(wall);
    else lines.push([wall]);
  }
  return lines;
}
