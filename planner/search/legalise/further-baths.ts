import { BEDROOMS, type Plan, type RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { longestGood } from "#planner/rules/review/proportion.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { lacksBathroom } from "#planner/search/legalise/lacks.ts";
import {
  belowOf,
  endParted,
  type Parting,
  type Place,
  partSpec,
  SMALL_DOOR,
} from "#planner/search/legalise/parting.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { sidesOf, touchLength } from "#planner/search/legalise/wall-across.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** The least bath, mm and mm2; it may be `RATHER_MORE` times as long as it must where that sets its wall over one below. */
const LEAST = { width: STANDARDS.bath.width, area: STANDARDS.bath.least * 1e6 };
const RATHER_MORE = 1.25;

/**
 * Partings that make one more bath where fewer bathrooms stand than were asked for: of a bath large enough for two, or of the end of a bedroom without a
 * bath of its own or of a hall, with floor to spare. Made of a bath or a hall it belongs to a bedroom that it touches, or to everybody. A bath given up for
 * want of floor on one storey often finds it on another. Nobody is given more than they asked for: floor that a bath does not need becomes a dressing or
 * a store then (`parted-rooms.ts`).
 */
export function furtherBathsOf(
  plan: Plan,
  levels: readonly WalledLevel[],
  walls: Walls,
  profile: Profile,
): readonly Parting[] {
  if (!lacksBathroom(plan)) return [];
  return levels.flatMap((level, i) => {
    const below = belowOf(levels, plan, i);
    const household = level.rooms.filter(({ spec, notch }) => spec.apart === null && notch === undefined);
    const bedrooms = household.filter(
      ({ spec }) => BEDROOMS.includes(spec.kind) && household.every(({ spec: { owner } }) => owner !== spec.id),
    );
    const baths = household.filter(({ spec }) => spec.kind === "bath");
    return [
      ...baths.flatMap((room) => secondBathOf({ level, room, below, walls, profile }, bedrooms)),
      ...bedrooms.flatMap((room) => ownBathOf({ level, room, below, walls, profile })),
      ...household.flatMap((room) => bathOffHall({ level, room, below, walls, profile }, bedrooms)),
    ];
  });
}

/** A bath at an end of a bedroom, which keeps the least floor and width of its kind and a shape that furnishes well. */
function ownBathOf(place: Place): readonly Parting[] {
  const { spec, rect: r } = place.room;
  const { short } = sidesOf(r);
  const { least, width } = STANDARDS[spec.kind];
  return endTaken(place, Math.max(width, short / longestGood(spec.kind), (least * 1e6) / short), spec.id);
}

/** What halls keep at the least where their end becomes a bath, mm2: seats for a family, or a way to every door. */
const KEPT_OF_HALL: Partial<Record<RoomKind, number>> = { family: 8e6, passage: 4.5e6 };

/** A bath at an end of a hall that has floor for one: a household that lacks a bath would rather have it than a large hall. */
function bathOffHall(place: Place, bedrooms: readonly PlacedRoom[]): readonly Parting[] {
  const kept = KEPT_OF_HALL[place.room.spec.kind];
  if (kept === undefined) return [];
  const { short } = sidesOf(place.room.rect);
  return bathBeside(place, Math.max(short, kept / short), bedrooms);
}

function secondBathOf(place: Place, bedrooms: readonly PlacedRoom[]): readonly Parting[] {
  return bathBeside(place, bathLength(sidesOf(place.room.rect).short), bedrooms);
}

/** A bath at an end of a room that keeps this much of its length, mm: of a bedroom that it touches, or everybody's. */
function bathBeside(place: Place, kept: number, bedrooms: readonly PlacedRoom[]): readonly Parting[] {
  const beside = bedrooms.flatMap((bedroom) =>
    endTaken(place, kept, bedroom.spec.id).filter(({ part }) => touchLength(part.rect, bedroom.rect) >= SMALL_DOOR),
  );
  return [...beside, ...endTaken(place, kept, null)];
}

/** A bath at either end of a room that keeps this much of its length, mm; `owner`: the bedroom that it belongs to, null for everybody's. */
function endTaken(place: Place, kept: number, owner: string | null): readonly Parting[] {
  const { long, short } = sidesOf(place.room.rect);
  const most = long - place.walls.partition - Math.ceil(kept);
  const usual = Math.ceil(bathLength(short));
  const spec = partSpec(place, "bath", `${place.room.spec.id}-bath`, owner);
  return endParted(place, spec, { usual, most, shortest: { ...LEAST, length: usual }, longest: usual * RATHER_MORE });
}

/** Least length of a bath that is as wide as the room whose end it takes, mm. */
function bathLength(width: number): number {
  return Math.max(LEAST.width, LEAST.area / width, width / longestGood("bath"));
}
