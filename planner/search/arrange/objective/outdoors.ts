import { KIND_INDEX } from "#planner/search/arrange/access.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, hard, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";
import type { Known } from "#planner/search/arrange/objective/known.ts";

const K = KIND_INDEX;

/** A sit-out is no deeper than so many times its width. */
const DEEP_SIT_OUT = 1.5;

/** Rooms whose place is at the front, and outdoor rooms that must lie along an outer edge. */
export function outdoors(model: LevelModel, { frontage, outside }: Known, out: Judgement): void {
  const { placed } = model.concerned;
  const widest = model.longestSpan - model.walls.external;
  for (let k = 0; k < placed.length; k++) {
    const a = placed[k] as number;
    const kind = model.kind[a];
    const i = a * 4;
    const w = (model.layout.rooms[i + 2] as number) - (model.layout.rooms[i] as number);
    const gap = ((model.layout.rooms[i + 1] as number) - model.inside.y0) / 1000;
    const openFront = kind === K.parking || kind === K.verandah || kind === K.porch;
    // A sit-out is a place before a door, not a tunnel towards it.
    const deep = (model.layout.rooms[i + 3] as number) - (model.layout.rooms[i + 1] as number);
    if ((kind === K.verandah || kind === K.porch) && deep > DEEP_SIT_OUT * w)
      add(out, T.outdoor, Math.min(9, 1 + 3 * (deep / w - DEEP_SIT_OUT)));
    if (openFront && w > widest) hard(out, T.front, (w - widest) / 1000);
    if (kind === K.parking && frontage[a] === 0) hard(out, T.front, 2 + gap);
    else if ((kind === K.verandah || kind === K.porch) && frontage[a] === 0) hard(out, T.front, 2 + gap);
    else if (kind === K.living || kind === K["living-dining"]) add(out, T.front, Math.min(3, 0.5 * gap));
    else if (model.specs[a]?.light === "wet" && (frontage[a] as number) > 0) add(out, T.front, 5);
    // Towards the road one lives; on the ground floor one does not sleep there.
    else if (model.level === 0 && kind === K.bedroom && (frontage[a] as number) > 0) add(out, T.front, 2);
    else if (kind === K.balcony || kind === K.terrace) {
      const long = Math.max(w, (model.layout.rooms[i + 3] as number) - (model.layout.rooms[i + 1] as number));
      if ((outside[a] as number) < 1100) hard(out, T.outdoor, 2 + gap / 4);
      else if ((outside[a] as number) < long * 0.9) add(out, T.outdoor, 3 * (1 - (outside[a] as number) / long));
      else if (kind === K.balcony && frontage[a] === 0) add(out, T.outdoor, 1.5);
    }
  }
}
