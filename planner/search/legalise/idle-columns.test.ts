import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { withoutIdleColumns } from "#planner/search/legalise/idle-columns.ts";
import type { PlacedRoom } from "#planner/search/legalise/placed-level.ts";

const wall = (kind: Wall["kind"], from: Wall["from"], to: Wall["to"], thickness: number): Wall => ({
  id: `${kind}-${from}`,
  kind,
  from,
  to,
  thickness,
});
const TERRACE = { spec: { kind: "terrace" }, rect: rect(115, 115, 4000, 4000), open: true } as PlacedRoom;
const RAILINGS = [wall("parapet", [57.5, 0], [57.5, 4115], 115), wall("parapet", [0, 57.5], [4115, 57.5], 115)];
const HOUSE = wall("external", [4115, 0], [4115, 8000], 230);
const CORNER = rect(0, 0, 230, 300);
const AT_HOUSE = rect(4000, 0, 4230, 230);
const GROUND = { rooms: [], walls: [HOUSE] };
const FLOOR = { rooms: [TERRACE], walls: [...RAILINGS, HOUSE] };

test("a column in a terrace's railing goes where nothing stands on it; what carries the terrace below and the house beside stays", () => {
  const columns = [CORNER, AT_HOUSE];
  expect(withoutIdleColumns([GROUND, FLOOR], [columns, columns])).toEqual([columns, [AT_HOUSE]]);
});

test("under the railing or the column of a floor above it stays", () => {
  const above = { rooms: [TERRACE], walls: RAILINGS };
  expect(withoutIdleColumns([GROUND, FLOOR, above], [[CORNER], [CORNER], [CORNER]])).toEqual([[CORNER], [CORNER], []]);
  expect(withoutIdleColumns([GROUND, FLOOR, { rooms: [], walls: [] }], [[], [CORNER], [CORNER]])).toEqual([
    [],
    [CORNER],
    [CORNER],
  ]);
});
