import { type Rect, sharedArea } from "#planner/geometry/rect.ts";
import { type Finding, KITCHENS, type Level, type RoomKind } from "#planner/plan/plan.ts";
import { listed } from "#planner/plan/told.ts";
import { armsOf, type PlacedRoom, type WalledLevel } from "#planner/search/legalise/placed-level.ts";

/** Rooms that a wet room may stand over without a finding (law 9). */
const UNDER_WET: readonly RoomKind[] = [
  "bath",
  "bathroom",
  "wc",
  "powder",
  "utility",
  "kitchen",
  "kitchen-dining",
  "duct",
  "parking",
  "garage",
];
/** Rooms in which one cooks or washes are wet when they stand over bedrooms and the like; a kitchen is dry when it stands under a bath. */
const WORKED_IN: readonly RoomKind[] = [...KITCHENS, "utility"];
/** Overlap that is told, mm2: a tenth of what law 9 lets pass because walls of two storeys need not be quite in line. */
const WET_TOLERANCE = 10_000;

/**
 * Says where a wet room could not be kept over wet ones, naming every room that it stands over, and what the builder does about it. `levels`: the same levels
 * with the document's names of rooms.
 */
export function wetOverDry(
  placed: readonly WalledLevel[],
  levels: readonly Pick<Level, "rooms">[],
): readonly Finding[] {
  const findings: Finding[] = [];
  for (const [index, level] of placed.entries()) {
    const below = placed[index - 1];
    if (below === undefined) continue;
    const nameOf = ({ spec }: PlacedRoom, on: number): string =>
      levels[on]?.rooms.find(({ id }) => id === spec.id)?.label ?? spec.label;
    for (const wet of level.rooms) {
      const isWorkedIn = WORKED_IN.includes(wet.spec.kind);
      if (!wet.spec.wet && !isWorkedIn) continue;
      const under = below.rooms.filter(
        (one) =>
          (!UNDER_WET.includes(one.spec.kind) || (!isWorkedIn && KITCHENS.includes(one.spec.kind))) &&
          floorsOf(one).some((floor) => sharedArea(floor, wet.rect) > WET_TOLERANCE),
      );
      if (under.length === 0) continue;
      const names = listed(under.map((one) => lowered(nameOf(one, index - 1))));
      findings.push({
        rule: "planner/wet-over-dry",
        severity: "note",
        message: `${nameOf(wet, index)} stands over ${names}: no place over wet rooms alone was free. Build it with a sunken, waterproofed slab and keep its drains in the shaft wall.`,
        where: { level: index, room: wet.spec.id },
        source: "planner",
      });
    }
  }
  return findings;
}

/** A room's floor, with the strips beside it where walls have given way to columns. */
function floorsOf(room: PlacedRoom): readonly Rect[] {
  return room.extent === undefined ? armsOf(room) : [room.extent];
}

/** A room's name within a sentence: "bedroom 2". */
function lowered(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
