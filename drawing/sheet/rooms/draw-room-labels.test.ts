import { expect, test } from "vitest";
import { createLabelSpace } from "#drawing/sheet/page/label-space.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import { drawRoomLabels } from "#drawing/sheet/rooms/draw-room-labels.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Room } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());

test.each([
  ["LIVING / DINING", ["LIVING /", "DINING"]],
  ["BEDROOM (TO LET)", ["BEDROOM", "(TO LET)"]],
  ["CAR PARKING 2", ["CAR", "PARKING 2"]],
])("in a room too narrow for it %s goes on to another line where one reads it so", (name, lines) => {
  const polygon: Room["polygon"] = [
    [0, 0],
    [1450, 0],
    [1450, 5400],
    [0, 5400],
  ];
  const room: Room = { id: "g-room", kind: "living-dining", label: name, polygon, area: 7.83 };
  const empty = createLabelSpace();
  const { marks } = drawRoomLabels(
    [{ room, name, size: "1.45 x 5.40" }],
    { origin: [0, 0], scale: 75 },
    typesetter,
    empty,
  );
  const words = marks.filter((mark): mark is TextMark => mark.kind === "text").map(({ text }) => text);
  expect(words.slice(0, lines.length)).toEqual(lines);
});

test("words stand upright and smaller rather than turned, where a bed leaves a strip at its foot", () => {
  const polygon: Room["polygon"] = [
    [0, 0],
    [3000, 0],
    [3000, 3600],
    [0, 3600],
  ];
  const room: Room = { id: "g-bedroom", kind: "bedroom", label: "Bedroom 1", polygon, area: 10.8 };
  const space = createLabelSpace();
  space.avoid({ x1: 0, y1: 7.2, x2: 26, y2: 48 }, 4);
  const { marks } = drawRoomLabels(
    [{ room, name: "BEDROOM 1", size: "3.00 x 3.60" }],
    { origin: [0, 0], scale: 75 },
    typesetter,
    space,
  );
  const words = marks.filter((mark): mark is TextMark => mark.kind === "text");
  expect(words.map(({ text, angle }) => [text, angle])).toEqual([
    ["BEDROOM 1", 0],
    ["3.00 x 3.60", 0],
  ]);
});
