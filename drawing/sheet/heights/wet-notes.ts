import { wetFloorDrop, wetFloorLevel, wetFloors } from "#drawing/sheet/heights/wet-floors.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { formatLength, type Units } from "#drawing/sheet/page/units.ts";
import { type Box, boxAround, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { capitalised, inSentence } from "#drawing/words/in-sentence.ts";
import { BEDROOMS, type Level, type Plan, type Room } from "#planner/plan/plan.ts";

/** A shaft stands beside a room when no more than a wall is between them, mm. */
const WALL = 350;

/** How high wet rooms' floors are finished, and how those that lie over dry rooms are built, as the plan's findings ask. */
export function wetNotes(plan: Plan, level: Level, units: Units): readonly string[] {
  return [...levelNote(plan, level, units), ...overDryNotes(plan, level)];
}

function levelNote(plan: Plan, level: Level, units: Units): readonly string[] {
  const rooms = wetFloors(plan, level);
  if (rooms.length === 0) return [];
  const drop = formatLength(units, wetFloorDrop(plan));
  const names = capitalised(inSentence(rooms.map((room) => nameOf(room, level))));
  return [
    `${names}: ${units.finished} ${writtenHeight(plan, units, wetFloorLevel(plan, level))} at the door, ${drop} below the rooms' floor, falling from there to the floor trap.`,
  ];
}

function overDryNotes({ brief, findings }: Plan, level: Level): readonly string[] {
  const told = findings.filter(({ rule, where }) => rule === "planner/wet-over-dry" && where.level === level.index);
  const over = level.rooms.filter(({ id }) => told.some(({ where }) => where.room === id));
  const note = (rooms: readonly Room[], built: string) =>
    rooms.length === 0 ? [] : [`Over dry rooms: ${inSentence(rooms.map((room) => nameOf(room, level)))}. ${built}`];
  if (brief.region === "us")
    return note(over, "Waterproof membrane under the floor finish; drains within the floor framing to a wet wall.");
  if (brief.region === "uk")
    return note(over, "Floor tanked, with upstands; wastes and soil pipe in a boxed-in stack at the outer wall.");
  const shafts = level.rooms.filter(({ kind }) => kind === "duct").map(({ polygon }) => boxAround(polygon));
  const atShaft = (room: Room) => besideOne(boxAround(room.polygon), shafts);
  const built = "Slab sunk and waterproofed,";
  return [
    ...note(over.filter(atShaft), `${built} drains in the shaft beside it.`),
    ...note(
      over.filter((room) => !atShaft(room)),
      `${built} drains within the sunk floor, out through the outer wall to soil and waste pipes on its face.`,
    ),
  ];
}

function besideOne(room: Box, shafts: readonly Box[]): boolean {
  return shafts.some((shaft) => boxesOverlap(growBox(room, WALL), shaft));
}

/** A room's name; where another of its level is called the same, with the bedroom or other room that it is entered from. */
function nameOf(room: Room, { rooms, openings }: Level): string {
  const twins = rooms.filter(({ label }) => label === room.label);
  if (twins.length === 1) return room.label;
  const ways = openings.filter(({ kind, rooms: both }) => kind === "door" && both.includes(room.id));
  const beyond = rooms.filter(({ id }) => id !== room.id && ways.some(({ rooms: both }) => both.includes(id)));
  const from = beyond.find(({ kind }) => BEDROOMS.includes(kind)) ?? beyond[0];
  return from ? `${room.label} of ${from.label.toLowerCase()}` : room.label;
}
