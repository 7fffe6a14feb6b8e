/**
 * Law 10, use of furniture. Before a piece there is the floor that one needs to use it, within its room and free of what does not move (chairs, coffee
 * and bedside tables, armchairs, planters and swings are moved aside; a doorway or a door's leaf may cross it). Its depth in mm: wardrobe 600, counter 750,
 * fridge 450, WC, basin, bathtub and washing machine 450, desk 500, altar 450, sofa 400, shelves and bookshelves 450, television 600.
 * A bed is reached over a strip of 390 mm along its side, without the 900 mm at its head: a single on one side, a double (king, queen) on both, or
 * with one side at the wall over 590 mm on the other and 590 mm at its foot.
 * A WC has 90 mm free on each side. Behind each chair at a table 250 mm are free to sit down; a chair at a table stands 330 mm out of it (+ 50 mm).
 * A sink and a hob lie in a counter (a utility's may stand alone), with 90 mm of worktop between them; a washing machine may stand under one.
 * Of two counters that meet in a corner, one stands before the other's end.
 * Read exactly, but common areas up to 0.01 m² are let pass: columns stand 5 cm into a room here and there.
 * The numbers are not shared with the search's furniture, though some are the same: these are the least, the search's the usual.
 */
import { broken } from "#planner/plan/check/finding.ts";
import { type MeasuredLevel, type MeasuredPlan, roomOf } from "#planner/plan/check/measured-plan.ts";
import { commonArea, signedArea } from "#planner/plan/check/polygon.ts";
import { boundsOf, commonRect, cornersOf, grown, type Rect, rectArea } from "#planner/plan/check/rect.ts";
import type { Finding, Furniture, FurnitureKind } from "#planner/plan/plan.ts";

const TOUCH = 10_000;
const BEFORE: Readonly<Partial<Record<FurnitureKind, number>>> = {
  wardrobe: 600,
  counter: 750,
  fridge: 450,
  wc: 450,
  basin: 450,
  "washing-machine": 450,
  bathtub: 450,
  desk: 500,
  altar: 450,
  "sofa-3": 400,
  "sofa-2": 400,
  shelf: 450,
  bookshelf: 450,
  "tv-unit": 600,
};
const BESIDE_BED = 390;
const WIDE = 590;
const HEAD = 900;
const BESIDE_WC = 90;
const CHAIR_OUT = 330;
const TO_SIT = 250;
const WORKTOP = 90;
const MOVED: readonly FurnitureKind[] = ["chair", "coffee-table", "bedside-table", "armchair", "planter", "swing"];
const DOUBLES: readonly FurnitureKind[] = ["bed-king", "bed-queen"];
const TABLES: readonly FurnitureKind[] = ["dining-table-4", "dining-table-6"];

export function furnitureUseLaw({ levels }: MeasuredPlan): readonly Finding[] {
  return levels.flatMap((level) =>
    level.level.furniture.flatMap((piece) =>
      faults(level, piece).map((words) =>
        broken("law-10/furniture-use", `${piece.kind} ${piece.id} ${words}.`, { level: level.index, room: piece.room }),
      ),
    ),
  );
}

function faults(level: MeasuredLevel, piece: Furniture): readonly string[] {
  const found: string[] = [];
  const free = (strip: Rect): boolean => isFree(level, piece, strip);
  const before = BEFORE[piece.kind];
  if (before !== undefined && !free(ahead(piece, before))) found.push(`has no ${before} mm of free floor before it`);
  if (piece.kind === "wc" && !besides(piece, BESIDE_WC).every(free)) found.push("has no room at its sides");
  if (piece.kind.startsWith("bed-")) {
    const reached = besides(piece, BESIDE_BED, HEAD).filter(free).length;
    const atWall = besides(piece, WIDE, HEAD).some(free) && free(ahead(piece, WIDE));
    if (reached < (DOUBLES.includes(piece.kind) && !atWall ? 2 : 1)) found.push("is not reached from its sides");
  }
  if (TABLES.includes(piece.kind) && !seats(level, piece).every(free)) found.push("leaves no room to sit down");
  if (piece.kind === "sink" || piece.kind === "hob") found.push(...inCounter(level, piece));
  return found;
}

/** Whether a strip lies in the piece's room with nothing in it that stays. */
function isFree(level: MeasuredLevel, piece: Furniture, strip: Rect): boolean {
  const room = roomOf(level, piece.room)?.room;
  const polygon = cornersOf(strip);
  if (room === undefined || rectArea(strip) - commonArea(polygon, room.polygon) > TOUCH) return false;
  return !level.level.furniture.some(
    (other) =>
      other.id !== piece.id &&
      !MOVED.includes(other.kind) &&
      !isBuiltIn(level, other) &&
      !(piece.kind === "counter" && other.kind === "counter" && turnsCorner(piece, other)) &&
      commonArea(other.polygon, polygon) > TOUCH,
  );
}

/** Whether a piece takes no floor of its own: sink and hob, and a washing machine under a counter. */
function isBuiltIn(level: MeasuredLevel, piece: Furniture): boolean {
  if (piece.kind === "sink" || piece.kind === "hob") return true;
  return piece.kind === "washing-machine" && liesInCounter(level, piece);
}

function liesInCounter(level: MeasuredLevel, piece: Furniture): boolean {
  const size = Math.abs(signedArea(piece.polygon));
  return level.level.furniture.some(
    (one) =>
      one.kind === "counter" && one.room === piece.room && size - commonArea(one.polygon, piece.polygon) <= TOUCH,
  );
}

/** Whether two counters meet in a corner, where the one stands before the other's end. */
function turnsCorner(a: Furniture, b: Furniture): boolean {
  return (
    (a.front[0] === 0) !== (b.front[0] === 0) &&
    commonRect(grown(boundsOf(a.polygon), 10), boundsOf(b.polygon)) !== null
  );
}

function ahead({ polygon, front: [dx, dy] }: Furniture, depth: number): Rect {
  const b = boundsOf(polygon);
  if (dx > 0) return { ...b, x0: b.x1, x1: b.x1 + depth };
  if (dx < 0) return { ...b, x0: b.x0 - depth, x1: b.x0 };
  return dy > 0 ? { ...b, y0: b.y1, y1: b.y1 + depth } : { ...b, y0: b.y0 - depth, y1: b.y0 };
}

/** The strips along both sides of a piece, without the first `head` mm from its back. */
function besides({ polygon, front: [dx, dy] }: Furniture, depth: number, head = 0): readonly Rect[] {
  const b = boundsOf(polygon);
  const rest = {
    x0: dx > 0 ? b.x0 + head : b.x0,
    x1: dx < 0 ? b.x1 - head : b.x1,
    y0: dy > 0 ? b.y0 + head : b.y0,
    y1: dy < 0 ? b.y1 - head : b.y1,
  };
  return dx === 0
    ? [
        { ...rest, x0: b.x0 - depth, x1: b.x0 },
        { ...rest, x0: b.x1, x1: b.x1 + depth },
      ]
    : [
        { ...rest, y0: b.y0 - depth, y1: b.y0 },
        { ...rest, y0: b.y1, y1: b.y1 + depth },
      ];
}

/** The floor behind each chair that is drawn up to a table, on which the chair is moved. */
function seats(level: MeasuredLevel, table: Furniture): readonly Rect[] {
  const near = grown(boundsOf(table.polygon), CHAIR_OUT + 50);
  return level.level.furniture
    .filter(
      (one) => one.kind === "chair" && one.room === table.room && commonRect(boundsOf(one.polygon), near) !== null,
    )
    .map((chair) => ahead({ ...chair, front: [-chair.front[0], -chair.front[1]] }, TO_SIT));
}

function inCounter(level: MeasuredLevel, piece: Furniture): readonly string[] {
  const own = level.level.furniture.filter((one) => one.room === piece.room);
  const room = roomOf(level, piece.room)?.room;
  if (!liesInCounter(level, piece) && room?.kind !== "utility") return ["lies in no counter"];
  if (piece.kind !== "hob") return [];
  const near = grown(boundsOf(piece.polygon), WORKTOP);
  const sink = own.find((one) => one.kind === "sink" && commonRect(boundsOf(one.polygon), near) !== null);
  return sink === undefined ? [] : ["has no worktop between it and the sink"];
}
