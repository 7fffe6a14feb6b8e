import { archSchedule } from "#drawing/sheet/openings/sizes.ts";
import { typedOpenings } from "#drawing/sheet/openings/types.ts";
import { formatLength, type Units } from "#drawing/sheet/page/units.ts";
import { evenTable, type Row, type Section, table } from "#drawing/sheet/panel/section.ts";
import type { KeyedRoom } from "#drawing/sheet/rooms/draw-room-labels.ts";
import { contains, largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Level, Plan, Room, RoomKind, ScheduleRow } from "#planner/plan/plan.ts";

/** Rooms without walls that count in a floor's built-up area, in the groups and the order in which the statement names them. */
const UNWALLED: readonly (readonly RoomKind[])[] = [
  ["terrace", "balcony", "courtyard"],
  ["parking", "porch", "verandah"],
];

/**
 * Plot, coverage, built-up area of each floor, carpet area, floor area ratio: the plan document's own figures. `brokenDown` adds below each
 * floor's area how much of it is terrace or parking, which builders do not charge as they do rooms, and what stands under a roof where some
 * of a floor does not, with the ratio of that: authorities differ on whether an open terrace counts.
 */
export function areaStatement(plan: Plan, units: Units, typesetter: Typesetter, brokenDown = false): Section {
  const { areas } = plan;
  const say = (words: string) => regionalText(plan.brief.region, words);
  const built = areas.builtUp.reduce((sum, area) => sum + area, 0);
  const carpet = areas.carpet.reduce((sum, area) => sum + area, 0);
  const open = plan.levels.reduce((sum, level) => sum + openToSky(plan, level), 0);
  const share = areas.plot > 0 ? ` (${((100 * areas.coverage) / areas.plot).toFixed(1)} %)` : "";
  const rows: Row[] = [
    { cells: [say("Plot"), units.area(areas.plot)] },
    { cells: [`${say("Ground coverage")}${share}`, units.area(areas.coverage)] },
    ...plan.levels.flatMap((level, index) => [
      { cells: [`${level.name}, ${say("built-up")}`, units.area(areas.builtUp[index] ?? 0)] },
      ...(brokenDown ? UNWALLED.flatMap((kinds) => ofIt(level, kinds, units)) : []),
      ...(brokenDown && openToSky(plan, level) > 0
        ? [{ cells: ["roofed", units.area((areas.builtUp[index] ?? 0) - openToSky(plan, level))], inset: true }]
        : []),
    ]),
    { cells: [`Total ${say("built-up")}`, units.area(built)], bold: true },
    ...(brokenDown && open > 0 ? [{ cells: ["roofed", units.area(built - open)], inset: true }] : []),
    { cells: [say("Carpet area"), units.area(carpet)] },
    { cells: [say("Floor area ratio (FAR)"), areas.far.toFixed(2)] },
    ...(brokenDown && open > 0
      ? [{ cells: ["of the roofed floors", ((built - open) / areas.plot).toFixed(2)], inset: true }]
      : []),
  ];
  return table(
    "AREA STATEMENT",
    [
      { share: 0.5, anchor: "start" },
      { share: 0.5, anchor: "end" },
    ],
    rows,
    typesetter,
  );
}

/** The floor of a level's terraces that neither the roof nor a storey above covers, square metres. */
export function openToSky({ levels }: Plan, { index, rooms }: Level): number {
  const above = levels.find((level) => level.index === index + 1)?.rooms ?? [];
  const isOpen = ({ kind, label, polygon }: Room) => {
    const { x1, y1, x2, y2 } = largestRectangle(polygon);
    const covered = above.some((room) => contains(room.polygon, (x1 + x2) / 2, (y1 + y2) / 2));
    return kind === "terrace" && !/covered/i.test(label) && !covered;
  };
  return index === 0 ? 0 : rooms.filter(isOpen).reduce((sum, { area }) => sum + area, 0);
}

/** A row for the rooms of these kinds, called as they are on the plan: "of it open terrace and balcony". */
function ofIt({ rooms }: Level, kinds: readonly RoomKind[], units: Units): readonly Row[] {
  const own = kinds.flatMap((kind) => rooms.filter((room) => room.kind === kind));
  if (own.length === 0) return [];
  const names = [...new Set(own.map(({ label }) => label.replace(/ \d+$/, "").toLowerCase()))];
  const last = names.at(-1) ?? "";
  const named = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${last}` : last;
  const area = own.reduce((sum, room) => sum + room.area, 0);
  return [{ cells: [`of it ${named}`, units.area(area)], inset: true }];
}

/**
 * The doors, windows and ventilators of a level, sized as in the plan's schedules, a row for each use of a tag, and its openings without
 * a door; for null, those of the whole house without the latter.
 */
export function openingSchedule(plan: Plan, level: Level | null, units: Units, typesetter: Typesetter): Section {
  const row = (entry: ScheduleRow): Row[] => {
    const everywhere = typedOpenings(plan, plan.levels, entry.tag);
    const size = `${formatLength(units, entry.width)} x ${formatLength(units, entry.height)}`;
    return typedOpenings(plan, level ? [level] : plan.levels, entry.tag).map(({ type, openings }) => {
      const sill = openings[0]?.sill ?? 0;
      const total = everywhere.find((each) => each.type === type)?.openings.length ?? 0;
      const here = level ? String(openings.length) : "";
      return { cells: [entry.tag, size, sill > 0 ? formatLength(units, sill) : "–", type, here, String(total)] };
    });
  };
  const open = level ? archSchedule(plan).flatMap(row) : [];
  const rows: Row[] = [
    { cells: ["Tag", "Width x height", "Sill", "Type", level ? "Here" : "", "Total"], bold: true },
    ...plan.schedules.doors.flatMap(row),
    ...open,
    ...plan.schedules.windows.flatMap(row),
  ];
  return evenTable(
    open.length > 0 ? "DOORS, OPENINGS AND WINDOWS" : "DOORS AND WINDOWS",
    ["start", "start", "start", "start", "end", "end"],
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

/** Every room of the level but ducts, with its clear size and its area; those without walls too. */
export function roomSchedule(
  level: Level,
  size: (room: Room) => string,
  units: Units,
  typesetter: Typesetter,
  heading = "ROOMS",
): Section {
  const rows: Row[] = level.rooms
    .filter((room) => room.kind !== "duct")
    .map((room) => ({ cells: [room.label, size(room), units.shortArea(room.area)] }));
  return table(
    heading,
    [
      { share: 0.4, anchor: "start" },
      { share: 0.37, anchor: "start" },
      { share: 0.23, anchor: "end" },
    ],
    [{ cells: ["Room", "Clear size", "Area"], bold: true }, ...rows],
    typesetter,
  );
}
