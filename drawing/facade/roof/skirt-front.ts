import { FINE, LINE, lines, rect, shape } from "#drawing/facade/details/draw.ts";
import { scallops } from "#drawing/facade/details/roofs.ts";
import { block, type Roofing } from "#drawing/facade/facade.ts";
import { FINIAL, rosetteOf, VERGE } from "#drawing/facade/roof/gablet-pieces.ts";
import { band, louvredVent, RIDGE, rulings } from "#drawing/facade/roof/roof-front.ts";
import { TILE_ENDS } from "#drawing/facade/roof/roof-piece.ts";
import { SKIRT_CAP } from "#drawing/facade/roof/skirt-pieces.ts";
import type { Drawn, Face, Fixture, Scene } from "#drawing/facade/scene.ts";
import { freeStretches } from "#drawing/facade/stretches.ts";
import { polylineContour } from "#drawing/sheet/page/marks.ts";
import type { PaperPoint, Stroke } from "#drawing/sheet/page/sheet.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { type Gablet, halfAt, standsIn } from "#drawing/sheet/skirt/gablet.ts";
import { SKIRT_BOARD } from "#drawing/sheet/skirt/sizes.ts";
import type { SkirtEdge, TiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";

/** What one sees from the road of a skirt of tiles, `roof` mm above it: the stretches towards it and the gablet; and what throws their shadows. */
export function skirtFront(skirt: TiledSkirt, roof: number, roofing: Roofing): Pick<Scene, "faces" | "fixtures"> {
  const { edges, gablet } = skirt;
  const fronts = edges.filter(({ tiled, side }) => tiled && side === "front");
  return {
    faces: edges
      .filter(({ tiled, side }) => tiled && side !== "rear")
      .flatMap((edge) => shading(skirt, edge, roof, roofing)),
    fixtures: [
      ...fronts.map((edge) => stretch(skirt, edge, roof, roofing)),
      ...(gablet === null ? [] : gabletFixtures(gablet, skirt, roof, roofing)),
    ],
  };
}

/** What of the eaves throws a shadow, behind their board: none where the gablet stands. */
function shading({ foot, gablet }: TiledSkirt, edge: SkirtEdge, roof: number, { finish }: Roofing): readonly Face[] {
  const { x1, x2, y1, y2 } = boxAround([...edge.wall, ...edge.eaves]);
  const taken =
    gablet !== null && standsIn(gablet, edge)
      ? [{ x1: gablet.middle - gablet.half, x2: gablet.middle + gablet.half }]
      : [];
  const [low, high] = [roof + foot - SKIRT_BOARD, roof + foot - SKIRT_BOARD / 2];
  return freeStretches({ x1, x2 }, taken).map((one) => block([one.x1, one.x2], [y1, y2], [low, high], finish));
}

/** Tiles towards the road with their courses and rolls, the hips at their ends, the tiles along their top, and the carved board along their eaves. */
function stretch(skirt: TiledSkirt, edge: SkirtEdge, roof: number, roofing: Roofing): Fixture {
  const { tiles, course } = roofing;
  const [foot, top] = [roof + skirt.foot, roof + skirt.top];
  const parts = partsOf(skirt, edge, roof);
  const [left, right] = [edge.eaves[0][0], edge.eaves[1][0]];
  const gradient = { to: tiles.dark, from: [left, top], until: [right, foot] } as const;
  const joint: Stroke = { width: 0.1, colour: tiles.joint };
  const up = (top - foot) / Math.max(1, Math.round(Math.hypot(top - foot, skirt.reach) / course.height));
  const ruled = (axis: 0 | 1, first: number, apart: number) =>
    parts.flatMap((part) => rulings(part, axis, first, apart));
  const hips = ([0, 1] as const).flatMap((end): readonly Drawn[] => {
    const [x, z] = [edge.eaves[end][0], edge.wall[end][0]];
    return Math.abs(x - z) < 1 || isValley(edge, end) ? [] : [band([x, foot], [z, top], RIDGE / 2, tiles.dark)];
  });
  const spans = parts.map((part) => ({
    low: [part[0]?.[0] ?? left, part[1]?.[0] ?? right] as const,
    high: [part[3]?.[0] ?? left, part[2]?.[0] ?? right] as const,
  }));
  return {
    y: edge.eaves[0][1],
    drawn: [
      { contours: parts.map((part) => polylineContour(part, true)), fill: { colour: tiles.light, gradient } },
      lines(ruled(1, foot, up), joint),
      lines(ruled(0, left, course.length), { ...joint, width: 0.07 }),
      ...hips,
      ...spans.map(({ high: [x1, x2] }) =>
        rect({ x1, x2, z1: top - SKIRT_CAP.down, z2: top + SKIRT_CAP.up }, tiles.dark, FINE),
      ),
      ...spans.flatMap(({ low: [x1, x2] }) => [
        rect({ x1, x2, z1: foot - SKIRT_BOARD, z2: foot }, tiles.wood),
        rect({ x1, x2, z1: foot - TILE_ENDS, z2: foot }, tiles.dark, FINE),
        scallops(x1, x2, foot - SKIRT_BOARD, tiles.wood),
      ]),
    ],
  };
}

/** Whether the tiles of an edge end in a valley there: their eaves end before their top does. */
function isValley({ wall, eaves }: SkirtEdge, end: 0 | 1): boolean {
  const outward = end === 0 ? -1 : 1;
  return (eaves[end][0] - wall[end][0]) * outward < 0;
}

/** The tiles before an edge as one sees them, on either side of the gablet: from the left end of their eaves about. */
function partsOf({ foot, top, gablet }: TiledSkirt, edge: SkirtEdge, roof: number): readonly (readonly PaperPoint[])[] {
  const { eaves, wall } = edge;
  const part = (low: readonly [number, number], high: readonly [number, number]): readonly PaperPoint[] => [
    [low[0], roof + foot],
    [low[1], roof + foot],
    [high[1], roof + top],
    [high[0], roof + top],
  ];
  const [from, to] = [eaves[0][0], eaves[1][0]];
  const [first, last] = [wall[0][0], wall[1][0]];
  if (gablet === null || !standsIn(gablet, edge)) return [part([from, to], [first, last])];
  const [low, high] = [halfAt(gablet, foot), halfAt(gablet, top)];
  const { middle } = gablet;
  return [part([from, middle - low], [first, middle - high]), part([middle + low, to], [middle + high, last])];
}

/** The gablet's wall with its louvres, and before it the verge with the finial. */
function gabletFixtures(gablet: Gablet, { foot }: TiledSkirt, roof: number, roofing: Roofing): readonly Fixture[] {
  const { middle, half, ridge, eaves, face } = gablet;
  const { tiles } = roofing;
  const apex = roof + ridge;
  const rosette = rosetteOf(gablet);
  const under = ridge - VERGE / 2;
  const verges = ([-1, 1] as const).flatMap((hand): readonly Drawn[] => {
    const low: PaperPoint = [middle + hand * half, roof + foot];
    const verge = (above: number, below: number, colour: string) =>
      shape(
        [
          [low[0], low[1] - below],
          [middle, apex - below],
          [middle, apex + above],
          [low[0], low[1] + above],
        ],
        colour,
        LINE,
      );
    return [verge(0, VERGE, tiles.wood), verge(30, TILE_ENDS, hand < 0 ? tiles.light : tiles.dark)];
  });
  const post = [...FINIAL.map(([wide, over]): PaperPoint => [middle - wide, apex + over])].concat(
    FINIAL.map(([wide, over]): PaperPoint => [middle + wide, apex + over]).reverse(),
  );
  return [
    {
      y: face - 5,
      drawn: [
        shape(
          [
            [middle - under, roof],
            [middle + under, roof],
            [middle, roof + under],
          ],
          roofing.gable.colour,
          null,
        ),
        ...louvredVent({ ...rosette, z: roof + rosette.z }, roofing),
      ],
    },
    { y: eaves - 1, drawn: [...verges, shape(post, tiles.wood, FINE)] },
  ];
}
