import { STYLES } from "#drawing/facade/elevation-sheet.ts";
import type { Course } from "#drawing/facade/facade.ts";
import { massing } from "#drawing/facade/massing.ts";
import { uprightPiece } from "#drawing/facade/roof/roof-piece.ts";
import { EDGE_BOARD, ROOF_DEPTH } from "#drawing/sheet/pitched/pitched-roof.ts";
import { risesAlong } from "#drawing/sheet/pitched/roof-profile.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Edge } from "#drawing/sheet/shapes/edges.ts";
import type { Vec } from "#drawing/sheet/shapes/vec.ts";
import { addPiece, coveringOf } from "#drawing/view/house/add-pitched-roof.ts";
import { addBox, type Mesh } from "#drawing/view/mesh.ts";
import { type Surface, surfaceOf } from "#drawing/view/surface.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** The sloped roof over a neighbour's house, as one's own is or goes on: real mm above the road. */
export type NeighbourRoof = {
  readonly course: Course;
  /** From the front's walls to the rear's, and the height on which the roof stands. */
  readonly y1: number;
  readonly y2: number;
  readonly foot: number;
  /** The top of the tiles from the front's eaves to the rear's. */
  readonly section: readonly (readonly [y: number, z: number])[];
};

/** Over a party wall shorter than this no roof goes on, mm. */
const SHORT = 5000;
/** A neighbour's house that stands by itself begins so far behind one's own front, and is so deep, mm. */
const ALONE = { behind: 700, deep: 8000 } as const;

/**
 * The roof of the neighbour's house on the left (-1) or right (1): one's own that goes on over the party wall, or where that does not stand against it, one of
 * the same pitch; null beside a flat one.
 */
export function neighbourRoof(plan: Plan, outward: 1 | -1, front: number): NeighbourRoof | null {
  const { style, region } = plan.brief;
  const { pitched, roof: foot } = massing(plan);
  const course = STYLES[style].roofing?.(region).course;
  if (pitched === null || course === undefined) return null;
  const side = outward > 0 ? "right" : "left";
  const [longest] = pitched.edges
    .filter((edge) => edge.ends === "party" && edge.side === side)
    .map((edge) => ({ edge, ...boxAround(edge.wall) }))
    .sort((a, b) => b.y2 - b.y1 - (a.y2 - a.y1));
  if (longest && longest.y2 - longest.y1 >= SHORT) {
    const { edge, y1, y2 } = longest;
    return { course, y1, y2, foot, section: risesAlong(pitched, edge.grown).map(([[, y], rise]) => [y, foot + rise]) };
  }
  const { rise } = pitched.pitch;
  const [y1, y2] = [front + ALONE.behind, front + ALONE.behind + ALONE.deep];
  const beyond = (ROOF_DEPTH - pitched.eaves) / rise;
  const top = ROOF_DEPTH + (ALONE.deep / 2) * rise;
  const section = [
    [y1 - beyond, foot + pitched.eaves],
    [(y1 + y2) / 2, foot + top],
    [y2 + beyond, foot + pitched.eaves],
  ] as const;
  return { course, y1, y2, foot, section };
}

/** Paler than one's own, as the rest of that house. */
const COVER = {
  traditional: { colour: "#a98574", joint: "#7d6052" },
  colonial: { colour: "#7f848b", joint: "#5d6268" },
} as const;
const BOARD = surfaceOf("#d9d5cc", "matt", { kind: "none" });
/** A board lies so far before the wall that it is on, mm. */
const ON_WALL = 8;
/** A ridge's half width, and how far it stands out of the slopes, mm. */
const RIDGE = { half: 110, above: 40, below: 60 } as const;

/** Adds that roof from `x1` to `x2`, and closes its ends with the walls' surface. */
export function addNeighbourRoof(
  mesh: Mesh,
  { brief: { style } }: Plan,
  { course, y1, y2, foot, section }: NeighbourRoof,
  [x1, x2]: readonly [number, number],
  wall: Surface,
) {
  const { colour, joint } = style === "colonial" ? COVER.colonial : COVER.traditional;
  const cover = coveringOf(course, colour, joint);
  const upright = (line: Edge, low: Ends, high: Ends, surface: Surface) => {
    const { corners, along } = uprightPiece("board", line, low, high);
    addPiece(mesh, corners, along, surface);
  };
  for (const [index, [far, high]] of section.slice(1).entries()) {
    const [near, low] = section[index] ?? [far, high];
    const slope = placesOver([x1, x2], [near, low], [far, high]);
    addPiece(mesh, slope, [1, 0, 0], cover);
    const at = (y: number) => low + ((high - low) * (y - near)) / (far - near);
    const [from, to] = [Math.max(near, y1), Math.min(far, y2)];
    for (const [x, outward] of [
      [x1, -1],
      [x2, 1],
    ] as const) {
      if (from < to) {
        const line = [
          [x, from],
          [x, to],
        ] as const;
        upright(line, [foot, foot], [at(from), at(to)], wall);
      }
      const verge = x + outward * ON_WALL;
      const line = [
        [verge, near],
        [verge, far],
      ] as const;
      upright(line, [low - EDGE_BOARD, high - EDGE_BOARD], [low, high], BOARD);
    }
  }
  for (const [eaves, at] of [
    [section[0], y1],
    [section.at(-1), y2],
  ] as const) {
    if (!eaves) continue;
    const [y, z] = eaves;
    const line = [
      [x1, y],
      [x2, y],
    ] as const;
    upright(line, [z - EDGE_BOARD, z - EDGE_BOARD], [z, z], BOARD);
    addPiece(mesh, placesOver([x1, x2], [y, z - EDGE_BOARD], [at, z - EDGE_BOARD]), [1, 0, 0], BOARD);
  }
  const [y, z] = section.reduce((best, place) => (place[1] > best[1] ? place : best));
  addBox(mesh, { x1, x2, y1: y - RIDGE.half, y2: y + RIDGE.half, z1: z - RIDGE.below, z2: z + RIDGE.above }, cover);
}

type Ends = readonly [from: number, to: number];

/** The four-cornered piece over a stretch of x between two lines, each at a y and a height. */
function placesOver([x1, x2]: Ends, [near, low]: Ends, [far, high]: Ends): readonly Vec[] {
  return [
    [x1, near, low],
    [x2, near, low],
    [x2, far, high],
    [x1, far, high],
  ];
}
