import { FINE, lines, rect, shape } from "#drawing/facade/details/draw.ts";
import { scallops } from "#drawing/facade/details/roofs.ts";
import { block, type Roofing } from "#drawing/facade/facade.ts";
import { FINIAL, rosetteOf, VERGE } from "#drawing/facade/roof/gablet-pieces.ts";
import { CAP_WIDTH, louvredVent, rulings, strip } from "#drawing/facade/roof/roof-front.ts";
import { SKIRT_CAP } from "#drawing/facade/roof/skirt-pieces.ts";
import type { Drawn, Face, Fixture, Scene } from "#drawing/facade/scene.ts";
import { polylineContour } from "#drawing/sheet/page/marks.ts";
import type { PaperPoint, Stroke } from "#drawing/sheet/page/sheet.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Edge } from "#drawing/sheet/shapes/edges.ts";
import { besideGablet, type Gablet } from "#drawing/sheet/skirt/gablet.ts";
import { coursesOf, SKIRT_BOARD, SKIRT_TILE_ENDS } from "#drawing/sheet/skirt/sizes.ts";
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
function shading(skirt: TiledSkirt, edge: SkirtEdge, roof: number, { finish }: Roofing): readonly Face[] {
  const { x1, x2, y1, y2 } = boxAround([...edge.wall, ...edge.eaves]);
  const foot = roof + skirt.foot;
  const across: Edge = [
    [x1, y1],
    [x2, y1],
  ];
  return besideGablet(skirt, edge, across, skirt.foot).map(([from, to]) =>
    block([from[0], to[0]], [y1, y2], [foot - SKIRT_BOARD, foot - SKIRT_BOARD / 2], finish),
  );
}

/** Tiles towards the road with their courses and rolls, the hips at their ends, the tiles along their top, and the carved board along their eaves. */
function stretch(skirt: TiledSkirt, edge: SkirtEdge, roof: number, roofing: Roofing): Fixture {
  const { tiles, course } = roofing;
  const [foot, top] = [roof + skirt.foot, roof + skirt.top];
  const spans = spansOf(skirt, edge);
  const parts = spans.map(({ low, high }): readonly PaperPoint[] => [
    [low[0], foot],
    [low[1], foot],
    [high[1], top],
    [high[0], top],
  ]);
  const [left, right] = [edge.eaves[0][0], edge.eaves[1][0]];
  const gradient = { to: tiles.dark, from: [left, top], until: [right, foot] } as const;
  const joint: Stroke = { width: 0.1, colour: tiles.joint };
  const up = (top - foot) / coursesOf(skirt.reach, top - foot).count;
  const ruled = (axis: 0 | 1, first: number, apart: number) =>
    parts.flatMap((part) => rulings(part, axis, first, apart));
  const hips = ([0, 1] as const)
    .filter((end) => isHip(edge, end))
    .map((end) => hipTiles([edge.eaves[end][0], foot], [edge.wall[end][0], top], tiles.dark));
  return {
    y: edge.eaves[0][1],
    drawn: [
      { contours: parts.map((part) => polylineContour(part, true)), fill: { colour: tiles.light, gradient } },
      lines(ruled(1, foot, up), joint),
      lines(ruled(0, left, course.length), { ...joint, width: 0.07 }),
      ...hips,
      ...capOutlines(skirt, edge, roof).map((outline) => shape(outline, tiles.dark, FINE)),
      ...spans.flatMap(({ low: [x1, x2] }) => [
        rect({ x1, x2, z1: foot - SKIRT_BOARD, z2: foot }, tiles.wood),
        rect({ x1, x2, z1: foot - SKIRT_TILE_ENDS, z2: foot }, tiles.dark, FINE),
        scallops(x1, x2, foot - SKIRT_BOARD, tiles.wood),
      ]),
    ],
  };
}

/** Whether the tiles of an edge end at a hip there: their eaves go on beyond their top. In a valley they end before it, upright with it. */
function isHip({ wall, eaves }: SkirtEdge, end: 0 | 1): boolean {
  const outward = end === 0 ? -1 : 1;
  return (eaves[end][0] - wall[end][0]) * outward > 1;
}

/** The tiles over a hip, cut level at both ends, as those along the top of the skirt lie over them. */
function hipTiles(low: PaperPoint, high: PaperPoint, colour: string): Drawn {
  const aside = ((CAP_WIDTH / 2) * Math.hypot(high[0] - low[0], high[1] - low[1])) / (high[1] - low[1]);
  return shape(
    [
      [low[0] - aside, low[1]],
      [low[0] + aside, low[1]],
      [high[0] + aside, high[1]],
      [high[0] - aside, high[1]],
    ],
    colour,
    FINE,
  );
}

/** The tiles along the top of an edge's skirt: over the hips at its ends as far as they stand before the parapet, and on to the slopes of the gablet. */
function capOutlines(skirt: TiledSkirt, edge: SkirtEdge, roof: number): readonly (readonly PaperPoint[])[] {
  const { down, up, before } = SKIRT_CAP;
  const [from, to] = edge.wall;
  const over: Edge = [
    [from[0] - (isHip(edge, 0) ? before : 0), from[1]],
    [to[0] + (isHip(edge, 1) ? before : 0), to[1]],
  ];
  const [low, high] = [skirt.top - down, skirt.top + up];
  const tops = besideGablet(skirt, edge, over, high);
  return besideGablet(skirt, edge, over, low).map(([a, b], index) => {
    const [d, c] = tops[index] ?? [a, b];
    return [
      [a[0], roof + low],
      [b[0], roof + low],
      [c[0], roof + high],
      [d[0], roof + high],
    ];
  });
}

/** From where to where along the road tiles before an edge reach at their eaves and at their top, on either side of the gablet. */
function spansOf(skirt: TiledSkirt, edge: SkirtEdge) {
  const tops = besideGablet(skirt, edge, edge.wall, skirt.top);
  return besideGablet(skirt, edge, edge.eaves, skirt.foot).map((low, index) => {
    const high = tops[index] ?? low;
    return { low: [low[0][0], low[1][0]], high: [high[0][0], high[1][0]] } as const;
  });
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
    return [
      strip(low, [middle, apex], 0, VERGE, tiles.wood),
      strip(low, [middle, apex], 30, SKIRT_TILE_ENDS, hand < 0 ? tiles.light : tiles.dark),
    ];
  });
  const post = ([-1, 1] as const).flatMap((hand) => {
    const side = FINIAL.map(([wide, over]): PaperPoint => [middle + hand * wide, apex + over]);
    return hand < 0 ? side : side.reverse();
  });
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
