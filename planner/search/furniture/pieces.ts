import type { FurnitureKind, RoomKind } from "#planner/plan/plan.ts";

/** A piece with the floor it needs: `width` along the wall at its back, `clear` free before its front. Millimetres. */
export type Piece = {
  readonly kind: FurnitureKind;
  readonly width: number;
  readonly depth: number;
  readonly clear: number;
  /** Taller than a window's sill. */
  readonly tall: boolean;
  /** Where along its wall it stands best. */
  readonly seat: "corner" | "middle" | "window";
};

function piece(
  kind: FurnitureKind,
  width: number,
  depth: number,
  clear: number,
  seat: Piece["seat"] = "corner",
  tall = false,
): Piece {
  return { kind, width, depth, clear, seat, tall };
}

const WC = piece("wc", 420, 680, 450);
const BASIN = piece("basin", 480, 400, 450);
const SHOWER = piece("shower", 900, 900, 0);
const SMALL_SHOWER = piece("shower", 750, 750, 0);
const QUEEN = piece("bed-queen", 1525, 1980, 550, "middle");
const SINGLE = piece("bed-single", 915, 1905, 450);
const WARDROBE = piece("wardrobe", 1500, 600, 650, "corner", true);

/** What stands in a room of a kind, in the order in which it is placed; of each row the first that fits (rules: furniture envelopes). */
export const FURNISHING: Readonly<Partial<Record<RoomKind, readonly (readonly Piece[])[]>>> = {
  "master-bedroom": [
    [piece("bed-king", 1830, 1980, 600, "middle"), QUEEN],
    [piece("wardrobe", 2100, 600, 700, "corner", true), WARDROBE, piece("wardrobe", 1050, 600, 600, "corner", true)],
    [piece("dressing-table", 900, 450, 600)],
  ],
  bedroom: [
    [QUEEN, SINGLE],
    [WARDROBE, piece("wardrobe", 1050, 600, 600, "corner", true)],
    [piece("desk", 1050, 550, 700, "window")],
  ],
  bath: [[WC], [SHOWER, SMALL_SHOWER], [BASIN]],
  bathroom: [[SHOWER, SMALL_SHOWER], [BASIN]],
  wc: [[WC], [BASIN]],
  powder: [[WC], [BASIN]],
  living: [
    [piece("sofa-3", 2100, 900, 900, "middle"), piece("sofa-2", 1500, 850, 800, "middle")],
    [piece("tv-unit", 1500, 400, 900, "middle")],
    [piece("armchair", 800, 800, 400)],
  ],
  "living-dining": [
    [piece("sofa-3", 2100, 900, 900, "middle"), piece("sofa-2", 1500, 850, 800, "middle")],
    [piece("tv-unit", 1500, 400, 900, "middle")],
  ],
  family: [[piece("sofa-2", 1500, 850, 800, "middle")], [piece("tv-unit", 1200, 400, 800, "middle")]],
  pooja: [[piece("altar", 900, 450, 600, "middle"), piece("altar", 600, 400, 500, "middle")]],
  study: [[piece("desk", 1200, 600, 800, "window")], [piece("bookshelf", 900, 350, 600, "corner", true)]],
  store: [[piece("shelf", 1200, 400, 600, "corner", true), piece("shelf", 750, 350, 500, "corner", true)]],
  utility: [[piece("washing-machine", 600, 600, 600)]],
};
