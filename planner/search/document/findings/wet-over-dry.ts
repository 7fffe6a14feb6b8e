import { sharedArea } from "#planner/geometry/rect.ts";
import type { Finding, RoomKind } from "#planner/plan/plan.ts";
import { armsOf, type PlacedLevel } from "#planner/search/legalise/placed-level.ts";

const DRY_KINDS: readonly RoomKind[] = [
  "living",
  "living-dining",
  "dining",
  "family",
  "kitchen",
  "kitchen-dining",
  "study",
  "pooja",
  "bedroom",
  "master-bedroom",
];
/** Law 9 lets pass what two storeys' walls are off one another; a reader of the plan is told from a crumb on, mm2. */
const WET_TOLERANCE = 10_000;

/** Says where a wet room could not be kept over wet ones, and what the builder does about it. */
export function wetOverDry(placed: readonly Omit<PlacedLevel, "columns">[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (const [index, level] of placed.entries()) {
    const below = placed[index - 1];
    if (below === undefined) continue;
    for (const { spec, rect: room } of level.rooms) {
      if (!spec.wet || spec.kind === "utility") continue;
      const under = below.rooms.filter(
        (one) => DRY_KINDS.includes(one.spec.kind) && armsOf(one).some((arm) => sharedArea(arm, room) > WET_TOLERANCE),
      );
      const first = under[0];
      if (first === undefined) continue;
      findings.push({
        rule: "planner/wet-over-dry",
        severity: "note",
        message: `${spec.label} stands partly over ${first.spec.label.toLowerCase()}: no place over wet rooms was free. Build it with a sunken, waterproofed slab and keep its drains in the shaft wall.`,
        where: { level: index, room: spec.id },
        source: "planner",
      });
    }
  }
  return findings;
}
