import { CUT_HEIGHT, type PlacedOpening, placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { isGarageDoor } from "#drawing/sheet/openings/garage-door.ts";
import { type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { line, path, polygon, polyline, polylineContour, rectangle } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Layer, Mark, Stroke } from "#drawing/sheet/page/sheet.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Opening } from "#planner/plan/plan.ts";

/** Thickness of a door leaf and how far a window sill stands out of the wall, mm. */
const LEAF = 40;
export const SILL = 60;

/** Whether an opening lies above the plane that a plan is cut at, as a stair's window over its landing does: it is drawn as ventilators are. */
export function isAboveCut({ kind, sill }: Pick<Opening, "kind" | "sill">): boolean {
  return kind === "arch" || kind === "ventilator" || sill > CUT_HEIGHT;
}

/** Doors with leaf and swing, a garage's door shut and, dashed, where it hangs when it is open; windows as three lines with their sill; what is above the cut, ventilators, arches and high windows, dashed. */
export function drawOpenings(level: Level, frame: Frame): readonly Mark[] {
  return placeOpenings(level).flatMap((placed) => drawOpening(placed, level, frame));
}

function drawOpening(placed: PlacedOpening, level: Level, frame: Frame): readonly Mark[] {
  switch (placed.opening.kind) {
    case "door":
      return isGarageDoor(placed.opening) ? drawGarageDoor(placed, level, frame) : drawDoor(placed, frame);
    case "window":
      return isAboveCut(placed.opening) ? drawVentilator(placed, frame) : drawWindow(placed, level, frame);
    case "ventilator":
      return drawVentilator(placed, frame);
    case "arch":
      return faces(placed).map(([from, to]) => segment("A-DOOR", from, to, frame, PENS.overhead));
  }
}

function drawDoor(placed: PlacedOpening, frame: Frame): readonly Mark[] {
  const { opening } = placed;
  const toOutside = opening.rooms.includes("outside");
  const marks: Mark[] = toOutside
    ? faces(placed).map(([from, to]) => segment("A-DOOR", from, to, frame, PENS.swing))
    : [];
  if (!opening.hinge || !opening.swing) return marks;
  const width = distance(opening.from, opening.to);
  const side = swingSide(placed);
  const reach = Math.max(...opening.swing.map((point) => distance(point, opening.hinge ?? point)));
  const hinges: readonly (readonly [Point, Point])[] =
    reach < width * 0.75
      ? [
          [opening.from, opening.to],
          [opening.to, opening.from],
        ]
      : [[opening.hinge, samePoint(opening.hinge, opening.from) ? opening.to : opening.from]];
  const leaf = width / hinges.length;
  for (const [hinge, far] of hinges) {
    const along: Point = [(far[0] - hinge[0]) / width, (far[1] - hinge[1]) / width];
    const tip: Point = [hinge[0] + side[0] * leaf, hinge[1] + side[1] * leaf];
    const closed: Point = [hinge[0] + along[0] * leaf, hinge[1] + along[1] * leaf];
    const back: Point = [hinge[0] + along[0] * LEAF, hinge[1] + along[1] * LEAF];
    const backTip: Point = [tip[0] + along[0] * LEAF, tip[1] + along[1] * LEAF];
    const clockwise = along[0] * side[1] - along[1] * side[0] < 0;
    marks.push(
      path(
        "A-DOOR",
        [
          {
            from: toPaper(frame, closed),
            segments: [{ kind: "arc", to: toPaper(frame, tip), centre: toPaper(frame, hinge), clockwise }],
            closed: false,
          },
        ],
        { stroke: PENS.swing },
      ),
      polygon(
        "A-DOOR",
        [hinge, tip, backTip, back].map((point) => toPaper(frame, point)),
        {
          fill: { colour: PAPER },
          stroke: PENS.opening,
        },
      ),
    );
  }
  return marks;
}

/** The door in the middle of its wall, and the ceiling that it takes: as deep as it is high. */
function drawGarageDoor(placed: PlacedOpening, level: Level, frame: Frame): readonly Mark[] {
  const { opening, box, alongX } = placed;
  const [across, reach] = alongX ? [(box.y1 + box.y2) / 2, opening.head] : [(box.x1 + box.x2) / 2, opening.head];
  const at = (along: 0 | 1, line: number): Point =>
    alongX ? [along === 0 ? box.x1 : box.x2, line] : [line, along === 0 ? box.y1 : box.y2];
  const inward = outwards(placed, level) === 1 ? -1 : 1;
  const inner = alongX ? (inward > 0 ? box.y2 : box.y1) : inward > 0 ? box.x2 : box.x1;
  const hung = [at(0, inner), at(0, inner + inward * reach), at(1, inner + inward * reach), at(1, inner)];
  const leaf = [at(0, across - LEAF / 2), at(1, across - LEAF / 2), at(1, across + LEAF / 2), at(0, across + LEAF / 2)];
  return [
    ...faces(placed).map(([from, to]) => segment("A-DOOR", from, to, frame, PENS.swing)),
    polygon(
      "A-DOOR",
      leaf.map((point) => toPaper(frame, point)),
      { fill: { colour: PAPER }, stroke: PENS.opening },
    ),
    polyline(
      "A-DOOR",
      hung.map((point) => toPaper(frame, point)),
      PENS.overhead,
    ),
  ];
}

function drawWindow(placed: PlacedOpening, level: Level, frame: Frame): readonly Mark[] {
  const { box, alongX } = placed;
  const [x1, y1] = toPaper(frame, [box.x1, box.y1]);
  const [x2, y2] = toPaper(frame, [box.x2, box.y2]);
  const marks: Mark[] = [rectangle("A-GLAZ", x1, y1, x2, y2, { fill: { colour: PAPER } })];
  for (const [from, to] of faces(placed)) marks.push(segment("A-GLAZ", from, to, frame, PENS.opening));
  const middle: readonly [Point, Point] = alongX
    ? [
        [box.x1, (box.y1 + box.y2) / 2],
        [box.x2, (box.y1 + box.y2) / 2],
      ]
    : [
        [(box.x1 + box.x2) / 2, box.y1],
        [(box.x1 + box.x2) / 2, box.y2],
      ];
  marks.push(segment("A-GLAZ", middle[0], middle[1], frame, PENS.glass));
  const out = outwards(placed, level);
  if (out) {
    const [from, to] = faces(placed)[out > 0 ? 1 : 0];
    const shift = (point: Point): Point =>
      alongX ? [point[0], point[1] + out * SILL] : [point[0] + out * SILL, point[1]];
    const corners = [from, shift(from), shift(to), to].map((point) => toPaper(frame, point));
    marks.push(polyline("A-GLAZ", corners, PENS.glass));
  }
  return marks;
}

function drawVentilator(placed: PlacedOpening, frame: Frame): readonly Mark[] {
  const [x1, y1] = toPaper(frame, [placed.box.x1, placed.box.y1]);
  const [x2, y2] = toPaper(frame, [placed.box.x2, placed.box.y2]);
  const [low, high] = faces(placed);
  return [
    rectangle("A-GLAZ", x1, y1, x2, y2, { fill: { colour: PAPER } }),
    path(
      "A-GLAZ",
      [low, high].map((ends) =>
        polylineContour(
          ends.map((point) => toPaper(frame, point)),
          false,
        ),
      ),
      { stroke: PENS.overhead },
    ),
    line(
      "A-GLAZ",
      toPaper(frame, [(low[0][0] + high[0][0]) / 2, (low[0][1] + high[0][1]) / 2]),
      toPaper(frame, [(low[1][0] + high[1][0]) / 2, (low[1][1] + high[1][1]) / 2]),
      PENS.overhead,
    ),
  ];
}

/** The two faces of the wall along the opening: the one of the smaller coordinate first. */
function faces({ box, alongX }: PlacedOpening): readonly [readonly [Point, Point], readonly [Point, Point]] {
  return alongX
    ? [
        [
          [box.x1, box.y1],
          [box.x2, box.y1],
        ],
        [
          [box.x1, box.y2],
          [box.x2, box.y2],
        ],
      ]
    : [
        [
          [box.x1, box.y1],
          [box.x1, box.y2],
        ],
        [
          [box.x2, box.y1],
          [box.x2, box.y2],
        ],
      ];
}

/** +1 when the open air lies on the side of the larger coordinate, -1 for the smaller, 0 when neither room is outside. */
export function outwards(placed: PlacedOpening, level: Level): -1 | 0 | 1 {
  const { opening, box, alongX } = placed;
  const inside = opening.rooms.find((id) => id !== "outside");
  if (!opening.rooms.includes("outside") || !inside) return 0;
  const room = level.rooms.find(({ id }) => id === inside);
  if (!room) return 0;
  const centre = alongX ? (box.y1 + box.y2) / 2 : (box.x1 + box.x2) / 2;
  const reach = room.polygon.map((point) => point[alongX ? 1 : 0] - centre);
  return Math.max(...reach) > -Math.min(...reach) ? -1 : 1;
}

/** The unit vector from the wall's centre line to the side the leaf opens to. */
function swingSide({ opening, alongX }: PlacedOpening): Point {
  const swing = opening.swing ?? [];
  const axis = alongX ? 1 : 0;
  const middle = swing.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, swing.length);
  const sign = middle >= opening.from[axis] ? 1 : -1;
  return alongX ? [0, sign] : [sign, 0];
}

function segment(layer: Layer, from: Point, to: Point, frame: Frame, stroke: Stroke): Mark {
  return line(layer, toPaper(frame, from), toPaper(frame, to), stroke);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function samePoint(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
