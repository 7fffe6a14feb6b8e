import type { Profile } from "#planner/rules/profile.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { cornerLobbyOf } from "#planner/search/arrange/objective/ways.ts";
import { cornerGiven, cutCorner, isLawfulL } from "#planner/search/legalise/cut-corner.ts";
import { parted, partSpec } from "#planner/search/legalise/parting.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { LOBBY } from "#planner/search/programme/standards.ts";

/** A room whose floor is all its own. */
function whole(room: PlacedRoom): PlacedRoom {
  const { corner, leastArea, ...spec } = room.spec;
  return { ...room, spec: { ...spec, leastArea: leastArea - corner * corner, corner: 0 } };
}

/** The levels with a corner of a bedroom as its floor's lobby where the arrangement counts on one. From here on no room has a corner to give. */
export function withCornerLobbies(
  levels: readonly WalledLevel[],
  models: readonly LevelModel[],
  profile: Profile,
): readonly WalledLevel[] {
  if (models.every(({ concerned }) => concerned.givingLobby.length === 0)) return levels;
  return models.reduce<readonly WalledLevel[]>(
    (all, model, i) => {
      const lobby = model.concerned.givingLobby.length === 0 ? null : cornerLobbyOf(model);
      const level = all[i] as WalledLevel;
      const room = level.rooms.find(({ spec }) => spec.id === model.specs[lobby?.room ?? -1]?.id);
      if (lobby === null || room === undefined) return all;
      const { width, depth } = lobby;
      const cut = cutCorner(level.walls, room.rect, lobby, [width, depth], model.walls.partition);
      // A wall that grew may have taken what the arrangement counted on: without its lobby the house has no way.
      if (cut === null || !isLawfulL({ ...room, notch: cut.notch }, 0)) return all;
      const spec = { ...partSpec({ level, room, profile }, "passage", "lobby"), label: LOBBY };
      return parted(all, cornerGiven(i, room, cut, spec));
    },
    levels.map((level) => ({ ...level, rooms: level.rooms.map(whole) })),
  );
}
