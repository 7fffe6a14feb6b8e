import { disc, FINE, LINE, lines, rect, shape } from "#drawing/facade/details/draw.ts";
import { block, type Roofing } from "#drawing/facade/facade.ts";
import type { Massing } from "#drawing/facade/massing.ts";
import { type GableVent, gableVent, VENT_DARK, VENT_FRAME } from "#drawing/facade/roof/gables.ts";
import type { Drawn, Face, Fixture, Scene } from "#drawing/facade/scene.ts";
import { sideAxis } from "#drawing/sheet/house/sides.ts";
import { polylineContour } from "#drawing/sheet/page/marks.ts";
import type { PaperPoint, Stroke } from "#drawing/sheet/page/sheet.ts";
import { type Crease, inwards, type RoofFace } from "#drawing/sheet/pitched/envelope.ts";
import { type GableWall, gableWalls } from "#drawing/sheet/pitched/gable-walls.ts";
import { GUTTER_SECTIONS } from "#drawing/sheet/pitched/gutter.ts";
import { EDGE_BOARD, type PitchedRoof, riseAt } from "#drawing/sheet/pitched/pitched-roof.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { besideEdge, chordOf, edgesOf, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import type { Point } from "#planner/geometry/point.ts";

/** Tiles along a ridge, a hip and over a verge are so wide in the elevation, mm. */
export const CAP_WIDTH = 110;
/** A gutter goes on beyond the end of its eaves by so much, mm. */
const GUTTER_END = 30;

/** What one sees from the road of a sloped roof: its slopes towards the road, gables, boards, gutters and ridges; and what throws their shadows. */
export function roofFront(roof: PitchedRoof, massing: Massing, roofing: Roofing): Pick<Scene, "faces" | "fixtures"> {
  const foot = massing.roof;
  const slopes = Map.groupBy(
    roof.faces.filter(({ plane }) => plane.side === "front"),
    ({ plane }) => plane.at,
  );
  return {
    faces: eavesBoxes(roof).map((box) => shading(box, foot + roof.eaves, roofing)),
    fixtures: [
      ...[...slopes.values()].map((faces) => slope(roof, faces, foot, roofing)),
      ...gableWalls(roof)
        .filter(({ side }) => side === "front")
        .map((wall) => gable(wall, foot, roofing)),
      ...roof.creases.flatMap((crease) => lineOf(roof, crease, foot, roofing)),
    ],
  };
}

function eavesTowardsRoad({ creases, faces }: PitchedRoof): readonly Crease[] {
  return creases.filter(
    ({ kind, from, to }) =>
      kind === "eaves" &&
      from[1] === to[1] &&
      faces.some(({ plane }) => plane.side === "front" && plane.at === from[1]),
  );
}

/** What of the eaves throws a shadow on the front: those towards the road but where a gable stands over them, and those beside it. */
function eavesBoxes(roof: PitchedRoof): readonly Box[] {
  const towardsRoad = eavesTowardsRoad(roof).map(({ from, to }) => {
    const wall = roof.edges.find(({ side, grown }) => side === "front" && grown[0][1] === from[1])?.wall[0];
    return boxAround([from, to, [from[0], wall?.[1] ?? from[1]]]);
  });
  const beside = roof.edges.filter(({ side, ends }) => ends === "eaves" && sideAxis(side).axis === 1);
  return [...towardsRoad, ...beside.map(({ wall, grown }) => boxAround([...wall, ...grown]))];
}

function shading({ x1, x2, y1, y2 }: Box, top: number, { finish }: Roofing): Face {
  return block([x1, x2], [y1, y2], [top - EDGE_BOARD, top - EDGE_BOARD / 2], finish);
}

/** A slope towards the road with its courses; its parts are one path, so that no seam shows between them. */
function slope(roof: PitchedRoof, faces: readonly RoofFace[], foot: number, { tiles, course }: Roofing): Fixture {
  const parts = faces.map(({ plane, polygon }) =>
    polygon.map((point): PaperPoint => [point[0], foot + roof.eaves + inwards(plane, point) * roof.pitch.rise]),
  );
  const xs = roof.outline.flat().map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [foot + roof.eaves, foot + roof.ridge];
  const gradient = { to: tiles.dark, from: [left, high], until: [right, low] } as const;
  const up = course.height * (roof.pitch.rise / Math.hypot(1, roof.pitch.rise));
  const joint: Stroke = { width: 0.1, colour: tiles.joint };
  const ruled = (axis: 0 | 1, first: number, apart: number) =>
    parts.flatMap((part) => rulings(part, axis, first, apart));
  return {
    y: Math.min(...faces.flatMap(({ polygon }) => polygon.map(([, y]) => y))),
    drawn: [
      { contours: parts.map((part) => polylineContour(part, true)), fill: { colour: tiles.light, gradient } },
      lines(ruled(1, low, up), joint),
      ...(course.rolls ? [lines(ruled(0, left, course.length), { ...joint, width: 0.07 })] : []),
    ],
  };
}

/** Lines across a convex polygon, level (axis 1) or upright (axis 0), so far apart from a first one on. */
export function rulings(
  polygon: readonly PaperPoint[],
  axis: 0 | 1,
  first: number,
  apart: number,
): readonly PaperPoint[][] {
  const other = axis === 0 ? 1 : 0;
  const ends = polygon.map((point) => point[axis]);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const found: PaperPoint[][] = [];
  for (let step = Math.floor((from - first) / apart) + 1; first + step * apart < to - 1; step += 1) {
    const at = first + step * apart;
    const [low, high] = chordOf(polygon, other, at);
    if (high - low > 1)
      found.push(
        axis === 0
          ? [
              [at, low],
              [at, high],
            ]
          : [
              [low, at],
              [high, at],
            ],
      );
  }
  return found;
}

function gable(wall: GableWall, foot: number, roofing: Roofing): Fixture {
  const { at, outline } = wall;
  const { gable: material } = roofing;
  const seen = outline.map(([x, z]): PaperPoint => [x, foot + z]);
  const left = Math.min(...seen.map(([x]) => x));
  const vent = gableVent(wall);
  const { pattern } = material;
  return {
    y: at - 1,
    drawn: [
      shape(seen, material.colour, LINE),
      ...(pattern?.kind === "vertical"
        ? [lines(rulings(seen, 0, left, pattern.spacing), { ...FINE, colour: pattern.colour })]
        : []),
      ...(vent === null ? [] : louvredVent({ ...vent, z: foot + vent.z }, roofing)),
    ],
  };
}

/** A round vent with its frame and louvres. */
export function louvredVent({ along: x, z, radius }: GableVent, { tiles: { wood } }: Roofing): readonly Drawn[] {
  const slats = [-0.6, -0.3, 0, 0.3, 0.6].map((share): PaperPoint[] => {
    const half = radius * Math.sqrt(1 - share * share);
    return [
      [x - half, z + share * radius],
      [x + half, z + share * radius],
    ];
  });
  return [
    disc(x, z, radius + VENT_FRAME, wood),
    disc(x, z, radius, VENT_DARK),
    lines(slats, { width: 0.25, colour: wood }),
  ];
}

/** A ridge, hip or valley that is not seen edge on, the board of a verge, or the gutter before an eave. */
function lineOf(roof: PitchedRoof, crease: Crease, foot: number, roofing: Roofing): readonly Fixture[] {
  const [from, to] = [crease.from, crease.to].map((point) => seenAt(roof, point, foot));
  if (!from || !to) return [];
  const { tiles } = roofing;
  const y = Math.min(crease.from[1], crease.to[1]) - 1;
  const fixture = (drawn: readonly Drawn[]): Fixture => ({ y, drawn });
  const isAcross = Math.abs(to[0] - from[0]) > 1;
  switch (crease.kind) {
    case "ridge":
      return isAcross
        ? [fixture([rect({ x1: from[0] - 40, x2: to[0] + 40, z1: from[1] - 40, z2: from[1] + 80 }, tiles.dark)])]
        : [];
    case "hip":
      return frontOf(roof, crease) ? [fixture([band(from, to, CAP_WIDTH / 2, tiles.dark)])] : [];
    case "valley":
      return frontOf(roof, crease) ? [fixture([lines([[from, to]], { width: 0.2, colour: tiles.joint })])] : [];
    case "verge":
      return crease.from[1] === crease.to[1] && isAcross ? [fixture(verge(from, to, roofing))] : [];
    case "eaves":
      return isAcross && eavesTowardsRoad(roof).includes(crease) ? [fixture(eavesBoard(from, to, roof, roofing))] : [];
    case "abutment":
      return [];
  }
}

function seenAt(roof: PitchedRoof, point: Point, foot: number): PaperPoint {
  return [point[0], foot + (riseAt(roof, point) ?? roof.eaves)];
}

/** Whether one of the two planes that meet in a line slopes towards the road: otherwise one sees neither. */
function frontOf({ faces }: PitchedRoof, { from, to }: Crease): boolean {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return faces.some(
    ({ plane, polygon }) =>
      plane.side === "front" &&
      edgesOf(polygon).some((edge) => {
        const { along, aside } = besideEdge(edge, middle);
        return Math.abs(aside) < 2 && along > 0 && along < outerEdge(edge).length;
      }),
  );
}

/** A strip along a line, so wide on each side of it. */
export function band(from: PaperPoint, to: PaperPoint, half: number, colour: string): Drawn {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, nz] = [(-(to[1] - from[1]) / length) * half, ((to[0] - from[0]) / length) * half];
  return shape(
    [
      [from[0] - nx, from[1] - nz],
      [to[0] - nx, to[1] - nz],
      [to[0] + nx, to[1] + nz],
      [from[0] + nx, from[1] + nz],
    ],
    colour,
    FINE,
  );
}

/** The board along a verge, and the ends of the tiles that lie on it. */
function verge(from: PaperPoint, to: PaperPoint, { tiles }: Roofing): readonly Drawn[] {
  return [strip(from, to, 0, EDGE_BOARD, tiles.wood), strip(from, to, 30, 50, tiles.dark)];
}

/** What stands upright along a line aslant, so far above it and below. mm */
export function strip(from: PaperPoint, to: PaperPoint, above: number, below: number, colour: string): Drawn {
  return shape(
    [
      [from[0], from[1] - below],
      [to[0], to[1] - below],
      [to[0], to[1] + above],
      [from[0], from[1] + above],
    ],
    colour,
    LINE,
  );
}

function eavesBoard(
  from: PaperPoint,
  to: PaperPoint,
  { region }: PitchedRoof,
  { tiles, gutter }: Roofing,
): readonly Drawn[] {
  const [x1, x2] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const z = from[1];
  const downs = GUTTER_SECTIONS[region].map(([, down]) => down);
  const [low, rim] = [z - Math.max(...downs), z - Math.min(...downs)];
  return [
    rect({ x1, x2, z1: z - EDGE_BOARD, z2: z }, tiles.wood),
    rect({ x1: x1 - GUTTER_END, x2: x2 + GUTTER_END, z1: low, z2: rim }, gutter),
  ];
}
