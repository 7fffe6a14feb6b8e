import { disc, divide, FINE, LINE, lines, type Rect, rect } from "#drawing/facade/details/draw.ts";
import type { Drawn } from "#drawing/facade/scene.ts";
import type { PaperPoint } from "#drawing/sheet/page/sheet.ts";

function framed(hole: Rect, colour: string, frame: number): { readonly inner: Rect; readonly bars: readonly Drawn[] } {
  const inner = { x1: hole.x1 + frame, x2: hole.x2 - frame, z1: hole.z1, z2: hole.z2 - frame };
  const bars = [
    rect({ ...hole, x2: inner.x1 }, colour, FINE),
    rect({ ...hole, x1: inner.x2 }, colour, FINE),
    rect({ ...hole, z1: inner.z2 }, colour, FINE),
  ];
  return { inner, bars };
}

/** A flush leaf with upright grooves and a long pull handle. */
export function groovedDoor(hole: Rect, leaf: string, frame: string): readonly Drawn[] {
  const { inner, bars } = framed(hole, frame, 55);
  const grooves = divide(inner.x1, inner.x2, 130).slice(1, -1);
  const handle = inner.x2 - (inner.x2 - inner.x1) * 0.14;
  return [
    rect(inner, leaf, FINE),
    lines(
      grooves.map((x): PaperPoint[] => [
        [x, inner.z1],
        [x, inner.z2],
      ]),
      FINE,
    ),
    rect({ x1: handle - 18, x2: handle + 18, z1: inner.z1 + 700, z2: inner.z1 + 1500 }, "#d9d9d9", FINE),
    ...bars,
  ];
}

/** A leaf of `rows` raised panels one above the other, or two leaves where wider than 900 mm; `studs`: the colour of each panel's stud, null for none. */
export function panelledDoor(
  hole: Rect,
  leaf: string,
  frame: string,
  rows: number,
  studs: string | null,
): readonly Drawn[] {
  const { inner, bars } = framed(hole, frame, 75);
  const leaves = inner.x2 - inner.x1 > 900 ? 2 : 1;
  const edges = divide(inner.x1, inner.x2, (inner.x2 - inner.x1) / leaves);
  const marks: Drawn[] = [rect(inner, leaf, FINE)];
  for (let index = 0; index < leaves; index += 1) {
    const [x1 = inner.x1, x2 = inner.x2] = [edges[index], edges[index + 1]];
    const stile = Math.min(90, (x2 - x1) * 0.16);
    const levels = divide(inner.z1 + stile, inner.z2 - stile * 0.4, (inner.z2 - inner.z1) / rows);
    levels.slice(0, -1).forEach((z, row) => {
      const next = levels[row + 1] ?? z;
      const panel = { x1: x1 + stile, x2: x2 - stile, z1: z, z2: next - stile * 0.6 };
      marks.push(rect(panel, null, FINE));
      const inset = 35;
      marks.push(
        rect({ x1: panel.x1 + inset, x2: panel.x2 - inset, z1: panel.z1 + inset, z2: panel.z2 - inset }, null, FINE),
      );
      if (studs) marks.push(disc((panel.x1 + panel.x2) / 2, (panel.z1 + panel.z2) / 2, 32, studs, FINE));
    });
    if (index > 0)
      marks.push(
        lines(
          [
            [
              [x1, inner.z1],
              [x1, inner.z2],
            ],
          ],
          LINE,
        ),
      );
    const pull = index === 0 && leaves === 2 ? x2 - 45 : x1 + 45;
    marks.push(disc(pull, inner.z1 + 1000, 28, studs ?? "#c9a227", FINE));
  }
  return [...marks, ...bars];
}

/** A door of a garage: four rows of panels, as wide as they are high and half as much again, that tilt back under the ceiling. */
export function sectionalDoor(hole: Rect, leaf: string, frame: string): readonly Drawn[] {
  const { inner, bars } = framed(hole, frame, 60);
  const levels = divide(inner.z1, inner.z2, (inner.z2 - inner.z1) / 4);
  const columns = divide(inner.x1, inner.x2, 800);
  const panels = levels.slice(0, -1).flatMap((z1, row) =>
    columns.slice(0, -1).map((x1, column): Rect => {
      const [x2 = x1, z2 = z1] = [columns[column + 1], levels[row + 1]];
      return { x1: x1 + 70, x2: x2 - 70, z1: z1 + 70, z2: z2 - 70 };
    }),
  );
  return [
    rect(inner, leaf, FINE),
    ...panels.map((panel) => rect(panel, null, FINE)),
    lines(
      levels.slice(1, -1).map((z): PaperPoint[] => [
        [inner.x1, z],
        [inner.x2, z],
      ]),
      LINE,
    ),
    ...bars,
  ];
}

/** Sliding glazed leaves to a balcony. */
export function glazedDoor(hole: Rect, frame: string): readonly Drawn[] {
  const { inner, bars } = framed(hole, frame, 50);
  const leaves = inner.x2 - inner.x1 > 1200 ? 3 : 2;
  const posts = divide(inner.x1, inner.x2, (inner.x2 - inner.x1) / leaves).slice(1, -1);
  return [
    ...posts.map((x) => rect({ ...inner, x1: x - 28, x2: x + 28 }, frame, FINE)),
    rect({ ...inner, z2: inner.z1 + 90 }, frame, FINE),
    ...bars,
  ];
}
