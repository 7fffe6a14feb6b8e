import { chainMarks, drawChain } from "#drawing/sheet/page/draw-chain.ts";
import { boxToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { circle, polygon, rectangle, text } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import { gapFigures, type PlanRounding } from "#drawing/sheet/page/rounding.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { boxCorners, growBox } from "#drawing/sheet/shapes/box.ts";
import { pitStops, rainPit } from "#drawing/sheet/site/rain-pit.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";

const HEIGHT = 1.5;
/** Paper between the pit and its dimensions. */
const APART = 2.4;

/** The pit of the site plan in which rain-water seeps away, with its name, its size and its distance from two boundaries; nothing where there is none. */
export function drawRainPit(
  plan: Plan,
  frame: Frame,
  rounding: PlanRounding,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const pit = rainPit(plan);
  if (pit === null) return [];
  const { x1, y1, x2, y2 } = boxToPaper(frame, pit.box);
  space.block(growBox({ x1, y1, x2, y2 }, 0.3));
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const;
  const symbol = [
    polygon("L-SITE", boxCorners({ x1, y1, x2, y2 }), { fill: { colour: PAPER }, stroke: PENS.opening }),
    circle("L-SITE", middle, (x2 - x1) * 0.36, { stroke: PENS.overhead }),
  ];
  const chains = chainMarks(
    ([0, 1] as const).map((axis) => {
      const stops = pitStops(plan, pit, axis);
      const round = rounding[axis];
      const figures = gapFigures(stops, round, units);
      const along = stops.map((stop) => toPaper(frame, [stop, stop])[axis]);
      // On the sides away from the boundaries, where the yard is open.
      const [near, far] = axis === 0 ? [y1, y2] : [x1, x2];
      const outward = (axis === 0 ? pit.end === "front" : pit.side === "left") ? 1 : -1;
      const edge = outward === 1 ? far : near;
      return drawChain(
        {
          axis: axis === 0 ? "x" : "y",
          position: edge + outward * APART,
          outward,
          extendFrom: edge,
          stops: along,
          figures,
        },
        typesetter,
        space,
      );
    }),
  );
  return [...symbol, ...chains, ...named(pit.name, middle, x2 - x1, typesetter, space)];
}

/** The name over the pit's middle where it fits, else at the freest place about it. */
function named(
  name: string,
  [x, y]: readonly [number, number],
  width: number,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const at = (dx: number, dy: number) =>
    text([x + dx, y + dy - HEIGHT / 2], name, HEIGHT, { layer: "L-SITE", anchor: "middle", weight: "bold" });
  const long = typesetter.width(name, HEIGHT, "bold");
  const far = [width / 2 + 1.6, width / 2 + 5, width / 2 + 8];
  const places = far.flatMap((down) => [
    at(0, -down),
    at(0, down),
    at((long + width) / 2 + down - width / 2, 0),
    at(-(long + width) / 2 - down + width / 2, 0),
  ]);
  const inside = at(0, 0);
  const free =
    long + 1 <= width
      ? inside
      : cheapest(places, (mark) => space.cost(growBox(textBox(mark, typesetter), 0.3)))?.candidate;
  if (free === undefined) return [];
  const { x1, y1, x2, y2 } = growBox(textBox(free, typesetter), 0.3);
  space.block({ x1, y1, x2, y2 });
  return [rectangle("L-SITE", x1, y1, x2, y2, { fill: { colour: PAPER } }), free];
}
