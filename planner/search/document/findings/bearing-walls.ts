import type { Finding, Level } from "#planner/plan/plan.ts";

/** In a house of bearing walls: how many posts within walls hold the beams under upper walls that have none below them. */
export function bearingWalls(levels: readonly Level[]): readonly Finding[] {
  return levels.flatMap((level): readonly Finding[] => {
    const posts = level.columns.length;
    if (posts === 0) return [];
    const message = `${posts} ${posts === 1 ? "post stands" : "posts stand"} within the walls of the ${level.name.toLowerCase()}, under beams that carry what has no wall below it; every other wall stands on a wall. An engineer sizes beams and posts.`;
    return [
      { rule: "planner/bearing-walls", severity: "note", message, where: { level: level.index }, source: "planner" },
    ];
  });
}
