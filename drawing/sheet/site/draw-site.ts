import { carsBefore } from "#drawing/sheet/drive/parked-cars.ts";
import { CAR_BAYS } from "#drawing/sheet/heights/floor-levels.ts";
import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { allToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { line, polygon, polyline, rectangle, text } from "#drawing/sheet/page/marks.ts";
import { INK, PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { ROAD_BAND, SIDE_MARGIN } from "#drawing/sheet/page/sheet-frame.ts";
import { type Units, unitsOf } from "#drawing/sheet/page/units.ts";
import { type Box, boxAround, boxCorners, growBox, textBox } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { EdgeKind } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";

const PAVED = "#f3f3f3";

export function drawPlotBoundary(plan: Plan, frame: Frame): readonly Mark[] {
  return [polygon("L-SITE", allToPaper(frame, plan.site.plot), { stroke: PENS.plot })];
}

/** A bay farther behind the house's face than this is not driven into from the front, mm. */
const AT_FACE = 400;

/** Paving goes so far beside a car that stands in the yard, mm. */
const BESIDE_CAR = 350;

/** Paving from the front boundary to every bay at the face of the house, and under a car that stands before it; real mm. */
export function driveBoxes(plan: Plan): readonly Box[] {
  const [ground] = plan.levels;
  if (!ground) return [];
  const plot = boxAround(plan.site.plot);
  const edge = plot.y1;
  const face = footprintBox(ground).y1;
  const onDrive = carsBefore(plan)
    .filter(({ y2 }) => y2 < face)
    .map(({ x1, x2, y2 }) => ({
      x1: Math.max(plot.x1, x1 - BESIDE_CAR),
      x2: Math.min(plot.x2, x2 + BESIDE_CAR),
      y1: edge,
      y2,
    }));
  const bays = baysAtFace(plan)
    .filter(() => edge < face)
    .map(({ x1, x2 }) => ({ x1, x2, y1: edge, y2: face }));
  return [...bays, ...onDrive];
}

/** The bays that are driven into from the front, real mm. */
export function baysAtFace({ levels: [ground] }: Plan): readonly Box[] {
  if (!ground) return [];
  const face = footprintBox(ground).y1;
  return ground.rooms
    .filter(({ kind }) => CAR_BAYS.includes(kind))
    .map(({ polygon: floor }) => boxAround(floor))
    .filter(({ y1 }) => y1 < face + AT_FACE);
}

/** The edges of the drives, on which a floor's sheet writes nothing else. */
export function outlineDrives(plan: Plan, frame: Frame): readonly Mark[] {
  return driveBoxes(plan).map((drive) =>
    polygon("L-SITE", allToPaper(frame, boxCorners(drive)), { stroke: PENS.floor }),
  );
}

/** The drives in outline, with their name where it fits. */
export function drawDrives(plan: Plan, frame: Frame, typesetter: Typesetter, space: LabelSpace): readonly Mark[] {
  return driveBoxes(plan).flatMap((drive) => drawPaving(drive, "DRIVE", 0.72, frame, typesetter, space));
}

/** Paved ground in outline, with its name where it fits, at a share of its depth. */
export function drawPaving(
  paved: Box,
  name: string,
  share: number,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const corners = allToPaper(frame, boxCorners(paved));
  const { x1, y1, x2, y2 } = boxAround(corners);
  const words = text([(x1 + x2) / 2, y1 + (y2 - y1) * share], name, 1.4, { layer: "L-SITE", anchor: "middle" });
  const box = textBox(words, typesetter);
  const fits = box.y2 < y2 && x1 < box.x1 && box.x2 < x2 && space.cost(box) < Number.POSITIVE_INFINITY;
  if (fits) space.block(box);
  return [polygon("L-SITE", corners, { fill: { colour: PAVED }, stroke: PENS.floor }), ...(fits ? [words] : [])];
}

/** The band of the front road below the plot, with its width; `band` on paper. */
export function drawRoad(
  plan: Plan,
  band: Box,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const { roadWidth } = plan.site.edges.front;
  const middle = (band.y1 + band.y2) / 2;
  const words = text([(band.x1 + band.x2) / 2, middle - 1.1], units.wideStreet(roadWidth), 2.2, {
    layer: "L-SITE",
    anchor: "middle",
    weight: "bold",
  });
  const box = textBox(words, typesetter);
  space.block(box);
  return [
    line("L-SITE", [band.x1, band.y2], [band.x2, band.y2], PENS.road),
    line("L-SITE", [band.x1, band.y1], [band.x2, band.y1], PENS.road),
    line("L-SITE", [band.x1, middle], [box.x1 - 3, middle], PENS.setback),
    line("L-SITE", [box.x2 + 3, middle], [band.x2, middle], PENS.setback),
    ...breakMark([band.x1, band.y1], [band.x1, band.y2]),
    ...breakMark([band.x2, band.y1], [band.x2, band.y2]),
    words,
  ];
}

/** How far a road runs on past the plot, mm on paper. */
const PAST = 12;

/** Bands of the roads along the plot's other sides, outside of its chains; `plot` on paper. Their width is not known. */
export function drawOtherRoads({ site, brief }: Plan, plot: Box): readonly Mark[] {
  const sides = (["left", "right", "rear"] as const).filter((side) => site.edges[side].kind === "road");
  return sides.flatMap((side) => {
    const rear = side === "rear";
    const near = rear ? plot.y2 + SIDE_MARGIN : side === "left" ? plot.x1 - SIDE_MARGIN : plot.x2 + SIDE_MARGIN;
    const far = near + (side === "left" ? -ROAD_BAND : ROAD_BAND);
    const [from, to] = rear ? [plot.x1 - PAST, plot.x2 + PAST] : [plot.y1 - PAST, plot.y2 + PAST];
    const at = (along: number, across: number): PaperPoint => (rear ? [along, across] : [across, along]);
    const [along, across] = [(from + to) / 2, (near + far) / 2];
    const words = text(rear ? [along, across - 1.1] : [across + 1.1, along], unitsOf(brief.region).street, 2.2, {
      layer: "L-SITE",
      anchor: "middle",
      weight: "bold",
      angle: rear ? 0 : 90,
    });
    const edges = [near, far].map((edge) => line("L-SITE", at(from, edge), at(to, edge), PENS.road));
    const halves = [
      [from, along - 8],
      [along + 8, to],
    ] as const;
    const middle = halves.map(([a, b]) => line("L-SITE", at(a, across), at(b, across), PENS.setback));
    return [...edges, ...middle, words];
  });
}

function breakMark(from: PaperPoint, to: PaperPoint): readonly Mark[] {
  const [x, low] = from;
  const high = to[1];
  const middle = (low + high) / 2;
  const points: PaperPoint[] = [
    [x, low],
    [x, middle - 1],
    [x - 1, middle - 0.4],
    [x + 1, middle + 0.4],
    [x, middle + 1],
    [x, high],
  ];
  return [polyline("L-SITE", points, PENS.rule)];
}

/** Where along an edge its words may stand: in the middle, or as near to it as is free. */
const EDGE_PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/** Words for what lies beyond the plot's side and rear edges, along those seen `within` a box (real mm), on blank paper over dimension lines. */
export function edgeWords(
  plan: Plan,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
  { kinds = ["party", "open", "road"], within }: { readonly kinds?: readonly EdgeKind[]; readonly within?: Box } = {},
): readonly Mark[] {
  const words = { party: "PARTY WALL", open: "OPEN", road: unitsOf(plan.brief.region).street };
  const plot = boxAround(plan.site.plot);
  const seen = within ?? plot;
  const [x1, y1] = toPaper(frame, [Math.max(plot.x1, seen.x1), Math.max(plot.y1, seen.y1)]);
  const [x2, y2] = toPaper(frame, [Math.min(plot.x2, seen.x2), Math.min(plot.y2, seen.y2)]);
  const { left, right, rear } = plan.site.edges;
  const look = { layer: "L-SITE", anchor: "middle", colour: INK } as const;
  const upright = { ...look, angle: 90 };
  const along = (from: number, to: number, share: number) => from + (to - from) * share;
  const all = [
    {
      kind: left.kind,
      shown: seen.x1 <= plot.x1,
      mark: (share: number) => text([x1 - 1.2, along(y1, y2, share)], words[left.kind], 1.5, upright),
    },
    {
      kind: right.kind,
      shown: seen.x2 >= plot.x2,
      mark: (share: number) => text([x2 + 2.8, along(y1, y2, share)], words[right.kind], 1.5, upright),
    },
    {
      kind: rear.kind,
      shown: seen.y2 >= plot.y2,
      mark: (share: number) => text([along(x1, x2, share), y2 + 1.2], words[rear.kind], 1.5, look),
    },
  ];
  return all.flatMap(({ kind, shown, mark }) => {
    if (!shown || !kinds.includes(kind)) return [];
    const free = EDGE_PLACES.map(mark).find((each) => space.cost(textBox(each, typesetter)) < Number.POSITIVE_INFINITY);
    if (free === undefined) return [];
    const box = textBox(free, typesetter);
    space.block(box);
    const { x1: l, y1: b, x2: r, y2: t } = growBox(box, 0.3);
    return [rectangle("L-SITE", l, b, r, t, { fill: { colour: PAPER } }), free];
  });
}
