import { boxesAlong, pointsAlong } from "#drawing/sheet/page/aslant.ts";
import { allToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { path, polygon, polylineContour, rectangle, type TextMark, text } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { fallArrow } from "#drawing/sheet/rain/draw-outlet.ts";
import { type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import { type Edge, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { besideGablet, type Gablet, halfAt, standsIn } from "#drawing/sheet/skirt/gablet.ts";
import { coursesOf, STEEP } from "#drawing/sheet/skirt/sizes.ts";
import { inFromEaves, type SkirtEdge, type TiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Point } from "#planner/geometry/point.ts";

/** What it costs to write over the lines of a skirt, and paper on both sides of them, mm. */
const OVER = 8;
const BESIDE = 0.3;

/** The lines of a skirt in plan: its eaves, its hips or valleys, and those of its gablet. */
function linesOf({ edges, gablet, foot, top, parapet }: TiledSkirt) {
  const eaves = edges.filter(({ tiled }) => tiled).flatMap((edge) => besideGablet({ gablet }, edge, edge.eaves, foot));
  const corners = edges.flatMap(({ tiled, wall, eaves: [from, to] }): readonly Edge[] =>
    tiled
      ? [
          [from, wall[0]],
          [to, wall[1]],
        ]
      : [],
  );
  const onGablet = gablet === null ? [] : gabletLines(gablet, foot, top, parapet);
  return { eaves, corners, onGablet };
}

/** A gablet's verge with its ridge, its valleys, and its end on the parapet. */
function gabletLines(gablet: Gablet, foot: number, top: number, parapet: number): readonly Edge[] {
  const { middle, eaves, face, rear } = gablet;
  const at = (hand: number, height: number, y: number): Point => [middle + hand * halfAt(gablet, height), y];
  return [
    [at(-1, foot, eaves), at(1, foot, eaves)],
    [
      [middle, eaves],
      [middle, rear],
    ],
    [at(-1, parapet, rear), at(1, parapet, rear)],
    ...[-1, 1].flatMap((hand): readonly Edge[] => [
      [at(hand, foot, eaves), at(hand, top, face)],
      [at(hand, parapet, face), at(hand, parapet, rear)],
    ]),
  ];
}

/** What a skirt covers before each edge: what lies below it has its name elsewhere. Real mm. */
export function skirtBands({ edges }: TiledSkirt): readonly Box[] {
  return edges.filter(({ tiled }) => tiled).map(({ wall, eaves }) => boxAround([...wall, ...eaves]));
}

/** Keeps words off a skirt's lines. */
export function avoidSkirt(skirt: TiledSkirt, frame: Frame, space: LabelSpace): void {
  const { eaves, corners, onGablet } = linesOf(skirt);
  for (const [from, to] of [...eaves, ...corners, ...onGablet])
    for (const box of boxesAlong(toPaper(frame, from), toPaper(frame, to), BESIDE)) space.avoid(box, OVER);
}

/** A skirt of tiles as one looks down on it: eaves, hips and valleys, and its gablet, over what lies below. */
export function drawSkirt(skirt: TiledSkirt, frame: Frame): readonly Mark[] {
  const { eaves, corners, onGablet } = linesOf(skirt);
  const drawn = (edges: readonly Edge[]) => edges.map((edge) => polylineContour(allToPaper(frame, edge), false));
  return [
    ...skirt.edges
      .filter(({ tiled }) => tiled)
      .map(({ wall, eaves: [from, to] }) =>
        polygon("A-WALL", allToPaper(frame, [wall[0], from, to, wall[1]]), { fill: { colour: PAPER } }),
      ),
    path("A-FLOR", drawn(corners), { stroke: PENS.lowWall }),
    path("A-WALL", drawn(eaves), { stroke: PENS.ridge }),
    ...(onGablet.length > 0 ? [path("A-WALL", drawn(onGablet), { stroke: PENS.lowWall })] : []),
  ];
}

/** The courses of the tiles, left out where words and pipes stand: to be drawn when these have their places. */
export function drawCourses(skirt: TiledSkirt, frame: Frame, space: LabelSpace): readonly Mark[] {
  const { edges, gablet, reach, foot, top } = skirt;
  const { count } = coursesOf(reach, top - foot);
  const rows = Array.from({ length: count - 1 }, (_, index) => (index + 1) / count);
  const onEdges = edges
    .filter(({ tiled }) => tiled)
    .flatMap((edge) =>
      rows.flatMap((share) =>
        besideGablet(skirt, edge, inFromEaves(skirt, edge, share * reach), foot + (top - foot) * share),
      ),
    );
  const onGablet = gablet === null ? [] : gabletCourses(gablet, skirt);
  const parts = [...onEdges, ...onGablet].flatMap((edge) => freeParts(allToPaper(frame, edge), space));
  return parts.length === 0
    ? []
    : [
        path(
          "A-HATCH",
          parts.map((part) => polylineContour(part, false)),
          { stroke: PENS.hatch },
        ),
      ];
}

/** Courses of a gablet run along its ridge, from the verge to the valley. */
function gabletCourses(gablet: Gablet, { reach, foot, top }: TiledSkirt): readonly Edge[] {
  const { middle, half, eaves } = gablet;
  // Its own slopes lie flatter: courses as far apart on them are farther apart in plan.
  const apart = coursesOf(reach, top - foot).gauge * Math.SQRT1_2;
  const count = Math.ceil(half / apart) - 1;
  return Array.from({ length: count }, (_, index) => (index + 1) * apart).flatMap((beside) =>
    [-1, 1].map((hand): Edge => {
      const height = gablet.ridge - beside;
      const length = Math.min(reach, ((height - foot) * reach) / (top - foot));
      const x = middle + hand * beside;
      return [
        [x, eaves],
        [x, eaves + length],
      ];
    }),
  );
}

/** What of a line on paper crosses nothing that is taken. */
function freeParts([from, to]: readonly PaperPoint[], space: LabelSpace): readonly (readonly PaperPoint[])[] {
  if (!from || !to) return [];
  const stops = pointsAlong(from, to);
  const parts: PaperPoint[][] = [];
  let open = false;
  for (const [index, stop] of stops.entries()) {
    const before = stops[index - 1];
    if (before === undefined) continue;
    const free = Number.isFinite(space.cost(boxAround([before, stop])));
    if (free && open) parts.at(-1)?.splice(1, 1, stop);
    else if (free) parts.push([before, stop]);
    open = free;
  }
  return parts;
}

/** Height of the words on a skirt and paper beside its arrows, mm; an arrow's length as a share of the tiles' width, and how far apart places are tried. */
const WORDS = { height: 1.4, gap: 0.7 } as const;
const ARROW = 0.62;
const PLACES = 3;

type Place = { readonly tail: PaperPoint; readonly tip: PaperPoint; readonly words: TextMark; readonly price: number };

/** An arrow down the tiles of each edge with how steep they are, on the longest one with room for it what they are; and one on each slope of the gablet. */
export function nameSkirt(
  skirt: TiledSkirt,
  name: string,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const { gablet, edges } = skirt;
  const lengthOf = ({ wall }: SkirtEdge) => outerEdge(wall).length;
  const tiled = edges.filter((edge) => edge.tiled).sort((a, b) => lengthOf(b) - lengthOf(a));
  const steep = `${STEEP.skirt}°`;
  let isNamed = false;
  return [
    ...tiled.flatMap((edge) => {
      for (const words of isNamed ? [steep] : [`${name}, ${steep}`, steep]) {
        const drawn = placed(placesOn(skirt, edge, words, frame, typesetter), typesetter, space);
        isNamed ||= drawn.length > 0 && words !== steep;
        if (drawn.length > 0) return drawn;
      }
      return [];
    }),
    ...(gablet === null
      ? []
      : ([-1, 1] as const).flatMap((hand) =>
          placed(placesOnGablet(gablet, hand, frame, typesetter), typesetter, space),
        )),
  ];
}

function placed(places: readonly Place[], typesetter: Typesetter, space: LabelSpace): readonly Mark[] {
  const boxes = ({ tail, tip, words }: Place): readonly Box[] => [
    growBox(boxAround([tail, tip]), 0.7),
    growBox(textBox(words, typesetter), 0.3),
  ];
  const best = cheapest(places, (place) =>
    boxes(place).some((box) => space.cost(box) > 0) ? Number.POSITIVE_INFINITY : place.price,
  );
  if (best === null) return [];
  const { tail, tip, words } = best.candidate;
  for (const box of boxes(best.candidate)) space.block(box);
  const under = growBox(textBox(words, typesetter), 0.2);
  return [
    ...fallArrow(tail, tip),
    rectangle("A-ANNO-TEXT", under.x1, under.y1, under.x2, under.y2, { fill: { colour: PAPER } }),
    words,
  ];
}

/** Places for an arrow across the tiles of an edge, rather in its middle, with words along the edge beside it. */
function placesOn(
  { reach, gablet }: TiledSkirt,
  edge: SkirtEdge,
  words: string,
  frame: Frame,
  typesetter: Typesetter,
): readonly Place[] {
  const { length, out, at } = outerEdge(edge.wall);
  const wide = (typesetter.width(words, WORDS.height, "regular") + WORDS.gap) * frame.scale;
  const count = Math.max(1, Math.floor(length / (PLACES * frame.scale)));
  const rim = (1 - ARROW) / 2;
  const isFree = (along: number, hand: number) => {
    if (gablet === null || !standsIn(gablet, edge)) return true;
    const [a, b] = [at(along, 0)[0], at(along + hand * (2 * WORDS.gap * frame.scale + wide), 0)[0]];
    return Math.max(a, b) < gablet.middle - gablet.half || Math.min(a, b) > gablet.middle + gablet.half;
  };
  return Array.from({ length: count }, (_, index) => ((index + 0.5) * length) / count).flatMap((along) =>
    ([1, -1] as const)
      .filter((hand) => isFree(along, hand))
      .map((hand): Place => {
        const [tail, tip] = [at(along, reach * rim), at(along, reach * (1 - rim))].map((point) =>
          toPaper(frame, point),
        ) as [PaperPoint, PaperPoint];
        const [x, y] = toPaper(frame, at(along + hand * (WORDS.gap * frame.scale + wide / 2), reach / 2));
        const isUpright = out[1] === 0;
        const mark = isUpright
          ? text([x + WORDS.height / 2, y], words, WORDS.height, { anchor: "middle", angle: 90 })
          : text([x, y - WORDS.height / 2], words, WORDS.height, { anchor: "middle" });
        return { tail, tip, words: mark, price: Math.abs(along / length - 0.5) + (hand < 0 ? 0.01 : 0) };
      }),
  );
}

/** Places for an arrow down a slope of the gablet, with how steep it is beside it. */
function placesOnGablet(gablet: Gablet, hand: 1 | -1, frame: Frame, typesetter: Typesetter): readonly Place[] {
  const { middle, half, eaves, face } = gablet;
  const words = `${STEEP.gablet}°`;
  const wide = typesetter.width(words, WORDS.height, "regular");
  return [0.3, 0.4, 0.2].map((share): Place => {
    const y = eaves + (face - eaves) * share;
    const [tail, tip] = [0.12, 0.42].map((part) => toPaper(frame, [middle + hand * half * part, y])) as [
      PaperPoint,
      PaperPoint,
    ];
    const mark = text([tip[0] + hand * (WORDS.gap + wide / 2), tip[1] - WORDS.height / 2], words, WORDS.height, {
      anchor: "middle",
    });
    return { tail, tip, words: mark, price: share };
  });
}
