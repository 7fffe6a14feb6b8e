/**
 * Law 1, enclosure: gaps that the half per cent of 01-coverage would let pass. A room under a roof has a wall or column along every edge; an opening is a
 * hole in a wall. Two rooms touch without a wall only where an open plan is usual (living, dining, kitchen, passage, stair), never a bedroom, bath
 * or store, or where both are open to the air. A balcony or terrace above ground has a railing, parapet or wall along every edge that is not
 * another room's; a duct or courtyard is walled towards rooms.
 * Railings and parapets do not enclose a room under a roof, and a wall between such a room and the open air is external.
 * Gaps up to 20 mm long are let pass as rounding at corners.
 */
import type { Polygon } from "#planner/geometry/point.ts";
import { type Area, common, minus } from "#planner/plan/check/area.ts";
import { broken, metres } from "#planner/plan/check/finding.ts";
import {
  band,
  LOOK,
  type MeasuredLevel,
  type MeasuredPlan,
  type MeasuredRoom,
} from "#planner/plan/check/measured-plan.ts";
import type { Rect } from "#planner/plan/check/rect.ts";
import { type Finding, OPEN_AIR_KINDS, type RoomKind } from "#planner/plan/plan.ts";

const GAP = 20;
const OPEN_PLAN: readonly RoomKind[] = [
  "living",
  "dining",
  "living-dining",
  "kitchen",
  "kitchen-dining",
  "foyer",
  "passage",
  "stair",
  "hall",
  "family",
];

export function enclosureLaw(measured: MeasuredPlan): readonly Finding[] {
  return measured.levels.flatMap((level) => [
    ...level.rooms.flatMap((room) => openEdges(level, room)),
    ...outerWalls(level),
  ]);
}

function openEdges(level: MeasuredLevel, { room }: MeasuredRoom): readonly Finding[] {
  const where = { level: level.index, room: room.id };
  const openAir = OPEN_AIR_KINDS.includes(room.kind);
  const findings: Finding[] = [];
  const lining = openAir ? level.solid : masonry(level);
  const gaps = edgeStrips(room.polygon).flatMap((strip) => gapsIn([strip], lining));
  for (const other of level.rooms) {
    if (other.room.id === room.id) continue;
    const touching = longest(common(gaps, other.area));
    if (touching <= GAP) continue;
    const bothOpenAir = openAir && OPEN_AIR_KINDS.includes(other.room.kind);
    const openPlan = OPEN_PLAN.includes(room.kind) && OPEN_PLAN.includes(other.room.kind);
    if (!bothOpenAir && !openPlan) {
      const message = `${room.label} and ${other.room.label} touch along ${metres(touching)} without a wall between them.`;
      findings.push(broken("law-1/enclosure", message, where));
    }
  }
  const beyond = gapsIn(
    gaps,
    level.rooms.flatMap((r) => r.area),
  );
  const open = longest(beyond);
  const mayBeOpen = openAir && (level.index === 0 || room.kind === "duct" || room.kind === "courtyard");
  if (open > GAP && !mayBeOpen) {
    const message = openAir
      ? `${room.label} has no railing or parapet along ${metres(open)}.`
      : `${room.label} has no wall along ${metres(open)}.`;
    findings.push(broken("law-1/enclosure", message, where));
  }
  return findings;
}

/** Walls and columns without railings and parapets, which keep nothing out. */
function masonry(level: MeasuredLevel): readonly Rect[] {
  const walls = level.walls.filter(({ wall }) => wall.kind === "external" || wall.kind === "internal");
  return [...walls.map((w) => w.body), ...level.columns];
}

/** Walls written as internal that stand at the footprint's edge with a roofed room behind them. */
function outerWalls(level: MeasuredLevel): readonly Finding[] {
  const indoors = level.rooms.filter(({ room }) => !OPEN_AIR_KINDS.includes(room.kind)).flatMap((r) => r.area);
  return level.walls
    .filter(({ wall }) => wall.kind === "internal")
    .filter((w) => {
      const beside = (side: number, depth: number) =>
        band(w.along, w.start, w.end, w.line + side * w.half, w.line + side * (w.half + depth));
      return [1, -1].some((side) => {
        const beyond = minus([beside(side, LOOK)], [...level.footprint, ...level.solid]);
        return longest(gapsIn(beyond, [])) > GAP && common([beside(-side, LOOK)], indoors).length > 0;
      });
    })
    .map(({ wall }) => {
      const message = `Wall ${wall.id} stands at the open air and is written as internal.`;
      return broken("law-1/enclosure", message, { level: level.index, wall: wall.id });
    });
}

/** A strip just outside each edge of a counter-clockwise polygon: outside is on the right hand. */
function edgeStrips(polygon: Polygon): readonly Rect[] {
  return polygon.map(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] as Polygon[number];
    if (ay === by) {
      return bx > ax ? { x0: ax, y0: ay - LOOK, x1: bx, y1: ay } : { x0: bx, y0: ay, x1: ax, y1: ay + LOOK };
    }
    return by > ay ? { x0: ax, y0: ay, x1: ax + LOOK, y1: by } : { x0: ax - LOOK, y0: by, x1: ax, y1: ay };
  });
}

/** What `cover` leaves of strips, pieces thinner than a strip left out: a wall 0.5 mm off is still a wall. */
function gapsIn(strips: Area, cover: readonly Rect[]): Area {
  return minus(strips, cover).filter((r) => Math.min(r.x1 - r.x0, r.y1 - r.y0) >= LOOK - 1);
}

function longest(area: Area): number {
  return Math.max(0, ...area.map((r) => Math.max(r.x1 - r.x0, r.y1 - r.y0)));
}
