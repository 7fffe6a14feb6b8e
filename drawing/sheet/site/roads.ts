import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { line, polyline, text } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { ROAD_BAND, SIDE_MARGIN } from "#drawing/sheet/page/sheet-frame.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { type Units, unitsOf } from "#drawing/sheet/page/units.ts";
import type { Box } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";

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
