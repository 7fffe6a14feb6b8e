import { line, rectangle } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import type { Section } from "#drawing/sheet/panel/section.ts";
import type { Box } from "#drawing/sheet/shapes/box.ts";

/**
 * Sets the sections one below the other, column after column; `last` (the title block) stands at the foot of the last column. Throws when
 * they do not fit: a sheet never loses a table silently.
 */
export function drawPanel(area: Box, asked: number, sections: readonly Section[], last: Section): readonly Mark[] {
  const columns = columnsHolding(area, asked, sections, last) ?? asked;
  const { placed, short } = flowed(area, columns, sections, last);
  if (short > 0) throw new Error(`the panel is ${short.toFixed(1)} mm too short for its sections`);
  const width = (area.x2 - area.x1) / columns;
  const marks: Mark[] = [rectangle("A-ANNO-TTLB", area.x1, area.y1, area.x2, area.y2, { stroke: PENS.opening })];
  for (let column = 1; column < columns; column += 1) {
    const x = area.x1 + column * width;
    marks.push(line("A-ANNO-TTLB", [x, area.y1], [x, area.y2], PENS.opening));
  }
  for (const { section, at } of placed) marks.push(...section.draw(at[0], at[1], width));
  const x = area.x2 - width;
  const foot = area.y1 + last.height(width);
  marks.push(line("A-ANNO-TTLB", [x, foot], [x + width, foot], PENS.frame));
  marks.push(...last.draw(x, foot, width));
  return marks;
}

/** How many columns hold the sections and the title block: as many as asked for, or in a strip one more, narrower one; null where neither do. */
export function columnsHolding(area: Box, asked: number, sections: readonly Section[], last: Section): number | null {
  const counts = asked === 1 ? [1] : [asked, asked + 1];
  return counts.find((count) => panelHolds(area, count, sections, last)) ?? null;
}

/** Whether sections and title block fit into so many columns of the panel. */
export function panelHolds(area: Box, columns: number, sections: readonly Section[], last: Section): boolean {
  const width = (area.x2 - area.x1) / columns;
  return sections.every(({ least = 0 }) => least <= width) && flowed(area, columns, sections, last).short <= 0;
}

/** Heights that differ by less are the same, mm. */
const SAME = 1e-6;

/**
 * The sections with their top left corners, and by how much the panel is too short. One that the rest of a column does not hold stands in the next column;
 * where that does not hold it either it is split, if it can be.
 */
function flowed(area: Box, columns: number, sections: readonly Section[], last: Section) {
  const width = (area.x2 - area.x1) / columns;
  const placed: { readonly section: Section; readonly at: PaperPoint }[] = [];
  const floorOf = (column: number) => (column === columns - 1 ? area.y1 + last.height(width) : area.y1);
  let [column, top, short] = [0, area.y2, 0];
  const put = (section: Section): void => {
    placed.push({ section, at: [area.x1 + column * width, top] });
    top -= section.height(width);
  };
  const next = (): void => {
    column += 1;
    top = area.y2;
  };
  const set = (section: Section): void => {
    const height = section.height(width);
    const room = top - floorOf(column);
    if (height <= room + SAME || column === columns - 1) {
      if (height > room + SAME) short = Math.max(short, height - room);
      put(section);
      return;
    }
    const halves = height <= area.y2 - floorOf(column + 1) + SAME ? null : section.split?.(width, room);
    if (halves) put(halves[0]);
    next();
    set(halves ? halves[1] : section);
  };
  for (const section of sections) set(section);
  return { placed, short };
}
