import { allToPaper, boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { path, polylineContour, rectangle, text } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { type Box, growBox } from "#drawing/sheet/shapes/box.ts";
import { roofLadder } from "#drawing/sheet/skirt/ladder.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

const RUNGS = 2;
/** The name, its letters and where it may stand, mm on paper. */
const WORD = { text: "LADDER", height: 1.4, gap: 0.8, reach: 9, step: 0.5 } as const;

/** The ladder's stiles and rungs as one looks down on it, with its name before it or beside it. */
export function drawRoofLadder(plan: Plan, frame: Frame, typesetter: Typesetter, space: LabelSpace): readonly Mark[] {
  const ladder = roofLadder(plan);
  if (ladder === null) return [];
  const { box, out } = ladder;
  const alongX = out[0] === 0;
  const { x1, x2, y1, y2 } = box;
  const stiles: readonly (readonly Point[])[] = alongX
    ? [x1, x2].map(
        (x) =>
          [
            [x, y1],
            [x, y2],
          ] as const,
      )
    : [y1, y2].map(
        (y) =>
          [
            [x1, y],
            [x2, y],
          ] as const,
      );
  const outer = alongX ? (out[1] > 0 ? y2 : y1) : out[0] > 0 ? x2 : x1;
  const rungs = Array.from({ length: RUNGS }, (_, step): readonly Point[] => {
    const at = outer - (out[alongX ? 1 : 0] ?? 0) * step * 40;
    return alongX
      ? [
          [x1, at],
          [x2, at],
        ]
      : [
          [at, y1],
          [at, y2],
        ];
  });
  const onPaper = boxToPaper(frame, box);
  space.block(growBox(onPaper, 0.3));
  const { word, ground } = named(onPaper, out, typesetter, space);
  space.block(ground);
  return [
    path(
      "L-SITE",
      [...stiles, ...rungs].map((one) => polylineContour(allToPaper(frame, one), false)),
      { stroke: PENS.opening },
    ),
    rectangle("A-ANNO-TEXT", ground.x1, ground.y1, ground.x2, ground.y2, { fill: { colour: PAPER } }),
    word,
  ];
}

/** The ladder's name at the freest place before it, with the paper that it needs. */
function named(ladder: Box, out: Point, typesetter: Typesetter, space: LabelSpace) {
  const { height, gap, reach, step } = WORD;
  const [u, v] = [(ladder.x1 + ladder.x2) / 2, (ladder.y1 + ladder.y2) / 2];
  const half = [typesetter.width(WORD.text, height, "regular") / 2, height / 2] as const;
  const away = ([x, y]: Point, by: number): Point => [x + out[0] * by, y + out[1] * by];
  const near = (out[0] === 0 ? half[1] + (ladder.y2 - ladder.y1) / 2 : half[0] + (ladder.x2 - ladder.x1) / 2) + gap;
  const steps = Array.from({ length: Math.floor(reach / step) + 1 }, (_, at) => at * step);
  const places = steps.flatMap((far) =>
    steps.flatMap((aside) =>
      [aside, -aside].map((by) => {
        const [x, y] = away([u + Math.abs(out[1]) * by, v + Math.abs(out[0]) * by], near + far);
        const word = text([x, y - height / 2], WORD.text, height, { anchor: "middle" });
        return { word, ground: growBox(textBox(word, typesetter), 0.2), price: (far + aside) / 2 };
      }),
    ),
  );
  const [first] = places;
  const best = cheapest(places, ({ ground, price }) => space.cost(ground) + price)?.candidate ?? first;
  if (!best) throw new Error("a ladder's name has no place");
  return best;
}
