import { BEDROOMS, ROOM_KINDS, type RoomKind } from "#planner/plan/plan.ts";

/** Cost of entering a room from one that must not lead to it. */
export const NO_WAY = 99;

type Ways = Readonly<Partial<Record<RoomKind, number>>>;

const LOBBIES = { passage: 0, hall: 0, family: 0, stair: 0.9 } as const;
/** A way that costs this much or more is only for houses whose rooms are at their least. */
export const LAST_RESORT = 7;
/** A toilet's door in the room where guests sit or one eats is a poor choice; a toilet that all share behind a bedroom is the last resort. */
const TOILET: Ways = {
  ...LOBBIES,
  dining: 2.2,
  "living-dining": 3,
  living: 4,
  foyer: 3,
  bedroom: LAST_RESORT,
  "master-bedroom": LAST_RESORT,
};

/** From which rooms a room may be entered, and how much worse that is than the best way. */
const WAYS: Readonly<Partial<Record<RoomKind, Ways>>> = {
  bedroom: { ...LOBBIES, dining: 0.3, "living-dining": 0.8, living: 0.9, "kitchen-dining": 2.5, foyer: 2 },
  "master-bedroom": { ...LOBBIES, dining: 0.4, "living-dining": 1, living: 1.2, "kitchen-dining": 2.5, foyer: 2.5 },
  kitchen: { dining: 0, "living-dining": 0, living: 1, passage: 0.3, hall: 0.3, family: 0.3, stair: 2.5 },
  utility: { kitchen: 0, "kitchen-dining": 0, passage: 2, hall: 2, dining: 2.5, family: 2.5, stair: 3 },
  store: { kitchen: 0, "kitchen-dining": 0, utility: 0.5, ...LOBBIES, dining: 0.8, "living-dining": 1.5, living: 2.5 },
  garage: {
    ...LOBBIES,
    utility: 0,
    foyer: 0.2,
    kitchen: 0.8,
    "kitchen-dining": 0.8,
    store: 1,
    dining: 1.5,
    "living-dining": 2,
    living: 2,
  },
  pooja: { ...LOBBIES, dining: 0, living: 0, "living-dining": 0, foyer: 0.2, "kitchen-dining": 0.5 },
  study: { ...LOBBIES, living: 0, dining: 0.3, "living-dining": 0, foyer: 0.2 },
  bath: TOILET,
  bathroom: TOILET,
  wc: TOILET,
  powder: { ...LOBBIES, foyer: 0.5, dining: 1, "living-dining": 1.2, living: 1.5 },
  balcony: {
    bedroom: 0.2,
    "master-bedroom": 0,
    family: 0,
    hall: 0,
    living: 0,
    "living-dining": 0,
    study: 1,
    passage: 1.5,
    stair: 3,
  },
  terrace: { ...LOBBIES, bedroom: 0.8, "master-bedroom": 0.8, study: 1, living: 0, "living-dining": 0 },
  courtyard: { ...LOBBIES, living: 0, dining: 0, "living-dining": 0 },
};

/** Rooms that no door need lead to: open to the road or the sky; and the stair, which one walks through or enters from outside. */
export const NOT_ENTERED: readonly RoomKind[] = ["parking", "duct", "verandah", "porch", "stair"];

const N = ROOM_KINDS.length;

export const KIND_INDEX: Readonly<Record<RoomKind, number>> = Object.fromEntries(
  ROOM_KINDS.map((kind, index) => [kind, index]),
) as Record<RoomKind, number>;

/** Cost of entering room kind `to` from room kind `from`, flat: [to * kinds + from]. */
const COSTS: Float64Array = entryCosts();

function entryCosts(): Float64Array {
  const table = new Float64Array(N * N).fill(NO_WAY);
  for (const [to, ways] of Object.entries(WAYS)) {
    for (const [from, cost] of Object.entries(ways)) {
      table[KIND_INDEX[to as RoomKind] * N + KIND_INDEX[from as RoomKind]] = cost;
    }
  }
  return table;
}

type Entered = { readonly kind: RoomKind; readonly through: boolean };

/** Cost of entering one room of a house from another: as in `WAYS`, but from a kitchen that one walks through a bedroom may open, as the last resort. */
export function entryCost(to: Pick<Entered, "kind">, from: Entered): number {
  return BEDROOMS.includes(to.kind) && from.kind === "kitchen" && from.through
    ? LAST_RESORT
    : (COSTS[KIND_INDEX[to.kind] * N + KIND_INDEX[from.kind]] as number);
}
