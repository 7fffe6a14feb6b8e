import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import type { BuildInput } from "#planner/search/build/build-input.ts";
import { withCornerLobbies } from "#planner/search/legalise/corner-lobbies.ts";
import { withLowerRoofs } from "#planner/search/legalise/lower-roofs.ts";
import { placeLevel } from "#planner/search/legalise/place-level.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { changed } from "#planner/search/legalise/second-thoughts.ts";
import { steppedBack } from "#planner/search/legalise/set-back.ts";
import { shifted } from "#planner/search/legalise/shifts.ts";
import { withWholeShaft } from "#planner/search/legalise/whole-shaft.ts";

/** Every level of an arrangement with its walls, before any change. */
export function walledHouse({
  candidate: { arrangement, footprint },
  profile,
}: Pick<BuildInput, "candidate" | "profile">): readonly WalledLevel[] {
  const { sheltered, core } = (arrangement.models[0] as LevelModel).walls;
  const levels = withCornerLobbies(
    arrangement.models.map((model) => withWholeShaft(placeLevel(model, footprint))),
    arrangement.models,
    profile,
  );
  const outer = Math.min(sheltered, core);
  return withLowerRoofs(levels, outer) ?? steppedBack(levels, outer);
}

/** Every level of a house with its walls, after the second thoughts and shifts of `input`. */
export function changedHouse({ thoughts = [], shifts = [], candidate, profile }: BuildInput): readonly WalledLevel[] {
  const thoughtOver = thoughts.reduce(
    (levels, thought) => changed(levels, thought, profile),
    walledHouse({ candidate, profile }),
  );
  return shifted(thoughtOver, shifts);
}
