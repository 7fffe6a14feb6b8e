import { alongCut } from "#drawing/section/section-view.ts";
import type { PitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { type RoofStretch, roofProfile } from "#drawing/sheet/pitched/roof-profile.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";

/** The top of a roof along the cut, from left to right; `foot`: above the road, from where the roof's own heights are told. mm */
export function profileAlong(roof: PitchedRoof, cut: SectionCut, foot: number): readonly RoofStretch[] {
  return turned(roofProfile(roof, cut.axis, cut.at), (along) => alongCut(cut, along), foot);
}

/** The top of a roof away from the viewer at a place along the cut, by how deep behind the cut: negative before it. */
export function profileAway(roof: PitchedRoof, cut: SectionCut, u: number, foot: number): readonly RoofStretch[] {
  const { axis, at, look } = cut;
  // Turned twice, a place along the cut is the plan's again.
  return turned(roofProfile(roof, axis === 0 ? 1 : 0, alongCut(cut, u)), (across) => (across - at) * look, foot);
}

function turned(
  profile: readonly RoofStretch[],
  turn: (along: number) => number,
  foot: number,
): readonly RoofStretch[] {
  const seen = profile.map(({ from, to, z1, z2 }): RoofStretch => {
    const [a, b] = [turn(from), turn(to)];
    return a < b ? { from: a, to: b, z1: foot + z1, z2: foot + z2 } : { from: b, to: a, z1: foot + z2, z2: foot + z1 };
  });
  return seen.sort((a, b) => a.from - b.from);
}
