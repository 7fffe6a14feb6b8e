import { headroomBoxes } from "#drawing/sheet/headroom/headroom.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { roofBoxes } from "#drawing/sheet/house/roof-boxes.ts";
import { isFullHeight, placeOpenings, wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import { sunshades } from "#drawing/sheet/openings/sunshades.ts";
import { allToPaper, boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { path, polylineContour, rectangle, text } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { pipeBox } from "#drawing/sheet/rain/outlet.ts";
import { pipesFrom } from "#drawing/sheet/rain/pipes.ts";
import { type Box, boxAround, boxesOverlap, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** A fixed ladder up an outer wall: between its stiles and from the wall's face to its rungs, in plan; `out`: away from the wall. Real mm. */
export type RoofLadder = { readonly box: Box; readonly out: Point };

/** A ladder's width, how far before the wall its rungs are, and the ground that one who climbs needs before it. mm */
const LADDER = { width: 450, before: 200, ground: 700 } as const;
/** Distance that it keeps from openings, chajjas, pipes and corners, mm. */
const CLEAR = 300;
const STEP = 50;
/** What it costs to stand on the road's face, and on a side instead of the rear, in mm of distance from the wall's middle. */
const PRICES = { front: 20_000, side: 4000 } as const;

/** The ladder to the flat roof of an Indian house that no stair leads to, clear of all openings below it; null where there is none or no place for it. */
export const roofLadder = oncePerPlan(ladderOf);

function ladderOf(plan: Plan): RoofLadder | null {
  const last = plan.levels.at(-1);
  if (!last || plan.brief.region !== "in" || headroomBoxes(plan).length > 0) return null;
  const roof = outlineOfBoxes(roofBoxes(last));
  const outlets = pipesFrom(plan, plan.levels.length).map(({ outlet }) => outlet);
  const taken = [
    ...outlets.flatMap((outlet) => [pipeBox(outlet), outlet.khurra]),
    ...entranceSteps(plan).flatMap(boxesOf),
    ...plan.levels.flatMap((level) => [
      ...placeOpenings(level).map(({ box }) => box),
      ...sunshades(plan, level).map(({ box }) => box),
    ]),
  ].map((box) => growBox(box, CLEAR));
  const walls = plan.levels.map((level) => wallBodies(level.walls).filter(({ wall }) => isFullHeight(wall)));
  const places = roof.flatMap((loop) =>
    loop.flatMap((from, index) => {
      const to = loop[(index + 1) % loop.length] ?? from;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      // The roof lies on the left of its outline.
      const out: Point = [along[1], -along[0]];
      const at = (u: number, v: number): Point => [
        from[0] + along[0] * u + out[0] * v,
        from[1] + along[1] * u + out[1] * v,
      ];
      const least = CLEAR + LADDER.width / 2;
      const count = Math.max(0, Math.floor((length - 2 * least) / STEP) + 1);
      return Array.from({ length: count }, (_, step) => least + step * STEP).map((u) => ({
        box: boxAround([at(u - LADDER.width / 2, 0), at(u + LADDER.width / 2, LADDER.before)]),
        behind: at(u, -LADDER.before / 4),
        ground: at(u, LADDER.ground),
        out,
        price: Math.abs(u - length / 2) + (out[1] < 0 ? PRICES.front : out[0] !== 0 ? PRICES.side : 0),
      }));
    }),
  );
  const free = places.filter(
    ({ box, behind, ground }) =>
      contains(plan.site.plot, ...ground) &&
      walls.every((level) => level.some((one) => boxHolds(one.box, ...behind))) &&
      !taken.some((other) => boxesOverlap(other, box)),
  );
  const [best] = free.sort((a, b) => a.price - b.price);
  return best ? { box: best.box, out: best.out } : null;
}

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
