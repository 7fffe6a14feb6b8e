import { BEDROOMS, type Plan } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { longestGood } from "#planner/rules/review/proportion.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { endParted, type Parting, type Place, partSpec, SMALL_DOOR } from "#planner/search/legalise/parting.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { sidesOf, touchLength } from "#planner/search/legalise/wall-across.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

type Bare = Omit<PlacedLevel, "columns">;

/** A bath at the least, mm and mm2; it takes a little more of a room's end where that sets its wall over one below. */
const LEAST = { width: STANDARDS.bath.width, area: STANDARDS.bath.least * 1e6 };
const RATHER_MORE = 1.25;

/**
 * One more bathroom in a bath large enough for two, of which the new one opens from a bedroom beside it or is everybody's, and, where fewer stand than
 * were asked for, at the end of a bedroom that has none of its own and floor to spare. What was given up for want of floor on one storey often finds it
 * on another.
 */
export function furtherBathsOf(
  plan: Plan,
  levels: readonly Bare[],
  walls: Walls,
  profile: Profile,
): readonly Parting[] {
  const fewer = plan.relaxed.some(({ what }) => what === "bathrooms");
  return levels.flatMap((level, i) => {
    const below = levels[i - 1]?.walls ?? [];
    const household = level.rooms.filter(({ spec, notch }) => spec.apart === null && notch === undefined);
    const bedrooms = household.filter(
      ({ spec }) => BEDROOMS.includes(spec.kind) && household.every(({ spec: { owner } }) => owner !== spec.id),
    );
    const baths = household.filter(({ spec }) => spec.kind === "bath");
    return [
      ...baths.flatMap((room) => secondBathOf({ level, room, below, walls, profile }, bedrooms)),
      ...(fewer ? bedrooms : []).flatMap((room) => ownBathOf({ level, room, below, walls, profile })),
    ];
  });
}

/** A bedroom keeps as much as one must have, and no longer than furnishes well. */
function ownBathOf(place: Place): readonly Parting[] {
  const { spec, rect: r } = place.room;
  const { short } = sidesOf(r);
  const { least, width } = STANDARDS[spec.kind];
  return endTaken(place, Math.max(width, short / longestGood(spec.kind), (least * 1e6) / short), spec.id);
}

function secondBathOf(place: Place, bedrooms: readonly PlacedRoom[]): readonly Parting[] {
  const kept = bathLength(sidesOf(place.room.rect).short);
  const beside = bedrooms.flatMap((bedroom) =>
    endTaken(place, kept, bedroom.spec.id).filter(({ part }) => touchLength(part.rect, bedroom.rect) >= SMALL_DOOR),
  );
  return [...beside, ...endTaken(place, kept, null)];
}

/** A bath at either end of a room that keeps so much of its length, mm. */
function endTaken(place: Place, kept: number, owner: string | null): readonly Parting[] {
  const { long, short } = sidesOf(place.room.rect);
  const most = long - place.walls.partition - Math.ceil(kept);
  const usual = Math.ceil(bathLength(short));
  const spec = partSpec(place, "bath", `${place.room.spec.id}-bath`, owner);
  return endParted(place, spec, { usual, most, shortest: { ...LEAST, length: usual }, longest: usual * RATHER_MORE });
}

/** How much of a room's length a bath takes at the least that is as wide as the room, mm. */
function bathLength(width: number): number {
  return Math.max(LEAST.width, LEAST.area / width, width / longestGood("bath"));
}
