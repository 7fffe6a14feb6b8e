import { expect, test } from "vitest";
import { holds } from "#drawing/fixtures/look-at.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { drawOpenings, isAboveCut, SILL } from "#drawing/sheet/openings/draw-openings.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { boxAround, boxCorners } from "#drawing/sheet/shapes/box.ts";
import type { Point } from "#planner/geometry/point.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, OpeningKind } from "#planner/plan/plan.ts";

const levels = [...twoStorey30x60().levels, ...HOUSE_30X60.levels];

/** Each opening of a kind, with the marks that drawing it alone gives, in the plan's millimetres. */
function drawnAlone(kind: OpeningKind) {
  return levels.flatMap((level) =>
    level.openings
      .filter((opening) => opening.kind === kind)
      .map((opening) => {
        const marks = drawOpenings({ ...level, openings: [opening] }, { scale: 1, origin: [0, 0] });
        return { level, opening, marks, lines: marks.filter(isLine).map(endsOf) };
      }),
  );
}

test("a door's leaf stands open at its hinge, and its way is a quarter about it from the other jamb, within what it sweeps", () => {
  for (const { opening, marks } of drawnAlone("door")) {
    const { id, from, to, hinge = from, swing = [] } = opening;
    const arcs = marks.flatMap((mark) =>
      mark.kind === "path"
        ? mark.contours.flatMap((one) =>
            one.segments.flatMap((turn) => (turn.kind === "arc" ? [{ ...turn, from: one.from }] : [])),
          )
        : [],
    );
    const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
    expect([id, arcs.length]).toEqual([id, 1]);
    for (const arc of arcs) {
      expect(arc.centre).toEqual(hinge);
      expect(arc.from).toEqual(hinge === from || String(hinge) === String(from) ? to : from);
      const [closed, open] = [arc.from, arc.to].map(([x, y]) => Math.atan2(y - hinge[1], x - hinge[0])) as [
        number,
        number,
      ];
      const sense = arc.clockwise ? -1 : 1;
      const turn = (((open - closed) * sense) / Math.PI + 2) % 2;
      expect([id, turn]).toEqual([id, expect.closeTo(0.5)]);
      const half = closed + (sense * Math.PI) / 4;
      const within: Point = [hinge[0] + 0.9 * width * Math.cos(half), hinge[1] + 0.9 * width * Math.sin(half)];
      expect([id, holds([swing], within)]).toEqual([id, true]);
      const leaf = marks.filter((mark) => mark.kind === "path" && mark.fill).map(boxOf);
      expect([id, leaf]).toEqual([
        id,
        [boxAround([...boxCorners(boxAround([hinge, arc.to])), thick(hinge, arc.from)])],
      ]);
    }
  }
});

test("a pair, which the plan hinges once, has a leaf of half its width at each jamb", () => {
  const [ground] = levels;
  const main = ground?.openings.find(({ kind }) => kind === "door");
  if (!ground || !main) throw new Error("no door");
  const [[x, y], half] = [main.from, (main.to[0] - main.from[0]) / 2];
  const swing = [
    [x, y],
    [x + half, y],
    [x, y + half],
  ] as const;
  const pair = { ...ground, openings: [{ ...main, hinge: main.from, swing }] };
  const arcs = drawOpenings(pair, { scale: 1, origin: [0, 0] }).flatMap((mark) =>
    mark.kind === "path"
      ? mark.contours.flatMap(({ from, segments }) => segments.map((turn) => ({ ...turn, from })))
      : [],
  );
  const leaves = arcs.flatMap((turn) => (turn.kind === "arc" ? [[turn.centre, turn.from, turn.to]] : []));
  expect(leaves).toEqual([
    [main.from, [x + half, y], [x, y + half]],
    [main.to, [x + half, y], [x + 2 * half, y + half]],
  ]);
});

test("a door to the open air has its threshold at both faces of the wall, a door between rooms has none", () => {
  for (const { opening, lines } of drawnAlone("door")) {
    const along = lines.filter((ends) => isAlong(ends, opening));
    expect([opening.id, along.length]).toEqual([opening.id, opening.rooms.includes("outside") ? 2 : 0]);
  }
});

test("a window that begins above the cut is dashed as a ventilator is", () => {
  const dashed = (sill: number): boolean => {
    const [level] = levels;
    const window = level?.openings.find(({ kind }) => kind === "window");
    if (level === undefined || window === undefined) throw new Error("no window");
    const one = { ...level, openings: [{ ...window, sill, head: sill + 500 }] };
    const marks = drawOpenings(one, { scale: 1, origin: [0, 0] });
    return marks.some((mark) => "stroke" in mark && mark.stroke?.dash !== undefined);
  };
  expect([dashed(1050), dashed(2475)]).toEqual([false, true]);
});

test("a window is three lines from jamb to jamb, and its sill stands out of the wall into the open air alone", () => {
  for (const { level, opening, lines, marks } of drawnAlone("window").filter((one) => !isAboveCut(one.opening))) {
    const { id, rooms, wall: on } = opening;
    const wall = level.walls.find((one) => one.id === on);
    if (!wall) throw new Error("a window without a wall");
    const across = wall.from[1] === wall.to[1] ? 1 : 0;
    const face = wall.thickness / 2;
    const panes = lines
      .filter((ends) => isAlong(ends, opening))
      .map(([[...at]]) => (at[across] ?? 0) - wall.from[across]);
    expect([id, ...panes.sort((a, b) => a - b)]).toEqual([id, -face, 0, face]);
    const outmost = marks.map(boxOf).flatMap(({ x1, y1, x2, y2 }) => (across === 1 ? [y1, y2] : [x1, x2]));
    const reach = outmost.map((at) => at - wall.from[across]);
    const indoors = level.rooms.find((room) => rooms.includes(room.id));
    if (!indoors) continue;
    const inside = boxAround(indoors.polygon);
    const side = Math.sign((across === 1 ? inside.y1 + inside.y2 : inside.x1 + inside.x2) / 2 - wall.from[across]);
    const sill = rooms.includes("outside") ? -side * (face + SILL) : face;
    expect([id, reach.reduce((most, at) => (Math.abs(at) > Math.abs(most) + 1 ? at : most), face)]).toEqual([id, sill]);
  }
});

function isLine(mark: Mark): boolean {
  return mark.kind === "path" && mark.fill === undefined && mark.contours[0]?.segments.length === 1;
}

function endsOf(mark: Mark): readonly [Point, Point] {
  const [contour] = mark.kind === "path" ? mark.contours : [];
  const to = contour?.segments[0]?.to;
  if (!contour || !to) throw new Error("not a line");
  return [contour.from, to];
}

function boxOf(mark: Mark) {
  if (mark.kind !== "path") throw new Error("not drawn");
  return boxAround(mark.contours.flatMap(({ from, segments }) => [from, ...segments.map(({ to }) => to)]));
}

/** Whether a line runs beside an opening from jamb to jamb. */
function isAlong([a, b]: readonly [Point, Point], { from, to }: Level["openings"][number]): boolean {
  const [line, gap] = [boxAround([a, b]), boxAround([from, to])];
  return gap.y1 === gap.y2
    ? line.y1 === line.y2 && line.x1 === gap.x1 && line.x2 === gap.x2
    : line.x1 === line.x2 && line.y1 === gap.y1 && line.y2 === gap.y2;
}

/** The point that lies a leaf's thickness, 40 mm, from its hinge towards the other jamb. */
function thick(hinge: Point, jamb: Point): Point {
  const width = Math.hypot(jamb[0] - hinge[0], jamb[1] - hinge[1]);
  return [hinge[0] + ((jamb[0] - hinge[0]) * 40) / width, hinge[1] + ((jamb[1] - hinge[1]) * 40) / width];
}

test("a garage's door is drawn shut in its wall, and dashed where it hangs under the ceiling of the garage when it is open", () => {
  const level = levels[0] as Level;
  const main = level.openings.find(({ main: entry }) => entry) as Level["openings"][number];
  const { hinge: _, swing: __, main: ___, ...leafless } = main;
  const marks = drawOpenings(
    {
      ...level,
      openings: [
        { ...leafless, from: [main.from[0], main.from[1]], to: [main.from[0] + 2438, main.to[1]], head: 2134 },
      ],
    },
    { scale: 1, origin: [0, 0] },
  );
  expect(marks.filter((mark) => mark.kind === "path" && mark.fill)).toHaveLength(1);
  const dashed = marks.flatMap((mark) => (mark.kind === "path" && mark.stroke?.dash ? [boxOf(mark)] : []));
  expect(dashed).toHaveLength(1);
  const [box] = dashed;
  const sides = [(box?.x2 ?? 0) - (box?.x1 ?? 0), (box?.y2 ?? 0) - (box?.y1 ?? 0)];
  expect(sides).toContain(2134);
});
