import { planRounding } from "#drawing/sheet/level-chains.ts";
import { type Column, type Row, type Section, table } from "#drawing/sheet/panel/section.ts";
import { footprintBox } from "#drawing/sheet/sides.ts";
import { columnCentre, type TaggedColumn, taggedColumns } from "#drawing/sheet/tagged-columns.ts";
import { formatLength, type Units } from "#drawing/sheet/units.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

const WIDE: readonly Column[] = [
  { share: 0.1, anchor: "start" },
  { share: 0.19, anchor: "start" },
  { share: 0.17, anchor: "end" },
  { share: 0.17, anchor: "end" },
  { share: 0.37, anchor: "end" },
];
/** The same twice, side by side, with a gap between them. */
const NARROW: readonly Column[] = [
  { share: 0.07, anchor: "start" },
  { share: 0.12, anchor: "start" },
  { share: 0.1, anchor: "end" },
  { share: 0.1, anchor: "end" },
  { share: 0.09, anchor: "end" },
];
const GAP: Column = { share: 0.04, anchor: "start" };

/**
 * What one sets a level's columns out by: tag, section along x and y, the centre's distance from the left and from the front outer
 * face of the ground floor, and how far up the column goes. `doubled` sets two columns to a row where a panel is short.
 */
export function columnSchedule(
  plan: Plan,
  level: Level,
  units: Units,
  typesetter: Typesetter,
  doubled: boolean,
): Section {
  const house = footprintBox(plan.levels[0] ?? level);
  const [roundX, roundY] = planRounding(plan, units);
  const cells = ({ tag, box, lastLevel }: TaggedColumn): readonly string[] => {
    const [x, y] = columnCentre(box);
    const above = plan.levels[lastLevel + 1]?.name.toLowerCase();
    return [
      tag,
      `${side(units, box.x2 - box.x1)} x ${side(units, box.y2 - box.y1)}`,
      units.length(roundX(x) - roundX(house.x1)),
      units.length(roundY(y) - roundY(house.y1)),
      above === undefined ? "roof" : doubled ? above.replace(/ floor$/, "") : `${above} slab`,
    ];
  };
  const columns = taggedColumns(plan, level).map(cells);
  if (!doubled) {
    const rows = columns.map((each): Row => ({ cells: each }));
    return table(
      "COLUMNS",
      WIDE,
      [{ cells: ["Tag", "Section", "From left", "From front", "Goes up to"], bold: true }, ...rows],
      typesetter,
    );
  }
  const half = Math.ceil(columns.length / 2);
  const heads = ["Tag", "Section", "Left", "Front", "Up to"];
  const rows = columns
    .slice(0, half)
    .map((each, row): Row => ({ cells: [...each, "", ...(columns[half + row] ?? [])] }));
  return table(
    "COLUMNS",
    [...NARROW, GAP, ...NARROW],
    [{ cells: [...heads, "", ...heads], bold: true }, ...rows],
    typesetter,
  );
}

/** A side of a column's section as the trade says it, in inches even over a foot: 9" x 12". */
function side(units: Units, millimetres: number): string {
  if (units.metric) return formatLength(units, millimetres);
  const halves = Math.round(millimetres / units.grain);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? "½" : ""}"`;
}
