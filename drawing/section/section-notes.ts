import { RAIL } from "#drawing/section/draw-section-stairs.ts";
import { lowerRoofFinishes } from "#drawing/section/lower-roof-finishes.ts";
import type { MaterialWords } from "#drawing/section/materials-cut.ts";
import { roofNotes } from "#drawing/section/roof-notes.ts";
import { WAIST } from "#drawing/section/section-stairs.ts";
import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { terraceFinish } from "#drawing/sheet/headroom/ways-out.ts";
import { isSunk, openFloors } from "#drawing/sheet/heights/floor-levels.ts";
import { PARAPET_HEIGHT, roofParapetHeight, UPSTAND } from "#drawing/sheet/heights/house-heights.ts";
import { writtenHeight, writtenStorey } from "#drawing/sheet/heights/written-heights.ts";
import { isFramed, isTimber } from "#drawing/sheet/house/framed.ts";
import { lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { isRoofUsed } from "#drawing/sheet/house/used-roof.ts";
import { isFullHeight } from "#drawing/sheet/house/wall-bodies.ts";
import { sunshades } from "#drawing/sheet/openings/sunshades.ts";
import { formatLength, metres, type Units } from "#drawing/sheet/page/units.ts";
import { type Column, type Row, type Section, table } from "#drawing/sheet/panel/section.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { roomsBehindTiles } from "#drawing/sheet/roof/skirt-notes.ts";
import { sectionCut } from "#drawing/sheet/section-line/cut.ts";
import { SKIRT_SLAB } from "#drawing/sheet/skirt/sizes.ts";
import { tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import { formatTread, writtenRisers } from "#drawing/sheet/stairs/written-risers.ts";
import { writtenStair } from "#drawing/sheet/stairs/written-stair.ts";
import { openBeams } from "#drawing/sheet/structure/beams.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { capitalised } from "#drawing/words/in-sentence.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Each storey's floor level, its height from floor to floor or slab, and clear. */
export function storeyTable(plan: Plan, units: Units, typesetter: Typesetter): Section {
  const rows: Row[] = plan.levels.map((level, index) => {
    const { full, clear } = writtenStorey(plan, units, level);
    // Over the topmost storey under a sloped roof lie joists, and no floor or slab to measure to.
    const isUnderRoof = index === plan.levels.length - 1 && pitchedRoof(plan) !== null;
    return { cells: [level.name, writtenHeight(plan, units, level.floorLevel), isUnderRoof ? "–" : full, clear] };
  });
  return table(
    regionalText(plan.brief.region, "STOREYS"),
    [
      { share: 0.34, anchor: "start" },
      { share: 0.22, anchor: "end" },
      { share: 0.24, anchor: "end" },
      { share: 0.2, anchor: "end" },
    ],
    [{ cells: ["Floor", units.finished, "Floor to floor", "Clear"], bold: true }, ...rows],
    typesetter,
  );
}

/**
 * What a mason counts and sets out by: each stair's risers, by flight, with riser and tread; then how wide its flights are and how far
 * its first riser and its landings are from the walls. Empty for a house without a stair.
 */
export function stairTables(plan: Plan, units: Units, typesetter: Typesetter): readonly Section[] {
  const stairs = plan.levels.flatMap((level) => level.stairs.map((stair) => ({ level, stair })));
  if (stairs.length === 0) return [];
  const counts = stairs.map(({ level, stair }): Row => {
    const flights = stair.flights.map(({ risers }) => risers).join(" + ");
    const { rise, each } = writtenRisers(plan, units, level.floorLevel, stair.risers, stair.riser);
    return {
      cells: [
        level.name,
        stair.flights.length > 1 ? `${stair.risers} (${flights})` : String(stair.risers),
        ...(units.metric ? [each] : [rise, each]),
        formatTread(stair.tread, units),
      ],
    };
  });
  const places = stairs.map(({ level, stair }): Row => {
    const { width, flights, first, landings } = writtenStair(level, stair, planRounding(plan), units);
    return { cells: [level.name, width, flights, first, landings] };
  });
  const ends = (...shares: readonly number[]): readonly Column[] =>
    shares.map((share, index) => ({ share, anchor: index === 0 ? "start" : "end" }));
  return [
    table(
      "STAIR",
      units.metric ? ends(0.28, 0.24, 0.32, 0.16) : ends(0.24, 0.17, 0.16, 0.27, 0.16),
      [{ cells: ["From", "Risers", ...(units.metric ? [] : ["Climb"]), "Each", "Tread"], bold: true }, ...counts],
      typesetter,
    ),
    table(
      "STAIR, SETTING OUT",
      ends(0.24, 0.14, 0.27, 0.2, 0.15),
      [{ cells: ["From", "Width", "Flights", "Wall to R1", "Landing"], bold: true }, ...places],
      typesetter,
    ),
  ];
}

/** What lies on a sloped roof, as the front's schedule of finishes has it. */
function coveringOf({ brief: { region, style } }: Plan): string {
  if (style === "traditional") return "tiles";
  return region === "us" ? "shingles" : "slates";
}

/** What a section names in its table of materials. */
export function materialsOf(plan: Plan): MaterialWords {
  const { region } = plan.brief;
  const sloped = pitchedRoof(plan) !== null;
  const stair = sloped && plan.levels.every(({ stairs }) => stairs.length === 0) ? "" : "stair, ";
  const roof = sloped
    ? { roof: `Roof: ${coveringOf(plan)} on rafters or trusses`, ceiling: "Ceiling: joists with insulation" }
    : null;
  if (isTimber(plan))
    return { walls: "Stud walls", spans: sloped ? `Floors, ${stair}headers` : "Floors, roof, stair, headers", roof };
  const walls = region === "uk" ? "Cavity and block walls" : "Masonry";
  return { walls, spans: `Concrete: slabs, ${stair}lintels`, roof };
}

/** How floors' and slabs' heights are told apart. A plan has slab and finish as one thickness: how it is divided follows the flooring. */
function levelsNote(plan: Plan, units: Units): readonly string[] {
  const { finished, slab } = units;
  if (slab === "")
    return [
      `Heights are above the road, to finished floors (${finished}) and unfinished undersides. Do not scale from the drawing.`,
    ];
  // What lies over the topmost storey is the roof.
  const between = plan.levels.slice(0, -1).map(({ floorToFloor, clearHeight }) => floorToFloor - clearHeight);
  const together = [...new Set(between)].map((one) => formatLength(units, one)).join(" or ");
  return [
    `Heights are above the road. ${finished}: finished floor level; ${slab}: top of the structural slab; undersides unfinished. Do not scale from the drawing.`,
    ...(together === ""
      ? []
      : [
          `Between storeys a floor's ${slab} lies below its ${finished} by the thickness of its flooring with bed; slab and flooring together are ${together} as drawn. Settle the flooring before slabs are cast.`,
        ]),
    ...(pitchedRoof(plan) === null ? [roofSlabNote(plan, slab)] : []),
  ];
}

function roofSlabNote(plan: Plan, slab: string): string {
  return `The roof slab is marked by its ${slab}: insulation, waterproofing and falls of the terrace lie on it${terraceFinish(plan) === null ? "" : ", at most as high as the threshold of the headroom's door"}.`;
}

export function sectionNotes(plan: Plan, units: Units): readonly string[] {
  const shaded = plan.levels.some((level) => sunshades(plan, level).length > 0);
  const climbs = plan.levels.some(({ stairs }) => stairs.length > 0);
  const sloped = pitchedRoof(plan) !== null;
  const all = [
    ...levelsNote(plan, units),
    "Cut where the floor plans are marked, looking the way of the arrows.",
    "Lines in dash and dot below the ground only indicate foundations; their depth and width to the structural engineer's design on the soil found.",
    isTimber(plan)
      ? `${framed(sloped, climbs)}: framing to the structural engineer's design, within the depths drawn.`
      : `Slabs, ${climbs ? `waists of the stair (${formatLength(units, WAIST)} as drawn), ` : ""}lintels and beams: thickness and steel to the structural engineer's design.`,
    ...(isFramed(plan)
      ? [
          "Plain grey in the walls and over open bays: zones of the plinth beams and of the floor beams, to the structural engineer's design; a damp-proof course lies on the plinth beams.",
        ]
      : plan.levels.some((level) => openBeams(plan, level).length > 0)
        ? ["Plain grey over open bays: zones of beams, to the structural engineer's design."]
        : []),
    ...(plan.levels.some((level) => openFloors(level).length > 0 && isSunk(level))
      ? [
          "Slabs of open floors are sunk for waterproofing and falls, as marked on the floor plans; the clear height under them is less, as drawn.",
        ]
      : []),
    ...(shaded ? ["Chajjas over the openings as on the floor plans and the elevation."] : []),
    ...roofNotes(plan),
    ...skirtNote(plan, units),
    ...(lowerRoofs(plan).length > 0
      ? [
          `Upstand of the lower roof ${formatLength(units, UPSTAND)} above its slab: no guard, as no door leads there${lowerRoofFinishes(plan, sectionCut(plan)).length > 0 ? "; on the slab insulation, waterproofing and falls as indicated" : ""}.`,
        ]
      : []),
    ...(sloped || isRoofUsed(plan)
      ? []
      : [
          `Parapet of the roof ${formatLength(units, roofParapetHeight(plan))} above its slab: no guard, as nobody uses that roof.`,
        ]),
    ...guardsNote(plan, climbs),
  ];
  return all.map((note) => regionalText(plan.brief.region, note));
}

/** How the tiles about a terrace are held; the roof's sheet says the rest. */
function skirtNote(plan: Plan, units: Units): readonly string[] {
  const skirt = tiledSkirt(plan);
  if (skirt === null) return [];
  const [foot, top] = [-skirt.foot, skirt.top].map((mm) => formatLength(units, mm));
  const band = roomsBehindTiles(plan, skirt.edges).length > 0 ? ", or with an RCC band in the headroom's wall" : "";
  return [
    `Tiled skirt: tiles screwed to battens on a sloped RCC slab of ${SKIRT_SLAB} mm, cast with a parapet of RCC${band}, to the structural engineer's design; from ${foot} below the top of the roof slab to ${top} above it.`,
  ];
}

/** What is framed in wood; a sloped roof has a note of its own. */
function framed(sloped: boolean, climbs: boolean): string {
  if (sloped) return climbs ? "Floors, stair and headers" : "Floors and headers";
  return `Floors, roof, ${climbs ? "stair " : ""}and headers`;
}

/** How high rails and guards are; a house with a sloped roof has parapets only about its terraces. */
function guardsNote(plan: Plan, climbs: boolean): readonly string[] {
  const parapets =
    (pitchedRoof(plan) === null && isRoofUsed(plan)) ||
    plan.levels.some(({ walls }) => walls.some(({ kind }) => kind === "parapet"));
  const guarded = climbs || plan.levels.some(({ walls }) => walls.some((wall) => !isFullHeight(wall)));
  if (!parapets && !guarded) return [];
  const guards = `${parapets ? "parapets and guards" : "guards"} ${metres(PARAPET_HEIGHT)}.`;
  return [climbs ? `Handrails ${RAIL} mm above the nosings; ${guards}` : capitalised(guards)];
}
