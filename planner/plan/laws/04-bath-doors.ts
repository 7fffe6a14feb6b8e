/**
 * Law 4, baths. Every door of a bath, WC or powder room leads to a bedroom or its dressing, or to shared circulation
 * (passage, foyer, hall, stair, living, dining, family, utility) or the open air; never to a kitchen, pooja, store, study or another bath.
 * One exception: a bathroom without WC and a WC may share a door.
 */
import { broken } from "#planner/plan/check/finding.ts";
import { type MeasuredPlan, OUTSIDE, roomOf } from "#planner/plan/check/measured-plan.ts";
import { BATHROOMS, type Finding, OPEN_AIR_KINDS, type RoomKind } from "#planner/plan/plan.ts";

const WELCOME: readonly RoomKind[] = [
  "bedroom",
  "master-bedroom",
  "dressing",
  "passage",
  "foyer",
  "hall",
  "family",
  "living",
  "living-dining",
  "dining",
  "stair",
  "utility",
  ...OPEN_AIR_KINDS.filter((kind) => kind !== "duct"),
];

export function bathDoorLaw(measured: MeasuredPlan): readonly Finding[] {
  return measured.levels.flatMap((level) =>
    level.openings
      .filter(({ opening }) => opening.kind === "door" || opening.kind === "arch")
      .flatMap(({ opening }) => {
        const [a, b] = opening.rooms.map((id) => roomOf(level, id)?.room);
        const bath = [a, b].find((room) => room !== undefined && BATHROOMS.includes(room.kind));
        if (bath === undefined) return [];
        const other = bath === a ? b : a;
        if (other === undefined && opening.rooms.includes(OUTSIDE)) return [];
        if (other !== undefined && (WELCOME.includes(other.kind) || bathAndWc(bath.kind, other.kind))) return [];
        const message = `${bath.label} opens into ${other?.label ?? "nothing"}.`;
        return [broken("law-4/bath-door", message, { level: level.index, room: bath.id, opening: opening.id })];
      }),
  );
}

function bathAndWc(a: RoomKind, b: RoomKind): boolean {
  return (a === "bathroom" && b === "wc") || (a === "wc" && b === "bathroom");
}
