import type { KeyedRoom } from "#drawing/sheet/draw-room-labels.ts";
import { type Row, type Section, table } from "#drawing/sheet/panel/section.ts";
import { formatLength, type Units } from "#drawing/sheet/units.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Level, Plan, Room } from "#planner/plan/plan.ts";

/** Plot, coverage, built-up area of each floor, floor area ratio, carpet area: the plan document's own figures. */
export function areaStatement(plan: Plan, units: Units, typesetter: Typesetter): Section {
  const { areas } = plan;
  const say = (words: string) => regionalText(plan.brief.region, words);
  const built = areas.builtUp.reduce((sum, area) => sum + area, 0);
  const carpet = areas.carpet.reduce((sum, area) => sum + area, 0);
  const share = areas.plot > 0 ? ` (${((100 * areas.coverage) / areas.plot).toFixed(1)} %)` : "";
  const rows: Row[] = [
    { cells: [say("Plot"), units.area(areas.plot)] },
    { cells: [`${say("Ground coverage")}${share}`, units.area(areas.coverage)] },
    ...plan.levels.map((level, index) => ({
      cells: [`${level.name}, ${say("built-up")}`, units.area(areas.builtUp[index] ?? 0)],
    })),
    { cells: [`Total ${say("built-up")}`, units.area(built)], bold: true },
    { cells: [say("Carpet area"), units.area(carpet)] },
    { cells: ["Floor area ratio (FAR)", areas.far.toFixed(2)] },
  ];
  return table(
    "AREA STATEMENT",
    [
      { share: 0.46, anchor: "start" },
      { share: 0.54, anchor: "end" },
    ],
    rows,
    typesetter,
  );
}

/** The doors, windows and ventilators that stand on these levels, as the plan's schedules size them. */
export function openingSchedule(plan: Plan, level: Level | null, units: Units, typesetter: Typesetter): Section {
  const shown = level ? level.openings : plan.levels.flatMap((each) => each.openings);
  const row = (entry: Plan["schedules"]["doors"][number]): Row[] => {
    const count = shown.filter((opening) => opening.tag === entry.tag).length;
    const sill = shown.find((opening) => opening.tag === entry.tag)?.sill ?? 0;
    if (count === 0) return [];
    const size = `${formatLength(units, entry.width)} x ${formatLength(units, entry.height)}`;
    const here = level ? String(count) : "";
    return [{ cells: [entry.tag, size, sill > 0 ? formatLength(units, sill) : "–", here, String(entry.count)] }];
  };
  const rows: Row[] = [
    { cells: ["Tag", "Width x height", "Sill", level ? "Here" : "", "Total"], bold: true },
    ...plan.schedules.doors.flatMap(row),
    ...plan.schedules.windows.flatMap(row),
  ];
  return table(
    "DOORS AND WINDOWS",
    [
      { share: 0.16, anchor: "start" },
      { share: 0.42, anchor: "start" },
      { share: 0.18, anchor: "start" },
      { share: 0.12, anchor: "end" },
      { share: 0.12, anchor: "end" },
    ],
    rows,
    typesetter,
  );
}

/** What the numbers in rooms too small for words stand for. */
export function roomKey(rooms: readonly KeyedRoom[], typesetter: Typesetter): Section {
  return table(
    "ROOM KEY",
    [
      { share: 0.12, anchor: "start" },
      { share: 0.48, anchor: "start" },
      { share: 0.4, anchor: "end" },
    ],
    rooms.map(({ key, name, size }) => ({ cells: [key, name, size] })),
    typesetter,
  );
}

/** Every room of the level with its clear size and its area, which the region calls `carpet`. */
export function roomSchedule(
  level: Level,
  size: (room: Room) => string,
  carpet: string,
  units: Units,
  typesetter: Typesetter,
): Section {
  const rows: Row[] = level.rooms
    .filter((room) => room.kind !== "duct")
    .map((room) => ({ cells: [room.label, size(room), units.shortArea(room.area)] }));
  return table(
    "ROOMS",
    [
      { share: 0.4, anchor: "start" },
      { share: 0.37, anchor: "start" },
      { share: 0.23, anchor: "end" },
    ],
    [{ cells: ["Room", "Clear size", carpet], bold: true }, ...rows],
    typesetter,
  );
}
