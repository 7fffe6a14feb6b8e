import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { FALL, isSunk, openFloorLevel, openFloors } from "#drawing/sheet/heights/floor-levels.ts";
import { PARAPET_HEIGHT } from "#drawing/sheet/heights/house-heights.ts";
import { wetNotes } from "#drawing/sheet/heights/wet-notes.ts";
import { writtenHeight, writtenStorey } from "#drawing/sheet/heights/written-heights.ts";
import { hasColumnSchedule, isFramed, isTimber, standsOnPosts } from "#drawing/sheet/house/framed.ts";
import { roofsBelow } from "#drawing/sheet/house/lower-roofs.ts";
import { shaftsOf } from "#drawing/sheet/house/shafts.ts";
import { ARCH_TOLERANCE, innerJambs, unusualJambs, usualJamb } from "#drawing/sheet/openings/jambs.ts";
import { sunshades } from "#drawing/sheet/openings/sunshades.ts";
import { openingsNote } from "#drawing/sheet/openings/types.ts";
import { roofNumber, SHEET_NUMBERS } from "#drawing/sheet/page/sheet-numbers.ts";
import { formatLength, metres, type Units } from "#drawing/sheet/page/units.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { PIPE } from "#drawing/sheet/rain/outlet.ts";
import { levelPipeNotes } from "#drawing/sheet/rain/pipe-notes.ts";
import { hatchNotes, hatchWords } from "#drawing/sheet/roof/attic-hatch.ts";
import { NO_ACCESS } from "#drawing/sheet/roof/notes.ts";
import { SECTION } from "#drawing/sheet/section-line/mark.ts";
import { formatTread, writtenRisers } from "#drawing/sheet/stairs/written-risers.ts";
import { postNotes } from "#drawing/sheet/structure/posts.ts";
import { footingNotes } from "#drawing/sheet/structure/shared-footings.ts";
import { capitalised, inSentence } from "#drawing/words/in-sentence.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Level, Plan, Room, Stair } from "#planner/plan/plan.ts";

/** What a mason and the local authority must know to read the level's sheet; `columnsOn`: another drawing that has the schedule of its columns. */
export function levelNotes(plan: Plan, level: Level, units: Units, columnsOn: string | null = null): readonly string[] {
  const walls = [
    ...new Set(
      level.walls.filter(({ kind }) => kind === "external" || kind === "internal").map(({ thickness }) => thickness),
    ),
  ];
  walls.sort((a, b) => b - a);
  const stair = level.stairs[0];
  const all = [
    units.metric
      ? "All dimensions in millimetres, to unfinished faces. Do not scale from the drawing."
      : `All dimensions in feet and inches, to the nearest half inch, to unfinished faces${plan.brief.region === "in" ? "; treads, risers and pipes in millimetres" : ""}. Do not scale from the drawing.`,
    `Walls ${walls.map((thickness) => formatLength(units, thickness)).join(" and ")} thick as drawn; filled squares are ${standsOnPosts(plan) ? "posts" : "columns"}.`,
    `${units.finished}, finished floor level: ${writtenHeight(plan, units, level.floorLevel)} above the road; ${storeyWords(plan, level, units)}.`,
    ...(stair
      ? [`Stair: ${countedRisers(plan, level, stair, units)}, treads ${formatTread(stair.tread, units)}.`]
      : []),
    ...jambNote(plan, level, units),
    openingsNote(plan),
    ...openFloorNotes(level, units),
    ...(roofsBelow(plan, level.index).length > 0
      ? [`Roof below: flat, ${NO_ACCESS}; its upstand, falls and outlets are told on drawing ${roofNumber(plan)}.`]
      : []),
    ...levelPipeNotes(plan, level),
    ...wetNotes(plan, level, units),
    dashedNote(plan, level),
    ...hatchNotes(plan, level),
    `Section ${SECTION}-${SECTION} where marked, looking the way of the arrows: drawing ${SHEET_NUMBERS.section}.`,
    structureNote(plan, level, columnsOn),
    ...(columnsOn === null ? footingNotes(plan, level) : []),
    `Designed with the profile ${plan.profile.id} (${plan.profile.version}). Confirm with your local authority before building.`,
    ...postNotes(plan, level, planRounding(plan), units),
  ];
  return all.map((note) => regionalText(plan.brief.region, note));
}

/** A storey's clear height and its whole one; under a sloped roof the walls' plates end at the ceiling. */
function storeyWords(plan: Plan, level: Level, units: Units): string {
  const { clear, full } = writtenStorey(plan, units, level);
  const isTop = level.index === plan.levels.length - 1;
  if (isTop && pitchedRoof(plan) !== null) return `clear height and floor to ${units.plate.toLowerCase()} ${clear}`;
  return `clear height ${clear}; floor to ${isTop ? "roof" : "floor"} ${full}`;
}

/** What dashed lines mean, and the letters in a shaft, as far as the level has such things. */
function dashedNote(plan: Plan, level: Level): string {
  const above = [
    "openings without a door (O)",
    "ventilators (V)",
    ...(level.stairs.length > 0 ? ["windows over a landing"] : []),
    ...(sunshades(plan, level).length > 0 ? ["chajjas at the lintel"] : []),
    ...(level.stairs.length > 0 ? ["the upper flight"] : []),
    ...hatchWords(plan, level),
  ];
  const shafts = shaftsOf(level).length > 0 ? " O.T.S.: open to sky." : "";
  return `Dashed lines are above the cut: ${above.join(", ")}.${shafts}`;
}

/** What carries the house, and whose design its sizes are. */
function structureNote(plan: Plan, level: Level, columnsOn: string | null): string {
  if (hasColumnSchedule(plan, level)) {
    const scheduled = columnsOn === null ? "" : `, as scheduled on drawing ${columnsOn}`;
    return `RCC frame: columns by their centres from the ground floor's left and front outer faces${scheduled}; sections and reinforcement by the structural engineer.`;
  }
  if (isFramed(plan))
    return "RCC frame: sizes and steel of columns, beams and footings to the structural engineer's design.";
  if (isTimber(plan))
    return "Wood-framed bearing walls: foundations, headers and posts to the structural engineer's design.";
  return plan.brief.region === "uk"
    ? "Load-bearing masonry: foundations, lintels, wall ties and restraint straps to the structural engineer's design."
    : "Load-bearing masonry: foundations, bands and lintels to the structural engineer's design.";
}

/**
 * How terraces and balconies are finished and drained, a deep balcony that is called a terrace among the latter: they have a railing where a
 * terrace has a parapet.
 */
function openFloorNotes(level: Level, units: Units): readonly string[] {
  const rooms = openFloors(level);
  if (rooms.length === 0) return [];
  const names = (kind: Room["kind"]) => rooms.filter((room) => room.kind === kind).map(({ label }) => label);
  const [terraces, balconies] = [names("terrace"), names("balcony")];
  const off = formatLength(units, Math.abs(openFloorLevel(level) - level.floorLevel));
  const [step, slab] = isSunk(level)
    ? [`${off} below the rooms' floor`, "the slab is sunk by as much as that needs"]
    : [
        `${off} above the rooms' floor behind a threshold`,
        "the slab is level with the rooms', which leaves those below their height",
      ];
  return [
    `${capitalised(inSentence([...terraces, ...balconies]))}: ${units.finished} as marked at the door, ${step}, falling from there 1 in ${FALL} over the waterproofing to the outlets and rain-water pipes of ${PIPE} mm as drawn; ${slab}.`,
    ...(terraces.length > 0 ? [`Parapet of the terrace ${metres(PARAPET_HEIGHT)} above its finish.`] : []),
    ...(balconies.length > 0 ? [`Behind a railing: ${inSentence(balconies)}.`] : []),
  ];
}

/** Where inner doors stand that no chain measures. */
function jambNote(plan: Plan, level: Level, units: Units): readonly string[] {
  const usual = usualJamb(plan, units);
  if (usual === null || innerJambs(level).length === unusualJambs(plan, level, units).length) return [];
  const within = formatLength(units, ARCH_TOLERANCE);
  const beside = `stand ${formatLength(units, usual)} from the wall beside them unless dimensioned`;
  return [`Inner doors, and openings without a door within ${within}, ${beside}.`];
}

/** How many risers a stair has, and of what height: in feet and inches what all of them climb, as no fraction of an inch adds up to that. */
function countedRisers(plan: Plan, level: Level, { risers, riser }: Stair, units: Units): string {
  const { rise, each } = writtenRisers(plan, units, level.floorLevel, risers, riser);
  return units.metric ? `${risers} risers of ${each}` : `${risers} risers = ${rise}, each ${each}`;
}
