import type { Point } from "#planner/geometry/point.ts";
import { boundsOf, corners, overlaps, type Rect } from "#planner/geometry/rect.ts";
import { BATHROOMS, type Furniture, type FurnitureKind, type RoomKind } from "#planner/plan/plan.ts";
import { THICKEST_WALL } from "#planner/rules/walls-of.ts";
import { furnishBath } from "#planner/search/furniture/bath.ts";
import { furnishBedroom } from "#planner/search/furniture/bedroom.ts";
import type { Customs, SideCost } from "#planner/search/furniture/customs.ts";
import { furnishDining } from "#planner/search/furniture/dining.ts";
import { type Entrance, shoePlace } from "#planner/search/furniture/entrance.ts";
import {
  against,
  cheapest,
  type Floor,
  lit,
  meetsSome,
  spotsFor,
  take,
  type WallSpan,
  type WayIn,
  wallOf,
} from "#planner/search/furniture/floor.ts";
import { furnishKitchen } from "#planner/search/furniture/kitchen.ts";
import { furnishKitchenDining } from "#planner/search/furniture/kitchen-dining.ts";
import { furnishLiving } from "#planner/search/furniture/living.ts";
import { furnishLivingDining } from "#planner/search/furniture/living-dining.ts";
import { furnishLobby } from "#planner/search/furniture/lobby.ts";
import { type Piece, SINGLE_PIECES } from "#planner/search/furniture/pieces.ts";
import { furnishRoomToLet } from "#planner/search/furniture/room-to-let.ts";
import { parkVehicles } from "#planner/search/furniture/vehicles.ts";
import { armsOf, type PlacedLevel, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import type { PlacedWindow } from "#planner/search/openings/place-windows.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { type Face, pieceOf, type Span } from "#planner/search/openings/shared-wall.ts";
import { ROOM_TO_LET } from "#planner/search/programme/room-spec.ts";

/** Writes a piece into the plan. */
export type Put = (kind: FurnitureKind, place: { readonly body: Rect; readonly front: Point }) => void;

/** Floor before a window, mm, on which a piece would hide its lower part. */
const BEFORE_WINDOW = 350;
/** So far inside a door one stands in the room, mm. */
const INSIDE = 350;
/** Floor before a door or archway that one walks on, mm. */
const APPROACH = 650;

/** Phase 6: every room furnished for its use, clear of leaves and of the ways in (README.md). A piece that finds no place is left out; the score says so. */
export function furnish(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  windows: readonly PlacedWindow[],
  prefix: string,
  customs: Customs,
): readonly Furniture[] {
  const found: Omit<Furniture, "id">[] = [];
  const entrances: Entrance[] = [];
  for (const [index, room] of level.rooms.entries()) {
    const floor = floorOf(level, index, doors, windows);
    found.push(...furnishedRoom(floor, room, customs));
    if (!floor.ways.some(({ main }) => main)) continue;
    const kept = [...level.columns.map(({ polygon }) => boundsOf(polygon)), ...underWindows(room.rect, index, windows)];
    entrances.push({ index, kind: room.spec.kind, floor, kept });
  }
  if (!found.some(({ kind }) => kind === "shoe-rack")) {
    const place = shoePlace(entrances, level.walls);
    const room = place === null ? undefined : level.rooms[place.at.index];
    if (place !== null && room !== undefined) {
      found.push({ kind: "shoe-rack", room: room.spec.id, polygon: corners(place.body), front: place.front });
    }
  }
  return found.map((piece, i) => ({ ...piece, id: `${prefix}-f${i + 1}` }));
}

/** The floor before windows of a room, and before those that look into it. */
function underWindows(room: Rect, index: number, windows: readonly PlacedWindow[]): readonly Rect[] {
  return windows
    .filter((one) => one.kind === "window" && (one.room === index || one.onto === index))
    .map(({ face, span }) => {
      const { side, from, to } = spanOn(room, face, span);
      return against(room, side, from, to, BEFORE_WINDOW);
    });
}

/** The furniture of one room. Its ids are empty: `furnish` gives them when it puts rooms together. */
export function furnishedRoom(floor: Floor, room: PlacedRoom, customs: Customs): readonly Furniture[] {
  const found: Furniture[] = [];
  furnishRoom(floor, room, customs, (kind, { body, front }) => {
    found.push({ id: "", kind, room: room.spec.id, polygon: corners(body), front });
  });
  return found;
}

function furnishRoom(floor: Floor, { spec, rect: room }: PlacedRoom, customs: Customs, put: Put): void {
  const diners = spec.apart === null ? customs.diners : undefined;
  switch (spec.kind) {
    case "master-bedroom":
    case "bedroom":
      furnishBedroom(floor, spec.kind === "master-bedroom", customs.head, put);
      break;
    case "bath":
    case "bathroom":
    case "wc":
    case "powder":
      furnishBath(floor, spec.kind, put, spec.owner === null ? (customs.tub ?? null) : null);
      break;
    case "kitchen":
      furnishKitchen(floor, put);
      break;
    case "kitchen-dining":
      furnishKitchenDining(floor, put, diners);
      break;
    case "dining":
      furnishDining(floor, false, put, { diners });
      break;
    case "living-dining":
      if (spec.label === ROOM_TO_LET) furnishRoomToLet(floor, customs.head, put);
      else furnishLivingDining(floor, put, diners);
      break;
    case "living":
    case "family":
      furnishLiving(floor, put);
      break;
    case "passage":
    case "foyer":
    case "hall":
      for (const choices of SINGLE_PIECES[spec.kind] ?? []) single(floor, choices, put);
      furnishLobby(floor, spec.kind, put);
      break;
    case "parking":
    case "garage":
      parkVehicles(room, spec.car, put);
      break;
    case "pooja":
      for (const choices of SINGLE_PIECES.pooja ?? []) single(floor, choices, put, customs.altar);
      break;
    default:
      for (const choices of SINGLE_PIECES[spec.kind] ?? []) single(floor, choices, put);
  }
}

/** Costs as mm off the best place: of a piece against the worst side at the most, and before glass. */
export const WRONG_SIDE = 3000;
const BEFORE_GLASS = 400;
export const ALTAR_BEFORE_GLASS = 1500;

function single(floor: Floor, choices: readonly Piece[], put: Put, wrong: SideCost = () => 0): void {
  for (const piece of choices) {
    const spot = cheapest(spotsFor(floor, piece), (one) => {
      const [low, high] = wallOf(floor.room, one.side);
      const off = Math.min(one.from - low, high - one.to);
      const middle = Math.abs(one.from + one.to - low - high) / 2;
      if (piece.seat === "window") return lit(floor, one) ? off * 0.2 : 2000 + off;
      const atShrine = piece.kind === "shoe-rack" && meetsSome(floor.shrines, one);
      const aside = WRONG_SIDE * (wrong(one.side) + Number(atShrine));
      const glass = piece.kind === "altar" ? ALTAR_BEFORE_GLASS : BEFORE_GLASS;
      return aside + (piece.seat === "middle" ? middle : off) + (lit(floor, one) ? glass : 0);
    });
    if (spot === null) continue;
    put(piece.kind, spot);
    take(floor, spot);
    return;
  }
}

/** A room's floor with its ways and windows, nothing on it yet. */
export function floorOf(
  level: PlacedLevel,
  index: number,
  doors: readonly PlacedDoor[],
  windows: readonly PlacedWindow[],
): Floor {
  const { rect: room, notch } = level.rooms[index] as PlacedRoom;
  const walk: Rect[] = [];
  const swept: Rect[] = [];
  const ways: WayIn[] = [];
  for (const { way, face, span, box } of doors) {
    if (way.into !== index && way.from !== index) continue;
    if (box !== null && overlaps(box, room)) swept.push(box);
    const before = pieceOf(face, span.from, span.to, APPROACH);
    if (overlaps(before, room)) walk.push(before);
    const behind = way.into === index ? way.from : way.into;
    const other = behind < 0 ? "outside" : (level.rooms[behind] as PlacedRoom).spec.kind;
    const inward = way.into === index ? face.inward : -face.inward;
    const across = face.centre + inward * (face.wall.thickness / 2 + INSIDE);
    const middle = (span.from + span.to) / 2;
    const inside: Point = face.vertical ? [across, middle] : [middle, across];
    ways.push({ ...spanOn(room, face, span), inside, other, main: way.main });
  }
  const glass = windows
    .filter((one) => one.room === index && one.kind === "window")
    .map(({ face, span }) => spanOn(room, face, span));
  const wallsTo = (kinds: readonly RoomKind[]): readonly WallSpan[] =>
    level.rooms
      .filter(({ spec }) => kinds.includes(spec.kind))
      .flatMap((one) => armsOf(one).flatMap((arm) => wallBetween(room, arm)));
  return {
    room,
    walk: [...swept, ...walk],
    swept,
    glass,
    ways,
    wet: wallsTo(BATHROOMS),
    shrines: wallsTo(["pooja"]),
    bodies: notch === undefined ? [] : [notch],
    zones: [],
  };
}

/** The stretch of a room's wall behind which another one lies; empty if they do not lie side by side. */
function wallBetween(room: Rect, { x0, y0, x1, y1 }: Rect): readonly WallSpan[] {
  const [alongX, alongY] = [
    { from: Math.max(room.x0, x0), to: Math.min(room.x1, x1) },
    { from: Math.max(room.y0, y0), to: Math.min(room.y1, y1) },
  ];
  const gaps = [room.y0 - y1, x0 - room.x1, y0 - room.y1, room.x0 - x1];
  return gaps.flatMap((gap, side) => {
    const { from, to } = side % 2 === 0 ? alongX : alongY;
    return gap >= 0 && gap <= THICKEST_WALL && to > from ? [{ side, from, to }] : [];
  });
}

/** A stretch of a face as one of its room's walls. */
function spanOn(room: Rect, face: Face, { from, to }: Span): WallSpan {
  const middle = face.vertical ? (room.x0 + room.x1) / 2 : (room.y0 + room.y1) / 2;
  const low = face.centre < middle;
  return { side: face.vertical ? (low ? 3 : 1) : low ? 0 : 2, from, to };
}
