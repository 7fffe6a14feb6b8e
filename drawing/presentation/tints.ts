import type { Colour } from "#drawing/sheet/page/sheet.ts";
import type { RoomKind } from "#planner/plan/plan.ts";

export const GROUND: Colour = "#eef2e4";
export const ROAD: Colour = "#dcdcd8";
export const STONE: Colour = "#f4f1ea";
/** A roof on which one looks down: no floor that one comes to. */
export const ROOF: Colour = "#e1e1df";
export const WALL: Colour = "#263842";

const GATHERING = "#f8ecd6";
const SLEEPING = "#e6eef8";
const COOKING = "#fbe5d3";
const WET = "#d9eef0";
const WAYS = "#f3f1ec";
const OPEN = "#e9e6dd";
const STORED = "#efe9e1";
const SACRED = "#fce9b8";
const GREEN = "#dcebd0";

/** The floor of every kind of room: what one does there is seen before a word is read. */
export const TINTS: Readonly<Record<RoomKind, Colour>> = {
  living: GATHERING,
  "living-dining": GATHERING,
  dining: GATHERING,
  family: GATHERING,
  hall: GATHERING,
  "kitchen-dining": COOKING,
  kitchen: COOKING,
  bedroom: SLEEPING,
  "master-bedroom": SLEEPING,
  study: SLEEPING,
  dressing: SLEEPING,
  bath: WET,
  bathroom: WET,
  wc: WET,
  powder: WET,
  utility: WET,
  pooja: SACRED,
  store: STORED,
  foyer: WAYS,
  passage: WAYS,
  stair: WAYS,
  lift: WAYS,
  parking: OPEN,
  garage: STORED,
  porch: OPEN,
  verandah: OPEN,
  balcony: OPEN,
  terrace: OPEN,
  courtyard: GREEN,
  duct: "#e2e2e2",
};
