import { line, polyline, text } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** A block of the sheet's panel: how high it is in a column of a width, and its marks below a top left corner. */
export type Section = {
  readonly height: (width: number) => number;
  /** In a narrower column its words would not be as large as they must be; absent: it stands in any. */
  readonly least?: number;
  readonly draw: (x: number, top: number, width: number) => readonly Mark[];
  /** As much of it as a height holds, and the rest, which goes on in the next column; null where none or all of it does. Absent: it stands in one piece. */
  readonly split?: (width: number, height: number) => readonly [Section, Section] | null;
};

export type Column = { readonly share: number; readonly anchor: "start" | "end" };
/** An inset row tells more of the one above it. */
export type Row = { readonly cells: readonly string[]; readonly bold?: boolean; readonly inset?: boolean };

const HEADING = 2;
const ROW = 1.6;
const PITCH = 2.8;
const INSET = 2;
/** Paper between two columns of a table. */
const BETWEEN = 1.3;

/** A ruled table under a heading, in letters of a height; text too wide for its cell is set smaller, never cut. */
export function table(
  heading: string,
  columns: readonly Column[],
  rows: readonly Row[],
  typesetter: Typesetter,
  letters: number = ROW,
): Section {
  const pitch = (PITCH * letters) / ROW;
  const height = () => 6 + rows.length * pitch + 2;
  return {
    height,
    draw: (x, top, width) => {
      const inner = width - 2 * INSET;
      const marks: Mark[] = [...headingOver(heading, x, top, width)];
      rows.forEach((row, index) => {
        const baseline = top - 6 - (index + 1) * pitch + 0.9;
        let left = x + INSET;
        columns.forEach((column, cell) => {
          const words = row.cells[cell] ?? "";
          const indent = row.inset && cell === 0 ? INSET : 0;
          const room = inner * column.share - 1 - indent;
          const weight = row.bold ? "bold" : "regular";
          const natural = typesetter.width(words, letters, weight);
          const size = natural > room ? (letters * room) / natural : letters;
          const at = column.anchor === "start" ? left + indent : left + inner * column.share;
          if (words)
            marks.push(text([at, baseline], words, size, { layer: "A-ANNO-TTLB", anchor: column.anchor, weight }));
          left += inner * column.share;
        });
      });
      marks.push(bottomRule(x, top - height(), width));
      return marks;
    },
  };
}

/** A table whose columns are as wide as their words in letters of a height: it stands nowhere where it would have to be set smaller. */
export function fullSizeTable(
  heading: string,
  anchors: readonly Column["anchor"][],
  rows: readonly Row[],
  typesetter: Typesetter,
  letters: number,
): Section {
  const { columns, all } = naturalColumns(anchors, rows, typesetter, letters);
  return { ...table(heading, columns, rows, typesetter, letters), least: all + 2 * INSET };
}

/** A table whose columns share their width as their words need it, and whose letters are all set smaller where they need more. */
export function evenTable(
  heading: string,
  anchors: readonly Column["anchor"][],
  rows: readonly Row[],
  typesetter: Typesetter,
): Section {
  const { columns, all } = naturalColumns(anchors, rows, typesetter, ROW);
  const fitting = (width: number) =>
    table(heading, columns, rows, typesetter, Math.min(ROW, (ROW * (width - 2 * INSET)) / all));
  return {
    height: (width) => fitting(width).height(width),
    draw: (x, top, width) => fitting(width).draw(x, top, width),
  };
}

/** Columns that share a width as their words in letters of a height need it, and what they need together. */
function naturalColumns(
  anchors: readonly Column["anchor"][],
  rows: readonly Row[],
  typesetter: Typesetter,
  letters: number,
): { readonly columns: readonly Column[]; readonly all: number } {
  const widths = anchors.map(
    (_, cell) =>
      Math.max(
        ...rows.map(({ cells, bold }) => typesetter.width(cells[cell] ?? "", letters, bold ? "bold" : "regular")),
      ) + BETWEEN,
  );
  const all = widths.reduce((sum, width) => sum + width, 0);
  return { columns: anchors.map((anchor, cell) => ({ share: (widths[cell] ?? 0) / all, anchor })), all };
}

/** Paragraphs, broken at spaces, each with its number, the first one's being `from`. */
export function notes(
  heading: string,
  paragraphs: readonly string[],
  typesetter: Typesetter,
  from: number = 1,
): Section {
  const size = 1.45;
  const pitch = 2.75;
  const lines = (width: number) =>
    paragraphs.flatMap((paragraph, index) =>
      breakLines(paragraph, width - 2 * INSET - 4, size, typesetter).map((words, line) => ({
        label: line === 0 ? `${from + index}.` : "",
        words,
      })),
    );
  const height = (width: number) => 6 + lines(width).length * pitch + 2;
  return {
    height,
    draw: (x, top, width) => [
      ...headingOver(heading, x, top, width),
      ...lines(width).flatMap(({ label, words }, index) => {
        const baseline = top - 6 - (index + 1) * pitch + 0.4;
        const body = text([x + INSET + 4, baseline], words, size, { layer: "A-ANNO-TTLB" });
        return label ? [text([x + INSET, baseline], label, size, { layer: "A-ANNO-TTLB" }), body] : [body];
      }),
      bottomRule(x, top - height(width), width),
    ],
    split: (width, most) => {
      const first = (count: number) => notes(heading, paragraphs.slice(0, count), typesetter, from);
      let count = paragraphs.length - 1;
      while (count > 0 && first(count).height(width) > most) count -= 1;
      if (count <= 0) return null;
      const title = from === 1 ? `${heading}, CONTINUED` : heading;
      return [first(count), notes(title, paragraphs.slice(count), typesetter, from + count)];
    },
  };
}

export function breakLines(paragraph: string, width: number, size: number, typesetter: Typesetter): readonly string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of paragraph.split(" ")) {
    const longer = current ? `${current} ${word}` : word;
    if (current && typesetter.width(longer, size, "regular") > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return current ? [...lines, current] : lines;
}

/** A section's name over a rule, below its top. */
export function headingOver(words: string, x: number, top: number, width: number): readonly Mark[] {
  return [
    text([x + INSET, top - 4.2], words, HEADING, { layer: "A-ANNO-TTLB", weight: "bold" }),
    line("A-ANNO-TTLB", [x + INSET, top - 5.6], [x + width - INSET, top - 5.6], PENS.rule),
  ];
}

export function bottomRule(x: number, y: number, width: number): Mark {
  return polyline(
    "A-ANNO-TTLB",
    [
      [x, y],
      [x + width, y],
    ],
    PENS.opening,
  );
}
