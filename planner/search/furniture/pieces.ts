import type { FurnitureKind, RoomKind } from "#planner/plan/plan.ts";
import type { Shape } from "#planner/search/furniture/floor.ts";
import { ROOM_TO_LET } from "#planner/search/programme/room-spec.ts";

/** A piece that stands by itself against a wall, and where along it. */
export type Piece = Shape & { readonly kind: FurnitureKind; readonly seat: "corner" | "middle" | "window" };

function piece(
  kind: FurnitureKind,
  [width, depth, clear]: readonly [number, number, number],
  seat: Piece["seat"] = "corner",
  tall = false,
): Piece {
  return { kind, width, depth, clear, seat, tall };
}

/** Shoe racks, the largest first: every house has a place for shoes, few have a foyer (`entrance.ts`). */
export const SHOE_RACKS: readonly Piece[] = [
  piece("shoe-rack", [900, 350, 500]),
  piece("shoe-rack", [900, 300, 450]),
  piece("shoe-rack", [600, 300, 450]),
];

/** Rooms without a file of their own: of each row the first piece that fits (rules: furniture envelopes). */
export const SINGLE_PIECES: Readonly<Partial<Record<RoomKind, readonly (readonly Piece[])[]>>> = {
  pooja: [
    [
      piece("altar", [900, 450, 600], "middle"),
      piece("altar", [600, 400, 500], "middle"),
      piece("altar", [600, 300, 450], "middle"),
    ],
  ],
  study: [
    [piece("desk", [1200, 600, 750], "window"), piece("desk", [1050, 550, 650], "window")],
    [piece("bookshelf", [900, 350, 600], "corner", true)],
  ],
  store: [[piece("shelf", [1200, 400, 600], "corner", true), piece("shelf", [750, 350, 500], "corner", true)]],
  utility: [
    [piece("washing-machine", [600, 600, 600]), piece("washing-machine", [600, 600, 450])],
    [piece("sink", [600, 480, 500], "window"), piece("sink", [450, 400, 450], "window")],
  ],
  dressing: [
    [
      piece("wardrobe", [1500, 600, 650], "corner", true),
      piece("wardrobe", [1050, 600, 600], "corner", true),
      piece("wardrobe", [750, 600, 600], "corner", true),
    ],
  ],
  foyer: [SHOE_RACKS],
};

type Rows = readonly (readonly FurnitureKind[])[];

/** What a room should be furnished with: one piece of each row. The furnishing score is the share of rows that it has. */
export function expectedIn({ kind, label }: { readonly kind: RoomKind; readonly label: string }): Rows {
  return label === ROOM_TO_LET ? IN_ROOM_TO_LET : (EXPECTED[kind] ?? []);
}

const IN_ROOM_TO_LET: Rows = [["bed-queen", "bed-single"], ["wardrobe"], ["dining-table-4", "desk"]];

const EXPECTED: Readonly<Partial<Record<RoomKind, Rows>>> = {
  "master-bedroom": [["bed-king", "bed-queen"], ["wardrobe"], ["dressing-table"]],
  bedroom: [["bed-queen", "bed-single"], ["wardrobe"], ["desk"]],
  bath: [["wc"], ["shower", "bathtub"], ["basin"]],
  bathroom: [["shower", "bathtub"], ["basin"]],
  wc: [["wc"]],
  powder: [["wc"], ["basin"]],
  living: [["sofa-3", "sofa-2"], ["tv-unit"], ["armchair"]],
  "living-dining": [["sofa-3", "sofa-2"], ["tv-unit"], ["dining-table-6", "dining-table-4"]],
  dining: [["dining-table-6", "dining-table-4"]],
  family: [["sofa-3", "sofa-2"], ["tv-unit"]],
  kitchen: [["counter"], ["sink"], ["hob"], ["fridge"]],
  "kitchen-dining": [["counter"], ["sink"], ["hob"], ["fridge"], ["dining-table-6", "dining-table-4"]],
  pooja: [["altar"]],
  study: [["desk"], ["bookshelf"]],
  store: [["shelf"]],
  utility: [["washing-machine"]],
  dressing: [["wardrobe"]],
};
