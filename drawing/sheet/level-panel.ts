import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { hasColumnSchedule } from "#drawing/sheet/house/framed.ts";
import { levelNotes } from "#drawing/sheet/level-notes.ts";
import { openingSchedule } from "#drawing/sheet/openings/opening-schedule.ts";
import type { Layout } from "#drawing/sheet/page/layout.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { columnsHolding, drawPanel } from "#drawing/sheet/panel/draw-panel.ts";
import { northAndScale } from "#drawing/sheet/panel/north-arrow.ts";
import { notes, type Section } from "#drawing/sheet/panel/section.ts";
import { areaStatement } from "#drawing/sheet/rooms/area-statement.ts";
import type { KeyedRoom } from "#drawing/sheet/rooms/draw-room-labels.ts";
import { roomKey, roomSchedule } from "#drawing/sheet/rooms/room-schedule.ts";
import { columnSchedule } from "#drawing/sheet/structure/column-schedule.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan, Room } from "#planner/plan/plan.ts";

/**
 * What is settled for the panel: how room sizes are written, which rooms have only a number, and which drawing schedules the columns where this panel
 * does not.
 */
export type OnDrawing = {
  readonly size: (room: Room) => string;
  readonly keyed: readonly KeyedRoom[];
  readonly scheduledOn: string;
};

/** In one table, in two, or on another sheet. */
type Columns = 1 | 2 | "elsewhere";
type Choice = { readonly brokenDown: boolean; readonly rooms: boolean; readonly columns: Columns };

/**
 * What a ground floor's panel shows, the fullest choice first. The rooms' table is dropped first, as it repeats their labels; the columns'
 * last, as columns are set out from this sheet: they go to one of their own.
 */
const GROUND: readonly Choice[] = [
  { brokenDown: true, rooms: true, columns: 1 },
  { brokenDown: true, rooms: true, columns: 2 },
  { brokenDown: true, rooms: false, columns: 1 },
  { brokenDown: true, rooms: false, columns: 2 },
  { brokenDown: false, rooms: false, columns: 1 },
  { brokenDown: false, rooms: false, columns: 2 },
  { brokenDown: true, rooms: true, columns: "elsewhere" },
  { brokenDown: true, rooms: false, columns: "elsewhere" },
];
/** The same for an upper floor, where the columns' table is dropped first: they stand where those below do. */
const UPPER: readonly Choice[] = [
  { brokenDown: true, rooms: true, columns: 1 },
  { brokenDown: true, rooms: true, columns: 2 },
  { brokenDown: true, rooms: true, columns: "elsewhere" },
  { brokenDown: true, rooms: false, columns: "elsewhere" },
];
const LEAST: Choice = { brokenDown: false, rooms: false, columns: "elsewhere" };

/** Where a level's columns are scheduled: on its own sheet, on another one, or nowhere, where no frame carries the house. */
export type Scheduled = "here" | "elsewhere" | "none";

/** The panel of a level's sheet with as much as it holds, and whether the tables of columns and of rooms are in it. */
export function drawLevelPanel(
  plan: Plan,
  level: Level,
  { panel, panelColumns, frame }: Layout,
  { size, keyed, scheduledOn }: OnDrawing,
  foot: Section,
  units: Units,
  typesetter: Typesetter,
): { readonly marks: readonly Mark[]; readonly columns: Scheduled; readonly roomsListed: boolean } {
  const framed = hasColumnSchedule(plan, level);
  const sections = ({ brokenDown, rooms, columns }: Choice): readonly Section[] => [
    northAndScale(plan.site.northBearing, frame.scale, units),
    areaStatement(plan, units, typesetter, brokenDown),
    ...(rooms ? [roomSchedule(level, size, units, typesetter)] : []),
    openingSchedule(plan, level, units, typesetter),
    ...(framed && columns !== "elsewhere"
      ? columnSchedule(plan, level, planRounding(plan), units, typesetter, columns)
      : []),
    ...(keyed.length > 0 ? [roomKey(keyed, typesetter)] : []),
    notes("NOTES", levelNotes(plan, level, units, columns === "elsewhere" ? scheduledOn : null), typesetter),
  ];
  const choices = level.index === 0 ? GROUND : UPPER;
  const fullest =
    choices.find((choice) => columnsHolding(panel, panelColumns, sections(choice), foot) !== null) ?? LEAST;
  const scheduled = fullest.columns === "elsewhere" ? "elsewhere" : "here";
  return {
    marks: drawPanel(panel, panelColumns, sections(fullest), foot),
    columns: framed ? scheduled : "none",
    roomsListed: fullest.rooms,
  };
}
