import type { Point } from "#planner/geometry/point.ts";
import { corners, overlaps, type Rect, rect, within } from "#planner/geometry/rect.ts";
import type { Furniture, FurnitureKind } from "#planner/plan/plan.ts";
import { FURNISHING, type Piece } from "#planner/search/furniture/pieces.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import type { PlacedDoor } from "#planner/search/openings/place-doors.ts";
import type { PlacedWindow } from "#planner/search/openings/place-windows.ts";

type Spot = { readonly body: Rect; readonly zone: Rect; readonly front: Point; readonly cost: number };
type Span = { readonly side: number; readonly from: number; readonly to: number };

/** Floor before a door or archway that one walks on, mm. */
const APPROACH = 650;
const STEP = 50;
const COUNTER_DEPTH = 600;

/**
 * Phase 6: furniture along the walls, each piece with the floor in front that its use needs, clear of leaves and of the
 * ways in. A piece that finds no place is left out; the score says so.
 */
export function furnish(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  windows: readonly PlacedWindow[],
  prefix: string,
): readonly Furniture[] {
  const found: Furniture[] = [];
  for (const [index, room] of level.rooms.entries()) {
    const put = (kind: FurnitureKind, body: Rect, front: Point): void => {
      found.push({ id: `${prefix}-f${found.length + 1}`, kind, room: room.spec.id, polygon: corners(body), front });
    };
    const busy = waysIn(room, index, doors);
    const glass = windowSpans(room, index, windows);
    if (room.spec.kind === "kitchen" || room.spec.kind === "kitchen-dining") kitchen(room, busy, glass, put);
    if (room.spec.kind === "dining" || room.spec.kind === "kitchen-dining") table(room, busy, put);
    if (room.spec.kind === "parking") vehicles(room, put);
    for (const choices of FURNISHING[room.spec.kind] ?? []) {
      for (const piece of choices) {
        const spot = bestSpot(room.rect, piece, busy, glass);
        if (spot === null) continue;
        put(piece.kind, spot.body, spot.front);
        busy.push(piece.clear > 0 ? spot.zone : spot.body);
        break;
      }
    }
  }
  return found;
}

type Put = (kind: FurnitureKind, body: Rect, front: Point) => void;

/** What must stay free: swept floor, and the approach to every door and archway of the room. */
function waysIn(room: PlacedRoom, index: number, doors: readonly PlacedDoor[]): Rect[] {
  const busy: Rect[] = [];
  for (const { way, face, span, box } of doors) {
    if (way.into !== index && way.from !== index) continue;
    if (box !== null) busy.push(box);
    const reach = face.wall.thickness / 2 + APPROACH;
    busy.push(
      face.vertical
        ? rect(face.centre - reach, span.from, face.centre + reach, span.to)
        : rect(span.from, face.centre - reach, span.to, face.centre + reach),
    );
  }
  return busy.filter((one) => overlaps(one, room.rect));
}

function windowSpans(room: PlacedRoom, index: number, windows: readonly PlacedWindow[]): readonly Span[] {
  return windows
    .filter((one) => one.room === index && one.kind === "window")
    .map(({ face, span }) => {
      const middle = face.vertical ? (room.rect.x0 + room.rect.x1) / 2 : (room.rect.y0 + room.rect.y1) / 2;
      const side = face.vertical ? (face.centre < middle ? 3 : 1) : face.centre < middle ? 0 : 2;
      return { side, from: span.from, to: span.to };
    });
}

/** Sides of a room: 0 front, 1 right, 2 rear, 3 left; the piece's back against it. */
function against(room: Rect, side: number, from: number, width: number, depth: number): { body: Rect; front: Point } {
  if (side === 0) return { body: rect(from, room.y0, from + width, room.y0 + depth), front: [0, 1] };
  if (side === 1) return { body: rect(room.x1 - depth, from, room.x1, from + width), front: [-1, 0] };
  if (side === 2) return { body: rect(from, room.y1 - depth, from + width, room.y1), front: [0, -1] };
  return { body: rect(room.x0, from, room.x0 + depth, from + width), front: [1, 0] };
}

function bestSpot(room: Rect, piece: Piece, busy: readonly Rect[], glass: readonly Span[]): Spot | null {
  let best: Spot | null = null;
  for (let side = 0; side < 4; side++) {
    const [low, high] = side % 2 === 0 ? [room.x0, room.x1] : [room.y0, room.y1];
    const last = high - piece.width;
    for (let from = low; from <= last; from = from === last ? last + 1 : Math.min(from + STEP, last)) {
      const { body, front } = against(room, side, from, piece.width, piece.depth);
      const zone = against(room, side, from, piece.width, piece.depth + piece.clear).body;
      if (!within(zone, room) || busy.some((one) => overlaps(one, zone))) continue;
      const lit = glass.some((one) => one.side === side && one.from < from + piece.width && one.to > from);
      if (piece.tall && lit) continue;
      const off = Math.min(from - low, last - from);
      const middle = Math.abs(from + piece.width / 2 - (low + high) / 2);
      let cost = piece.seat === "middle" ? middle : off;
      if (piece.seat === "window") cost = lit ? off * 0.2 : 2000 + off;
      else if (lit) cost += 400;
      if (best === null || cost < best.cost) best = { body, zone, front, cost };
    }
  }
  return best;
}

/** A counter along the window's wall where it can be, with the sink under the window and the hob well away from it. */
function kitchen(room: PlacedRoom, busy: Rect[], glass: readonly Span[], put: Put): void {
  const r = room.rect;
  let best: { side: number; from: number; to: number; worth: number } | null = null;
  for (let side = 0; side < 4; side++) {
    const [low, high] = side % 2 === 0 ? [r.x0, r.x1] : [r.y0, r.y1];
    let start = low;
    for (let at = low; at <= high; at += STEP) {
      const { body } = against(r, side, at, STEP, COUNTER_DEPTH + 750);
      const blocked = at + STEP > high || busy.some((one) => overlaps(one, body));
      if (!blocked) continue;
      const to = Math.min(at, high);
      const lit = glass.some((one) => one.side === side && one.from < to && one.to > start);
      const worth = to - start + (lit ? 900 : 0);
      if (to - start >= 1500 && (best === null || worth > best.worth)) best = { side, from: start, to, worth };
      start = at + STEP;
    }
  }
  if (best === null) return;
  const { side, from, to } = best;
  const counter = against(r, side, from, to - from, COUNTER_DEPTH);
  put("counter", counter.body, counter.front);
  busy.push(against(r, side, from, to - from, COUNTER_DEPTH + 750).body);
  const window = glass.find((one) => one.side === side && one.from < to && one.to > from);
  const wanted = window === undefined ? from + 600 : Math.round((window.from + window.to) / 2);
  const sinkAt = Math.max(from + 100, Math.min(to - 700, wanted - 300));
  const sink = against(r, side, sinkAt, 600, 480);
  put("sink", sink.body, sink.front);
  const hobAt = sinkAt - from > to - sinkAt - 600 ? from + 150 : to - 750;
  if (Math.abs(hobAt - sinkAt) >= 650) {
    const hob = against(r, side, hobAt, 600, 500);
    put("hob", hob.body, hob.front);
  }
  const fridge = bestSpot(
    r,
    { kind: "fridge", width: 650, depth: 650, clear: 450, tall: true, seat: "corner" },
    busy,
    glass,
  );
  if (fridge === null) return;
  put("fridge", fridge.body, fridge.front);
  busy.push(fridge.zone);
}

/** The largest table that leaves room for chairs and for walking past, in the middle of what is free. */
function table(room: PlacedRoom, busy: Rect[], put: Put): void {
  const r = room.rect;
  const sizes = [
    { kind: "dining-table-6", w: 1650, d: 900 },
    { kind: "dining-table-6", w: 900, d: 1650 },
    { kind: "dining-table-4", w: 1200, d: 900 },
    { kind: "dining-table-4", w: 900, d: 1200 },
  ] as const;
  for (const { kind, w, d } of sizes) {
    let best: { body: Rect; cost: number } | null = null;
    for (let x = r.x0 + 600; x + w + 600 <= r.x1; x += STEP) {
      for (let y = r.y0 + 600; y + d + 600 <= r.y1; y += STEP) {
        const body = rect(x, y, x + w, y + d);
        const zone = rect(x - 450, y - 450, x + w + 450, y + d + 450);
        if (busy.some((one) => overlaps(one, zone))) continue;
        const cost = Math.abs(x + w / 2 - (r.x0 + r.x1) / 2) + Math.abs(y + d / 2 - (r.y0 + r.y1) / 2);
        if (best === null || cost < best.cost) best = { body, cost };
      }
    }
    if (best === null) continue;
    put(kind, best.body, w > d ? [0, 1] : [1, 0]);
    chairs(best.body, w > d, kind === "dining-table-6" ? 3 : 2, put);
    busy.push(best.body);
    return;
  }
}

const CHAIR = 450;

function chairs(body: Rect, wide: boolean, perSide: number, put: Put): void {
  const [low, high] = wide ? [body.x0, body.x1] : [body.y0, body.y1];
  const pitch = (high - low) / perSide;
  for (let i = 0; i < perSide; i++) {
    const at = Math.round(low + pitch * (i + 0.5) - CHAIR / 2);
    if (wide) {
      put("chair", rect(at, body.y0 - CHAIR + 120, at + CHAIR, body.y0 + 120), [0, 1]);
      put("chair", rect(at, body.y1 - 120, at + CHAIR, body.y1 - 120 + CHAIR), [0, -1]);
    } else {
      put("chair", rect(body.x0 - CHAIR + 120, at, body.x0 + 120, at + CHAIR), [1, 0]);
      put("chair", rect(body.x1 - 120, at, body.x1 - 120 + CHAIR, at + CHAIR), [-1, 0]);
    }
  }
}

function vehicles(room: PlacedRoom, put: Put): void {
  const r = room.rect;
  const car = { w: 1750, d: 4300 };
  const bays = Math.min(2, Math.floor((r.x1 - r.x0) / 2450));
  if (r.y1 - r.y0 >= car.d + 300 && bays > 0) {
    for (let bay = 0; bay < bays; bay++) {
      const x = Math.round(r.x0 + ((r.x1 - r.x0) * (bay + 0.5)) / bays - car.w / 2);
      put("car", rect(x, r.y0 + 300, x + car.w, r.y0 + 300 + car.d), [0, -1]);
    }
    return;
  }
  for (let x = r.x0 + 150; x + 750 <= r.x1 && x < r.x0 + 2000; x += 950) {
    if (r.y1 - r.y0 < 2000) return;
    put("two-wheeler", rect(x, r.y0 + 50, x + 700, r.y0 + 1900), [0, -1]);
  }
}
