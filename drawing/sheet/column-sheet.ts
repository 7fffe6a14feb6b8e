import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { layoutFor } from "#drawing/sheet/page/layout.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { sheetBorder } from "#drawing/sheet/page/sheet-frame.ts";
import { levelNumber, SHEET_NUMBERS } from "#drawing/sheet/page/sheet-numbers.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { drawPanel } from "#drawing/sheet/panel/draw-panel.ts";
import { notes } from "#drawing/sheet/panel/section.ts";
import { type TitleBlock, titleBlock } from "#drawing/sheet/panel/title-block.ts";
import { columnSchedule } from "#drawing/sheet/structure/column-schedule.ts";
import { keyPlan } from "#drawing/sheet/structure/key-plan.ts";
import { footingNotes } from "#drawing/sheet/structure/shared-footings.ts";
import { columnLifts } from "#drawing/sheet/structure/tagged-columns.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** So many rows stand in one table. */
const ROWS = 60;
/** Paper before and between tables, and for each of them, mm. */
const INSET = 12;
const WIDTH = 92;

/** The ground floor's columns on a sheet of their own: for a house whose floor plan leaves its panel no room for them. */
export function drawColumnSheet(plan: Plan, ground: Level, block: TitleBlock, typesetter: Typesetter): Sheet {
  const units = unitsOf(plan.brief.region);
  const nothing = { x1: 0, y1: 0, x2: 1, y2: 1 };
  const layout = layoutFor(nothing, { left: 0, right: 0, top: 0, bottom: 0 }, plan.brief.region, [1]);
  const { drawing } = layout;
  const tables = Math.ceil(columnLifts(plan, ground).length / ROWS);
  const name = { title: "COLUMN SCHEDULE", number: SHEET_NUMBERS.columns, scale: "–" };
  const said = [
    `Tags as on the ground floor's plan: drawing ${levelNumber(ground)}.`,
    "Distances from the ground floor's left and front outer faces, as seen from the road, to the centres of the columns.",
    "Sections and reinforcement by the structural engineer.",
    ...footingNotes(plan, ground),
  ];
  return {
    name: "columns",
    title: `${block.project}: column schedule`,
    width: layout.width,
    height: layout.height,
    scale: 1,
    marks: [
      sheetBorder(layout),
      ...columnSchedule(plan, ground, planRounding(plan), units, typesetter, tables).flatMap((section, at) =>
        section.draw(drawing.x1 + INSET + at * (WIDTH + INSET), drawing.y2 - INSET, WIDTH),
      ),
      ...drawPanel(
        layout.panel,
        layout.panelColumns,
        [
          keyPlan(plan, ground, typesetter),
          notes(
            "NOTES",
            said.map((note) => regionalText(plan.brief.region, note)),
            typesetter,
          ),
        ],
        titleBlock(plan, block, name, units, typesetter),
      ),
    ],
  };
}
