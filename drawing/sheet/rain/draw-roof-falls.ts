import { allToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { line, rectangle, type TextMark, text } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import type { Drainage } from "#drawing/sheet/rain/catchments.ts";
import { drawFall } from "#drawing/sheet/rain/draw-fall.ts";
import { blockOutlets, drawOutlet } from "#drawing/sheet/rain/draw-outlet.ts";
import { pipeTag, type RainPipe } from "#drawing/sheet/rain/pipes.ts";
import type { Ridge } from "#drawing/sheet/rain/ridges.ts";
import { type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** An arrow's usual length along x and along y, as a share of the terrace's smaller side. */
const ARROW = 0.28;
/** What it costs to write over a ridge. */
const OVER_RIDGE = 5;

/** Keeps words off the lines from which a terrace's floor falls. */
export function avoidRidges(ridges: readonly Ridge[], frame: Frame, space: LabelSpace): void {
  for (const ridge of ridges) space.avoid(growBox(boxAround(allToPaper(frame, ridge)), 0.4), OVER_RIDGE);
}

/** What a terrace (null where it is named elsewhere), its rain-water pipes and their fall are called. */
export type RoofWords = { readonly terrace: string | null; readonly pipe: string; readonly slope: string };

/** A terrace's name, its outlets with their pipes, and an arrow down to each; `beside`: where the pipes' names may stand; `covered`: whether a pipe is under tiles. */
export function drawRoofFalls(
  box: Box | null,
  { ridges, catchments }: Drainage,
  pipes: readonly RainPipe[],
  words: RoofWords,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
  beside: LabelSpace = space,
  covered: (pipe: RainPipe) => boolean = () => false,
): readonly Mark[] {
  if (box === null) return [];
  blockOutlets(
    pipes.map(({ outlet }) => outlet),
    frame,
    space,
  );
  const lines = ridges.map(([from, to]) => line("A-FLOR", toPaper(frame, from), toPaper(frame, to), PENS.overhead));
  const outlets = pipes.flatMap((pipe) =>
    drawOutlet(pipe.outlet, pipeTag(pipe, words.pipe), frame, typesetter, beside, covered(pipe)),
  );
  const most = Math.min(box.x2 - box.x1, box.y2 - box.y1) * ARROW;
  return [
    ...lines,
    ...outlets,
    ...(words.terrace === null ? [] : terraceName(box, words.terrace, typesetter, space)),
    ...catchments.flatMap((catchment) => drawFall(catchment, words.slope, most, frame, typesetter, space)),
  ];
}

/** How far from a roof's middle its name may stand, in parts of the roof's depth and width: moved up and down before to the sides. */
const NAME_PLACES = [0, 0.08, -0.08, 0.15, -0.15, 0.25, -0.25, 0.35, -0.35];

/** Blank paper about it, mm, over which no line may pass. */
const NAME_CLEARANCE = 1.5;

/** In the middle of the terrace, or as far from there as it takes to stand free; over a ridge only where it stands free nowhere. */
function terraceName(box: Box, title: string, typesetter: Typesetter, space: LabelSpace): Mark[] {
  const [cx, cy] = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
  const [w, d] = [box.x2 - box.x1, box.y2 - box.y1];
  const name = text([cx, cy - 1.2], title, 2.4, { anchor: "middle", weight: "bold" });
  const places = NAME_PLACES.flatMap((x) => NAME_PLACES.map((y) => [x, y] as const))
    .sort((a, b) => Math.hypot(a[0] * w, a[1] * d) - Math.hypot(b[0] * w, b[1] * d))
    .map(([x, y]): TextMark => ({ ...name, at: [cx + x * w, cy - 1.2 + y * d] }))
    .filter((mark) => {
      const words = textBox(mark, typesetter);
      return words.x1 > box.x1 && words.x2 < box.x2;
    });
  const best = cheapest(places, (mark) => space.cost(growBox(textBox(mark, typesetter), NAME_CLEARANCE)));
  if (best === null) return [];
  const { x1, y1, x2, y2 } = textBox(best.candidate, typesetter);
  space.block({ x1, y1, x2, y2 });
  return [rectangle("A-ANNO-TEXT", x1 - 1, y1 - 1, x2 + 1, y2 + 1, { fill: { colour: PAPER } }), best.candidate];
}
