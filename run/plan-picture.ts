import { writeFile } from "node:fs/promises";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Furniture, FurnitureKind, Level, Opening, Plan } from "#planner/plan/plan.ts";

/** Millimetres to a unit of the picture: coarse, so that the path stays small enough to travel with the first page. */
const UNIT = 40;
const EDGE = 10;
/** Room for the dimension line below. */
const BELOW = 14;
/** What one recognises at the size of a stamp. */
const DRAWN: readonly FurnitureKind[] = [
  "bed-king",
  "bed-queen",
  "sofa-3",
  "dining-table-4",
  "dining-table-6",
  "counter",
  "wc",
  "basin",
  "car",
  "wardrobe",
];

/** Writes the small plan that pages carry inline. */
export async function writePlanPicture(plan: Plan, file: URL): Promise<void> {
  const head = "/** The ground floor of a sample plan as paths. `npm run samples` writes this file. */";
  await writeFile(
    file,
    `${head}\nexport const PLAN_PICTURE = ${JSON.stringify(planPicture(plan), null, 2)} as const;\n`,
  );
}

/** The ground floor of a plan as paths on a grid of whole units. Throws for a plan without levels. */
export function planPicture(plan: Plan) {
  const level = plan.levels[0];
  if (!level) throw new Error("the plan has no level");
  const corners = level.footprint.flatMap((region) => region.outer);
  const [left, right] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const [bottom, top] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  const at = ([x, y]: Point): Point => [Math.round((x - left) / UNIT) + EDGE, Math.round((top - y) / UNIT) + EDGE];
  const width = Math.round((right - left) / UNIT) + 2 * EDGE;
  const height = Math.round((top - bottom) / UNIT) + 2 * EDGE + BELOW;
  const foot = height - 8;
  return {
    width,
    height,
    rooms: level.rooms
      .filter(({ kind }) => kind !== "duct")
      .map(({ polygon }) => outline(polygon.map(at)))
      .join(""),
    walls: walls(level, at),
    doors: level.openings.map((opening) => door(opening, at)).join(""),
    windows: level.openings
      .filter(({ kind }) => kind === "window")
      .map(({ from, to }) => line(at(from), at(to)))
      .join(""),
    furniture: level.furniture
      .filter(({ kind }) => DRAWN.includes(kind))
      .map((piece) => outline(piece.polygon.map(at)) + pillows(piece, at))
      .concat(level.stairs.flatMap(({ flights }) => flights.map((flight) => treads(flight, at))))
      .join(""),
    dimension: `M${EDGE} ${foot}H${width - EDGE}M${EDGE} ${foot - 4}v8M${width - EDGE} ${foot - 4}v8`,
  };
}

/** Centre lines of the walls that reach the ceiling, broken where an opening is. */
function walls(level: Level, at: (point: Point) => Point): string {
  return level.walls
    .filter(({ kind }) => kind === "external" || kind === "internal")
    .flatMap((wall) => {
      const axis = wall.from[0] === wall.to[0] ? 1 : 0;
      const [from, to] = [wall.from[axis], wall.to[axis]].sort((a, b) => a - b) as [number, number];
      const gaps = level.openings
        .filter((opening) => opening.wall === wall.id && opening.kind !== "ventilator")
        .map((opening) => [opening.from[axis], opening.to[axis]].sort((a, b) => a - b) as [number, number])
        .sort((a, b) => a[0] - b[0]);
      const stops = [from, ...gaps.flat(), to];
      const point = (along: number): Point => (axis === 0 ? [along, wall.from[1]] : [wall.from[0], along]);
      return stops.flatMap((stop, index) => {
        const next = stops[index + 1];
        return index % 2 === 0 && next !== undefined && next - stop > UNIT
          ? [line(at(point(stop)), at(point(next)))]
          : [];
      });
    })
    .join("");
}

/** The leaf and the quarter that it sweeps. */
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
  const open: Point = [pin[0] - along[1] * radius * side, pin[1] + along[0] * radius * side];
  const [p, o, l] = [at(pin), at(open), at(latch)];
  const r = Math.round(radius / UNIT);
  // The picture's y runs down, so that the turn is the other way round.
  return `${line(p, o)}A${r} ${r} 0 0 ${side > 0 ? 1 : 0} ${l[0]} ${l[1]}`;
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

/** A line for every riser of a flight, across the way up. */
function treads(
  { polygon, risers, up }: Plan["levels"][number]["stairs"][number]["flights"][number],
  at: (point: Point) => Point,
): string {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const lengthwise = Math.abs(up[0]) > Math.abs(up[1]);
  return Array.from({ length: risers }, (_, index) => {
    const share = index / Math.max(1, risers - 1);
    const [x, y] = [x1 + share * (x2 - x1), y1 + share * (y2 - y1)];
    return lengthwise ? line(at([x, y1]), at([x, y2])) : line(at([x1, y]), at([x2, y]));
  }).join("");
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
