/**
 * Law 9, water above. No bath, bathroom, WC or powder room stands over living, family, hall, dining, study, kitchen, pooja or a bedroom, and no kitchen or
 * utility over these, except over a kitchen. Up to 0.1 m² is let pass (walls of two storeys need not be in one line to the centimetre), and more where a
 * finding of the plan says so and why: its rule contains "wet-over-dry", `where` names the wet room and its level, and its message is a sentence that
 * names the room below. The law neither allows nor forbids water over passage, foyer, store, stair and dressing: that is let pass.
 */
import { common, sizeOf, squareMetres } from "#planner/plan/check/area.ts";
import { broken } from "#planner/plan/check/finding.ts";
import type { MeasuredLevel, MeasuredPlan, MeasuredRoom } from "#planner/plan/check/measured-plan.ts";
import { BATHROOMS, type Finding, KITCHENS, type RoomKind } from "#planner/plan/plan.ts";

const SHARED = 100_000;
const WORKED_IN: readonly RoomKind[] = [...KITCHENS, "utility"];
const DRY: readonly RoomKind[] = [
  "living",
  "living-dining",
  "dining",
  "family",
  "hall",
  "study",
  "kitchen",
  "kitchen-dining",
  "pooja",
  "bedroom",
  "master-bedroom",
];

export function wetOverDryLaw(measured: MeasuredPlan): readonly Finding[] {
  return measured.levels.slice(1).flatMap((level, i) => {
    const below = measured.levels[i] as MeasuredLevel;
    return level.rooms
      .filter((one) => BATHROOMS.includes(one.room.kind) || isWorkedIn(one))
      .flatMap((wet) =>
        below.rooms
          .filter(({ room }) => DRY.includes(room.kind) && !(isWorkedIn(wet) && KITCHENS.includes(room.kind)))
          .map((dry) => ({ dry, shared: sizeOf(common(wet.area, dry.area)) }))
          .filter(({ dry, shared }) => shared > SHARED && !isExplained(measured, level, wet.room.id, dry.room.label))
          .map(({ dry, shared }) => {
            const message = `${wet.room.label} stands over ${dry.room.label} with ${squareMetres(shared)} m², and no finding says why.`;
            return broken("law-9/wet-over-dry", message, { level: level.index, room: wet.room.id });
          }),
      );
  });
}

function isWorkedIn({ room }: MeasuredRoom): boolean {
  return WORKED_IN.includes(room.kind);
}

function isExplained({ plan }: MeasuredPlan, level: MeasuredLevel, room: string, below: string): boolean {
  return plan.findings.some(
    (f) =>
      f.rule.includes("wet-over-dry") &&
      f.where.level === level.index &&
      f.where.room === room &&
      f.message.includes(" ") &&
      f.message.toLowerCase().includes(below.toLowerCase()),
  );
}
