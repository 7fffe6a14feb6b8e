import type { Brief } from "#planner/brief/brief.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { climbsInOneFlight, leavesRoom, type StairDesign, stairDesign } from "#planner/search/core/stair-shaft.ts";
import type { BuildingSite } from "#planner/search/site.ts";

/** Least width of a living room, mm: inside, no house is narrower or shallower. */
export function narrowestRoom({ rooms }: Profile): number {
  return rooms.living?.width ?? 0;
}

/** Whether some stair fits within the outer walls with a room beside it, before it or behind it: two rectangles have no other way to lie. */
export function stairFits(brief: Brief, profile: Profile, site: BuildingSite): boolean {
  const { floors, structure } = brief;
  const { external, core, bearing } = wallsOf(profile, structure);
  const { buildable, height } = site;
  const inside = {
    width: buildable.x1 - buildable.x0 - 2 * external,
    depth: buildable.y1 - buildable.y0 - 2 * external,
  };
  const narrowest = Math.min(...["living", "bedroom"].map((kind) => profile.rooms[kind as RoomKind]?.width ?? 0));
  const stairs = [
    stairDesign(profile, floors, height, "tight"),
    stairDesign(profile, floors, height, "open", "straight"),
    ...[openWellStair(brief, profile, site), quarterTurnStair(brief, profile, site)].filter((stair) => stair !== null),
  ];
  return stairs.some((stair) => stair === null || leavesRoom(stair, inside, Math.min(core, bearing), narrowest));
}

/** Whether the house is too narrow, or too shallow, for a living room beside a dog-leg. */
export function isNarrow(brief: Brief, profile: Profile, site: BuildingSite): boolean {
  const { bearing } = wallsOf(profile, brief.structure);
  const stair = stairDesign(profile, brief.floors, site.height, "tight");
  return stair !== null && acrossInside(brief, profile, site) < stair.across + bearing + narrowestRoom(profile);
}

/**
 * The open-well stair that stands across a house too narrow for a dog-leg across it and for a living room beside one; null if the house is not so
 * narrow, or if no such stair fits.
 */
export function openWellStair(brief: Brief, profile: Profile, site: BuildingSite): StairDesign | null {
  const { floors } = brief;
  if (floors === 1 || !isNarrow(brief, profile, site)) return null;
  const across = acrossInside(brief, profile, site);
  const dogLeg = stairDesign(profile, floors, site.height, "shortest");
  if (dogLeg === null || dogLeg.along <= across) return null;
  return stairDesign(profile, floors, site.height, "tight", "open-well", across);
}

/**
 * The quarter-turn stair of a house of two storeys that is too narrow for a living room beside a dog-leg. Null where one flight may climb a storey,
 * as another stair fits then; where the stair stands outside; and where a later floor is asked for, as this stair cannot go on: each of its landings
 * lies on one storey alone, so it never leads to the roof either.
 */
export function quarterTurnStair(brief: Brief, profile: Profile, site: BuildingSite): StairDesign | null {
  const { floors, future, stair } = brief;
  if (floors !== 2 || future === "extra-floor" || stair === "external") return null;
  if (!isNarrow(brief, profile, site) || climbsInOneFlight(profile, floors, site.height)) return null;
  return stairDesign(profile, floors, site.height, "tight", "l-shaped");
}

/** Floor that a quarter-turn stair takes of each storey, mm2, without its landing on the other storey. */
export function quarterTurnArea({ across, along, flights, tread }: StairDesign): number {
  return across * (along + ((flights[0] as number) - 1) * tread);
}

/** Clear length between outer walls along the shorter side of the buildable rectangle, mm. */
function acrossInside({ structure }: Brief, profile: Profile, { buildable }: BuildingSite): number {
  const { external } = wallsOf(profile, structure);
  return Math.min(buildable.x1 - buildable.x0, buildable.y1 - buildable.y0) - 2 * external;
}
