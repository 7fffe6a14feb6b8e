/**
 * What tradition makes of a piece against a side of a room, by the direction of that side: 0 for the best, 1 for the worst, more for beds' heads in strict
 * vastu. Sides: 0 front, 1 right, 2 rear, 3 left.
 */
export type SideCost = (side: number) => number;
/**
 * How a household lives: what tradition says of beds' heads and of altars, by the side that they stand against; the tub that households of the region bathe
 * in, null for none; and how many sit down at its table.
 */
export type Customs = {
  readonly head: SideCost;
  readonly altar: SideCost;
  readonly tub?: Tub | null;
  readonly diners?: number;
};
/** A tub's size along its wall and off it, mm. */
export type Tub = { readonly length: number; readonly width: number };
