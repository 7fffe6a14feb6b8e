import { lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { formatLength, unitsOf } from "#drawing/sheet/page/units.ts";
import type { PitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { bendNotes, shoeNotes } from "#drawing/sheet/rain/pipe-notes.ts";
import { pipesFrom } from "#drawing/sheet/rain/pipes.ts";
import { lowerRoofWords, pipeWords } from "#drawing/sheet/roof/notes.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** What a country's roofers build by. What is no rule is said to be usual. */
type Practice = {
  readonly covering: string;
  readonly frame: string;
  readonly air: string;
  readonly flashings: string;
  readonly party: string;
  readonly gutters: string;
};

/**
 * US: International Residential Code, R806.2 and R806.3 for the attic's air, R905 for coverings. UK: BS 5534 for tiles and slates, Approved Documents B, C
 * and L, BS 5250 for the roof's air.
 */
const PRACTICES: Readonly<Record<PitchedRoof["region"], Practice>> = {
  us: {
    covering: "over underlayment, with a metal drip edge at eaves and verges",
    frame: "Trusses, or rafters with ceiling joists, at the maker's spacing and tied down to the plates",
    air: "Attic: vents at eaves and ridge, net free area at least 1/150 of the ceiling's area (IRC R806.2); insulation on the ceiling, with baffles that keep 1 in of air over it at the eaves (IRC R806.3).",
    flashings: "Metal flashing in valleys, and step flashing where a slope meets a wall.",
    party: "At the party wall the roof ends on that wall's face, rated and flashed as the local authority asks.",
    gutters: "Gutters 5 in, falling to the outlets, usually ¼ in in 10 ft",
  },
  uk: {
    covering: "laid to BS 5534 on battens and a vapour-permeable underlay",
    frame: "Trussed or cut rafters, usually at 600 mm, braced and strapped to the wall plates",
    air: "Roof space: air gap of 10 mm along the eaves on opposite sides, or as the underlay's certificate has it (Approved Document C, BS 5250); insulation on the ceiling to Approved Document L, kept clear of the air's way at the eaves.",
    flashings: "Lead or purpose-made troughs in valleys; lead flashings where a slope meets a wall.",
    party: "At the party wall: fire-stopped up to the underside of the covering (Approved Document B).",
    gutters: "Gutters 112 mm half round or as large, falling to the outlets, usually 1 in 350",
  },
};

/** What a roofer must know to build a sloped roof, and the roofs of lower storeys beside it. */
export function slopeNotes(plan: Plan, { region, pitch, edges }: PitchedRoof): readonly string[] {
  const units = unitsOf(region);
  const practice = PRACTICES[region];
  const word = regionalText(region, "R.W.P.");
  const pipes = pipesFrom(plan, plan.levels.length);
  const reach = (ends: "eaves" | "gable") => {
    const found = edges.find((edge) => edge.ends === ends);
    return found ? [formatLength(units, found.beyond)] : [];
  };
  const [eaves = ""] = reach("eaves");
  const [verges] = reach("gable");
  return [
    "Heavy lines: eaves, verges, ridges and hips; lighter ones: valleys. Dashed: the walls' outer face below. Thin lines before the eaves: gutters.",
    `Pitch ${pitch.words} on all slopes, as arrowed. Covering of the front's schedule of finishes, by its maker's rules for this pitch, ${practice.covering}.`,
    `Eaves reach ${eaves} beyond the walls' outer face${verges === undefined ? "" : `, verges at gables ${verges}`}. Heights are to the top of the covering.`,
    `${practice.frame}, to the structural engineer's design.`,
    practice.air,
    `${practice.flashings}${edges.some(({ ends }) => ends === "party") ? ` ${practice.party}` : ""}`,
    `${practice.gutters}; bends lead back under the eaves to the pipes.`,
    pipeWords(plan),
    ...shoeNotes(pipes, word, " below"),
    ...bendNotes(pipes, word),
    ...lowerRoofWords(plan),
    ...(lowerRoofs(plan).length > 0 && units.slab !== "" ? [`${units.slab}: top of the structural slab.`] : []),
  ];
}
