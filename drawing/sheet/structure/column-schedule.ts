import type { PlanRounding } from "#drawing/sheet/page/rounding.ts";
import { formatLength, type Units } from "#drawing/sheet/page/units.ts";
import { fullSizeTable, type Row, type Section } from "#drawing/sheet/panel/section.ts";
import { setOut } from "#drawing/sheet/structure/set-out.ts";
import { type ColumnLift, columnLifts } from "#drawing/sheet/structure/tagged-columns.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** Letters that one reads on site, in the sun and at arm's length, mm. */
const LETTERS = 2;
const HEADING = "COLUMNS";
/** How the table is written, the fullest first: narrow panels have room for less. */
const WRITTEN = [
  { heads: ["Tag", "Lift", "Section", "From left", "From front"], foot: "foundation", floors: true },
  { heads: ["Tag", "Lift", "Section", "Left", "Front"], foot: "foundation", floors: false },
  { heads: ["Tag", "Lift", "Section", "Left", "Front"], foot: "fdn.", floors: false },
] as const;
type Written = (typeof WRITTEN)[number];
const ANCHORS = ["start", "start", "start", "end", "end"] as const;

/**
 * What one sets a level's columns out by, in a row for each lift: tag, from where to where, section along x and y, and the centre's distance from the left and
 * from the front outer face of the ground floor. In so many tables, for a panel that has no column high enough for one.
 */
export function columnSchedule(
  plan: Plan,
  level: Level,
  rounding: PlanRounding,
  units: Units,
  typesetter: Typesetter,
  count: number,
): readonly Section[] {
  const columns = columnLifts(plan, level);
  const high = Math.ceil(columns.length / count);
  return Array.from({ length: count }, (_, at) => {
    const part = columns.slice(at * high, (at + 1) * high);
    const heading = at === 0 ? HEADING : `${HEADING}, CONTINUED`;
    const tables = WRITTEN.map((written) =>
      fullSizeTable(
        heading,
        ANCHORS,
        [
          { cells: written.heads, bold: true },
          ...part.map((lift): Row => ({ cells: cellsOf(plan, lift, rounding, units, written) })),
        ],
        typesetter,
        LETTERS,
      ),
    );
    const shortest = tables.reduce((a, b) => ((b.least ?? 0) < (a.least ?? 0) ? b : a));
    return {
      ...shortest,
      draw: (x, top, width) => (tables.find(({ least = 0 }) => least <= width) ?? shortest).draw(x, top, width),
    };
  });
}

function cellsOf(
  plan: Plan,
  lift: ColumnLift,
  rounding: PlanRounding,
  units: Units,
  written: Written,
): readonly string[] {
  const { tag, box } = lift;
  return [
    tag,
    liftWords(plan, lift, written),
    `${side(units, box.x2 - box.x1)} x ${side(units, box.y2 - box.y1)}`,
    ...setOut(plan, box, rounding, units),
  ];
}

/** From where a lift goes up, and to where: foundation to first floor, or to the roof of the room over a stair. */
function liftWords(
  { levels }: Plan,
  { firstLevel, lastLevel, toHeadroom }: ColumnLift,
  { foot, floors }: Written,
): string {
  const floor = (index: number) => {
    const name = levels[index]?.name.toLowerCase() ?? "roof";
    return floors ? name : name.replace(/ floor$/, "");
  };
  return `${firstLevel > 0 ? floor(firstLevel) : foot} to ${toHeadroom ? "headroom" : floor(lastLevel + 1)}`;
}

/** A side of a column's section as the trade says it, in inches even over a foot: 9" x 12". */
function side(units: Units, millimetres: number): string {
  if (units.metric) return formatLength(units, millimetres);
  const halves = Math.round(millimetres / units.grain);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? "½" : ""}"`;
}
