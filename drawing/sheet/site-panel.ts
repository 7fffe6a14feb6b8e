import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { driveNotes } from "#drawing/sheet/drive/ramp.ts";
import { openingSchedule } from "#drawing/sheet/openings/opening-schedule.ts";
import { openingsNote } from "#drawing/sheet/openings/types.ts";
import type { Layout } from "#drawing/sheet/page/layout.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { formatLength, type Units } from "#drawing/sheet/page/units.ts";
import { columnsHolding, drawPanel } from "#drawing/sheet/panel/draw-panel.ts";
import { northAndScale } from "#drawing/sheet/panel/north-arrow.ts";
import { notes, type Section } from "#drawing/sheet/panel/section.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { areaStatement, openToSky } from "#drawing/sheet/rooms/area-statement.ts";
import { clearSize } from "#drawing/sheet/rooms/clear-size.ts";
import { roomSchedule } from "#drawing/sheet/rooms/room-schedule.ts";
import { rainNotes } from "#drawing/sheet/site/rain-pit.ts";
import { tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/**
 * The schedules of the whole house beside its site, with as much as the panel holds; `unlisted`: levels whose own sheets have no room for their
 * rooms' table.
 */
export function drawSitePanel(
  plan: Plan,
  { panel, panelColumns, frame }: Layout,
  unlisted: readonly Level[],
  foot: Section,
  units: Units,
  typesetter: Typesetter,
): readonly Mark[] {
  const rooms = unlisted.map((level) => {
    const heading = `ROOMS, ${level.name.toUpperCase()}`;
    return roomSchedule(level, (room) => clearSize(room, planRounding(plan), units), units, typesetter, heading);
  });
  const sections = (brokenDown: boolean, listed: readonly Section[]): readonly Section[] => [
    northAndScale(plan.site.northBearing, frame.scale, units),
    areaStatement(plan, units, typesetter, brokenDown),
    ...listed,
    openingSchedule(plan, null, units, typesetter),
    notes("NOTES", siteNotes(plan, units), typesetter),
  ];
  const choices = [sections(true, rooms), sections(false, rooms), sections(true, [])];
  const fullest = choices.find((choice) => columnsHolding(panel, panelColumns, choice, foot) !== null);
  return drawPanel(panel, panelColumns, fullest ?? sections(false, []), foot);
}

/** What the dashed line about a house with a sloped roof is, or with tiles about its terrace. */
function eavesNote(plan: Plan, units: Units): readonly string[] {
  const skirt = tiledSkirt(plan);
  if (skirt !== null)
    return [
      `Dashed about the house: the eaves of its tiled skirt, ${formatLength(units, skirt.reach)} beyond the walls.`,
    ];
  const reach = pitchedRoof(plan)?.edges.find(({ ends }) => ends === "eaves")?.beyond;
  if (reach === undefined) return [];
  return [
    `Dashed about the house: the roof's eaves and verges; eaves reach ${formatLength(units, reach)} beyond the walls.`,
  ];
}

function siteNotes(plan: Plan, units: Units): readonly string[] {
  const all = [
    "Check the plot's sides, diagonals and the road's edge on site before setting out.",
    "Setbacks are measured from the plot's boundary to the outer face of the walls.",
    "North by compass; confirm on site.",
    ...eavesNote(plan, units),
    openingsNote(plan),
    ...driveNotes(plan, units),
    ...(plan.levels.some((level) => openToSky(plan, level) > 0)
      ? [
          "Whether a terrace that is open to the sky counts as built-up area is for the local authority to decide: it is counted here, and the roofed area is told beside.",
        ]
      : []),
    ...rainNotes(plan),
    ...plan.relaxed.map(({ message }) => message),
    `Designed with the profile ${plan.profile.id} (${plan.profile.version}). Confirm setbacks, coverage and floor area ratio with your local authority before building.`,
  ];
  return all.map((note) => regionalText(plan.brief.region, note));
}
