import type { Units } from "#drawing/sheet/page/units.ts";
import { type Row, type Section, table } from "#drawing/sheet/panel/section.ts";
import type { KeyedRoom } from "#drawing/sheet/rooms/draw-room-labels.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Level, Room } from "#planner/plan/plan.ts";

/** What the numbers in rooms too small for words stand for. */
export function roomKey(rooms: readonly KeyedRoom[], typesetter: Typesetter): Section {
  return table(
    "ROOM KEY",
    [
      { share: 0.12, anchor: "start" },
      { share: 0.48, anchor: "start" },
      { share: 0.4, anchor: "end" },
    ],
    rooms.map(({ key, name, size }) => ({ cells: [key, name, size] })),
    typesetter,
  );
}

/** Every room of the level but ducts, with its clear size and its area; those without walls too. */
export function roomSchedule(
  level: Level,
  size: (room: Room) => string,
  units: Units,
  typesetter: Typesetter,
  heading = "ROOMS",
): Section {
  const rows: Row[] = level.rooms
    .filter((room) => room.kind !== "duct")
    .map((room) => ({ cells: [room.label, size(room), units.shortArea(room.area)] }));
  return table(
    heading,
    [
      { share: 0.4, anchor: "start" },
      { share: 0.37, anchor: "start" },
      { share: 0.23, anchor: "end" },
    ],
    [{ cells: ["Room", "Clear size", "Area"], bold: true }, ...rows],
    typesetter,
  );
}
