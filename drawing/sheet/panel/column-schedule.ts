import { planRounding } from "#drawing/sheet/level-chains.ts";
import { fullSizeTable, type Row, type Section } from "#drawing/sheet/panel/section.ts";
import { footprintBox } from "#drawing/sheet/sides.ts";
import { columnCentre, type TaggedColumn, taggedColumns } from "#drawing/sheet/tagged-columns.ts";
import { formatLength, type Units } from "#drawing/sheet/units.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** Letters that one reads on site, in the sun and at arm's length, mm. */
const LETTERS = 2;
const HEADING = "COLUMNS";
/** The drawing that has the schedule where the ground floor's has no room for it. */
export const COLUMN_SHEET_NUMBER = "A-401";
const HEADS = ["Tag", "Section", "From left", "From front", "Goes up to"];
const SHORT_HEADS = ["Tag", "Section", "Left", "Front", "Up to"];
const ANCHORS = ["start", "start", "end", "end", "end"] as const;

/**
 * What one sets a level's columns out by: tag, section along x and y, the centre's distance from the left and from the front outer
 * face of the ground floor, and how far up the column goes. In so many tables, for a panel that has no column high enough for one.
 */
export function columnSchedule(
  plan: Plan,
  level: Level,
  units: Units,
  typesetter: Typesetter,
  tables: number,
): readonly Section[] {
  const columns = taggedColumns(plan, level);
  const high = Math.ceil(columns.length / tables);
  return Array.from({ length: tables }, (_, at) => {
    const part = columns.slice(at * high, (at + 1) * high);
    const heading = at === 0 ? HEADING : `${HEADING}, CONTINUED`;
    const written = (short: boolean) =>
      fullSizeTable(
        heading,
        ANCHORS,
        [
          { cells: short ? SHORT_HEADS : HEADS, bold: true },
          ...part.map((column): Row => ({ cells: cellsOf(plan, level, units, column, short) })),
        ],
        typesetter,
        LETTERS,
      );
    const [long, short] = [written(false), written(true)];
    return {
      ...short,
      draw: (x, top, width) => (width >= (long.least ?? 0) ? long : short).draw(x, top, width),
    };
  });
}

function cellsOf(
  plan: Plan,
  level: Level,
  units: Units,
  { tag, box, lastLevel }: TaggedColumn,
  short: boolean,
): readonly string[] {
  const house = footprintBox(plan.levels[0] ?? level);
  const [roundX, roundY] = planRounding(plan, units);
  const [x, y] = columnCentre(box);
  const above = plan.levels[lastLevel + 1]?.name.toLowerCase();
  return [
    tag,
    `${side(units, box.x2 - box.x1)} x ${side(units, box.y2 - box.y1)}`,
    units.length(roundX(x) - roundX(house.x1)),
    units.length(roundY(y) - roundY(house.y1)),
    above === undefined ? "roof" : short ? above.replace(/ floor$/, "") : `${above} slab`,
  ];
}

/** A side of a column's section as the trade says it, in inches even over a foot: 9" x 12". */
function side(units: Units, millimetres: number): string {
  if (units.metric) return formatLength(units, millimetres);
  const halves = Math.round(millimetres / units.grain);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? "½" : ""}"`;
}
