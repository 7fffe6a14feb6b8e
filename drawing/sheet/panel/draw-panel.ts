import type { Box } from "#drawing/sheet/box.ts";
import { line, rectangle } from "#drawing/sheet/marks.ts";
import type { Section } from "#drawing/sheet/panel/section.ts";
import { PENS } from "#drawing/sheet/pens.ts";
import type { Mark } from "#drawing/sheet/sheet.ts";

/**
 * Sets the sections one below the other, column after column; `last` (the title block) stands at the foot of the last column.
 * Throws when they do not fit: a sheet never loses a table silently.
 */
export function drawPanel(area: Box, columns: number, sections: readonly Section[], last: Section): readonly Mark[] {
  const width = (area.x2 - area.x1) / columns;
  const marks: Mark[] = [rectangle("A-ANNO-TTLB", area.x1, area.y1, area.x2, area.y2, { stroke: PENS.opening })];
  for (let column = 1; column < columns; column += 1) {
    const x = area.x1 + column * width;
    marks.push(line("A-ANNO-TTLB", [x, area.y1], [x, area.y2], PENS.opening));
  }
  let column = 0;
  let top = area.y2;
  const floor = () => (column === columns - 1 ? area.y1 + last.height(width) : area.y1);
  for (const section of sections) {
    const height = section.height(width);
    if (top - height < floor() && column < columns - 1) {
      column += 1;
      top = area.y2;
    }
    if (top - height < floor() - 1e-6) {
      throw new Error(`the panel is ${(floor() - top + height).toFixed(1)} mm too short for its sections`);
    }
    marks.push(...section.draw(area.x1 + column * width, top, width));
    top -= height;
  }
  const x = area.x2 - width;
  const foot = area.y1 + last.height(width);
  marks.push(line("A-ANNO-TTLB", [x, foot], [x + width, foot], PENS.frame));
  marks.push(...last.draw(x, foot, width));
  return marks;
}

/** Whether sections and title block fit below one another; a strip of several columns is taken to be full. */
export function panelHolds(area: Box, columns: number, sections: readonly Section[], last: Section): boolean {
  const width = area.x2 - area.x1;
  return columns === 1 && [...sections, last].reduce((sum, each) => sum + each.height(width), 0) <= area.y2 - area.y1;
}
