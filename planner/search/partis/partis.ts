import type { Parti, Place, Places } from "#planner/search/partis/parti.ts";

/** Rooms that every house with its car on the left has in the same place; a parti says what it does otherwise. */
const CAR_LEFT: Places = {
  parking: [0, 0],
  verandah: [0.8, 0],
  porch: [0.8, 0],
  foyer: [0.6, 0.15],
  living: [0.8, 0.2],
  "living-dining": [0.75, 0.3],
  study: [0.9, 0.3],
};

const UPPER_FRONT: Places = {
  balcony: [0.6, 0],
  terrace: [0.2, 0],
  study: [0.9, 0.3],
  store: [0.5, 0.55],
  pooja: [0.5, 0.5],
};

const FRONT_AND_REAR: readonly Place[] = [
  [0.7, 0.95],
  [0.3, 0.12],
  [0.85, 0.15],
  [0.1, 0.95],
  [0.5, 0.5],
];

/**
 * The partis of Indian independent houses on plots of two or three bays, each drawn with the car on the left (the search
 * also tries them mirrored). Read off catalogue plans: see the sources of the profile and the typical room sizes.
 */
export const PARTIS: readonly Parti[] = [
  {
    // Stair against a side wall in the middle; living before it, dining beside it, kitchen and a bedroom behind.
    name: "side-stair-hall",
    stair: { place: [0, 0.5], lengthwise: true },
    ground: {
      ...CAR_LEFT,
      dining: [0.75, 0.5],
      "kitchen-dining": [0.75, 0.6],
      kitchen: [0.1, 0.9],
      utility: [0, 1],
      store: [0.1, 0.75],
      pooja: [0.45, 0.55],
      passage: [0.5, 0.6],
      bath: [0.45, 0.75],
      powder: [0.35, 0.65],
    },
    groundBedrooms: [
      [0.85, 0.95],
      [0.5, 0.95],
      [0.2, 0.9],
    ],
    upper: { ...UPPER_FRONT, family: [0.7, 0.5], passage: [0.6, 0.5], hall: [0.7, 0.5], bath: [0.9, 0.6] },
    upperBedrooms: FRONT_AND_REAR,
  },
  {
    // The same on the living room's side: the car's bay runs back into kitchen and yard, stair behind the living room.
    name: "stair-behind-living",
    stair: { place: [1, 0.5], lengthwise: true },
    ground: {
      ...CAR_LEFT,
      dining: [0.25, 0.55],
      "kitchen-dining": [0.25, 0.6],
      kitchen: [0.1, 0.75],
      utility: [0, 0.95],
      store: [0.1, 0.6],
      pooja: [0.1, 0.45],
      passage: [0.5, 0.65],
      bath: [0.6, 0.8],
      powder: [0.9, 0.75],
    },
    groundBedrooms: [
      [0.9, 1],
      [0.3, 1],
      [0.6, 0.9],
    ],
    upper: { ...UPPER_FRONT, family: [0.25, 0.5], passage: [0.4, 0.5], hall: [0.3, 0.5], bath: [0.1, 0.6] },
    upperBedrooms: [
      [0.3, 0.95],
      [0.75, 0.12],
      [0.1, 0.15],
      [0.9, 0.95],
      [0.5, 0.5],
    ],
  },
  {
    // The stair lies across the house, right behind car and living room: the rear half is quiet.
    name: "cross-stair",
    stair: { place: [0, 0.48], lengthwise: false },
    ground: {
      ...CAR_LEFT,
      dining: [0.8, 0.5],
      "kitchen-dining": [0.8, 0.55],
      kitchen: [0.9, 0.8],
      utility: [1, 1],
      store: [0.6, 0.75],
      pooja: [0.9, 0.4],
      passage: [0.4, 0.68],
      bath: [0.4, 0.75],
      powder: [0.4, 0.7],
    },
    groundBedrooms: [
      [0.15, 0.95],
      [0.5, 0.95],
      [0.9, 0.95],
    ],
    upper: { ...UPPER_FRONT, family: [0.8, 0.5], passage: [0.6, 0.5], hall: [0.7, 0.5], bath: [0.5, 0.72] },
    upperBedrooms: FRONT_AND_REAR,
  },
  {
    // Stair at the rear: one large social room from the road to the stair, service beside it.
    name: "rear-stair",
    stair: { place: [0, 1], lengthwise: true },
    ground: {
      ...CAR_LEFT,
      dining: [0.5, 0.6],
      "kitchen-dining": [0.6, 0.7],
      kitchen: [0.9, 0.95],
      utility: [0.6, 1],
      store: [0.1, 0.65],
      pooja: [0.1, 0.5],
      passage: [0.4, 0.8],
      bath: [0.2, 0.7],
      powder: [0.4, 0.9],
    },
    groundBedrooms: [
      [0.85, 0.95],
      [0.9, 0.55],
      [0.2, 0.6],
    ],
    upper: { ...UPPER_FRONT, family: [0.4, 0.7], passage: [0.4, 0.75], hall: [0.4, 0.7], bath: [0.8, 0.6] },
    upperBedrooms: [
      [0.85, 0.95],
      [0.2, 0.12],
      [0.8, 0.15],
      [0.1, 0.5],
      [0.9, 0.5],
    ],
  },
  {
    // Stair across the rear wall, for short plots: everything before it is one room deep on each side.
    name: "rear-cross-stair",
    stair: { place: [0, 1], lengthwise: false },
    ground: {
      ...CAR_LEFT,
      dining: [0.7, 0.6],
      "kitchen-dining": [0.8, 0.7],
      kitchen: [0.95, 0.95],
      utility: [0.9, 1],
      store: [0.1, 0.7],
      pooja: [0.2, 0.6],
      passage: [0.5, 0.8],
      bath: [0.8, 1],
      powder: [0.8, 1],
    },
    groundBedrooms: [
      [0.2, 0.75],
      [0.9, 0.7],
      [0.5, 0.7],
    ],
    upper: { ...UPPER_FRONT, family: [0.6, 0.7], passage: [0.6, 0.8], hall: [0.6, 0.7], bath: [0.9, 0.9] },
    upperBedrooms: [
      [0.2, 0.6],
      [0.8, 0.12],
      [0.2, 0.1],
      [0.9, 0.6],
      [0.5, 0.5],
    ],
  },
  {
    // Stair at the road beside the car: its tower stands in the front, the floor may be let later by its own door.
    name: "front-stair",
    stair: { place: [0, 0.1], lengthwise: true },
    ground: {
      ...CAR_LEFT,
      parking: [1, 0],
      verandah: [0.4, 0],
      living: [0.5, 0.25],
      "living-dining": [0.5, 0.4],
      dining: [0.5, 0.55],
      "kitchen-dining": [0.6, 0.6],
      kitchen: [0.1, 0.75],
      utility: [0, 0.95],
      store: [0.2, 0.6],
      pooja: [0.9, 0.45],
      passage: [0.5, 0.7],
      bath: [0.6, 0.8],
      powder: [0.1, 0.55],
    },
    groundBedrooms: [
      [0.9, 0.95],
      [0.5, 0.95],
      [0.1, 0.95],
    ],
    upper: { ...UPPER_FRONT, family: [0.4, 0.4], passage: [0.4, 0.45], hall: [0.4, 0.4], bath: [0.4, 0.7] },
    upperBedrooms: [
      [0.8, 0.95],
      [0.8, 0.15],
      [0.1, 0.9],
      [0.9, 0.6],
      [0.5, 0.6],
    ],
  },
  {
    // Between party walls: stair against one wall, a duct against the other in the middle; dining, kitchen and baths look into it.
    name: "duct-court",
    stair: { place: [0, 0.45], lengthwise: true },
    court: { kind: "duct", place: [1, 0.6] },
    ground: {
      ...CAR_LEFT,
      dining: [0.75, 0.45],
      "kitchen-dining": [0.7, 0.6],
      kitchen: [0.3, 0.95],
      utility: [0, 1],
      store: [0.1, 0.75],
      pooja: [0.45, 0.55],
      passage: [0.5, 0.65],
      bath: [0.9, 0.7],
      powder: [0.9, 0.75],
    },
    groundBedrooms: [
      [0.8, 1],
      [0.3, 0.95],
      [0.6, 0.9],
    ],
    upper: { ...UPPER_FRONT, family: [0.5, 0.5], passage: [0.5, 0.5], hall: [0.5, 0.5], bath: [0.9, 0.7] },
    upperBedrooms: FRONT_AND_REAR,
  },
  {
    // A court open to the sky in the middle, as in the houses of Kerala and Tamil Nadu: every room has a second side to it.
    name: "courtyard",
    stair: { place: [0, 0.55], lengthwise: true },
    court: { kind: "courtyard", place: [0.5, 0.5] },
    leastWidth: 8600,
    ground: {
      ...CAR_LEFT,
      living: [0.7, 0.12],
      "living-dining": [0.7, 0.2],
      dining: [0.95, 0.55],
      "kitchen-dining": [0.95, 0.6],
      kitchen: [0.95, 0.9],
      utility: [1, 1],
      store: [0.75, 0.95],
      pooja: [0.9, 0.35],
      passage: [0.5, 0.7],
      bath: [0.3, 0.95],
      powder: [0.1, 0.35],
    },
    groundBedrooms: [
      [0.1, 0.95],
      [0.5, 0.95],
      [0.1, 0.8],
    ],
    upper: { ...UPPER_FRONT, family: [0.5, 0.3], passage: [0.35, 0.5], hall: [0.4, 0.35], bath: [0.3, 0.95] },
    upperBedrooms: [
      [0.1, 0.95],
      [0.95, 0.3],
      [0.9, 0.95],
      [0.1, 0.15],
      [0.9, 0.6],
    ],
  },
  {
    // A hall in the middle from the entrance to the stair at the rear, rooms on both sides of it: wide plots.
    name: "central-hall",
    stair: { place: [0.5, 1], lengthwise: true },
    leastWidth: 8600,
    ground: {
      ...CAR_LEFT,
      verandah: [0.5, 0],
      living: [0.5, 0.2],
      "living-dining": [0.5, 0.4],
      dining: [0.5, 0.6],
      "kitchen-dining": [0.9, 0.7],
      kitchen: [0.95, 0.75],
      utility: [1, 1],
      store: [0.9, 0.95],
      pooja: [0.9, 0.5],
      passage: [0.4, 0.6],
      bath: [0.1, 0.7],
      powder: [0.1, 0.55],
    },
    groundBedrooms: [
      [0.1, 0.95],
      [0.9, 0.15],
      [0.1, 0.5],
    ],
    upper: {
      ...UPPER_FRONT,
      balcony: [0.5, 0],
      family: [0.5, 0.5],
      passage: [0.5, 0.6],
      hall: [0.5, 0.5],
      bath: [0.1, 0.55],
    },
    upperBedrooms: [
      [0.1, 0.95],
      [0.9, 0.15],
      [0.95, 0.95],
      [0.1, 0.15],
      [0.9, 0.55],
    ],
  },
];
