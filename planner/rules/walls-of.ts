import type { Brief } from "#planner/brief/brief.ts";
import type { Profile } from "#planner/rules/profile.ts";

/** No wall of any profile is thicker, mm: rooms farther apart are no neighbours. */
export const THICKEST_WALL = 330;

/** Wall thicknesses of one structure, finishes included, and the section of its columns or posts; mm. */
export type Walls = {
  /** Around the house. */
  readonly external: number;
  /** Towards a car's bay, a sit-out, a balcony or a duct. */
  readonly sheltered: number;
  /** Around stair and duct, on every level in the same place. */
  readonly core: number;
  /** Between rooms, where it carries the floor above. */
  readonly bearing: number;
  /** Between rooms, where it carries itself. */
  readonly partition: number;
  /** A column's size across the wall that it stands in, and along it. */
  readonly post: number;
  readonly postAlong: number;
  /** Whether columns stand where thick walls cross (a frame), or only under the ends of beams. */
  readonly frame: boolean;
};

/** How thick the profile's walls are in the structure that was asked for. */
export function wallsOf(profile: Profile, structure: Brief["structure"]): Walls {
  const frame = structure === "rcc-frame";
  const { external, sheltered, core, bearing, partition, post, postAlong } = profile.walls[structure];
  return {
    external: external.value,
    sheltered: sheltered.value,
    core: core.value,
    bearing: bearing.value,
    partition: partition.value,
    post: post.value,
    postAlong: postAlong.value,
    frame,
  };
}

/**
 * The walls of a storey under another, or under the flat roof of a single one: in a frame, walls between rooms are then as thick as those about the stair,
 * and take in the columns.
 */
export function withColumns(walls: Walls): Walls {
  return walls.frame ? { ...walls, bearing: walls.core } : walls;
}

/** The profile with a frame's walls about the stair as thin as the walls between its rooms. */
export function withThinCore(profile: Profile): Profile {
  const frame = profile.walls["rcc-frame"];
  return { ...profile, walls: { ...profile.walls, "rcc-frame": { ...frame, core: frame.bearing } } };
}

/** Rooms farther apart than this are not neighbours across a wall, mm. */
export function thickestOf(walls: Walls): number {
  return Math.max(walls.external, walls.sheltered, walls.core, walls.bearing, walls.partition) + 15;
}
