import type { Candidate } from "#planner/search/arrange/arrange-house.ts";
import { totalCost } from "#planner/search/arrange/arrangement.ts";
import { canStandBeside } from "#planner/search/arrange/beside.ts";
import type { Programme } from "#planner/search/programme/programme.ts";

/** The share of places that late rounds keep for arrangements that could be the other option: the cheapest are mostly one house, over and over. */
export const FOR_ANOTHER_OPTION = 0.25;

/**
 * The `keep` cheapest arrangements, at most half of them of one parti, so that options can differ, and at most half of one programme where there are
 * several. `choice`: the share of places for those that could be an option beside the cheapest of all; what these leave goes to the next cheapest.
 */
export function survivors(field: readonly Candidate[], keep: number, choice: number): Candidate[] {
  const several = field.some(({ programme }) => programme !== field[0]?.programme);
  const costs = new Map(field.map((one) => [one, totalCost(one.arrangement)]));
  const costOf = (one: Candidate): number => costs.get(one) as number;
  const sorted = [...field].sort((a, b) => costOf(a) - costOf(b));
  // Two beginnings may end in the same house.
  const houses = sorted.filter((one, i) => i === 0 || costOf(one) - costOf(sorted[i - 1] as Candidate) >= 1e-6);
  const ofParti = new Map<string, number>();
  const ofProgramme = new Map<Programme, number>();
  const kept: Candidate[] = [];
  const fill = (some: readonly Candidate[], most: number): void => {
    for (const one of some) {
      if (kept.length >= most) return;
      const alike = ofParti.get(one.core.parti) ?? 0;
      const own = ofProgramme.get(one.programme) ?? 0;
      if (alike >= keep / 2 || (several && own >= keep / 2)) continue;
      ofParti.set(one.core.parti, alike + 1);
      ofProgramme.set(one.programme, own + 1);
      kept.push(one);
    }
  };
  const left = (): readonly Candidate[] => houses.filter((one) => !kept.includes(one));
  fill(houses, keep - Math.round(keep * choice));
  const [cheapest] = kept;
  if (choice > 0 && cheapest !== undefined)
    fill(
      left().filter((one) => canStandBeside(cheapest, one)),
      keep,
    );
  fill(left(), keep);
  return kept;
}
