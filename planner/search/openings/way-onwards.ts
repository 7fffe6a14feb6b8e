import { landingStrip } from "#planner/search/core/landing-strip.ts";
import { armsOf, type PlacedLevel, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { facesBetweenArms } from "#planner/search/openings/shared-wall.ts";
import { archway, clearOf, hasLength, type StairEnd, stairWall, type Way } from "#planner/search/openings/way.ts";

/**
 * Where a straight stair goes on: the archway onto the landing of its next flight, from a room that one reaches from the landing where one arrives;
 * null if there is none.
 */
export function wayOnwards(
  level: PlacedLevel,
  reached: ReadonlySet<number>,
  stair: number,
  stairEnd: StairEnd,
): readonly Way[] | null {
  const { leaving, landing } = stairEnd;
  // This landing is only as deep as it has to be: what the shaft has to spare is the upper landing's.
  const strip = landingStrip((level.rooms[stair] as PlacedRoom).rect, leaving, { landing });
  for (const b of reached) {
    if (b === stair) continue;
    const arms = armsOf(level.rooms[b] as PlacedRoom).map((arm) => clearOf(arm, level, b));
    const faces = facesBetweenArms(arms, [strip], level.walls);
    if (!hasLength(faces, stairWall(stairEnd))) continue;
    return [archway(b, stair, faces)];
  }
  return null;
}
