import { BEDROOMS, type Plan } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { longestGood } from "#planner/rules/review/proportion.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { endParted, type Parting, type Place, partSpec, SMALL_DOOR } from "#planner/search/legalise/parted-rooms.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { sidesOf, touchLength } from "#planner/search/legalise/wall-across.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

type Bare = Omit<PlacedLevel, "columns">;

/** A bath takes so much of a room's end at the least, mm and mm2, and a little more where that sets its wall over one below. */
const LEAST = { length: STANDARDS.bath.width, width: STANDARDS.bath.width, area: STANDARDS.bath.least * 1e6 };
const RATHER_MORE = 1.25;

/**
 * One more bathroom in a bath large enough for two, of which the new one opens from a bedroom beside it or is everybody's, and, where fewer stand than
 * were asked for, at the end of a bedroom that has none of its own and floor to spare. What was given up for want of floor on one storey often finds it
 * on another.
 */
export function bathsBackOf(plan: Plan, levels: readonly Bare[], walls: Walls, profile: Profile): readonly Parting[] {
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
  const { long, short } = sidesOf(r);
  const { least, width } = STANDARDS[spec.kind];
  const kept = Math.max(width, short / longestGood(spec.kind), (least * 1e6) / short);
  return endTaken(place, kept, spec.id).filter(({ keeps }) => sidesOf(keeps).short >= Math.min(width, short, long));
}

function secondBathOf(place: Place, bedrooms: readonly PlacedRoom[]): readonly Parting[] {
  const { short } = sidesOf(place.room.rect);
  const kept = Math.max(short / longestGood("bath"), LEAST.area / short, LEAST.length);
  const owners = [...bedrooms.map(({ spec }) => spec.id), null];
  return owners.flatMap((owner) => {
    const beside = bedrooms.find(({ spec }) => spec.id === owner);
    return endTaken(place, kept, owner).filter(
      ({ part }) => beside === undefined || touchLength(part.rect, beside.rect) >= SMALL_DOOR,
    );
  });
}

/** A bath at either end of a room that keeps so much of its length, mm. */
function endTaken(place: Place, kept: number, owner: string | null): readonly Parting[] {
  const { long, short } = sidesOf(place.room.rect);
  const most = long - place.walls.partition - Math.ceil(kept);
  const usual = Math.ceil(Math.max(LEAST.length, LEAST.area / short, short / longestGood("bath")));
  const spec = partSpec(place, "bath", `${place.room.spec.id}-bath`, owner);
  return endParted(place, spec, { usual, most, shortest: { ...LEAST, length: usual }, longest: usual * RATHER_MORE });
}
