import type { RoomKind } from "#planner/plan/plan.ts";
import type { Place } from "#planner/search/partis/parti.ts";
import { compassOf, PREFERENCES, verdict, ZONES, type Zone } from "#planner/vastu/zones.ts";

/** How far, in sides of the house, a room is sent from its parti's place for a zone that suits it wholly. */
const REACH = 1.2;

/** The place of a room kind that vastu likes and that is not too far from where the parti has it. */
export function vastuPlace(kind: RoomKind, wish: Place, northBearing: number): Place {
  if (PREFERENCES[kind] === undefined) return wish;
  let best = wish;
  let worth = Number.NEGATIVE_INFINITY;
  const middles = middlesFor(northBearing);
  for (let index = 0; index < ZONES.length; index++) {
    const place = middles[index] as Place;
    const far = Math.abs(place[0] - wish[0]) + Math.abs(place[1] - wish[1]);
    const value = REACH * (verdict(kind, ZONES[index] as Zone) ?? 0) - far;
    if (value <= worth) continue;
    worth = value;
    best = place;
  }
  return best;
}

/** Zones' middles by the north's bearing: every room of every first arrangement asks for them. */
const middlesByBearing = new Map<number, readonly Place[]>();

function middlesFor(northBearing: number): readonly Place[] {
  const made = middlesByBearing.get(northBearing) ?? ZONES.map((_, index) => middleOf(index, northBearing));
  middlesByBearing.set(northBearing, made);
  return made;
}

/** The middle of a zone in the house's own 0..1, moved in from outside where the compass stands askew. */
function middleOf(index: number, northBearing: number): Place {
  const east = ((index % 3) - 1) * (2 / 3);
  const north = (1 - Math.floor(index / 3)) * (2 / 3);
  // Turning back is turning by the rest of the circle.
  const [u, v] = compassOf(east, north, 360 - northBearing);
  return [Math.max(0, Math.min(1, (u + 1) / 2)), Math.max(0, Math.min(1, (v + 1) / 2))];
}
