import { grown, type Rect, rectBetween, sharedArea } from "#planner/geometry/rect.ts";
import { OPEN_AIR_KINDS, type Plan } from "#planner/plan/plan.ts";
import { attachedBaths } from "#planner/rules/missed-neighbours.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { longestGood } from "#planner/rules/review/proportion.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import {
  bathless,
  bathOffHall,
  endTaken,
  householdsRooms,
  secondBathOf,
} from "#planner/search/legalise/further-baths.ts";
import { lacksBathroom } from "#planner/search/legalise/lacks.ts";
import { isLong, keptOfLong } from "#planner/search/legalise/long-bedroom.ts";
import { belowOf, type Parting, type Place } from "#planner/search/legalise/parting.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { sidesOf, touchLength } from "#planner/search/legalise/wall-across.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** Of its usual floor a master bedroom keeps this share at the least for a bath of its own that nobody asked for. */
const OF_IDEAL = 0.85;
/** Wall that a ventilator and a room's door need, mm. */
const VENT = 800;
const ROOM_DOOR = 1000;

/**
 * Partings that make a bath of its own for a bedroom without one, beyond the bathrooms that were asked for: of the end of a bedroom so long that it would
 * get a dressing otherwise (what good is one without a bath?), and for the master bedroom of the end of a larger one, of a bath large enough for two or of a
 * hall. Not where the brief says how many baths open from bedrooms and as many do; in India, where a bath over a dry room asks for a sunken slab, over wet
 * rooms and open bays alone.
 */
export function ownBathsOf(
  plan: Plan,
  levels: readonly WalledLevel[],
  walls: Walls,
  profile: Profile,
): readonly Parting[] {
  const { attached, bathrooms, region } = plan.brief;
  if (bathrooms < 2 || lacksBathroom(plan) || (attached !== undefined && attachedBaths(plan) >= attached)) return [];
  return levels.flatMap((level, i) => {
    const below = belowOf(levels, plan, i);
    const household = householdsRooms(level);
    const isMaster = ({ spec }: PlacedRoom): boolean => spec.kind === "master-bedroom";
    const bedrooms = [...bathless(household)].sort((one, other) => Number(isMaster(other)) - Number(isMaster(one)));
    const some = bedrooms.flatMap((bedroom) => {
      const at = (room: PlacedRoom): Place => ({ level, room, below, walls, profile });
      if (!isMaster(bedroom)) return isLong(bedroom) ? endOfLong(at(bedroom)) : [];
      return [
        ...(isLong(bedroom)
          ? endOfLong(at(bedroom))
          : endTaken(at(bedroom), keptOfMaster(bedroom), bedroom.spec.id, true)),
        ...household.filter(({ spec }) => spec.kind === "bath").flatMap((room) => secondBathOf(at(room), [bedroom])),
        ...household.flatMap((room) => bathOffHall(at(room), [bedroom])),
      ].filter(({ part }) => part.spec.owner !== null);
    });
    const isDry = ({ spec }: PlacedRoom): boolean =>
      !spec.wet && spec.kind !== "garage" && !OPEN_AIR_KINDS.includes(spec.kind);
    const dry = region === "in" ? (levels[i - 1]?.rooms ?? []).filter(isDry) : [];
    return some
      .filter(
        ({ part, room, keeps }) =>
          hasAir(part.rect, level) && (room !== part.spec.owner || isEntered(keeps, level, room)),
      )
      .filter(({ part }) => dry.every(({ rect }) => sharedArea(rect, part.rect) === 0))
      .map((one): Parting => ({ ...one, unasked: true }));
  });
}

/** Whether a room has a stretch of outer wall for a ventilator, on no side that the house shares with another. */
function hasAir(room: Rect, { walls, party, inside }: WalledLevel): boolean {
  return walls.some(({ kind, from, to, thickness }) => {
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const isShared =
      from[0] === to[0] ? (party.left && x < inside.x0) || (party.right && x > inside.x1) : party.rear && y > inside.y1;
    const body = rectBetween(from, to);
    return kind === "external" && !isShared && touches(room, grown(body, thickness / 2));
  });
}

/** Whether a wall's body lies along a side of a room. */
function touches(room: Rect, body: Rect): boolean {
  return sharedArea(grown(room, 1), body) > VENT;
}

/** Whether what a bedroom keeps has wall for a door to a room that one walks through. */
function isEntered(keeps: Rect, { rooms }: WalledLevel, id: string): boolean {
  return rooms.some(
    ({ spec, rect }) =>
      spec.id !== id && (spec.through || spec.kind === "stair") && touchLength(keeps, rect) >= ROOM_DOOR,
  );
}

/** What a master bedroom keeps of its length at the least where its end becomes a bath that nobody asked for, mm: the usual floor, in a good shape. */
function keptOfMaster({ rect }: PlacedRoom): number {
  const { short } = sidesOf(rect);
  const { ideal, width } = STANDARDS["master-bedroom"];
  return Math.max(width, short / longestGood("master-bedroom"), (OF_IDEAL * ideal * 1e6) / short);
}

/** A bath at an end of a long bedroom, as a dressing would be parted off. */
function endOfLong(place: Place): readonly Parting[] {
  return endTaken(place, keptOfLong(place.room), place.room.spec.id, true);
}
