import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { levelMarkIn } from "#drawing/sheet/heights/level-mark.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { boxToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { type TextMark, text } from "#drawing/sheet/page/marks.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import type { Crease } from "#drawing/sheet/pitched/envelope.ts";
import { endsAtRidge, type PitchedRoof, riseAt } from "#drawing/sheet/pitched/pitched-roof.ts";
import { gutterRuns } from "#drawing/sheet/rain/gutters.ts";
import { type Box, boxAround, commonBox, growBox } from "#drawing/sheet/shapes/box.ts";
import { outerEdge } from "#drawing/sheet/shapes/edges.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Of names along lines: height of letters, paper between them and the line, and about them; nearer than `again` none is written twice. mm */
const NAME = { height: 1.35, gap: 1.1, clear: 0.3, again: 7 } as const;
/** Parts of a line's length at which its name may stand, the best first. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78] as const;
/** How far from a ridge, the first where that has room, and from the walls' face over the eaves, a height with its mark may stand, mm on paper. */
const HEIGHTS_REACH = { beside: [3.4, 12, 22], beyond: 7 } as const;

/** The roof's plan on paper, and where it may be written on. */
type SlopesPen = {
  readonly plan: Plan;
  readonly roof: PitchedRoof;
  readonly frame: Frame;
  readonly units: Units;
  readonly typesetter: Typesetter;
  readonly space: LabelSpace;
};

/** Heights of the ridges and of the eaves with their marks, and the names of hips, valleys and gables, where there is room. */
export function nameSlopes(pen: SlopesPen): readonly Mark[] {
  const { roof, frame, typesetter, space } = pen;
  const done: TextMark[] = [];
  const named = (crease: Pick<Crease, "from" | "to">, words: string): readonly Mark[] => {
    const marks = nameAlong(crease, words, frame, typesetter, space);
    const isNew = marks.every((mark) => done.every((other) => other.text !== words || apart(mark, other) > NAME.again));
    if (isNew) done.push(...marks);
    return isNew ? marks : [];
  };
  const ridges = roof.creases.filter(({ kind }) => kind === "ridge").sort((a, b) => lengthOf(b) - lengthOf(a));
  const isHighest = (line: Crease) => riseOf(roof, line) > roof.ridge - 1;
  const leaning = endsAtRidge(roof) ? [] : roof.creases.filter((line) => line.kind === "abutment" && isHighest(line));
  return [
    ...ridges.flatMap((ridge) => {
      const marked = heightAt(ridge, "RIDGE", pen);
      return marked.length > 0 ? marked : named(ridge, "RIDGE");
    }),
    ...leaning.slice(0, 1).flatMap((line) => heightAt(line, "TOP OF ROOF", pen)),
    ...eavesHeight(pen),
    ...roof.edges
      .filter(({ ends }) => ends === "gable")
      .flatMap(({ wall: [from, to] }) => named({ from, to }, "GABLE")),
    ...roof.creases.flatMap((crease) => {
      if (crease.kind === "valley") return named(crease, "VALLEY");
      return crease.kind === "hip" ? named(crease, "HIP") : [];
    }),
  ];
}

function heightAt(line: Crease, name: string, pen: SlopesPen): readonly Mark[] {
  const { plan, roof, frame, units, typesetter, space } = pen;
  const [from, to] = [toPaper(frame, line.from), toPaper(frame, line.to)];
  const rise = riseOf(roof, line);
  const words = `${name} ${writtenHeight(plan, units, roofHeight(plan) + rise)}`;
  const [near, ...farther] = HEIGHTS_REACH.beside;
  // Of ridges too short for words beside them the highest alone is told.
  for (const reach of rise > roof.ridge - 1 ? [near, ...farther] : [near]) {
    const box = commonBox(growBox(boxAround([from, to]), reach), boxToPaper(frame, boxAround(roof.outline.flat())));
    const mark = clearMark(box, words, typesetter, space);
    if (mark.length > 0) return mark;
  }
  return [];
}

function riseOf(roof: PitchedRoof, { from, to }: Crease): number {
  return riseAt(roof, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]) ?? roof.eaves;
}

/** The height of the tiles at the eaves, once, above the longest of them that have room. */
function eavesHeight({ plan, roof, frame, units, typesetter, space }: SlopesPen): readonly Mark[] {
  const words = `EAVES ${writtenHeight(plan, units, roofHeight(plan) + roof.eaves)}`;
  const gutters = gutterRuns(plan).flatMap((run) => run.gutters);
  for (const { edge } of [...gutters].sort((a, b) => b.length - a.length)) {
    const { length, at } = outerEdge(edge.wall);
    const inside = boxToPaper(frame, boxAround([at(0, 0), at(length, -HEIGHTS_REACH.beyond * frame.scale)]));
    const mark = clearMark(inside, words, typesetter, space);
    if (mark.length > 0) return mark;
  }
  return [];
}

/** A height with its mark where it covers nothing. */
function clearMark(box: Box, words: string, typesetter: Typesetter, space: LabelSpace): readonly Mark[] {
  const clear: LabelSpace = {
    ...space,
    cost: (one) => (space.cost(one) > 0 ? Number.POSITIVE_INFINITY : 0),
  };
  return levelMarkIn(box, words, typesetter, clear);
}

/** A name along a line, on either side of it; nothing where the line is too short or no place is free. */
function nameAlong(
  { from, to }: Pick<Crease, "from" | "to">,
  words: string,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly TextMark[] {
  const [a, b] = [toPaper(frame, from), toPaper(frame, to)].sort((p, q) => p[0] - q[0] || p[1] - q[1]) as [
    PaperPoint,
    PaperPoint,
  ];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const width = typesetter.width(words, NAME.height, "regular");
  if (length < width + 2) return [];
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const angle = (Math.atan2(uy, ux) * 180) / Math.PI;
  const [nx, ny] = [-uy, ux];
  const written = (share: number, off: number): TextMark => {
    const along = length * share;
    return text([a[0] + ux * along + nx * off, a[1] + uy * along + ny * off], words, NAME.height, {
      anchor: "middle",
      angle,
    });
  };
  const places = SHARES.filter((share) => Math.min(share, 1 - share) * length > width / 2 + 0.5).flatMap((share) =>
    [NAME.gap, -NAME.gap - NAME.height].map((off) => ({ mark: written(share, off), share })),
  );
  const best = cheapest(places, ({ mark, share }) => {
    const cost = partsOf(mark, width).reduce((sum, part) => sum + space.cost(part), 0);
    return cost > 0 ? Number.POSITIVE_INFINITY : Math.abs(share - 0.5);
  });
  if (best === null) return [];
  for (const part of partsOf(best.candidate.mark, width)) space.block(part);
  return [best.candidate.mark];
}

/** Boxes along a text that stands aslant, whose own box would take much blank paper. */
function partsOf(mark: TextMark, width: number): readonly Box[] {
  const radians = (mark.angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(radians), Math.sin(radians)];
  const count = Math.max(2, Math.ceil(width / NAME.height));
  return Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) / count - 0.5) * width;
    const middle = mark.height / 2;
    const at: PaperPoint = [mark.at[0] + ux * along - uy * middle, mark.at[1] + uy * along + ux * middle];
    // A square on its corner has its sides so much nearer.
    const turned = Math.abs(ux * uy) > 0.1 ? Math.SQRT1_2 : 1;
    return growBox(boxAround([at]), (mark.height / 2 + NAME.clear) * turned);
  });
}

function apart({ at: [ax, ay] }: TextMark, { at: [bx, by] }: TextMark): number {
  return Math.hypot(ax - bx, ay - by);
}

function lengthOf({ from, to }: Crease): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}
