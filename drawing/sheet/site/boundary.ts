import { allToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { polygon, rectangle, text } from "#drawing/sheet/page/marks.ts";
import { INK, PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { EdgeKind } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";

export function drawPlotBoundary(plan: Plan, frame: Frame): readonly Mark[] {
  return [polygon("L-SITE", allToPaper(frame, plan.site.plot), { stroke: PENS.plot })];
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
