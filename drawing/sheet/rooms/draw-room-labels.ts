import { allToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { rectangle, type TextMark, text } from "#drawing/sheet/page/marks.ts";
import { PAPER } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { type Box, boxAround, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { edgesOf } from "#drawing/sheet/shapes/edges.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Level, Room } from "#planner/plan/plan.ts";

/** A room's label: its name and its clear size as written. */
export type RoomLabel = { readonly room: Room; readonly name: string; readonly size: string };

/** A room too small for any words gets a number here, which the panel explains. */
export type KeyedRoom = { readonly key: string; readonly name: string; readonly size: string };

type Variant = {
  readonly lines: readonly { readonly words: string; readonly bold: boolean }[];
  readonly height: number;
  readonly angle: 0 | 90;
  readonly penalty: number;
};

const LEADING = 1.75;
const GRID = 0.7;
/** A name goes on to another line at a space, but no line begins with a stroke or a number, and brackets stay together. */
const BREAK = / (?!\/|\d+$|[^(]*\))/;

/** What each smaller size costs, and what turning costs: words two sizes smaller are easier to read than turned ones. */
const SMALLER = 1.6;
const TURNED = 3.6;

/** Clear paper between words and a wall or another mark. */
const CLEARANCE = 0.5;

/**
 * Writes each room's name and clear size at the clearest place inside it: first as large as it goes beside everything that
 * stands in the room, then smaller, on more lines, turned, over the furniture; at last as a number for the key.
 */
export function drawRoomLabels(
  labels: readonly RoomLabel[],
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): { readonly marks: readonly Mark[]; readonly keyed: readonly KeyedRoom[] } {
  const marks: Mark[] = [];
  const keyed: KeyedRoom[] = [];
  // The smallest rooms have the fewest places to choose from.
  const ordered = [...labels].sort((a, b) => a.room.area - b.room.area || (a.room.id < b.room.id ? -1 : 1));
  for (const label of ordered) {
    const corners = allToPaper(frame, label.room.polygon);
    const fitted = settle(variants(label), corners, typesetter, space);
    if (fitted) {
      marks.push(...fitted);
      continue;
    }
    const key = String(keyed.length + 1);
    const number = settle(
      [{ lines: [{ words: key, bold: true }], height: 1.5, angle: 0, penalty: 0 }],
      corners,
      typesetter,
      space,
    );
    keyed.push({ key, name: label.name, size: label.size });
    if (number) marks.push(...number);
  }
  return { marks, keyed };
}

function variants({ room, name, size }: RoomLabel): readonly Variant[] {
  const [width = size, depth = ""] = size.split(" x ");
  const words = name.split(BREAK);
  const bold = (text: string) => ({ words: text, bold: true });
  const plain = (text: string) => ({ words: text, bold: false });
  const flat = [bold(name), plain(size)];
  const tall = [...words.map(bold), plain(`${width} x`), plain(depth)];
  const mixed = [...words.map(bold), plain(size)];
  const split = [bold(name), plain(`${width} x`), plain(depth)];
  const heights = room.area > 7 ? [2.3, 2, 1.7, 1.45] : room.area > 3 ? [1.9, 1.6, 1.4] : [1.5, 1.3];
  return heights.flatMap((height, step): Variant[] => [
    { lines: flat, height, angle: 0, penalty: step * SMALLER },
    { lines: mixed, height, angle: 0, penalty: step * SMALLER + 0.6 },
    { lines: split, height, angle: 0, penalty: step * SMALLER + 0.8 },
    { lines: tall, height, angle: 0, penalty: step * SMALLER + 1.2 },
    { lines: flat, height, angle: 90, penalty: step * SMALLER + TURNED },
    { lines: split, height, angle: 90, penalty: step * SMALLER + TURNED + 0.8 },
  ]);
}

function settle(
  choices: readonly Variant[],
  corners: readonly PaperPoint[],
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] | null {
  let best: { price: number; variant: Variant; centre: PaperPoint; box: Box } | null = null;
  const bounds = boxAround(corners);
  const middle: PaperPoint = [(bounds.x1 + bounds.x2) / 2, (bounds.y1 + bounds.y2) / 2];
  const radius = Math.hypot(bounds.x2 - bounds.x1, bounds.y2 - bounds.y1) / 2 || 1;
  for (const variant of choices) {
    if (best && variant.penalty >= best.price) continue;
    const size = blockSize(variant, typesetter);
    const [w, h] = [size.width / 2 + CLEARANCE, size.height / 2 + CLEARANCE];
    const ys = steps(bounds.y1 + h, bounds.y2 - h);
    for (const x of steps(bounds.x1 + w, bounds.x2 - w)) {
      const aside = variant.penalty + Math.abs(x - middle[0]) / radius;
      for (const y of ys) {
        const most = best?.price ?? Number.POSITIVE_INFINITY;
        if (aside >= most) break;
        const onBlankPaper = variant.penalty + Math.hypot(x - middle[0], y - middle[1]) / radius;
        if (onBlankPaper >= most) continue;
        const box = { x1: x - w, y1: y - h, x2: x + w, y2: y + h };
        const price = onBlankPaper + space.cost(box);
        if (price >= most || !liesWithin(box, corners)) continue;
        best = { price, variant, centre: [x, y], box };
      }
    }
  }
  if (!best) return null;
  space.block(best.box);
  const covers = best.price - best.variant.penalty >= 2;
  const texts = block(best.variant, best.centre, typesetter);
  const behind = covers
    ? texts.map((mark) => {
        const { x1, y1, x2, y2 } = growBox(textBox(mark, typesetter), 0.3);
        return rectangle("A-ANNO-TEXT", x1, y1, x2, y2, { fill: { colour: PAPER, opacity: 0.9 } });
      })
    : [];
  return [...behind, ...texts];
}

function blockSize(variant: Variant, typesetter: Typesetter): { readonly width: number; readonly height: number } {
  const longest = Math.max(
    ...variant.lines.map(({ words, bold }) => lineWidth(words, bold, variant.height, typesetter)),
  );
  const tall = variant.height * (1 + LEADING * (variant.lines.length - 1)) + 0.35 * variant.height;
  return variant.angle === 0 ? { width: longest, height: tall } : { width: tall, height: longest };
}

function lineWidth(words: string, bold: boolean, height: number, typesetter: Typesetter): number {
  return typesetter.width(words, bold ? height : height * 0.86, bold ? "bold" : "regular");
}

function block(variant: Variant, centre: PaperPoint, typesetter: Typesetter): readonly TextMark[] {
  const { height, lines, angle } = variant;
  const size = blockSize(variant, typesetter);
  const tall = angle === 0 ? size.height : size.width;
  return lines.map(({ words, bold }, index) => {
    const drop = tall / 2 - height - index * LEADING * height;
    const at: PaperPoint = angle === 0 ? [centre[0], centre[1] + drop] : [centre[0] - drop, centre[1]];
    return text(at, words, bold ? height : height * 0.86, {
      anchor: "middle",
      weight: bold ? "bold" : "regular",
      angle,
    });
  });
}

/** From the middle outwards, so that the first of equal places is the most central. */
function steps(from: number, to: number): readonly number[] {
  if (to < from) return to > from - 1e-6 ? [(from + to) / 2] : [];
  const middle = (from + to) / 2;
  const count = Math.floor((to - from) / 2 / GRID);
  const places = [middle];
  for (let step = 1; step <= count; step += 1) places.push(middle + step * GRID, middle - step * GRID);
  return places;
}

/** Whether the box lies inside the rectilinear polygon: no edge passes through it, and its middle is inside. */
function liesWithin(box: Box, corners: readonly PaperPoint[]): boolean {
  for (const edge of edgesOf(corners).map(boxAround)) {
    if (boxesOverlap(edge, box)) return false;
    const crosses =
      edge.x1 === edge.x2
        ? edge.y1 < box.y2 && box.y1 < edge.y2 && box.x1 < edge.x1 && edge.x1 < box.x2
        : edge.x1 < box.x2 && box.x1 < edge.x2 && box.y1 < edge.y1 && edge.y1 < box.y2;
    if (crosses) return false;
  }
  return contains(corners, (box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2);
}

/** Every room of the level, with its size as `size` writes it; `shaft` is the name of ducts. */
export function roomLabels(level: Level, size: (room: Room) => string, shaft: string): readonly RoomLabel[] {
  return level.rooms.map((room) => ({
    room,
    name: room.kind === "duct" ? shaft : room.label.toUpperCase(),
    size: size(room),
  }));
}
