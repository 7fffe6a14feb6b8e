import { writeFile } from "node:fs/promises";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Furniture, FurnitureKind, Level, Opening, Plan } from "#planner/plan/plan.ts";

/** Millimetres to a unit of the picture: coarse, so that the paths stay small enough to travel with the first page. */
const UNIT = 50;
const EDGE = 8;
/** Room for the dimension line below. */
const BELOW = 12;
/** Most characters of all paths together: what the first page can carry beside six languages' words. Where they are more, the last kinds of DRAWN go. */
const LONGEST = 700;
/** Furniture that one recognises at the size of a stamp, the most telling first. */
const DRAWN: readonly FurnitureKind[] = [
  "bed-king",
  "bed-queen",
  "dining-table-4",
  "dining-table-6",
  "sofa-3",
  "car",
  "counter",
  "wc",
  "wardrobe",
  "basin",
];

/** Writes the small plan that pages carry inline. */
export async function writePlanPicture(plan: Plan, file: URL): Promise<void> {
  const head = "/** The ground floor of a sample plan as paths. `npm run samples` writes this file. */";
  // As the formatter would leave it: a value that does not fit into 120 columns stands on a line of its own.
  const lines = Object.entries(planPicture(plan)).map(([key, value]) => {
    const line = `  ${key}: ${JSON.stringify(value)},\n`;
    return line.length > 121 ? `  ${key}:\n    ${JSON.stringify(value)},\n` : line;
  });
  await writeFile(file, `${head}\nexport const PLAN_PICTURE = {\n${lines.join("")}} as const;\n`);
}

/** The ground floor of a plan as short paths on a grid of whole units. Throws for a plan without levels. */
export function planPicture(plan: Plan) {
  const level = plan.levels[0];
  if (!level) throw new Error("the plan has no level");
  const pictures = DRAWN.map((_, dropped) => draw(level, DRAWN.slice(0, DRAWN.length - dropped)));
  const picture = pictures.find((each) => Object.values(each).join("").length <= LONGEST) ?? pictures.at(-1);
  if (!picture) throw new Error("nothing is drawn");
  return picture;
}

function draw(level: Level, drawn: readonly FurnitureKind[]) {
  const corners = level.footprint.flatMap((region) => region.outer);
  const [left, right] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const [bottom, top] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  const at = ([x, y]: Point): Point => [Math.round((x - left) / UNIT) + EDGE, Math.round((top - y) / UNIT) + EDGE];
  const width = Math.round((right - left) / UNIT) + 2 * EDGE;
  const height = Math.round((top - bottom) / UNIT) + 2 * EDGE + BELOW;
  const foot = height - 7;
  return {
    width,
    height,
    floor: level.footprint.map(({ outer }) => outline(outer.map(at))).join(""),
    walls: walls(level, at),
    doors: level.openings.map((opening) => door(opening, at)).join(""),
    furniture: level.furniture
      .filter(({ kind }) => drawn.includes(kind))
      .map((piece) => outline(piece.polygon.map(at)) + pillows(piece, at))
      .concat(level.stairs.flatMap(({ flights }) => flights.map((flight) => treads(flight, at))))
      .join(""),
    dimension: `M${EDGE} ${foot}H${width - EDGE}M${EDGE} ${foot - 3}v6M${width - EDGE} ${foot - 3}v6`,
  };
}

/** Centre lines of the walls that reach the ceiling, as path text: walls in one line are one stroke, lifted at every opening but ventilators. */
function walls(level: Level, at: (point: Point) => Point): string {
  const lines = new Map<string, { readonly axis: 0 | 1; readonly across: number; readonly spans: Span[] }>();
  for (const wall of level.walls.filter(({ kind }) => kind === "external" || kind === "internal")) {
    const axis = wall.from[0] === wall.to[0] ? 1 : 0;
    const spanOf = (from: Point, to: Point): Span => {
      const ends = [at(from)[axis], at(to)[axis]].sort((a, b) => a - b);
      return [ends[0] ?? 0, ends[1] ?? 0];
    };
    const gaps = level.openings
      .filter((opening) => opening.wall === wall.id && opening.kind !== "ventilator")
      .map(({ from, to }) => spanOf(from, to))
      .sort((a, b) => a[0] - b[0]);
    const [start, end] = spanOf(wall.from, wall.to);
    const stops = [start, ...gaps.flat(), end];
    const across = at(wall.from)[1 - axis] ?? 0;
    const key = `${axis} ${across}`;
    const found = lines.get(key) ?? { axis, across, spans: [] };
    lines.set(key, found);
    for (let index = 0; index + 1 < stops.length; index += 2)
      found.spans.push([stops[index] ?? 0, stops[index + 1] ?? 0]);
  }
  return [...lines.values()].map(({ axis, across, spans }) => stroke(joined(spans), axis, across)).join("");
}

type Span = readonly [from: number, to: number];

/** Spans of one line in order: those that touch or overlap are joined, those shorter than a unit are left out. */
function joined(spans: readonly Span[]): readonly Span[] {
  const kept: Span[] = [];
  for (const span of spans.filter(([from, to]) => to > from).sort((a, b) => a[0] - b[0])) {
    const last = kept.at(-1);
    if (last && span[0] <= last[1]) kept[kept.length - 1] = [last[0], Math.max(last[1], span[1])];
    else kept.push(span);
  }
  return kept;
}

function stroke(spans: readonly Span[], axis: 0 | 1, across: number): string {
  return spans
    .map(([from, to], index) => {
      const before = spans[index - 1]?.[1];
      if (before === undefined)
        return axis === 0 ? `M${from} ${across}h${to - from}` : `M${across} ${from}v${to - from}`;
      return axis === 0 ? `m${from - before} 0h${to - from}` : `m0 ${from - before}v${to - from}`;
    })
    .join("");
}

/** A door's leaf and the quarter circle that it sweeps; empty for other openings. */
function door({ kind, hinge, swing, from, to }: Opening, at: (point: Point) => Point): string {
  if (kind !== "door" || !hinge || !swing) return "";
  const [a, b] = [from, to];
  const near = distance(hinge, a) < distance(hinge, b);
  const [pin, latch] = near ? [a, b] : [b, a];
  const radius = distance(a, b);
  const along: Point = [(latch[0] - pin[0]) / radius, (latch[1] - pin[1]) / radius];
  const middle: Point = [
    swing.reduce((sum, [x]) => sum + x, 0) / swing.length,
    swing.reduce((sum, [, y]) => sum + y, 0) / swing.length,
  ];
  const side = Math.sign(along[0] * (middle[1] - pin[1]) - along[1] * (middle[0] - pin[0])) || 1;
  const r = Math.round(radius / UNIT);
  const [x, y] = at(pin);
  // The picture's y runs down, so that the turn is the other way round.
  const toLatch: Point = [Math.round(along[0]) * r, Math.round(-along[1]) * r];
  const leaf: Point = [Math.round(-along[1]) * r * side, Math.round(-along[0]) * r * side];
  const sweep = side > 0 ? 1 : 0;
  // The flags of an arc need nothing between them and what follows.
  const arc = `a${r} ${r} 0 0${sweep}${toLatch[0] - leaf[0]} ${toLatch[1] - leaf[1]}`;
  return `${line([x, y], [x + leaf[0], y + leaf[1]])}${arc}`.replaceAll(" -", "-");
}

/** The line below a bed's pillows, a fifth of its length from its head. */
function pillows({ kind, polygon, front }: Furniture, at: (point: Point) => Point): string {
  if (!kind.startsWith("bed-")) return "";
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const share = front[0] + front[1] > 0 ? 0.2 : 0.8;
  const [x, y] = [x1 + share * (x2 - x1), y1 + share * (y2 - y1)];
  return Math.abs(front[0]) > Math.abs(front[1]) ? line(at([x, y1]), at([x, y2])) : line(at([x1, y]), at([x2, y]));
}

/** A line for every second riser of a flight, across the way up. */
function treads(
  { polygon, risers, up }: Plan["levels"][number]["stairs"][number]["flights"][number],
  at: (point: Point) => Point,
): string {
  const [x1, y1] = at([Math.min(...polygon.map(([x]) => x)), Math.max(...polygon.map(([, y]) => y))]);
  const [x2, y2] = at([Math.max(...polygon.map(([x]) => x)), Math.min(...polygon.map(([, y]) => y))]);
  const lengthwise = Math.abs(up[0]) > Math.abs(up[1]);
  const [along, across] = lengthwise ? [x2 - x1, y2 - y1] : [y2 - y1, x2 - x1];
  const steps = Math.max(1, Math.floor((risers - 1) / 2));
  const step = Math.max(1, Math.floor(along / steps));
  const [first, next] = lengthwise
    ? [`v${across}`, `m${step}${signed(-across)}v${across}`]
    : [`h${across}`, `m${-across}${signed(step)}h${across}`];
  return `M${x1} ${y1}${first}${next.repeat(steps)}`;
}

/** A second coordinate as path text: its minus sign or else a space parts it from the first. */
function signed(value: number): string {
  return value < 0 ? String(value) : ` ${value}`;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function line([x1, y1]: Point, [x2, y2]: Point): string {
  if (y1 === y2) return `M${x1} ${y1}h${x2 - x1}`;
  return x1 === x2 ? `M${x1} ${y1}v${y2 - y1}` : `M${x1} ${y1}L${x2} ${y2}`;
}

function outline(points: Polygon): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let [x, y] = first;
  const steps = rest.map(([nx, ny]) => {
    const step = ny === y ? `h${nx - x}` : nx === x ? `v${ny - y}` : `L${nx} ${ny}`;
    [x, y] = [nx, ny];
    return step;
  });
  return `M${first[0]} ${first[1]}${steps.join("")}z`;
}
