import type { LowerRoof } from "#drawing/sheet/house/lower-roofs.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { axisEnds, type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { crossings } from "#drawing/sheet/shapes/edges.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import { type Level, OPEN_AIR_KINDS, type Room } from "#planner/plan/plan.ts";

export type SideName = "front" | "right" | "rear" | "left";
export const SIDES: readonly SideName[] = ["front", "right", "rear", "left"];

/** The axis that runs along the side, and whether the house lies from it towards larger (1) or smaller (-1) coordinates of the other axis. */
export function sideAxis(side: SideName): { readonly axis: 0 | 1; readonly ahead: 1 | -1 } {
  return { axis: side === "front" || side === "rear" ? 0 : 1, ahead: side === "front" || side === "left" ? 1 : -1 };
}

/** Where a box has a side: its y, or its x on the left and right. */
export function sideAt({ x1, x2, y1, y2 }: Box, side: SideName): number {
  return { front: y1, rear: y2, left: x1, right: x2 }[side];
}

export function footprintBox(level: Level): Box {
  return boxAround(level.footprint.flatMap((region) => region.outer));
}

/** A narrower stretch between two front rooms is the end of their wall, and what lies behind it is no front room. mm */
const GLIMPSE = 300;

/** A stretch of a side along which one meets the same room first, looking in. */
export type FrontRoom = { readonly id: string; readonly from: number; readonly to: number };

/** The rooms that one meets first looking in from a side, ascending along it. */
export function frontRooms(level: Level, side: SideName): readonly FrontRoom[] {
  const { axis, ahead } = sideAxis(side);
  const ends = axisEnds(footprintBox(level), axis);
  const faces = distinct([...ends, ...level.rooms.flatMap((room) => room.polygon.map((point) => point[axis]))]);
  const pieces: { id: string; at: number; from: number; to: number }[] = [];
  for (const [index, to] of faces.entries()) {
    const from = faces[index - 1];
    if (from === undefined) continue;
    const first = firstRoom(level, axis, (from + to) / 2, ahead);
    const last = pieces[pieces.length - 1];
    if (last && first && last.id === first.id && last.at === first.at && last.to === from) last.to = to;
    else if (first !== null) pieces.push({ ...first, from, to });
  }
  const seen: { id: string; from: number; to: number }[] = [];
  for (const [index, { id, from, to }] of pieces.entries()) {
    if (isEndOfWall(pieces, index)) continue;
    const last = seen[seen.length - 1];
    if (last && last.id === id && last.to === from) last.to = to;
    else seen.push({ id, from, to });
  }
  return seen.filter(({ from, to }) => to - from >= GLIMPSE);
}

/** Whether one looks along the wall between two front rooms there, at the one of them that goes on behind the other. */
function isEndOfWall(pieces: readonly FrontRoom[], index: number): boolean {
  const [before, piece, after] = [pieces[index - 1], pieces[index], pieces[index + 1]];
  if (!before || !piece || !after || piece.to - piece.from >= GLIMPSE) return false;
  const between = before.to === piece.from && piece.to === after.from && before.id !== after.id;
  return between && (piece.id === before.id || piece.id === after.id);
}

/**
 * Where the wall-to-wall chain of a side stops: the clear faces of the rooms that one meets first looking in from that side,
 * and the ends of the footprint. Ascending along the side.
 */
export function roomStops(level: Level, side: SideName): readonly number[] {
  const ends = axisEnds(footprintBox(level), sideAxis(side).axis);
  return distinct([...ends, ...frontRooms(level, side).flatMap(({ from, to }) => [from, to])]);
}

/** Where the openings chain of a side stops: the jambs of doors, windows and ventilators seen from it, and the footprint's ends. Empty without any. */
export function openingStops(level: Level, side: SideName): readonly number[] {
  const { axis, ahead } = sideAxis(side);
  const jambs = placeOpenings(level)
    .filter(({ alongX }) => alongX === (axis === 0))
    .filter((placed) => {
      const along = (placed.opening.from[axis] + placed.opening.to[axis]) / 2;
      const across = placed.opening.from[1 - axis] ?? 0;
      const before = level.rooms.filter(
        (room) => covers(room, axis, along) && reachAcross(room, axis)[ahead === 1 ? 1 : 0] * ahead <= across * ahead,
      );
      return placed.opening.kind !== "arch" && before.every((room) => OPEN_AIR_KINDS.includes(room.kind));
    })
    .flatMap(({ opening }) => [opening.from[axis], opening.to[axis]]);
  return jambs.length === 0 ? [] : distinct([...axisEnds(footprintBox(level), axis), ...jambs]);
}

/** Where the house's outer faces towards a side step back, and the ends of the footprint; with those of the roofs below that go on beyond it. Ascending. */
export function outlineStops(
  level: Level,
  side: SideName,
  roofs: readonly Pick<LowerRoof, "polygon">[],
): readonly number[] {
  const { axis, ahead } = sideAxis(side);
  const outlines = level.footprint.map(({ outer }) => outer);
  const corners = distinct(outlines.flat().map((point) => point[axis]));
  const depth = (along: number): number => {
    const met = outlines.flatMap((outline) => crossings(outline, axis === 0 ? 1 : 0, along));
    return ahead === 1 ? Math.min(...met) : Math.max(...met);
  };
  const own = corners.filter((at, index) => {
    const [before, after] = [corners[index - 1], corners[index + 1]];
    return before === undefined || after === undefined || depth((before + at) / 2) !== depth((at + after) / 2);
  });
  const [low, high] = axisEnds(footprintBox(level), axis);
  const beyond = roofs
    .flatMap(({ polygon }) => axisEnds(boxAround(polygon), axis))
    .filter((at) => at < low || at > high);
  return distinct([...own, ...beyond]);
}

/** Where a line through the house at `across` meets its outer faces, also those that a roof below lies before. */
export function outlineCrossings(level: Level, axis: 0 | 1, across: number): readonly number[] {
  return distinct(level.footprint.flatMap(({ outer }) => crossings(outer, axis, across)));
}

/** Where a chain through the house at `across` stops: every room face it crosses, and the `ends` of the house: those of the footprint unless given. */
export function crossStops(
  level: Level,
  axis: 0 | 1,
  across: number,
  ends: readonly number[] = axisEnds(footprintBox(level), axis),
): readonly number[] {
  const crossed = level.rooms.filter((room) => covers(room, axis === 0 ? 1 : 0, across));
  const faces = crossed.flatMap((room) => crossings(room.polygon, axis, across));
  return distinct([...ends, ...faces]);
}

function firstRoom(
  level: Level,
  axis: 0 | 1,
  along: number,
  ahead: 1 | -1,
): { readonly id: string; readonly at: number } | null {
  let first: { id: string; at: number } | null = null;
  for (const room of level.rooms) {
    for (const at of crossings(room.polygon, axis === 0 ? 1 : 0, along)) {
      if (first === null || at * ahead < first.at * ahead) first = { id: room.id, at };
    }
  }
  return first;
}

function covers(room: Room, axis: 0 | 1, along: number): boolean {
  const values = room.polygon.map((point) => point[axis]);
  return Math.min(...values) < along && along < Math.max(...values);
}

function reachAcross(room: Room, axis: 0 | 1): readonly [number, number] {
  const values = room.polygon.map((point) => point[1 - axis] ?? 0);
  return [Math.min(...values), Math.max(...values)];
}
