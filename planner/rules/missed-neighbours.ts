/**
 * The neighbourhoods that a brief asks for, judged on the finished plan; those that it misses are given by name:
 *
 * - `kitchen-dining`: a kitchen has a door or an archway to the dining place (dining, living / dining), or is one room with it.
 * - `utility-kitchen`: where a utility stands, it has a door or an archway to a kitchen.
 * - `attached bath`: as many baths as `attached` says open to a bedroom or its dressing; one missed for each that does not. A bath
 *   that all share and reach through a bedroom (a finding tells it) is nobody's own.
 * - `master bath`: where the brief asks for two bathrooms or more and leaves it to the planner which are attached, the master bedroom has one of its own if
 *   its floor has two, or has one and no other bedroom, and every floor that one sleeps on has a bath; a single bathroom for several bedrooms opens to
 *   where all reach it.
 * - `balcony`: a balcony is stepped onto from a room one lives in.
 * - `pooja apart`: no bath or WC shares a wall with the pooja.
 *
 * What the plan tells in `relaxed` as given up is not missed as well.
 */
import { areaOfPolygon, common, sizeOf } from "#planner/plan/check/area.ts";
import { grown } from "#planner/plan/check/rect.ts";
import { BATHROOMS, BEDROOMS, KITCHENS, type Level, type Plan, type Room, type RoomKind } from "#planner/plan/plan.ts";
import { shareWall } from "#planner/rules/review/pooja-and-wc.ts";
import { LIVED_IN } from "#planner/rules/review/remark.ts";
import { SUITE } from "#planner/rules/review/way-to-bath.ts";
import { isToLet } from "#planner/rules/to-let.ts";

/** The rule of the finding that tells of a bath that all share and reach through a bedroom. */
export const SHARED_BATH = "planner/shared-bath";
const DINING: readonly RoomKind[] = ["dining", "living-dining"];

/** The requested neighbourhoods that a plan misses, one name for each. */
export function missedNeighbours(plan: Plan): readonly string[] {
  const { brief, levels } = plan;
  const gaveUp = (what: string): boolean => plan.relaxed.some((one) => one.what === what);
  const errors: string[] = [];
  const rooms = levels.flatMap((level) => level.rooms.map((room) => ({ level, room })));
  const of = (kinds: readonly RoomKind[]) => rooms.filter(({ room }) => kinds.includes(room.kind));

  const kitchens = of(KITCHENS);
  const dines = ({ level, room }: (typeof rooms)[number]): boolean =>
    room.kind === "kitchen-dining" || joins(level, room, DINING);
  // A kitchen that had to go upstairs is told in `relaxed`: it misses a dining place only where its floor has one.
  const apart =
    gaveUp("kitchen") && !kitchens.some(({ level }) => level.rooms.some(({ kind }) => DINING.includes(kind)));
  if (!apart && !kitchens.some(dines)) errors.push("kitchen-dining");
  if (!of(["utility"]).every(({ level, room }) => joins(level, room, KITCHENS))) errors.push("utility-kitchen");

  if (!gaveUp("bathrooms") && !gaveUp("attached")) {
    for (let missing = (brief.attached ?? 0) - attachedBaths(plan); missing > 0; missing--)
      errors.push("attached bath");
    const master = of(["master-bedroom"])[0];
    if (brief.attached === undefined && brief.bathrooms >= 2 && master !== undefined) {
      const count = (level: Level, kinds: readonly RoomKind[]): number => householdsRooms(level, kinds).length;
      const baths = count(master.level, BATHROOMS);
      const isBathless = (level: Level): boolean => count(level, BEDROOMS) > 0 && count(level, BATHROOMS) === 0;
      const wanted = baths > 1 || (baths === 1 && count(master.level, BEDROOMS) === 1 && !levels.some(isBathless));
      if (wanted && !joins(master.level, master.room, [...BATHROOMS, "dressing"])) errors.push("master bath");
    }
  }
  if (!of(["balcony"]).every(({ level, room }) => joins(level, room, LIVED_IN))) errors.push("balcony");
  for (const _ of poojasBesideToilets(plan)) errors.push("pooja apart");
  return errors;
}

/** The rooms of some kinds on a level that are not let. */
function householdsRooms({ rooms }: Level, kinds: readonly RoomKind[]): readonly Room[] {
  return rooms.filter((room) => kinds.includes(room.kind) && !isToLet(room));
}

/** Each pooja that shares a wall with a bath or a WC: its level and its id. */
export function poojasBesideToilets({ levels }: Pick<Plan, "levels">): readonly { level: number; room: string }[] {
  return levels.flatMap(({ index, rooms }) => {
    const baths = rooms.filter(({ kind }) => BATHROOMS.includes(kind)).map(({ polygon }) => areaOfPolygon(polygon));
    const beside = ({ polygon }: Room): boolean => baths.some((bath) => shareWall(areaOfPolygon(polygon), bath));
    const poojas = rooms.filter((room) => room.kind === "pooja" && beside(room));
    return poojas.map(({ id }) => ({ level: index, room: id }));
  });
}

/** How many of the household's baths open to a bedroom or its dressing; one that all share does not count. */
export function attachedBaths({ levels, findings }: Pick<Plan, "levels" | "findings">): number {
  const shared = findings.filter(({ rule }) => rule === SHARED_BATH).map(({ where }) => where.room);
  const isOwn = (level: Level, bath: Room): boolean => !shared.includes(bath.id) && joins(level, bath, SUITE);
  return levels.flatMap((level) => householdsRooms(level, BATHROOMS).filter((bath) => isOwn(level, bath))).length;
}

/** How many of the household's baths one reaches through a bedroom or its dressing alone, those that all share among them. */
export function bathsBehindBedrooms(levels: Plan["levels"]): number {
  const isBehind = ({ rooms, openings }: Level, bath: Room): boolean => {
    const beyond = openings
      .filter(({ kind, rooms: both }) => kind === "door" && both.includes(bath.id))
      .map(({ rooms: both }) => rooms.find(({ id }) => id !== bath.id && both.includes(id)));
    return beyond.length > 0 && beyond.every((room) => room !== undefined && SUITE.includes(room.kind));
  };
  return levels.flatMap((level) => householdsRooms(level, BATHROOMS).filter((bath) => isBehind(level, bath))).length;
}

/** Whether a door or an archway leads from a room straight into one of some kinds, or nothing stands between them. */
function joins(level: Level, room: Room, kinds: readonly RoomKind[]): boolean {
  const others = level.rooms.filter((one) => one.id !== room.id && kinds.includes(one.kind));
  const near = areaOfPolygon(room.polygon).map((r) => grown(r, 1));
  return others.some(
    (other) =>
      level.openings.some(
        ({ kind, rooms }) =>
          (kind === "door" || kind === "arch") && rooms.includes(room.id) && rooms.includes(other.id),
      ) || sizeOf(common(near, areaOfPolygon(other.polygon))) > 600,
  );
}
