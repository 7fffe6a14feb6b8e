import { corners, overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Column, Wall } from "#planner/plan/plan.ts";

/** Columns are as deep as the outer wall and longer along it: 230 x 300. */
const ACROSS = 230;
const ALONG = 300;

type Line = { readonly vertical: boolean; readonly centre: number; readonly from: number; readonly to: number };

/**
 * Columns where thick wall lines cross or end, and between them so that no beam spans more than `longestSpan`.
 * They stand inside walls that every level shares; `keepClear` holds what must stay free (car entrances).
 */
export function placeColumns(
  shared: readonly Wall[],
  footprint: Rect,
  longestSpan: number,
  keepClear: readonly Rect[],
): readonly Column[] {
  const lines = shared.filter((wall) => wall.thickness >= ACROSS).map(lineOf);
  const bodies: Rect[] = [];
  const free = (body: Rect): boolean =>
    !bodies.some((other) => overlaps(other, body)) && !keepClear.some((other) => overlaps(other, body));
  for (const line of lines) {
    for (const cross of lines) {
      if (cross.vertical === line.vertical) continue;
      if (cross.centre < line.from - 120 || cross.centre > line.to + 120) continue;
      if (line.centre < cross.from - 120 || line.centre > cross.to + 120) continue;
      const x = line.vertical ? line.centre : cross.centre;
      const y = line.vertical ? cross.centre : line.centre;
      // The longer side lies along the outer wall; inside a crossing it would stand out into a room.
      const onSide = x < footprint.x0 + 200 || x > footprint.x1 - 200;
      const onEnd = y < footprint.y0 + 200 || y > footprint.y1 - 200;
      const body = bodyAt(x, y, onSide, footprint, onSide || onEnd ? ALONG : ACROSS);
      if (free(body)) bodies.push(body);
    }
  }
  for (const line of lines) {
    const on = bodies
      .filter((body) => Math.abs(middle(body, !line.vertical) - line.centre) < 120)
      .map((body) => middle(body, line.vertical))
      .filter((at) => at > line.from - 300 && at < line.to + 300)
      .sort((a, b) => a - b);
    for (let i = 1; i < on.length; i++) {
      const a = on[i - 1] as number;
      const b = on[i] as number;
      const parts = Math.ceil((b - a) / longestSpan);
      for (let part = 1; part < parts; part++) {
        const at = Math.round(a + ((b - a) * part) / parts);
        const x = line.vertical ? line.centre : at;
        const y = line.vertical ? at : line.centre;
        const body = bodyAt(x, y, line.vertical, footprint);
        if (free(body)) bodies.push(body);
      }
    }
  }
  return bodies.map((body, i) => ({ id: `c${i + 1}`, polygon: corners(body) }));
}

function lineOf(wall: Wall): Line {
  const vertical = wall.from[0] === wall.to[0];
  return vertical
    ? {
        vertical,
        centre: wall.from[0],
        from: Math.min(wall.from[1], wall.to[1]),
        to: Math.max(wall.from[1], wall.to[1]),
      }
    : {
        vertical,
        centre: wall.from[1],
        from: Math.min(wall.from[0], wall.to[0]),
        to: Math.max(wall.from[0], wall.to[0]),
      };
}

function middle(body: Rect, vertical: boolean): number {
  return vertical ? (body.y0 + body.y1) / 2 : (body.x0 + body.x1) / 2;
}

function bodyAt(x: number, y: number, lengthwise: boolean, footprint: Rect, along = ALONG): Rect {
  const w = lengthwise ? ACROSS : along;
  const d = lengthwise ? along : ACROSS;
  const x0 = clamp(Math.round(x - w / 2), footprint.x0, footprint.x1 - w);
  const y0 = clamp(Math.round(y - d / 2), footprint.y0, footprint.y1 - d);
  return rect(x0, y0, x0 + w, y0 + d);
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
