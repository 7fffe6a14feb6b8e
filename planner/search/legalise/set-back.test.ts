import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall, WallKind } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { steppedBack } from "#planner/search/legalise/set-back.ts";
import { specOf } from "#planner/search/programme/sized.ts";

function wall(id: string, kind: WallKind, from: Wall["from"], to: Wall["to"], thickness = 230): Wall {
  return { id, kind, from, to, thickness };
}

/** A level of a house of 8 x 9 m with a terrace in its front left corner so wide and so deep, mm, and one room about it. */
function storey(index: number, x1: number, y1: number, thickness = 230): WalledLevel {
  const spec = (kind: "terrace" | "family") =>
    specOf({ key: kind, kind, label: kind, owner: null }, index, 20e6, profileOf("in"));
  const rooms: PlacedRoom[] = [
    { spec: spec("terrace"), rect: rect(115, 115, x1, y1), open: true },
    { spec: spec("family"), rect: rect(230, y1 + thickness, 7770, 8770), open: false },
    { spec: spec("family"), rect: rect(x1 + thickness, 230, 7770, y1), open: false },
  ];
  return {
    index,
    footprint: rect(0, 0, 8000, 9000),
    inside: rect(230, 230, 7770, 8770),
    party: { left: false, right: false, rear: false },
    rooms,
    walls: [
      wall(`${index}-left`, "parapet", [57.5, 57.5], [57.5, y1], 115),
      wall(`${index}-front`, "parapet", [57.5, 57.5], [x1, 57.5], 115),
      wall(`${index}-across`, "internal", [115, y1 + thickness / 2], [7885, y1 + thickness / 2], thickness),
      wall(`${index}-along`, "external", [x1 + 115, 115], [x1 + 115, y1 + 115]),
    ],
    padaCost: () => 0,
  };
}

function stepped(...levels: readonly WalledLevel[]): readonly WalledLevel[] {
  return steppedBack(
    [storey(0, 300, 300), ...levels].map((level, i) => (i === 0 ? { ...level, rooms: [] } : level)),
    230,
  );
}

const terraceOf = (level: WalledLevel | undefined): PlacedRoom | undefined =>
  level?.rooms.find(({ spec }) => spec.kind === "terrace");
const low = (level: WalledLevel | undefined): readonly Wall[] =>
  level?.walls.filter(({ kind }) => kind === "parapet") ?? [];

test("over a terrace as large as the one above the storey is left out, and the walls about it are outer walls", () => {
  const [, first, second] = stepped(storey(1, 4000, 3000), storey(2, 4000, 3000));
  expect(terraceOf(first)?.rect).toEqual(rect(115, 115, 4000, 3000));
  expect(first?.leftOut).toBeUndefined();
  expect(terraceOf(second)).toBeUndefined();
  expect(second?.leftOut).toEqual(rect(0, 0, 4000, 3000));
  expect(low(second)).toEqual([]);
  expect(second?.walls.map(({ kind }) => kind)).toEqual(["external", "external"]);
});

test("what the upper terrace has beyond the lower one stays behind a parapet: a strip, or an L about it", () => {
  const [, , strip] = stepped(storey(1, 4000, 3000), storey(2, 6000, 3000));
  expect(terraceOf(strip)?.rect).toEqual(rect(4115, 115, 6000, 3000));
  expect(low(strip).map(({ from, to }) => [from, to])).toEqual([
    [
      [4057.5, 57.5],
      [6000, 57.5],
    ],
    [
      [4057.5, 57.5],
      [4057.5, 3000],
    ],
  ]);
  const [, , round] = stepped(storey(1, 4000, 3000), storey(2, 6000, 5000));
  expect(terraceOf(round)).toMatchObject({ rect: rect(115, 115, 6000, 5000), notch: rect(115, 115, 4115, 3115) });
  expect(low(round)).toHaveLength(4);
});

test("a terrace that would be left as a ledge, and one behind a thin wall, cover the lower one, which is called so", () => {
  for (const upper of [storey(2, 4400, 3000), storey(2, 4000, 3000, 115)]) {
    const [, first, second] = stepped(storey(1, 4000, 3000), upper);
    expect(terraceOf(first)?.spec.label).toBe("Covered terrace");
    expect(second).toEqual(upper);
  }
});

test("a storey is left out only where all above it are", () => {
  const [, first, second, third] = stepped(storey(1, 4000, 3000), storey(2, 4000, 3000), storey(3, 4400, 3000));
  expect([first, second].map((level) => terraceOf(level)?.spec.label)).toEqual(["Covered terrace", "Covered terrace"]);
  expect(third?.leftOut).toBeUndefined();
  const open: Rect | undefined = stepped(storey(1, 4000, 3000), storey(2, 4000, 3000), storey(3, 4000, 3000))[3]
    ?.leftOut;
  expect(open).toEqual(rect(0, 0, 4000, 3000));
});
