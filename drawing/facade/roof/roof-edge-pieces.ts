import { type Place, type RoofPiece, uprightPiece } from "#drawing/facade/roof/roof-piece.ts";
import { turn } from "#drawing/sheet/house/outline-walls.ts";
import { GUTTER_SECTIONS, type GutterSection } from "#drawing/sheet/pitched/gutter.ts";
import { EDGE_BOARD, type PitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import type { RoofEdge } from "#drawing/sheet/pitched/roof-edges.ts";
import { risesAlong } from "#drawing/sheet/pitched/roof-profile.ts";
import { type Edge, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import type { Point } from "#planner/geometry/point.ts";

/** So much of a board's height the ends of the tiles take, mm. */
const TILE_ENDS = 35;
/** A soffit lies so far above the foot of the boards before it, mm. */
const LIP = 15;
/** Lower than this along a line of eaves it is level, mm. */
const LEVEL = 1;

/** Water and dirt in it lie so far below its rim, mm: from above one sees no deeper. */
const FILLED = 12;

/** An edge with its neighbours in the outline. */
type Between = { readonly edge: RoofEdge; readonly before: RoofEdge; readonly after: RoofEdge };

/** The boards and ends of tiles along eaves and verges, the soffits behind them and the gutters before eaves. Heights as `PitchedRoof` tells them. */
export function edgePieces(roof: PitchedRoof): readonly RoofPiece[] {
  const section = GUTTER_SECTIONS[roof.region];
  return roof.edges.flatMap((edge) => {
    const before = roof.edges.find(({ grown }) => isSame(grown[1], edge.grown[0])) ?? edge;
    const after = roof.edges.find(({ grown }) => isSame(grown[0], edge.grown[1])) ?? edge;
    const between = { edge, before, after };
    const boards = runsAlong(roof, edge.grown).flatMap(boardPieces);
    return edge.ends === "eaves"
      ? [...boards, ...eavesSoffit(roof, between), ...gutterPieces(roof, between, section)]
      : [...boards, ...(edge.beyond > 0 ? vergeSoffit(roof, edge) : []), ...returns(roof, between)];
  });
}

function isSame(a: Point, b: Point): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1]) < 1;
}

/** A stretch of a line in which the tiles beside it rise evenly, in the line's direction. */
type Run = { readonly line: Edge; readonly rises: readonly [from: number, to: number] };

function runsAlong(roof: PitchedRoof, line: Edge): readonly Run[] {
  const places = [...risesAlong(roof, line)];
  if (line[0][0] > line[1][0] || line[0][1] > line[1][1]) places.reverse();
  return places.slice(1).map(([to, high], index): Run => {
    const [from, low] = places[index] ?? [to, high];
    return { line: [from, to], rises: [low, high] };
  });
}

function boardPieces({ line, rises }: Run): readonly RoofPiece[] {
  const below = (down: number) => [rises[0] - down, rises[1] - down] as const;
  return [
    uprightPiece("edge", line, below(TILE_ENDS), rises),
    uprightPiece("board", line, below(EDGE_BOARD), below(TILE_ENDS)),
  ];
}

/** The underside between a line along the roof's edge and one beside it at the wall: as high as the boards' foot before it. */
function soffit({ line: [a, b], rises }: Run, [c, d]: Edge): RoofPiece {
  const [low, high] = [rises[0] - EDGE_BOARD + LIP, rises[1] - EDGE_BOARD + LIP];
  const { out } = outerEdge([a, b]);
  // Counter-clockwise as one looks up at it.
  const corners: readonly Place[] = [
    [...a, low],
    [...c, low],
    [...d, high],
    [...b, high],
  ];
  return { part: "soffit", along: [-out[1], out[0], 0], corners };
}

/** Below eaves the soffit is level, and under a small gable across them as steep as that is. */
function eavesSoffit(roof: PitchedRoof, { edge, before, after }: Between): readonly RoofPiece[] {
  const runs = runsAlong(roof, edge.grown);
  const { out } = outerEdge(edge.wall);
  const atWall = ([x, y]: Point): Point => [x - out[0] * edge.beyond, y - out[1] * edge.beyond];
  // Past a gable's wall it goes on to the verge.
  const ends = [
    before.ends === "eaves" ? edge.wall[0] : atWall(edge.grown[0]),
    after.ends === "eaves" ? edge.wall[1] : atWall(edge.grown[1]),
  ] as const;
  return runs.map((run, index) => {
    const [from, to] = run.line;
    return soffit(run, [index === 0 ? ends[0] : atWall(from), index === runs.length - 1 ? ends[1] : atWall(to)]);
  });
}

function vergeSoffit(roof: PitchedRoof, { wall, beyond }: RoofEdge): readonly RoofPiece[] {
  const { out } = outerEdge(wall);
  const moved = ([x, y]: Point, by: number): Point => [x + out[0] * by, y + out[1] * by];
  const verge: Edge = [moved(wall[0], beyond), moved(wall[1], beyond)];
  return runsAlong(roof, verge).map((run) => soffit(run, [moved(run.line[0], -beyond), moved(run.line[1], -beyond)]));
}

/** What closes the eaves beside a gable: the end of their box in the verge, and its back towards the gable. */
function returns(roof: PitchedRoof, { edge, before, after }: Between): readonly RoofPiece[] {
  const { out } = outerEdge(edge.wall);
  const foot = roof.eaves - EDGE_BOARD;
  return ([before, after] as const).flatMap((eaves, index): readonly RoofPiece[] => {
    if (eaves.ends !== "eaves") return [];
    const [corner, wall] = [edge.grown[index] ?? edge.grown[0], edge.wall[index] ?? edge.wall[0]];
    const inner: Point = [wall[0] + out[0] * edge.beyond, wall[1] + out[1] * edge.beyond];
    const top = foot + eaves.beyond * roof.pitch.rise;
    const lies = index === 0;
    const end: Edge = lies ? [corner, inner] : [inner, corner];
    const back: Edge = lies ? [inner, wall] : [wall, inner];
    return [
      uprightPiece("board", end, [foot, foot], lies ? [foot, top] : [top, foot]),
      ...(edge.beyond > 0 ? [uprightPiece("soffit", back, [foot, foot], [top + LIP, top + LIP])] : []),
    ];
  });
}

/** Gutters stand before level eaves, mitred where those turn a corner and closed where they end at a gable. */
function gutterPieces(
  roof: PitchedRoof,
  { edge, before, after }: Between,
  section: GutterSection,
): readonly RoofPiece[] {
  const { out } = outerEdge(edge.wall);
  const along: Place = [-out[1], out[0], 0];
  const runs = runsAlong(roof, edge.grown);
  return runs.flatMap(({ line, rises }, index): readonly RoofPiece[] => {
    if (rises.some((rise) => Math.abs(rise - roof.eaves) > LEVEL)) return [];
    const mitres = [
      index === 0 && before.ends === "eaves" ? turn(before.wall, edge.wall) : 0,
      index === runs.length - 1 && after.ends === "eaves" ? turn(edge.wall, after.wall) : 0,
    ] as const;
    const at = (end: 0 | 1, [far, down]: GutterSection[number]): Place => {
      const by = far * mitres[end] * (end === 0 ? -1 : 1);
      const [x, y] = line[end];
      return [x + out[0] * far + along[0] * by, y + out[1] * far + along[1] * by, roof.eaves - down];
    };
    const strips = section.slice(1).map((outer, step): RoofPiece => {
      const inner = section[step] ?? outer;
      return { part: "gutter", along, corners: [at(0, inner), at(0, outer), at(1, outer), at(1, inner)].reverse() };
    });
    const [far, rim] = section.at(-1) ?? [0, 0];
    const [inner, outer] = [
      [0, rim + FILLED],
      [far, rim + FILLED],
    ] as const;
    const water: RoofPiece = {
      part: "gutter",
      along,
      corners: [at(0, outer), at(1, outer), at(1, inner), at(0, inner)],
    };
    const whole: GutterSection = [[0, rim], ...section.filter(([across, down]) => across > 0 || down > rim)];
    const closed = ([0, 1] as const)
      .filter((end) => mitres[end] === 0)
      .map((end): RoofPiece => {
        const corners = whole.map((place) => at(end, place));
        return { part: "gutter", along: [...out, 0], corners: end === 0 ? corners : corners.reverse() };
      });
    return [...strips, water, ...closed];
  });
}
