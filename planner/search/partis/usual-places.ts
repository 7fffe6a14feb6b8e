import type { Place, Places } from "#planner/search/partis/parti.ts";

/** Rooms that every house with its car on the left has in the same place; a parti says what it does otherwise. */
export const CAR_LEFT: Places = {
  parking: [0, 0],
  verandah: [0.8, 0],
  porch: [0.8, 0],
  foyer: [0.6, 0.15],
  living: [0.8, 0.2],
  "living-dining": [0.75, 0.3],
  study: [0.9, 0.3],
};

/** What lies at the front of upper floors. */
export const UPPER_FRONT: Places = {
  balcony: [0.6, 0],
  terrace: [0.2, 0],
  study: [0.9, 0.3],
  store: [0.5, 0.55],
  pooja: [0.5, 0.5],
};

/** Upper bedrooms in their order: the master behind, then the front corners. */
export const FRONT_AND_REAR: readonly Place[] = [
  [0.7, 0.95],
  [0.3, 0.12],
  [0.85, 0.15],
  [0.1, 0.95],
  [0.5, 0.5],
];
