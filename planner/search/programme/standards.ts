import type { RoomKind } from "#planner/plan/plan.ts";

/** How daylight or air must reach a room. */
export type Light = "habitable" | "kitchen" | "wet" | "none";

/** What a passage is called that rooms lie about, or in which one sits. */
export const LOBBY = "Lobby";

/** Areas of rooms of a part to let, as in a small flat, m2. */
export const TO_LET: Readonly<Partial<Record<RoomKind, readonly [least: number, ideal: number, most: number]>>> = {
  "living-dining": [9.7, 12, 17],
  bedroom: [8.6, 9.6, 12],
  kitchen: [5.1, 5.6, 7.5],
  bath: [2.9, 3.3, 4.2],
};

/** Rooms where the household meets: all their areas, the least and the most too, grow with the family. */
export const GROWING: readonly RoomKind[] = ["living", "living-dining", "dining", "kitchen-dining"];

/** The factor by which they grow: a twentieth for each person beyond the number of bedrooms plus two. */
export function growth(people: number): number {
  return Math.max(0.85, Math.min(1.4, 1 + 0.05 * people));
}

/**
 * How a room of a kind is drawn where space is ample: areas m2, widths mm, aspect long over short. From catalogue plans of Indian independent houses
 * (rules: typical room sizes); legal minima come from the profile.
 */
export type Standard = {
  readonly label: string;
  readonly least: number;
  readonly ideal: number;
  readonly most: number;
  readonly width: number;
  readonly aspect: number;
  readonly light: Light;
  /** One may walk through it to other rooms. */
  readonly through: boolean;
  readonly wet: boolean;
};

function standard(
  label: string,
  [least, ideal, most]: readonly [number, number, number],
  width: number,
  aspect: number,
  light: Light = "none",
  flags: "through" | "wet" | "" = "",
): Standard {
  return { label, least, ideal, most, width, aspect, light, through: flags === "through", wet: flags === "wet" };
}

export const STANDARDS: Readonly<Record<RoomKind, Standard>> = {
  living: standard("Living", [10.5, 18, 34], 2900, 1.6, "habitable", "through"),
  "living-dining": standard("Living / dining", [15, 26, 46], 3000, 1.9, "habitable", "through"),
  dining: standard("Dining", [7.6, 11, 20], 2500, 1.6, "habitable", "through"),
  kitchen: standard("Kitchen", [5.4, 8.5, 14], 2100, 1.7, "kitchen"),
  "kitchen-dining": standard("Kitchen / dining", [10.5, 16, 26], 2600, 1.8, "kitchen", "through"),
  bedroom: standard("Bedroom", [8.6, 11.8, 20], 2750, 1.5, "habitable"),
  "master-bedroom": standard("Master bedroom", [10.6, 14.8, 24], 3000, 1.5, "habitable"),
  bath: standard("Toilet", [2.9, 3.8, 6.2], 1300, 2.1, "wet", "wet"),
  bathroom: standard("Bath", [1.9, 2.6, 4], 1200, 2.1, "wet", "wet"),
  wc: standard("WC", [1.3, 1.7, 2.4], 950, 2, "wet", "wet"),
  powder: standard("Powder room", [1.6, 2.1, 3.2], 1050, 2, "wet", "wet"),
  pooja: standard("Pooja", [1.3, 2.2, 4.5], 1050, 1.6),
  study: standard("Study", [5.2, 7.4, 13], 2100, 1.6, "habitable"),
  store: standard("Store", [1.6, 2.8, 6], 1000, 2),
  utility: standard("Utility", [1.8, 3.2, 7], 1150, 2.4, "wet", "wet"),
  dressing: standard("Dressing", [2, 3.4, 7], 1300, 2.2),
  foyer: standard("Foyer", [1.8, 3, 7], 1250, 2, "none", "through"),
  passage: standard("Passage", [1.2, 5, 9], 1000, 12, "none", "through"),
  stair: standard("Staircase", [8, 8.4, 12], 2100, 3),
  lift: standard("Lift", [2.2, 2.6, 4], 1400, 1.5),
  hall: standard("Hall", [4, 7.5, 16], 1800, 2.2, "none", "through"),
  family: standard("Family lounge", [8, 12.5, 30], 2500, 1.8, "habitable", "through"),
  garage: standard("Garage", [18, 19.5, 24], 3000, 1.9),
  parking: standard("Car parking", [13, 14.6, 20], 2500, 2.2),
  porch: standard("Porch", [2, 5, 14], 1200, 4, "none"),
  verandah: standard("Sit-out", [2, 4.6, 12], 1200, 3.4, "none"),
  balcony: standard("Balcony", [2.2, 4.6, 12], 1050, 4.5),
  terrace: standard("Open terrace", [3, 12, 90], 1500, 4),
  courtyard: standard("Courtyard", [4.5, 7, 14], 1800, 1.8),
  duct: standard("Duct (open to sky)", [2.8, 3, 5], 1200, 2.4),
};
