import { line, text } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { formatLength, type Units } from "#drawing/sheet/page/units.ts";
import { breakLines, type Section } from "#drawing/sheet/panel/section.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** What the order knows and the plan does not. */
export type TitleBlock = {
  readonly client: string;
  readonly project: string;
  readonly revision: string;
  /** As it is written on the sheet. */
  readonly date: string;
};

/** What differs from sheet to sheet. */
export type SheetName = { readonly title: string; readonly number: string; readonly scale: string };

const FACINGS: Readonly<Record<Plan["site"]["facing"], string>> = {
  N: "North",
  NE: "North-east",
  E: "East",
  SE: "South-east",
  S: "South",
  SW: "South-west",
  W: "West",
  NW: "North-west",
};

const LABEL = 1.15;
const PITCH = 7;
const INSET = 2;

/** Client, project, plot, facing, drawing number, revision, scale and date, in ruled cells. */
export function titleBlock(
  plan: Plan,
  block: TitleBlock,
  sheet: SheetName,
  units: Units,
  typesetter: Typesetter,
): Section {
  const { plot } = plan.brief;
  const written = units.metric
    ? `${(plotSpan(plan, 0) / 1000).toFixed(2)} x ${(plotSpan(plan, 1) / 1000).toFixed(2)} m`
    : `${formatLength(units, plotSpan(plan, 0))} x ${formatLength(units, plotSpan(plan, 1))}`;
  const asked = `${plot.width} x ${plot.depth} ${plot.unit}`;
  const rows: readonly (readonly (readonly [label: string, value: string])[])[] = [
    [["CLIENT", block.client]],
    [["PROJECT", block.project]],
    [
      [regionalText(plan.brief.region, "PLOT"), units.metric ? written : asked],
      ["FACING", FACINGS[plan.site.facing]],
    ],
    [
      ["SCALE", sheet.scale],
      ["DATE", block.date],
    ],
    [
      ["DRAWING NO.", sheet.number],
      ["REV.", block.revision],
      ["OPTION", String(plan.option.index)],
    ],
  ];
  const titleHeight = 11;
  const brandHeight = 9;
  const height = () => brandHeight + titleHeight + rows.length * PITCH;
  return {
    height,
    draw: (x, top, width) => {
      const marks: Mark[] = [
        text([x + INSET, top - 6.2], "HomePlan", 3, { layer: "A-ANNO-TTLB", weight: "bold" }),
        text([x + width - INSET, top - 6], "House plans, designed while you wait", 1.2, {
          layer: "A-ANNO-TTLB",
          anchor: "end",
          colour: "#555555",
        }),
        line("A-ANNO-TTLB", [x, top - brandHeight], [x + width, top - brandHeight], PENS.rule),
        text([x + INSET, top - brandHeight - 2.6], "DRAWING", LABEL, { layer: "A-ANNO-TTLB", colour: "#555555" }),
      ];
      const [title = ""] = breakLines(sheet.title, 1e6, 2.6, typesetter);
      marks.push(fitted(title, x + INSET, top - brandHeight - 8, width - 2 * INSET, 3, "bold", typesetter));
      rows.forEach((cells, index) => {
        const rowTop = top - brandHeight - titleHeight - index * PITCH;
        const cellWidth = width / cells.length;
        marks.push(line("A-ANNO-TTLB", [x, rowTop], [x + width, rowTop], PENS.rule));
        cells.forEach(([label, value], cell) => {
          const left = x + cell * cellWidth;
          if (cell > 0) marks.push(line("A-ANNO-TTLB", [left, rowTop], [left, rowTop - PITCH], PENS.rule));
          marks.push(text([left + INSET, rowTop - 2.3], label, LABEL, { layer: "A-ANNO-TTLB", colour: "#555555" }));
          marks.push(fitted(value, left + INSET, rowTop - 5.7, cellWidth - 2 * INSET, 1.9, "regular", typesetter));
        });
      });
      return marks;
    },
  };
}

function fitted(
  words: string,
  x: number,
  y: number,
  width: number,
  size: number,
  weight: "regular" | "bold",
  typesetter: Typesetter,
): Mark {
  const natural = typesetter.width(words, size, weight);
  return text([x, y], words, natural > width ? (size * width) / natural : size, { layer: "A-ANNO-TTLB", weight });
}

function plotSpan(plan: Plan, axis: 0 | 1): number {
  const values = plan.site.plot.map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
}
