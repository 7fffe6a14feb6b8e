import type { Units } from "#drawing/sheet/page/units.ts";
import { type Row, type Section, table } from "#drawing/sheet/panel/section.ts";
import { contains, largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Level, Plan, Room, RoomKind } from "#planner/plan/plan.ts";

/** Rooms without walls, and garages, that count in a floor's built-up area, in the groups and the order in which the statement names them. */
const UNWALLED: readonly (readonly RoomKind[])[] = [
  ["terrace", "balcony", "courtyard"],
  ["parking", "garage", "porch", "verandah"],
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
