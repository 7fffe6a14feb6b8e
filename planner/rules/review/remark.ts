import type { MeasuredLevel, MeasuredPlan, MeasuredRoom } from "#planner/plan/check/measured-plan.ts";
import { roomOf } from "#planner/plan/check/measured-plan.ts";
import type { Finding, RoomKind } from "#planner/plan/plan.ts";

/** A softer rule: what could be better in a lawful plan. One per file in this folder. */
export type ReviewRule = (measured: MeasuredPlan) => readonly Finding[];

type Place = Finding["where"];

export function warning(rule: string, message: string, where: Place, source: string): Finding {
  return { rule, severity: "warning", message, where, source };
}

export function note(rule: string, message: string, where: Place, source: string): Finding {
  return { rule, severity: "note", message, where, source };
}

/** Every room with its level. */
export function roomsOf(
  measured: MeasuredPlan,
): readonly { readonly level: MeasuredLevel; readonly room: MeasuredRoom }[] {
  return measured.levels.flatMap((level) => level.rooms.map((room) => ({ level, room })));
}

/** The rooms behind a room's doors and arches, on its level. */
export function neighboursOf(level: MeasuredLevel, id: string): readonly MeasuredRoom[] {
  return level.openings
    .filter(({ opening }) => (opening.kind === "door" || opening.kind === "arch") && opening.rooms.includes(id))
    .map(({ opening }) => roomOf(level, opening.rooms[0] === id ? opening.rooms[1] : opening.rooms[0]))
    .filter((room) => room !== undefined);
}

/** Rooms that people stay in; kitchens do not count. */
export const LIVED_IN: readonly RoomKind[] = [
  "living",
  "living-dining",
  "dining",
  "bedroom",
  "master-bedroom",
  "family",
  "study",
  "hall",
];

export function isLivedIn(kind: RoomKind | undefined): boolean {
  return kind !== undefined && LIVED_IN.includes(kind);
}
