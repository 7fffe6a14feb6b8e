import { landingStrip } from "#planner/search/core/landing-strip.ts";
import { armsOf, type PlacedLevel, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { facesBetweenArms } from "#planner/search/openings/shared-wall.ts";
import { ARCH_WALL, archWidth, clearOf, hasLength, type StairEnd, type Way } from "#planner/search/openings/way.ts";

/** The archway to the lower end of a straight stair that goes on, from a room that one reaches from its upper end; null: there is none. */
export function wayOnwards(
  level: PlacedLevel,
  reached: ReadonlySet<number>,
  stair: number,
  { leaving, ...depth }: StairEnd,
): readonly Way[] | null {
  const strip = landingStrip((level.rooms[stair] as PlacedRoom).rect, leaving, depth);
  for (const b of reached) {
    if (b === stair) continue;
    const arms = armsOf(level.rooms[b] as PlacedRoom).map((arm) => clearOf(arm, level, b));
    const faces = facesBetweenArms(arms, [strip], level.walls);
    if (!hasLength(faces, ARCH_WALL)) continue;
    return [{ kind: "arch", into: b, from: stair, faces, width: archWidth(faces), main: false }];
  }
  return null;
}
