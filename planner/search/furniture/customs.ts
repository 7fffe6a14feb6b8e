/** 0 for what stands against a side of a room to look to the best quarter, 1 for the worst. */
export type SideCost = (side: number) => number;
/** What tradition says of beds' heads and of altars, by the side that they stand against, and the tub that a household bathes in, null for none. */
export type Customs = { readonly head: SideCost; readonly altar: SideCost; readonly tub?: Tub | null };
/** A tub along its wall and off it, mm. */
export type Tub = { readonly length: number; readonly width: number };
