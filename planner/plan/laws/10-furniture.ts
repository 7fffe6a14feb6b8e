/**
 * Law 10, furniture. A piece is a rectangle with its front along x or y, lies inside the room that it names, and overlaps no other, except that a chair
 * stands under a table or desk, sink and hob lie in a counter, and fridge and washing machine may stand under one. Up to 0.01 m² outside the room or
 * over another piece is let pass.
 */
import type { Polygon } from "#planner/geometry/point.ts";
import { broken } from "#planner/plan/check/finding.ts";
import { type MeasuredPlan, roomOf } from "#planner/plan/check/measured-plan.ts";
import { commonArea, isRectilinear, signedArea } from "#planner/plan/check/polygon.ts";
import type { Finding, Furniture, FurnitureKind } from "#planner/plan/plan.ts";

const TOUCH = 10_000;
const NESTED: readonly (readonly [FurnitureKind, readonly FurnitureKind[]])[] = [
  ["chair", ["dining-table-4", "dining-table-6", "desk", "dressing-table"]],
  ["sink", ["counter"]],
  ["hob", ["counter"]],
  ["fridge", ["counter"]],
  ["washing-machine", ["counter"]],
];

export function furnitureLaw({ levels }: MeasuredPlan): readonly Finding[] {
  return levels.flatMap((level) =>
    level.level.furniture.flatMap((piece, i) => {
      const where = { level: level.index, room: piece.room };
      const room = roomOf(level, piece.room)?.room;
      const inside = room === undefined ? 0 : commonArea(piece.polygon, room.polygon);
      const findings: Finding[] = [];
      const front = Math.abs(piece.front[0]) + Math.abs(piece.front[1]) === 1 && piece.front.every(Number.isInteger);
      if (!isRectilinear(piece.polygon) || piece.polygon.length !== 4 || !front) {
        findings.push(
          broken("law-10/furniture", `${piece.kind} ${piece.id} is no rectangle with a front along x or y.`, where),
        );
      }
      if (sizeOfPolygon(piece.polygon) - inside > TOUCH) {
        findings.push(
          broken(
            "law-10/furniture",
            `${piece.kind} ${piece.id} does not fit into ${room?.label ?? piece.room}.`,
            where,
          ),
        );
      }
      const hit = level.level.furniture
        .slice(i + 1)
        .find((other) => !nested(piece, other) && commonArea(piece.polygon, other.polygon) > TOUCH);
      if (hit !== undefined) {
        findings.push(
          broken("law-10/furniture", `${piece.kind} ${piece.id} and ${hit.kind} ${hit.id} overlap.`, where),
        );
      }
      return findings;
    }),
  );
}

function sizeOfPolygon(polygon: Polygon): number {
  return Math.abs(signedArea(polygon));
}

function nested(a: Furniture, b: Furniture): boolean {
  const fits = (inner: FurnitureKind, outer: FurnitureKind) =>
    NESTED.some(([kind, holders]) => kind === inner && holders.includes(outer));
  return fits(a.kind, b.kind) || fits(b.kind, a.kind);
}
