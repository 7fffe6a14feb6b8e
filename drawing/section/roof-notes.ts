import { sectionRoofLines } from "#drawing/section/roof-lines.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import type { Plan } from "#planner/plan/plan.ts";

/**
 * What a section says of a sloped roof: who sizes it, how it is held down, insulated and aired, as the region's regulations have it (IRC R802, R806, N1102;
 * BS 5534 and 5250, Approved Documents A and L). Empty for a flat one.
 */
export function roofNotes(plan: Plan): readonly string[] {
  const roof = pitchedRoof(plan);
  if (roof === null) return [];
  const before = sectionRoofLines(plan).before.length > 0;
  return [
    ...NOTES[roof.region](roof.pitch.words),
    ...(before ? ["Dashed over the roof: its ridge before the cut."] : []),
  ];
}

const NOTES = {
  us: (pitch: string) => [
    `Roof ${pitch}: trusses, or rafters with ceiling joists as ties, to the truss maker's or structural engineer's design within the depths drawn; webs and ties are not shown. Anchor them to the plates as the local code asks.`,
    "Ceiling: insulation as deep as the local energy code asks, over the joists too; the attic is vented from the soffits to the ridge.",
  ],
  uk: (pitch: string) => [
    `Roof ${pitch}: trussed rafters, or rafters with ceiling joists as ties, to the truss maker's or structural engineer's design within the depths drawn; webs, ties and bracing are not shown. Wall plates and gables strapped to Approved Document A.`,
    "Ceiling: insulation to Approved Document L, over the joists too; the loft ventilated at the eaves (BS 5250).",
  ],
} as const;
