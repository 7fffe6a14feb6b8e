import { DOOR_TAG } from "#drawing/sheet/headroom/door-tags.ts";
import type { Headroom } from "#drawing/sheet/headroom/headroom.ts";
import { headroomBoxes } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { terraceFinish, unreachedPieces } from "#drawing/sheet/headroom/ways-out.ts";
import { FALL } from "#drawing/sheet/heights/floor-levels.ts";
import {
  HEADROOM_THRESHOLD,
  PARAPET_HEIGHT,
  roofParapetHeight,
  UPSTAND,
} from "#drawing/sheet/heights/house-heights.ts";
import { lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { shaftsOf } from "#drawing/sheet/house/shafts.ts";
import { isRoofUsed } from "#drawing/sheet/house/used-roof.ts";
import { formatLength, metres, unitsOf } from "#drawing/sheet/page/units.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { bendNotes, pipeWidth, shoeNotes } from "#drawing/sheet/rain/pipe-notes.ts";
import { pipesOfRoof, type RainPipe } from "#drawing/sheet/rain/pipes.ts";
import { KHURRA } from "#drawing/sheet/rain/roof-outlets.ts";
import { skirtNotes } from "#drawing/sheet/roof/skirt-notes.ts";
import { rainPit } from "#drawing/sheet/site/rain-pit.ts";
import { BARE, LADDER, roofLadder } from "#drawing/sheet/skirt/ladder.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Plan } from "#planner/plan/plan.ts";

const KHURRA_WORDS = `khurra ${KHURRA} x ${KHURRA} mm with a grating, and a spout through the foot of`;
const ROOF_NOTES = [
  `Fall of the terrace 1 in ${FALL} from the dashed ridges to the outlets as arrowed, over the insulation and the waterproofing.`,
  `Squares inside the parapet: ${KHURRA_WORDS} the parapet.`,
];
const SHAFTS = "Shafts marked O.T.S. stay open to the sky, with a kerb and a guard.";
/** For India alone: houses elsewhere take their water from the main. */
const TANK = "Place the overhead tank over columns; its load to the structural engineer's design.";

/** Who may step out on a roof without a stair, as every sheet says it. */
export const NO_ACCESS = "no access but for maintenance";

/** How high the parapet is, and whom it guards. */
function parapetWords(plan: Plan): string {
  const height = formatLength(unitsOf(plan.brief.region), roofParapetHeight(plan));
  const words = isRoofUsed(plan)
    ? `Parapet ${metres(PARAPET_HEIGHT)} above the finished terrace where that lies highest, as drawn`
    : `Parapet ${height} above the slab, and at least 150 mm above the finish where that lies highest: no guard, ${NO_ACCESS}`;
  return `${words}; coping with a drip on both sides.`;
}

/** What the marks of the roof's heights mean. */
function levelWords(plan: Plan): readonly string[] {
  const { finished, slab } = unitsOf(plan.brief.region);
  const most =
    terraceFinish(plan) === null
      ? ""
      : `; ${finished}: the finished terrace, at its highest up to the threshold of the door`;
  return slab === "" ? [] : [`${slab}: top of the structural slab${most}.`];
}

/** How one comes on to a roof in India that no stair leads to. */
function accessWords(plan: Plan): readonly string[] {
  if (plan.brief.region !== "in" || headroomBoxes(plan).length > 0) return [];
  const ladder = roofLadder(plan);
  if (ladder === null) return ["No stair leads to the roof: reached by a movable ladder."];
  const bare = ladder.bare
    ? ` The tiled skirt and its slab are left out there, at least ${BARE} mm to either side of it, their ends upright and plastered.`
    : "";
  return [
    `No stair leads to the roof: a fixed steel ladder, ${LADDER.width} mm wide, goes up the outer wall where drawn, its stiles to 1.0 m above the parapet.${bare}`,
  ];
}

/** How the roofs over lower storeys are built: how they differ from the house's, or all of it where that is sloped. */
export function lowerRoofWords(plan: Plan): readonly string[] {
  const roofs = lowerRoofs(plan);
  if (roofs.length === 0) return [];
  const height = formatLength(unitsOf(plan.brief.region), UPSTAND);
  const [kind, coping] =
    pitchedRoof(plan) === null
      ? ["", "in place of the parapet; falls and outlets as the roof's"]
      : ["flat, ", `with a drip; fall 1 in ${FALL} to the outlets as arrowed, each a ${KHURRA_WORDS} the upstand`];
  return [
    `Roof below: ${kind}${NO_ACCESS}. Upstand ${height} above its slab, and at least 150 mm above the finish where that lies highest, with a coping ${coping}; waterproofing 150 mm up the house's wall from the finish, under a flashing.`,
    ...(roofs.some((roof) => pipesOfRoof(plan, roof).length === 1)
      ? [
          "A roof below with one outlet has an overflow spout through its upstand, its lip 50 mm below the top of the turned-up waterproofing.",
        ]
      : []),
  ];
}

/** Where the pipes' water goes. */
export function pipeWords(plan: Plan): string {
  const pipes = `R.W.P.: rain-water pipe of ${pipeWidth(plan)} on the outer face of the wall, clear of openings and columns, led`;
  if (rainPit(plan) !== null) return `${pipes} to the harvesting pit.`;
  if (plan.brief.region === "us") return `${pipes} away from the house as the local authority allows.`;
  return `${pipes} as the site plan's notes say.`;
}

/** What is drawn on a roof's sheet: the rooms over the stairs, and the pipes from its outlets. */
type OnRoof = {
  readonly headrooms: readonly Headroom[];
  readonly pipes: readonly RainPipe[];
};

/** What a mason must know to build the roof. */
export function roofNotes(plan: Plan, { headrooms, pipes }: OnRoof): readonly string[] {
  const word = regionalText(plan.brief.region, "R.W.P.");
  const doors = headrooms.flatMap((room) => room.doors);
  return [
    ...levelWords(plan),
    parapetWords(plan),
    ...ROOF_NOTES,
    ...lowerRoofWords(plan),
    pipeWords(plan),
    ...shoeNotes(pipes, word, " below"),
    ...bendNotes(pipes, word),
    ...(plan.levels.slice(-1).flatMap(shaftsOf).length > 0 ? [SHAFTS] : []),
    ...(plan.brief.region === "in" ? [TANK] : []),
    ...accessWords(plan),
    ...(doors.length > 0
      ? [
          `${DOOR_TAG}: ${doors.length > 1 ? "doors" : "door"} of the stair headroom, of weatherproof make, opening outwards over a threshold of ${HEADROOM_THRESHOLD} mm; not counted on the floors' sheets.`,
          `Landing before ${DOOR_TAG}: finished at the level marked there, up to which the stair's risers are counted; its slab lies lower by the flooring.`,
        ]
      : []),
    ...(headrooms.some((room) => room.columns.length > 0)
      ? [
          "Filled squares: columns that rise to the headroom's roof, as scheduled with those of the ground floor; they carry its slab on beams, to the structural engineer's design.",
        ]
      : []),
    ...(headrooms.some((room) => room.doors.length > 1)
      ? ["The stair headroom parts the terrace: each part has a door of its own."]
      : []),
    ...(unreachedPieces(plan).length > 0
      ? ["The part of the terrace that no door leads to is reached over the headroom's roof, by fixed ladders."]
      : []),
    ...skirtNotes(plan),
  ];
}
