import type { Level, Plan, Room, RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { deadEndsOf } from "#planner/rules/review/dead-end.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { lacks } from "#planner/search/legalise/lacks.ts";
import {
  belowOf,
  endParted,
  type Parting,
  type Place,
  partSpec,
  SMALL_PART,
} from "#planner/search/legalise/parting.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { sidesOf } from "#planner/search/legalise/wall-across.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** What a passage keeps beyond the jamb of its last door, mm. */
const BESIDE_DOOR = 100;

/** Partings that make a store of a passage's dead end, or a pooja room where the plan gave that up; it is entered from the passage. */
export function roomsAtDeadEnds(
  plan: Plan,
  levels: readonly WalledLevel[],
  walls: Walls,
  profile: Profile,
): readonly Parting[] {
  const uses: readonly RoomKind[] = lacks(plan, "pooja") ? ["pooja", "store"] : ["store"];
  return levels.flatMap((level, i) => {
    const below = belowOf(levels, plan, i);
    const drawn = plan.levels[i] as Level;
    return level.rooms
      .filter(({ spec, notch }) => spec.kind === "passage" && spec.apart === null && notch === undefined)
      .flatMap((room) => {
        const place: Place = { level, room, below, walls, profile };
        const ends = deadEndsOf(drawn.rooms.find(({ id }) => id === room.spec.id) as Room, drawn.openings);
        return ends.flatMap(({ low, length }) => uses.flatMap((kind) => givenTo(place, kind, low, length)));
      });
  });
}

/** Partings that make a room of this kind of a passage's end, `length` long beyond its last door, mm; `low`: the end where x or y is least. */
function givenTo(place: Place, kind: RoomKind, low: boolean, length: number): readonly Parting[] {
  const { short } = sidesOf(place.room.rect);
  const most = Math.floor(length) - BESIDE_DOOR - place.walls.partition;
  const longest = Math.floor((STANDARDS[kind].most * 1e6) / short);
  return endParted(place, partSpec(place, kind), { usual: most, most, shortest: SMALL_PART, longest, low });
}
