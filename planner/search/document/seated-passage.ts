import type { Furniture, FurnitureKind } from "#planner/plan/plan.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { LOBBY } from "#planner/search/programme/standards.ts";

const SEATS: readonly FurnitureKind[] = ["sofa-3", "sofa-2", "armchair"];

/** What a passage is called that came out so wide that one sits in it: a lobby, as it has not the light of a lounge; null where nobody sits. */
export function seatedLabel({ id, kind, apart }: RoomSpec, furniture: readonly Furniture[]): string | null {
  if (kind !== "passage" || apart !== null) return null;
  return furniture.some((piece) => piece.room === id && SEATS.includes(piece.kind)) ? LOBBY : null;
}
