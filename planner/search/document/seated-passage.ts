import type { Furniture, FurnitureKind } from "#planner/plan/plan.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { LOBBY, STANDARDS } from "#planner/search/programme/standards.ts";

const SEATS: readonly FurnitureKind[] = ["sofa-3", "sofa-2", "armchair"];

/** What a passage is called that came out so wide that one sits in it: a lounge before a screen, else a lobby; null where nobody sits. */
export function seatedLabel({ id, kind, apart }: RoomSpec, furniture: readonly Furniture[]): string | null {
  if (kind !== "passage" || apart !== null) return null;
  const pieces = furniture.filter(({ room }) => room === id).map((piece) => piece.kind);
  if (pieces.includes("tv-unit")) return STANDARDS.family.label;
  return pieces.some((piece) => SEATS.includes(piece)) ? LOBBY : null;
}
