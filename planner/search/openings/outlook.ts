import type { RoomKind } from "#planner/plan/plan.ts";
import { SIT_OUTS } from "#planner/rules/review/entrance.ts";
import { armsOf, type PlacedLevel, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { type Face, facesBetweenArms, outerFacesOf } from "#planner/search/openings/shared-wall.ts";

/**
 * A stretch of a room's wall that it can look out through. `onto`: index of the open room that it looks into, -1 for the open air; `worth`: the more,
 * the better.
 */
export type Outlook = { readonly face: Face; readonly onto: number; readonly worth: number };

/** Rooms from which a family sees who comes: a window looks towards the road, across the sit-out that lies before it. */
export const LOOKS_OUT: readonly RoomKind[] = ["living", "living-dining"];

/** Rooms of an upper storey that lie under the open sky. */
export const TERRACES: readonly RoomKind[] = ["terrace", "balcony"];

/** Where a room can look out, best first: open ground before balconies, those before ducts and the car's bay. */
export function outlooksOf(level: PlacedLevel, a: number): readonly Outlook[] {
  const room = level.rooms[a] as PlacedRoom;
  const outlooks: Outlook[] = [];
  for (const face of outerFacesOf(room, level)) {
    const length = Math.min(face.to - face.from, 3000) / 1000;
    outlooks.push({ face, onto: -1, worth: 5 + length + (face.side === "front" ? 1 : 0) });
  }
  for (const [b, other] of level.rooms.entries()) {
    if (!other.open || b === a) continue;
    const kind = other.spec.kind;
    const worth = kind === "duct" || kind === "parking" ? 1 : 4;
    for (const face of facesBetweenArms(armsOf(room), armsOf(other), level.walls)) {
      outlooks.push({ face, onto: b, worth: worth + Math.min(face.to - face.from, 3000) / 1000 });
    }
  }
  return outlooks.sort((x, y) => y.worth - x.worth);
}

/** Whether an outlook is onto a courtyard: a house around one looks into it from every side. */
export function isCourt(level: PlacedLevel, { onto }: Outlook): boolean {
  return level.rooms[onto]?.spec.kind === "courtyard";
}

/** Whether an outlook is over a terrace or balcony. */
export function isUnderSky(level: PlacedLevel, { onto }: Outlook): boolean {
  const before = level.rooms[onto]?.spec.kind;
  return before !== undefined && TERRACES.includes(before);
}

/** Whether a face looks towards the road. */
export function isToRoad({ vertical, inward }: Face): boolean {
  return !vertical && inward > 0;
}

/** Whether a living room sees from this outlook who comes: towards the road, across its sit-out. */
export function isLookout(level: PlacedLevel, { spec }: PlacedRoom, { face, onto }: Outlook): boolean {
  const before = level.rooms[onto]?.spec.kind;
  return LOOKS_OUT.includes(spec.kind) && isToRoad(face) && before !== undefined && SIT_OUTS.includes(before);
}
