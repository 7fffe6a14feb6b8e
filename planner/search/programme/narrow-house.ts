import type { Brief } from "#planner/brief/brief.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { climbsInOneFlight, leavesRoom, type StairDesign, stairDesign } from "#planner/search/core/stair-shaft.ts";
import type { BuildingSite } from "#planner/search/site.ts";

/** No house is narrower or shallower than its living room may be, mm. */
export function narrowestRoom({ rooms }: Profile): number {
  return rooms.living?.width ?? 0;
}

/** Whether some stair stands within the outer walls with a room beside it: of two rectangles one lies beside the other or behind it. */
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

/** The stair that stands across a house which is too narrow for a dog-leg across it, and for rooms beside one; null: no such house, or none. */
export function openWellStair(brief: Brief, profile: Profile, site: BuildingSite): StairDesign | null {
  const { floors } = brief;
  if (floors === 1 || !isNarrow(brief, profile, site)) return null;
  const across = acrossInside(brief, profile, site);
  const dogLeg = stairDesign(profile, floors, site.height, "shortest");
  if (dogLeg === null || dogLeg.along <= across) return null;
  return stairDesign(profile, floors, site.height, "tight", "open-well", across);
}

/**
 * The stair with a quarter turn of a house of two storeys that is too narrow for rooms beside a dog-leg; null where another one does: where one flight
 * may climb a storey, or a later floor is asked for, up to which it would have to go on. Its landings lie on one storey each, so it never goes on to
 * the roof.
 */
export function quarterTurnStair(brief: Brief, profile: Profile, site: BuildingSite): StairDesign | null {
  const { floors, future, stair } = brief;
  if (floors !== 2 || future === "extra-floor" || stair === "external") return null;
  if (!isNarrow(brief, profile, site) || climbsInOneFlight(profile, floors, site.height)) return null;
  return stairDesign(profile, floors, site.height, "tight", "l-shaped");
}

/** What a stair with a quarter turn takes of each storey, its landing on the other one left out, mm2. */
export function quarterTurnArea({ across, along, flights, tread }: StairDesign): number {
  return across * (along + ((flights[0] as number) - 1) * tread);
}

/** Between the outer walls of the narrower side of what may be built on, mm. */
function acrossInside({ structure }: Brief, profile: Profile, { buildable }: BuildingSite): number {
  const { external } = wallsOf(profile, structure);
  return Math.min(buildable.x1 - buildable.x0, buildable.y1 - buildable.y0) - 2 * external;
}
